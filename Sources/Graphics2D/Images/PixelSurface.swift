internal import CTemplateLayoutCairo
internal import CTemplateLayoutPNG
import Foundation

/// Pixels in memory, in rows from the top: premultiplied colours of 32 bits, or opacities of 8 bits.
///
/// Unchecked sendable: only the context uses the surface of a context, and a lock guards the surface of an image.
final class PixelSurface: @unchecked Sendable {
    /// The components of a pixel.
    enum Format {
        /// Premultiplied blue, green and red, then alpha, one byte each.
        case color
        /// Alpha alone, one byte.
        case coverage
    }

    /// The largest width and height of a surface, in pixels.
    static let maximumLength = 20_000

    /// cairo's surface, owned.
    let cairo: OpaquePointer
    let width: Int
    let height: Int

    /// Creates a transparent surface; `nil` if a length is not positive or is above ``maximumLength``, or if memory is
    /// missing.
    init?(width: Int, height: Int, format: Format = .color) {
        guard width > 0, height > 0, width <= Self.maximumLength, height <= Self.maximumLength else { return nil }
        let kind = format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
        guard let surface = cairo_image_surface_create(kind, Int32(width), Int32(height)) else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        (cairo, self.width, self.height) = (surface, width, height)
    }

    deinit {
        cairo_surface_destroy(cairo)
    }

    /// The number of bytes from one row to the next.
    var bytesPerRow: Int { Int(cairo_image_surface_get_stride(cairo)) }

    /// Calls a closure with the bytes and returns its result. The closure may change the bytes.
    func withBytes<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result {
        cairo_surface_flush(cairo)
        defer { cairo_surface_mark_dirty(cairo) }
        let bytes = UnsafeMutableBufferPointer(start: cairo_image_surface_get_data(cairo), count: bytesPerRow * height)
        return body(bytes)
    }

    /// Returns a copy of a surface of colours; `nil` if memory is missing.
    func copy() -> PixelSurface? {
        guard let copy = PixelSurface(width: width, height: height) else { return nil }
        withBytes { source in copy.withBytes { _ = $0.update(from: source) } }
        return copy
    }

    /// The pixels of a surface of colours as a PNG file; `nil` if memory is missing.
    var pngData: Data? { pngData(level: 2) }

    /// The pixels of a surface of colours as a PNG file; `nil` if memory is missing.
    ///
    /// - Parameter level: the level of the compression, from 1 (fast) to 9 (small).
    func pngData(level: Int32) -> Data? {
        var data = Data()
        let append: png_rw_ptr = { png, bytes, count in
            guard let closure = png_get_io_ptr(png), let bytes else { return }
            closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: count)
        }
        let isEncoded = withBytes { bytes in
            var picture = TlPngPicture(
                pixels: bytes.baseAddress, stride: bytesPerRow, width: UInt32(width), height: UInt32(height),
                level: level)
            return withUnsafeMutablePointer(to: &data) { tl_png_encode(&picture, append, $0) != 0 }
        }
        return isEncoded ? data : nil
    }
}
