/// The version of the tool.
enum ToolVersion {
    /// The number of the release.
    static let number = "0.2.0"

    /// What `--version` prints: a build without optimisation says so, as it is neither tested nor released.
    static var text: String {
        var isDebugBuild = false
        assert(
            {
                isDebugBuild = true
                return true
            }())
        return isDebugBuild ? number + " (debug build)" : number
    }
}
