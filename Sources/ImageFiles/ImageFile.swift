import Foundation

/// The size of an image file, determined from its content.
public struct ImageFile: Hashable, Sendable {
    /// The width in pixels, after the EXIF orientation is applied.
    public let pixelWidth: Int
    /// The height in pixels, after the EXIF orientation is applied.
    public let pixelHeight: Int
    /// Whether the file is a drawing that can be decoded in any size, such as one in SVG or PDF. Its size in pixels is
    /// then its size in points.
    public let isScalable: Bool

    /// Reads the size of an image in PDF or any format that gdk-pixbuf supports, regardless of the file's extension.
    ///
    /// Only the beginning of the file is read. The cost therefore does not depend on the number of pixels that the file
    /// declares, but damage after the header is not detected. The EXIF orientation of a JPEG file is applied. A PDF file
    /// is searched for the size of its first page.
    ///
    /// - Throws: ``ImageFileError`` with the path and the reason when the file cannot be opened or is not an image in a
    ///   supported format.
    public init(contentsOfFile path: String) throws(ImageFileError) {
        guard let size = try Self.size(ofFile: path), let data = Self.contents(path, size: size) else {
            throw ImageFileError(path: path, reason: "no such file, or not readable")
        }
        if let header = data.withUnsafeBytes(JPEGHeader.init) {
            // Orientations from 5 to 8 exchange width and height (EXIF 2.3).
            let isOnItsSide = (5...8).contains(header.orientation)
            pixelWidth = isOnItsSide ? header.height : header.width
            pixelHeight = isOnItsSide ? header.width : header.height
            isScalable = false
        } else if PDFHeader.begins(data) {
            guard let header = PDFHeader(data) else {
                throw ImageFileError(path: path, reason: "a PDF file whose page size is missing or compressed")
            }
            (pixelWidth, pixelHeight, isScalable) = (header.width, header.height, true)
        } else {
            guard !data.starts(with: [0xFF, 0xD8]), let header = PixbufHeader(data) else {
                throw ImageFileError(path: path, reason: "not an image of a format known here")
            }
            (pixelWidth, pixelHeight, isScalable) = (Int(header.width), Int(header.height), header.isScalable)
        }
        guard pixelWidth > 0, pixelHeight > 0 else {
            throw ImageFileError(path: path, reason: "not an image of a format known here")
        }
    }

    /// The size in bytes of the file at the given path, or `nil` if there is none. Pipes and devices are rejected,
    /// because reading a pipe could block and reading a device might never end.
    ///
    /// - Throws: ``ImageFileError`` if there is something other than a regular file at the path.
    private static func size(ofFile path: String) throws(ImageFileError) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFREG else { throw ImageFileError(path: path, reason: "not a file") }
        return Int(status.st_size)
    }

    /// The bytes of the given file, or `nil` if it cannot be read. The file is mapped into memory, so only the bytes
    /// that are accessed are read. An empty file is not read, because Foundation leaks a buffer for each of them.
    private static func contents(_ path: String, size: Int) -> Data? {
        guard size > 0 else { return Data() }
        return try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    }
}

/// An error in reading an image file.
public struct ImageFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// The reason why the file cannot be read.
    public let reason: String

    /// The path and the reason.
    public var description: String { "\(path): unreadable image: \(reason)" }
}
