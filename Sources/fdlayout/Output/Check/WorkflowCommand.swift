import InterfaceBuilder

/// A result as a workflow command of GitHub's, which becomes an annotation of the line.
struct WorkflowCommand {
    let entry: CheckReport.Entry

    var text: String {
        let file = entry.file.replacingScalars { Self.messageEscapes[$0] ?? Self.propertyEscapes[$0] }
        let message = entry.message.replacingScalars { Self.messageEscapes[$0] }
        return "::\(name) file=\(file),line=\(entry.line),title=\(entry.rule)::\(message)\n"
    }

    private var name: String { entry.level == .note ? "notice" : entry.level.rawValue }

    private static let messageEscapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]

    /// What ends a property, and is escaped there only.
    private static let propertyEscapes: [Unicode.Scalar: String] = [":": "%3A", ",": "%2C"]
}
