internal import CTemplateLayoutPixbuf
import Foundation

/// The size of an image file, determined from its content.
public struct ImageFile: Hashable, Sendable {
    /// The width in pixels, in the image's orientation.
    public let pixelWidth: Int
    /// The height in pixels, in the image's orientation.
    public let pixelHeight: Int

    /// Reads the size of an image in any format that gdk-pixbuf supports, regardless of the file's extension.
    ///
    /// Only the beginning of the file is read, so the cost does not depend on the number of pixels that the file
    /// declares, and damage after the header is not detected. The EXIF orientation of a JPEG file is applied.
    ///
    /// - Throws: ``ImageFileError`` with the path and the reason when the file cannot be opened or is not such an
    ///   image.
    public init(contentsOfFile path: String) throws(ImageFileError) {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw ImageFileError(path: path, reason: "no such file, or not readable")
        }
        try? file.close()
        var (width, height): (Int32, Int32) = (0, 0)
        guard let format = gdk_pixbuf_get_file_info(path, &width, &height), width > 0, height > 0 else {
            throw ImageFileError(path: path, reason: "not an image of a format known here")
        }
        let isJPEG = gdk_pixbuf_format_get_name(format).map { name in
            defer { g_free(name) }
            return String(cString: name) == "jpeg"
        }
        // EXIF 2.3, orientation: 5 to 8 are rotated by 90 degrees.
        let isOnItsSide = isJPEG == true && (5...8).contains(Self.orientation(ofJPEGFile: path))
        (pixelWidth, pixelHeight) = isOnItsSide ? (Int(height), Int(width)) : (Int(width), Int(height))
    }

    /// The EXIF orientation of a JPEG file; 1, upright, if it has none.
    ///
    /// gdk-pixbuf reports it when decoding begins, here at the smallest possible size.
    private static func orientation(ofJPEGFile path: String) -> Int {
        guard let loader = gdk_pixbuf_loader_new(), let file = FileHandle(forReadingAtPath: path) else { return 1 }
        defer {
            gdk_pixbuf_loader_close(loader, nil)
            g_object_unref(loader)
            try? file.close()
        }
        gdk_pixbuf_loader_set_size(loader, 1, 1)
        while gdk_pixbuf_loader_get_pixbuf(loader) == nil {
            guard let data = try? file.read(upToCount: 1 << 14), !data.isEmpty else { return 1 }
            let isAccepted = data.withUnsafeBytes {
                gdk_pixbuf_loader_write(loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), nil)
            }
            guard isAccepted != 0 else { break }
        }
        let option = gdk_pixbuf_loader_get_pixbuf(loader).flatMap { gdk_pixbuf_get_option($0, "orientation") }
        return option.flatMap { Int(String(cString: $0)) } ?? 1
    }
}

/// An error in reading an image file.
public struct ImageFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// The reason why it cannot be read.
    public let reason: String

    /// The path and the reason.
    public var description: String { "\(path): unreadable image: \(reason)" }
}
