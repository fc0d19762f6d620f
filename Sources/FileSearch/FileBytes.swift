import Foundation

/// The bytes of files.
package enum FileBytes {
    /// The bytes of the file at the given path, or `nil` if it cannot be read.
    ///
    /// Foundation's functions that read a whole file leak a buffer of 4096 bytes for each empty file on Linux (Swift
    /// 6.2), so a file whose size is 0 is read through a handle. Such a file may have contents, as those in /proc.
    package static func ofFile(atPath path: String) -> Data? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 else {
            return FileManager.default.contents(atPath: path)
        }
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        var bytes = Data()
        do {
            while let piece = try file.read(upToCount: 1 << 16), !piece.isEmpty { bytes += piece }
        } catch {
            return nil
        }
        return bytes
    }
}
