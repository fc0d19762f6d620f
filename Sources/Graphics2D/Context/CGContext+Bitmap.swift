internal import CTemplateLayoutCairo
import Foundation

// Contexts whose pixels a program can read and write.
extension CGContext {
    /// Creates a context for a bitmap, with the origin at the bottom left; `nil` if the format is not supported, the
    /// width or height is not from 1 to 20 000 pixels, rows are too short or longer than 1 GiB, or memory cannot be
    /// allocated.
    ///
    /// The supported formats are colours of 32 bits, whose opacity is premultiplied or unused, greys of 8 bits, and
    /// opacities of 8 bits.
    ///
    /// - Parameters:
    ///   - data: the memory of the bitmap, in rows from the top, which must exist as long as the context. It contains
    ///     the initial pixels. The drawn pixels are written to it after each drawing operation outside of transparency
    ///     layers. If it is `nil`, the context has memory of its own (``data``).
    ///   - bytesPerRow: the number of bytes from one row to the next. If `data` is `nil`, 0 stands for the least
    ///     number.
    ///   - space: the colour space, which determines only the number of components.
    ///   - bitmapInfo: the raw values of a `CGImageAlphaInfo` and a `CGImageByteOrderInfo`.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let (info, components) = (CGBitmapInfo(rawValue: bitmapInfo), space.numberOfComponents)
        let format = BitmapFormat(
            info, components: components, bitsPerComponent: bitsPerComponent,
            bitsPerPixel: BitmapFormat.bitsPerContextPixel(info, components: components))
        guard let format, format.isPremultiplied, let surface = PixelSurface(width: width, height: height) else {
            return nil
        }
        let length = bytesPerRow == 0 && data == nil ? width * format.bytesPerPixel : bytesPerRow
        guard length >= width * format.bytesPerPixel, length <= 1 << 30, let cairo = cairo_create(surface.cairo) else {
            return nil
        }
        let bitmap = ContextBitmap(format, memory: data, bytesPerRow: length, height: height, components: components)
        bitmap.load(into: surface)
        self.init(
            cairo: cairo, surface: surface, pixelSize: CGSize(width: width, height: height), scale: 1, isFlipped: false,
            bitmap: bitmap)
        cairo_translate(cairo, 0, Double(height))
        cairo_scale(cairo, 1, -1)
    }

    /// The memory with the pixels, in rows from the top; `nil` if the context draws a document.
    public var data: UnsafeMutableRawPointer? {
        guard let bitmap, let surface else { return nil }
        return bitmap.memory(showing: surface)
    }

    /// The number of bytes from one row of ``data`` to the next; 0 if the context draws a document.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
    /// The number of bits per component of ``data``; 0 if the context draws a document.
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
    /// The number of bits per pixel of ``data``; 0 if the context draws a document.
    public var bitsPerPixel: Int { (bitmap?.format.bytesPerPixel ?? 0) * 8 }
    /// The place of the opacity and the byte order in the pixels of ``data``.
    public var bitmapInfo: CGBitmapInfo { bitmap?.format.info ?? [] }
    /// The place of the opacity in the pixels of ``data``.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
    }
    /// The colour space of the pixels; `nil` if the context draws a document.
    public var colorSpace: CGColorSpace? { bitmap.map { CGColorSpace(numberOfComponents: $0.components) } }
}
