import Foundation

/// Drawings in PDF, which the program `pdftocairo` of poppler decodes. poppler is under the GPL, so it is not linked.
package enum PDFDrawing {
    /// The largest number of seconds of processor time, and of kilobytes of memory, that the program may use for a file.
    private static let limits = (seconds: 10, kilobytes: 2_000_000)

    /// Whether the file at a path begins as a PDF file.
    package static func isPDF(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        return (try? file.read(upToCount: 5)) == Data("%PDF-".utf8)
    }

    /// Whether the program is in one of the folders of `PATH`.
    package static var canDecode: Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: $0 + "/pdftocairo")
        }
    }

    /// Returns the first page as a PNG file without a background, scaled to a size in pixels; `nil` if the program is
    /// not installed or cannot decode the file.
    static func png(ofFile path: String, width: Int, height: Int) -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "ulimit -t \(limits.seconds); ulimit -v \(limits.kilobytes); exec pdftocairo \"$@\"", "sh", "-png",
            "-singlefile", "-transp", "-cropbox", "-scale-to-x", "\(width)", "-scale-to-y", "\(height)",
            URL(fileURLWithPath: path).path, "-",
        ]
        let output = Pipe()
        (process.standardInput, process.standardOutput, process.standardError) = (
            FileHandle.nullDevice, output, FileHandle.nullDevice
        )
        do { try process.run() } catch { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 && !data.isEmpty ? data : nil
    }
}
