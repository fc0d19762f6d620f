internal import CTemplateLayoutPixbuf
import Foundation

/// The size of an image file, found by its content.
public struct ImageFile: Hashable, Sendable {
    /// The width in pixels, as the image is meant to be seen.
    public let pixelWidth: Int
    /// The height in pixels, as the image is meant to be seen.
    public let pixelHeight: Int

    /// Reads the size of an image of any format that gdk-pixbuf knows, whatever the file's name ends in.
    ///
    /// Only the header is read, so the cost does not depend on how many pixels the file claims to have, and damage behind
    /// the header goes unnoticed. A rotation that a JPEG file asks for (EXIF) is applied.
    ///
    /// - Throws: ``ImageFileError`` with the path and the reason when the file cannot be opened or is no such image.
    public init(contentsOfFile path: String) throws(ImageFileError) {
        guard try Self.isFile(path), let data = Self.contents(path) else {
            throw ImageFileError(path: path, reason: "no such file, or not readable")
        }
        if let header = data.withUnsafeBytes(JPEGHeader.init) {
            // EXIF 2.3, orientation: 5 to 8 lie on their side.
            let isOnItsSide = (5...8).contains(header.orientation)
            pixelWidth = isOnItsSide ? header.height : header.width
            pixelHeight = isOnItsSide ? header.width : header.height
        } else {
            var (width, height): (Int32, Int32) = (0, 0)
            guard !data.starts(with: [0xFF, 0xD8]), gdk_pixbuf_get_file_info(path, &width, &height) != nil else {
                throw ImageFileError(path: path, reason: "not an image of a format known here")
            }
            (pixelWidth, pixelHeight) = (Int(width), Int(height))
        }
        guard pixelWidth > 0, pixelHeight > 0 else {
            throw ImageFileError(path: path, reason: "not an image of a format known here")
        }
    }

    /// Whether there is a file, not a pipe, which would be waited for, or a device, which may have no end.
    private static func isFile(_ path: String) throws(ImageFileError) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        guard status.st_mode & S_IFMT == S_IFREG else { throw ImageFileError(path: path, reason: "not a file") }
        return true
    }

    /// A file's bytes, which are read when they are looked at.
    private static func contents(_ path: String) -> Data? {
        try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    }
}

/// An image file that cannot be read.
public struct ImageFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// What is wrong with it.
    public let reason: String

    /// File and reason.
    public var description: String { "\(path): unreadable image: \(reason)" }
}
