import Foundation

/// A file named on the command line, or standard input, which is named "-".
struct InputFile {
    /// The name in messages and results.
    let name: String
    private let path: String?

    /// More than any input of this tool has, in bytes; what claims more is a device without end.
    private static let largestSize = 1 << 30

    init(argument: String) {
        (name, path) = argument == "-" ? ("<stdin>", nil) : (argument, argument)
    }

    /// Reads all of it.
    ///
    /// - Throws: ``ToolFailure`` when it cannot be opened or read.
    func contents() throws(ToolFailure) -> Data {
        let descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
        guard descriptor >= 0 else { throw failure(errno == ENOENT ? "no such file" : reason) }
        defer { if path != nil { close(descriptor) } }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        var contents = Data()
        do {
            while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty {
                contents += piece
                guard contents.count <= Self.largestSize else { break }
            }
        } catch {
            throw failure(errno == EISDIR ? "is a folder" : reason)
        }
        guard contents.count <= Self.largestSize else { throw failure("larger than \(Self.largestSize) bytes") }
        return contents
    }

    private var reason: String { String(cString: strerror(errno)) }

    private func failure(_ message: String) -> ToolFailure {
        ToolFailure(path: name, message: message, status: 66)
    }
}
