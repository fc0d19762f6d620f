import Foundation
internal import ImageFiles
internal import Locking
import Trapping

/// An image: its size in pixels, and its pixels or the file that contains them. Immutable.
///
/// A file is read when its pixels are first needed. Unchecked sendable: a lock guards the pixels, and all other stored
/// properties are constants.
public final class CGImage: @unchecked Sendable {
    private enum Content {
        case none
        case file(String, isScalable: Bool)
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

    /// Creates an image without pixels, which is drawn as a grey box with a cross.
    package convenience init(width: Int, height: Int) {
        self.init(width: width, height: height, content: .none)
    }

    /// Creates an image from a file, which is read when its pixels are first needed.
    ///
    /// - Parameters:
    ///   - width: the width of the image in the file, in pixels; for a drawing the width in which it is decoded.
    ///   - height: the height of the image in the file, in pixels; for a drawing the height in which it is decoded.
    ///   - isScalable: whether the file is a drawing that can be decoded in any size.
    package convenience init(file: String, width: Int, height: Int, isScalable: Bool = false) {
        self.init(width: width, height: height, content: .file(file, isScalable: isScalable))
    }

    /// Creates an image from the given pixels, which must not be changed from now on.
    convenience init(_ surface: sending PixelSurface) {
        let (width, height) = (surface.width, surface.height)
        self.init(width: width, height: height, content: .pixels(surface))
    }

    /// Whether the image has pixels: false if its file cannot be read. Reads the file.
    package var hasPixels: Bool { withSurface { $0 != nil } }

    /// Calls a closure with the pixels and returns its result. The pixels are `nil` if the image has none. The closure
    /// must not change them.
    func withSurface<Result>(_ body: (PixelSurface?) -> Result) -> Result {
        content.withLock { content in
            if case .file(let path, let isScalable) = content {
                content =
                    ImagePixels.surface(ofFile: path, width: width, height: height, isScalable: isScalable)
                    .map { .pixels($0) } ?? .none
            }
            guard case .pixels(let surface) = content else { return body(nil) }
            return body(surface)
        }
    }

    /// The image as a PNG file; `nil` if there are no pixels.
    package var pngData: Data? { withSurface { $0?.pngData } }

    /// The image as a JPEG file; `nil` if there are no pixels.
    ///
    /// - Parameter quality: the quality of the compression, from 0 to 1.
    package func jpegData(quality: CGFloat) -> Data? { withSurface { $0.flatMap { ImagePixels.jpeg($0, quality) } } }

    /// Returns the red, green, blue and alpha components of a pixel, from 0 to 255 and not premultiplied; `nil` outside
    /// the image, and if the image has no pixels.
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

    /// Returns the part of the image that is inside a rectangle, in pixels; `nil` if the rectangle is outside the
    /// image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let inside = rect.intersection(whole)
        guard !inside.isNull else { return nil }
        let part = inside.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let context = CGContext(
            pixelWidth: Int(limiting: part.width), pixelHeight: Int(limiting: part.height), scale: 1)
        context?.drawUpright(
            self, in: CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height)))
        return context?.makeImage()
    }
}
