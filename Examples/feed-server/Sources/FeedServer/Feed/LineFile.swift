import Foundation

/// The lines of a file or of standard input.
final class LineFile {
    /// An error of reading, with its message.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The name of the file in messages.
    let name: String
    /// The number of the line that was returned last, counted from 1.
    private(set) var number = 0
    private let file: UnsafeMutablePointer<FILE>
    private var buffer: UnsafeMutablePointer<CChar>?
    private var size = 0

    /// Opens a file; `-` is standard input.
    init(path: String) throws(Failure) {
        name = path == "-" ? "<stdin>" : path
        guard let file = fopen(path == "-" ? "/dev/stdin" : path, "r") else { throw Self.failure(name) }
        self.file = file
    }

    deinit {
        free(buffer)
        fclose(file)
    }

    /// The next line, with its terminator; `nil` at the end.
    func next() throws(Failure) -> Data? {
        let length = getline(&buffer, &size, file)
        guard length >= 0 else {
            if ferror(file) != 0 { throw Self.failure(name) }
            return nil
        }
        number += 1
        return buffer.map { Data(bytes: $0, count: length) }
    }

    /// The failure with the reason in `errno`.
    private static func failure(_ name: String) -> Failure {
        let reason =
            switch errno {
            case ENOENT: "no such file"
            case EISDIR: "is a folder"
            case let code: String(cString: strerror(code))
            }
        return Failure(description: "--import: \(name): \(reason)")
    }
}
