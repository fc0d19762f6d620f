internal import CTemplateLayoutPixbuf
import Foundation

/// The size of an image file, found by its content.
public struct ImageFile: Hashable, Sendable {
    /// The width in pixels, as the image is meant to be seen.
    public let pixelWidth: Int
    /// The height in pixels, as the image is meant to be seen.
    public let pixelHeight: Int

    /// Reads an image of any format that gdk-pixbuf knows, whatever the file's name ends in.
    ///
    /// The whole image is decoded, so that a damaged one is noticed; a rotation that the file asks for
    /// (EXIF) is applied.
    /// - Throws: ``ImageFileError`` with the path and gdk-pixbuf's reason.
    public init(contentsOfFile path: String) throws(ImageFileError) {
        var error: UnsafeMutablePointer<GError>?
        guard let pixbuf = gdk_pixbuf_new_from_file(path, &error) else {
            throw ImageFileError(path: path, taking: error)
        }
        defer { ctemplatelayout_unref_pixbuf(pixbuf) }
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let orientation = gdk_pixbuf_get_option(pixbuf, "orientation").map { String(cString: $0) }
        // EXIF 2.3, orientation: 5 to 8 lie on their side.
        let isOnItsSide = ["5", "6", "7", "8"].contains(orientation)
        (pixelWidth, pixelHeight) = isOnItsSide ? (height, width) : (width, height)
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

    init(path: String, taking error: UnsafeMutablePointer<GError>?) {
        self.path = path
        guard let error else {
            reason = "unknown reason"
            return
        }
        defer { g_error_free(error) }
        reason = String(cString: error.pointee.message)
    }
}
