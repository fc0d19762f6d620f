import Foundation
import ImageFiles

/// An image as layout uses it: its size in points and its scale. Immutable.
///
/// Unchecked sendable: all stored properties are constants of sendable types.
open nonisolated class UIImage: NSObject, @unchecked Sendable {
    /// The size in points: pixels divided by the scale.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// The file that the image was read from, if any.
    public let path: String?

    /// The name of the system's symbol, if the image is one.
    let symbolName: String?
    /// How far the image extends beyond its alignment rectangle; zero by default.
    public let alignmentRectInsets: UIEdgeInsets
    /// The image's orientation, which ``cgImage`` takes into account; ``size`` is that of the upright image.
    public let imageOrientation: Orientation

    /// Creates an image from its size alone.
    public init(size: CGSize, scale: CGFloat = 1, path: String? = nil) {
        self.size = size
        self.scale = scale
        self.path = path
        (symbolName, alignmentRectInsets, imageOrientation) = (nil, .zero, .up)
    }

    /// Creates one of the system's symbols.
    init(size: CGSize, scale: CGFloat, symbolName: String) {
        (self.size, self.scale, self.symbolName) = (size, scale, symbolName)
        (path, alignmentRectInsets, imageOrientation) = (nil, .zero, .up)
    }

    /// Creates another image with the same content.
    init(_ image: UIImage, alignmentRectInsets: UIEdgeInsets, orientation: Orientation) {
        (size, scale, symbolName, path) = (image.size, image.scale, image.symbolName, image.path)
        (self.alignmentRectInsets, imageOrientation) = (alignmentRectInsets, orientation)
    }

    /// The bytes of the PNG file that the image was read from; `nil` for other images on Linux, because pixels are not
    /// stored.
    open func pngData() -> Data? { bytes(endings: ["png"]) }

    /// The bytes of the JPEG file that the image was read from, whatever the quality; `nil` for other images on Linux.
    open func jpegData(compressionQuality: CGFloat) -> Data? { bytes(endings: ["jpg", "jpeg"]) }

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
            self.init(
                size: CGSize(width: CGFloat(image.pixelWidth) / scale, height: CGFloat(image.pixelHeight) / scale),
                scale: scale)
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
        self.init(
            size: CGSize(width: CGFloat(file.pixelWidth) / scale, height: CGFloat(file.pixelHeight) / scale),
            scale: scale, path: path)
    }
}
