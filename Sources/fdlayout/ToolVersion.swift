/// The version of the tool.
enum ToolVersion {
    /// The version number of the release.
    static let number = "0.2.0"

    /// The text that `--version` prints. Builds without optimisation, which are neither tested nor released, are marked
    /// as debug builds.
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
