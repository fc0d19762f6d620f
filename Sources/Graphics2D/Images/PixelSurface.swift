internal import CTemplateLayoutCairo
import Foundation

/// Pixels in memory: premultiplied colours of 32 bits, or coverage of 8 bits, in rows from the top.
///
/// Unchecked sendable: a context's surface belongs to the context; that of an image is guarded by the image's lock.
final class PixelSurface: @unchecked Sendable {
    /// What a pixel consists of.
    enum Format {
        /// Blue, green, red and alpha, a byte each, premultiplied.
        case color
        /// Alpha alone.
        case coverage
    }

    /// The largest width and height of a surface, in pixels.
    static let maximumLength = 20_000

    /// cairo's surface, owned.
    let cairo: OpaquePointer
    let width: Int
    let height: Int

    /// Creates a transparent surface; `nil` if a length is not positive or above the limit, or memory is missing.
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

    /// Calls a closure with the bytes, which it may change.
    func withBytes<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result {
        cairo_surface_flush(cairo)
        defer { cairo_surface_mark_dirty(cairo) }
        let bytes = UnsafeMutableBufferPointer(start: cairo_image_surface_get_data(cairo), count: bytesPerRow * height)
        return body(bytes)
    }

    /// A copy of the pixels.
    func copy() -> PixelSurface? {
        guard let copy = PixelSurface(width: width, height: height) else { return nil }
        withBytes { source in copy.withBytes { _ = $0.update(from: source) } }
        return copy
    }

    /// The pixels as a PNG file; `nil` if memory is missing.
    var pngData: Data? {
        var data = Data()
        let write: cairo_write_func_t = { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }
        let status = withUnsafeMutablePointer(to: &data) { cairo_surface_write_to_png_stream(cairo, write, $0) }
        return status == CAIRO_STATUS_SUCCESS ? data : nil
    }
}
