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
        // EXIF 2.3, orientation: 5 to 8 lie on their side.
        let isOnItsSide = isJPEG == true && (5...8).contains(Self.orientation(ofJPEGFile: path))
        (pixelWidth, pixelHeight) = isOnItsSide ? (Int(height), Int(width)) : (Int(width), Int(height))
    }

    /// How EXIF says that the image lies; 1, upright, where it says nothing.
    ///
    /// gdk-pixbuf reports this when it begins to decode, at the smallest size that it can.
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

/// An image file that cannot be read.
public struct ImageFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// What is wrong with it.
    public let reason: String

    /// File and reason.
    public var description: String { "\(path): unreadable image: \(reason)" }
}
