/// The version of the tool.
enum ToolVersion {
    /// The version number of the release.
    static let number = "0.2.0"

    /// The text printed by `--version`. It marks unoptimised builds, which are neither tested nor released.
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
