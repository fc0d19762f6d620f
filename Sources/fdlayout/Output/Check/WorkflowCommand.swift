import InterfaceBuilder

/// A result as a GitHub workflow command, which annotates the line. GitHub finds files by their paths relative to the root
/// of the repository.
struct WorkflowCommand {
    let entry: CheckReport.Entry
    /// The root of the repository.
    let root: String

    var text: String {
        let file = (RelativePath.path(of: entry.file, below: root) ?? entry.file).replacingScalars {
            Self.messageEscapes[$0] ?? Self.propertyEscapes[$0]
        }
        let message = entry.message.replacingScalars { Self.messageEscapes[$0] }
        return "::\(name) file=\(file),line=\(entry.line),title=\(entry.rule)::\(message)\n"
    }

    private var name: String { entry.level == .note ? "notice" : entry.level.rawValue }

    private static let messageEscapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]

    /// The escapes of characters that end a property of the command; messages need not escape them.
    private static let propertyEscapes: [Unicode.Scalar: String] = [":": "%3A", ",": "%2C"]
}
