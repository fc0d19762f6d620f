import Foundation

/// The destination of debug messages and warnings about templates.
public nonisolated struct FDDebugLog: Sendable {
    /// The closure that writes a line. It is called for warnings and, while `fd_debugLogEnabled` is set, for debug
    /// messages.
    public var write: @Sendable (String) -> Void

    /// Creates a log that passes its lines to a closure.
    public init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// The log of the current task; it writes to standard error by default.
    @TaskLocal public static var current = FDDebugLog { line in
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    /// The prefix of every line, as in UITableView-FDTemplateLayoutCell.
    static let prefix = "** FDTemplateLayoutCell ** "
}
