import Foundation

/// A file on the command line, or standard input, which is given as "-".
struct InputFile {
    /// The name of the file in messages and results.
    let name: String
    private let path: String?

    /// The largest allowed size of an input, in bytes. A larger input is probably an endless device.
    private static let largestSize = 1 << 30

    init(argument: String) {
        (name, path) = argument == "-" ? ("<stdin>", nil) : (argument, argument)
    }

    /// Reads the whole file. A regular file that is too large is rejected before it is read.
    ///
    /// - Throws: ``ToolFailure`` when the file cannot be opened or read, or is too large.
    func contents() throws(ToolFailure) -> Data {
        let descriptor = try open()
        defer { if path != nil { close(descriptor) } }
        guard Self.regularSize(of: descriptor) <= Self.largestSize else { throw tooLarge }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        var contents = Data()
        do {
            while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty {
                contents += piece
                guard contents.count <= Self.largestSize else { break }
            }
        } catch {
            throw readingFailure
        }
        guard contents.count <= Self.largestSize else { throw tooLarge }
        return contents
    }

    /// The size of an open file in bytes, or 0 if the file is not a regular file, so that its size is not known.
    private static func regularSize(of descriptor: Int32) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
        return Int(status.st_size)
    }

    /// Opens the file for reading.
    ///
    /// - Returns: a descriptor, which the caller closes unless it is that of standard input.
    func open() throws(ToolFailure) -> Int32 {
        let descriptor = path.map { Glibc.open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
        guard descriptor >= 0 else { throw failure(errno == ENOENT ? "no such file" : reason) }
        return descriptor
    }

    /// The failure to read the file, with the reason in `errno`.
    var readingFailure: ToolFailure { failure(errno == EISDIR ? "is a folder" : reason) }

    private var tooLarge: ToolFailure { failure("larger than \(Self.largestSize) bytes") }

    private var reason: String { String(cString: strerror(errno)) }

    private func failure(_ message: String) -> ToolFailure {
        ToolFailure(path: name, message: message, status: 66)
    }
}
