import Foundation
import ImageFiles
internal import Locking
import Trapping

/// An image: its size in points, its scale, and the pixels or the symbol that it shows. Immutable.
///
/// A file is decoded when its pixels are first needed. Unchecked sendable: all stored properties are constants of
/// sendable types.
open nonisolated class UIImage: NSObject, @unchecked Sendable {
    /// The size in points: the number of pixels divided by the scale.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The source of the pixels, and the options with which the image is drawn.
    let content: ImageContent
    /// The distances from the image's edges to the rectangle that constraints align; zero by default.
    public let alignmentRectInsets: UIEdgeInsets
    /// The orientation in which the pixels of ``cgImage`` are shown. ``size`` is the size of the image in this
    /// orientation.
    public let imageOrientation: Orientation

    let accessibility = Locked(ImageAccessibility())

    /// The path of the file that the image was read from; `nil` if there is none.
    public var path: String? { content.path }
    /// The name of the system's symbol that the image shows; `nil` if it shows none.
    var symbolName: String? { content.symbolName }

    /// Creates an image of the given size, in points, whose pixels are those of a file.
    ///
    /// - Parameters:
    ///   - size: the size of the image, in points.
    ///   - scale: the number of pixels per point.
    ///   - path: the path of the image file; if it is `nil`, the image has no pixels.
    public init(size: CGSize, scale: CGFloat = 1, path: String? = nil) {
        (self.size, self.scale, content) = (size, scale, ImageContent(path: path))
        (alignmentRectInsets, imageOrientation) = (.zero, .up)
    }

    /// Creates an image of the system's symbol with the given name, in the given size.
    convenience init(size: CGSize, scale: CGFloat, symbolName: String) {
        self.init(size: size, scale: scale, content: ImageContent(symbolName: symbolName))
    }

    init(
        size: CGSize, scale: CGFloat, content: ImageContent, alignmentRectInsets: UIEdgeInsets = .zero,
        orientation: Orientation = .up
    ) {
        (self.size, self.scale, self.content) = (size, scale, content)
        (self.alignmentRectInsets, imageOrientation) = (alignmentRectInsets, orientation)
    }

    /// Creates an image with everything that another image has.
    package convenience init(copying image: UIImage) {
        self.init(image, alignmentRectInsets: image.alignmentRectInsets, orientation: image.imageOrientation)
    }

    /// Creates an image with the content of `image` and the given insets and orientation.
    convenience init(_ image: UIImage, alignmentRectInsets: UIEdgeInsets, orientation: Orientation) {
        self.init(
            size: image.size, scale: image.scale, content: image.content, alignmentRectInsets: alignmentRectInsets,
            orientation: orientation)
    }

    /// Returns the image with options for drawing that a closure has changed.
    func with(_ change: (inout ImageContent) -> Void) -> UIImage {
        var content = content
        change(&content)
        return UIImage(
            size: size, scale: scale, content: content, alignmentRectInsets: alignmentRectInsets,
            orientation: imageOrientation)
    }

    /// Returns the bytes of the PNG file that the image was read from or, failing that, of a new PNG file; `nil` if the
    /// image has no pixels.
    open func pngData() -> Data? { bytes(endings: ["png"]) ?? cgImage?.pngData }

    /// Returns the bytes of the JPEG file that the image was read from, whatever the quality, or, failing that, of a
    /// new JPEG file; `nil` if the image has no pixels.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        bytes(endings: ["jpg", "jpeg"]) ?? cgImage?.jpegData(quality: compressionQuality)
    }

    private func bytes(endings: Set<String>) -> Data? {
        guard let path, endings.contains((path as NSString).pathExtension.lowercased()) else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    /// Creates an image of size zero.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// Creates an image from the bytes of an image file, with one pixel per point; `nil` if they are not an image.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from the bytes of an image file, with `scale` pixels per point; `nil` if they are not an image.
    public convenience init?(data: Data, scale: CGFloat) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try data.write(to: file)
            let image = try ImageFile(contentsOfFile: file.path)
            let pixels = CGImage(
                file: file.path, width: image.pixelWidth, height: image.pixelHeight, isScalable: image.isScalable)
            guard pixels.hasPixels else { return nil }
            self.init(cgImage: pixels, scale: scale, orientation: .up)
        } catch {
            return nil
        }
    }

    /// Reads an image file; `nil` if it cannot be read. The scale is taken from a name such as `icon@2x.png`.
    public convenience init?(contentsOfFile path: String) {
        let name = (path as NSString).deletingPathExtension
        let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        do {
            try self.init(readingFile: path, scale: scale)
        } catch {
            return nil
        }
    }

    /// Reads an image file of any format, whatever its file name extension.
    ///
    /// - Throws: `ImageFileError` with the path and the reason.
    public convenience init(readingFile path: String, scale: CGFloat) throws {
        try self.init(readingFile: path, scale: scale, drawingScale: scale)
    }

    /// Reads an image file of any format, whatever its file name extension.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels of the file per point.
    ///   - drawingScale: the number of pixels per point in which a file in SVG or PDF is decoded.
    /// - Throws: `ImageFileError` with the path and the reason.
    package convenience init(readingFile path: String, scale: CGFloat, drawingScale: CGFloat) throws {
        let file = try ImageFile(contentsOfFile: path)
        let size = CGSize(width: CGFloat(file.pixelWidth) / scale, height: CGFloat(file.pixelHeight) / scale)
        let density = file.isScalable ? drawingScale : scale
        let pixels = CGImage(
            file: path, width: Int(limiting: (size.width * density).rounded()),
            height: Int(limiting: (size.height * density).rounded()),
            isScalable: file.isScalable)
        self.init(size: size, scale: density, content: ImageContent(path: path, pixels: pixels))
    }
}
