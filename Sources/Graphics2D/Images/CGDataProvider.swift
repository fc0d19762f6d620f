import Foundation

/// Immutable bytes: `NSData` under the name of Core Foundation's type.
public typealias CFData = NSData

/// The source of an image's bytes. Immutable.
public final class CGDataProvider {
    private let bytes: Data

    /// The bytes; never `nil`.
    public var data: CFData? { bytes as NSData }

    /// Creates a source with the given bytes; never `nil`.
    public init?(data: CFData) {
        bytes = data as Data
    }
}

/// The way in which colours that a device cannot show are replaced. It has no effect.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

// The bytes of images. The pixels of all images are given as red, green, blue and alpha, premultiplied.
extension CGImage {
    /// The number of bits per component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes from one row to the next in ``dataProvider``.
    public var bytesPerRow: Int { width * 4 }
    /// The place of the opacity, which is premultiplied, and the byte order in the pixels of ``dataProvider``.
    public var bitmapInfo: CGBitmapInfo { BitmapFormat.rgba.info }
    /// The place of the opacity in the pixels of ``dataProvider``.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// The colour space: red, green and blue in sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// The pixels, in rows from the top; `nil` if the image has none.
    public var dataProvider: CGDataProvider? {
        withSurface { surface in
            guard let surface else { return nil }
            var bytes = Data(count: width * height * 4)
            bytes.withUnsafeMutableBytes { memory in
                guard let start = memory.baseAddress else { return }
                BitmapFormat.rgba.write(surface, to: start, bytesPerRow: bytesPerRow)
            }
            return CGDataProvider(data: bytes as NSData)
        }
    }

    /// Creates an image from bytes, in rows from the top; `nil` if the format is not supported, the width or height is
    /// not from 1 to 20 000 pixels, rows are too short, or there are too few bytes.
    ///
    /// The supported formats are greys of 8 bits, opacities of 8 bits, colours of 24 bits without an opacity, and
    /// colours of 32 bits whose first or last byte contains the opacity or is unused.
    ///
    /// - Parameters:
    ///   - decode: has no effect.
    ///   - shouldInterpolate: has no effect.
    ///   - intent: has no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: [CGFloat]?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let format = BitmapFormat(
            bitmapInfo, components: space.numberOfComponents, bitsPerComponent: bitsPerComponent,
            bitsPerPixel: bitsPerPixel)
        guard let format, let bytes = provider.data, let surface = PixelSurface(width: width, height: height),
            bytesPerRow >= width * format.bytesPerPixel, bytesPerRow <= Int.max / height,
            bytes.length >= bytesPerRow * (height - 1) + width * format.bytesPerPixel
        else { return nil }
        format.read(bytes.bytes, bytesPerRow: bytesPerRow, into: surface)
        self.init(surface)
    }
}
