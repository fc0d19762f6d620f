import Foundation
import ImageFiles

/// An image: its size in points, its scale, and the pixels or the symbol that it shows. Immutable.
///
/// Files are decoded when an image is first drawn. Unchecked sendable: all stored properties are constants of sendable
/// types.
open nonisolated class UIImage: NSObject, @unchecked Sendable {
    /// The size in points: pixels divided by the scale.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// What the image shows, and how it is drawn.
    let content: ImageContent
    /// How far the image extends beyond its alignment rectangle; zero by default.
    public let alignmentRectInsets: UIEdgeInsets
    /// The image's orientation, which ``cgImage`` takes into account; ``size`` is that of the upright image.
    public let imageOrientation: Orientation

    /// The file that the image was read from, if any.
    public var path: String? { content.path }
    /// The name of the system's symbol, if the image is one.
    var symbolName: String? { content.symbolName }

    /// Creates an image from its size alone.
    public init(size: CGSize, scale: CGFloat = 1, path: String? = nil) {
        (self.size, self.scale, content) = (size, scale, ImageContent(path: path))
        (alignmentRectInsets, imageOrientation) = (.zero, .up)
    }

    /// Creates one of the system's symbols.
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

    /// Creates another image with the same content.
    convenience init(_ image: UIImage, alignmentRectInsets: UIEdgeInsets, orientation: Orientation) {
        self.init(
            size: image.size, scale: image.scale, content: image.content, alignmentRectInsets: alignmentRectInsets,
            orientation: orientation)
    }

    /// The same image, drawn in another way.
    func with(_ change: (inout ImageContent) -> Void) -> UIImage {
        var content = content
        change(&content)
        return UIImage(
            size: size, scale: scale, content: content, alignmentRectInsets: alignmentRectInsets,
            orientation: imageOrientation)
    }

    /// A PNG file: the one that the image was read from, or else a new one; `nil` if there are no pixels.
    open func pngData() -> Data? { bytes(endings: ["png"]) ?? cgImage?.pngData }

    /// A JPEG file: the one that the image was read from, whatever the quality, or else a new one; `nil` if there are no
    /// pixels.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        bytes(endings: ["jpg", "jpeg"]) ?? cgImage?.jpegData(quality: compressionQuality)
    }

    private func bytes(endings: Set<String>) -> Data? {
        guard let path, endings.contains((path as NSString).pathExtension.lowercased()) else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    /// Creates an image without content.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// Creates an image from a file's bytes; `nil` if they are not an image.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from a file's bytes, at a scale; `nil` if they are not an image.
    public convenience init?(data: Data, scale: CGFloat) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try data.write(to: file)
            let image = try ImageFile(contentsOfFile: file.path)
            let pixels = CGImage(file: file.path, width: image.pixelWidth, height: image.pixelHeight)
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
        let file = try ImageFile(contentsOfFile: path)
        let pixels = CGImage(file: path, width: file.pixelWidth, height: file.pixelHeight)
        self.init(
            size: CGSize(width: CGFloat(file.pixelWidth) / scale, height: CGFloat(file.pixelHeight) / scale),
            scale: scale, content: ImageContent(path: path, pixels: pixels))
    }
}
