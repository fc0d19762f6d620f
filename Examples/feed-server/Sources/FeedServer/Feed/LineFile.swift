import Foundation

/// The lines of a file or of standard input.
final class LineFile {
    private let file: UnsafeMutablePointer<FILE>
    private var buffer: UnsafeMutablePointer<CChar>?
    private var size = 0

    /// Opens a file; `-` is standard input.
    init(path: String) throws {
        guard let file = fopen(path == "-" ? "/dev/stdin" : path, "r") else {
            throw RowImport.Failure(description: "\(path): \(String(cString: strerror(errno)))")
        }
        self.file = file
    }

    deinit {
        free(buffer)
        fclose(file)
    }

    /// The next line, with its terminator; `nil` at the end.
    func next() -> Data? {
        let length = getline(&buffer, &size, file)
        return length < 0 ? nil : buffer.map { Data(bytes: $0, count: length) }
    }
}
