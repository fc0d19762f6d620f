import Foundation
internal import ImageFiles
internal import Locking

/// An image of pixels. Immutable.
///
/// The pixels of a file are read when they are first needed. Unchecked sendable: the lock guards the pixels, all other
/// stored properties are constants.
public final class CGImage: @unchecked Sendable {
    private enum Content {
        case none
        case file(String)
        case pixels(PixelSurface)
    }

    /// The number of pixels per row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    private let content: Locked<Content>

    private init(width: Int, height: Int, content: sending Content) {
        (self.width, self.height) = (width, height)
        self.content = Locked(content)
    }

    /// Creates an image without pixels, which is drawn as a marked box.
    package convenience init(width: Int, height: Int) {
        self.init(width: width, height: height, content: .none)
    }

    /// Creates an image of known size from a file, which is read when the image is first drawn.
    package convenience init(file: String, width: Int, height: Int) {
        self.init(width: width, height: height, content: .file(file))
    }

    /// Creates an image of pixels, which must not be changed from now on.
    convenience init(_ surface: sending PixelSurface) {
        let (width, height) = (surface.width, surface.height)
        self.init(width: width, height: height, content: .pixels(surface))
    }

    /// Whether there are pixels: a file that cannot be read has none. Reads the file.
    package var hasPixels: Bool { withSurface { $0 != nil } }

    /// Calls a closure with the pixels, which it must not change; `nil` if there are none.
    func withSurface<Result>(_ body: (PixelSurface?) -> Result) -> Result {
        content.withLock { content in
            if case .file(let path) = content {
                content = ImagePixels.surface(ofFile: path, width: width, height: height).map { .pixels($0) } ?? .none
            }
            guard case .pixels(let surface) = content else { return body(nil) }
            return body(surface)
        }
    }

    /// The image as a PNG file; `nil` if there are no pixels.
    package var pngData: Data? { withSurface { $0?.pngData } }

    /// The image as a JPEG file; `nil` if there are no pixels.
    ///
    /// - Parameter quality: from 0 to 1.
    package func jpegData(quality: CGFloat) -> Data? { withSurface { $0.flatMap { ImagePixels.jpeg($0, quality) } } }

    /// The colour of a pixel, not premultiplied: red, green, blue and alpha, from 0 to 255; `nil` outside the image.
    package func pixel(x: Int, y: Int) -> [UInt8]? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        return withSurface { surface in
            guard let surface, x < surface.width, y < surface.height else { return nil }
            return surface.withBytes { bytes in
                let at = y * surface.bytesPerRow + x * 4
                let alpha = Int(bytes[at + 3])
                func part(_ byte: UInt8) -> UInt8 {
                    alpha == 0 ? 0 : UInt8(min(255, (Int(byte) * 255 + alpha / 2) / alpha))
                }
                return [part(bytes[at + 2]), part(bytes[at + 1]), part(bytes[at]), UInt8(alpha)]
            }
        }
    }

    /// The part of the image in a rectangle of pixels; `nil` if they do not overlap.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let context = CGContext(pixelWidth: Int(part.width), pixelHeight: Int(part.height), scale: 1)
        context?.drawUpright(
            self, in: CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height)))
        return context?.makeImage()
    }
}
