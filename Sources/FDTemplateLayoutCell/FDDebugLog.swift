import Foundation

/// Where the debug log of template cells goes.
public nonisolated struct FDDebugLog: Sendable {
    /// Called with each line while `fd_debugLogEnabled` is set.
    public var write: @Sendable (String) -> Void

    /// Makes a log that hands its lines to a closure.
    public init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// The log of the current task; it writes to standard error by default.
    @TaskLocal public static var current = FDDebugLog { line in
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    /// What every line begins with, as the original's do.
    static let prefix = "** FDTemplateLayoutCell ** "
}
