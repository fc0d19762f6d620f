internal import CTemplateLayoutCairo
internal import CTemplateLayoutPixbuf
import Foundation

/// Conversion of image files to pixels and of pixels to JPEG files, with gdk-pixbuf.
enum ImagePixels {
    /// The largest number of pixels for which a file is decoded: that of an image of 5000 × 5000 pixels, which takes
    /// 100 MB. There is a limit because a file of a few kilobytes can declare any number of pixels.
    static let maximumCount = 25_000_000

    /// Returns the pixels of a file, turned to the orientation that the file declares; `nil` if the file cannot be read
    /// or has more than ``maximumCount`` pixels.
    ///
    /// - Parameters:
    ///   - width: the width of the image, in pixels: for a drawing the width in which it is decoded, otherwise the width
    ///     that the file declares, which serves only to reject large files before decoding.
    ///   - height: the height of the image, in pixels, for the same purposes.
    ///   - isScalable: whether the file is a drawing that can be decoded in any size.
    static func surface(ofFile path: String, width: Int, height: Int, isScalable: Bool) -> PixelSurface? {
        guard width > 0, height > 0, width <= maximumCount / height else { return nil }
        guard let loaded = isScalable ? drawing(path, width, height) : gdk_pixbuf_new_from_file(path, nil) else {
            return nil
        }
        defer { g_object_unref(gpointer(loaded)) }
        guard let pixbuf = gdk_pixbuf_apply_embedded_orientation(loaded) else { return nil }
        defer { g_object_unref(gpointer(pixbuf)) }
        return surface(of: pixbuf)
    }

    private static func drawing(_ path: String, _ width: Int, _ height: Int) -> OpaquePointer? {
        guard PDFDrawing.isPDF(path) else {
            return gdk_pixbuf_new_from_file_at_scale(path, Int32(width), Int32(height), 0, nil)
        }
        return PDFDrawing.png(ofFile: path, width: width, height: height).flatMap(decoded)
    }

    private static func decoded(_ file: Data) -> OpaquePointer? {
        guard let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(loader) }
        let isRead = file.withUnsafeBytes {
            let bytes = $0.bindMemory(to: UInt8.self)
            return gdk_pixbuf_loader_write(loader, bytes.baseAddress, gsize(bytes.count), nil) != 0
        }
        guard gdk_pixbuf_loader_close(loader, nil) != 0, isRead, let image = gdk_pixbuf_loader_get_pixbuf(loader) else {
            return nil
        }
        return OpaquePointer(g_object_ref(gpointer(image)))
    }

    private static func surface(of pixbuf: OpaquePointer) -> PixelSurface? {
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        guard let surface = PixelSurface(width: width, height: height),
            let source = gdk_pixbuf_read_pixels(pixbuf)
        else { return nil }
        let (sourceStride, stride) = (Int(gdk_pixbuf_get_rowstride(pixbuf)), surface.bytesPerRow)
        let parts = Int(gdk_pixbuf_get_n_channels(pixbuf))
        surface.withBytes { bytes in
            for row in 0..<height {
                for column in 0..<width {
                    let (from, to) = (row * sourceStride + column * parts, row * stride + column * 4)
                    let alpha = parts == 4 ? Int(source[from + 3]) : 255
                    for (place, channel) in [2, 1, 0].enumerated() {
                        bytes[to + place] = UInt8((Int(source[from + channel]) * alpha + 127) / 255)
                    }
                    bytes[to + 3] = UInt8(alpha)
                }
            }
        }
        return surface
    }

    /// Returns the bytes of a JPEG file of the given pixels on a white background; `nil` if gdk-pixbuf cannot create
    /// the file.
    static func jpeg(_ surface: PixelSurface, _ quality: CGFloat) -> Data? {
        var rows = [UInt8](repeating: 255, count: surface.width * surface.height * 3)
        surface.withBytes { bytes in
            for row in 0..<surface.height {
                for column in 0..<surface.width {
                    let (from, to) = (row * surface.bytesPerRow + column * 4, (row * surface.width + column) * 3)
                    for part in 0..<3 { rows[to + part] = bytes[from + 2 - part] &+ (255 - bytes[from + 3]) }
                }
            }
        }
        return rows.withUnsafeBufferPointer { encode($0, surface.width, surface.height, quality) }
    }

    private static func encode(
        _ rows: UnsafeBufferPointer<UInt8>, _ width: Int, _ height: Int, _ quality: CGFloat
    ) -> Data? {
        guard
            let pixbuf = gdk_pixbuf_new_from_data(
                rows.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3), nil, nil)
        else { return nil }
        defer { g_object_unref(gpointer(pixbuf)) }
        var (buffer, size): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
        let percent = String(Int((max(0, min(1, quality)) * 100).rounded()))
        let isSaved = "quality".withCString { key in
            percent.withCString { value in
                var keys = [UnsafeMutablePointer(mutating: key), nil]
                var values = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, nil) != 0
            }
        }
        defer { g_free(buffer) }
        guard isSaved, let buffer else { return nil }
        return Data(bytes: buffer, count: Int(size))
    }
}
