import Foundation
import ImageFiles

/// An image as layout knows it: its size in points and its scale. Immutable.
///
/// Unchecked sendable: all stored properties are constants of sendable types.
open nonisolated class UIImage: NSObject, @unchecked Sendable {
    /// The size in points: pixels divided by the scale.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// The file that the image was read from.
    public let path: String?

    /// The name of the system's symbol that the image is.
    let symbolName: String?
    /// How far the image reaches beyond the rectangle that constraints place; nothing by default.
    public let alignmentRectInsets: UIEdgeInsets
    /// How the image is turned; a stored value.
    public let imageOrientation: Orientation

    /// Makes an image that is known by its size alone.
    public init(size: CGSize, scale: CGFloat = 1, path: String? = nil) {
        self.size = size
        self.scale = scale
        self.path = path
        (symbolName, alignmentRectInsets, imageOrientation) = (nil, .zero, .up)
    }

    /// Makes one of the system's symbols.
    init(size: CGSize, scale: CGFloat, symbolName: String) {
        (self.size, self.scale, self.symbolName) = (size, scale, symbolName)
        (path, alignmentRectInsets, imageOrientation) = (nil, .zero, .up)
    }

    /// Makes another image of the same content.
    init(_ image: UIImage, alignmentRectInsets: UIEdgeInsets, orientation: Orientation) {
        (size, scale, symbolName, path) = (image.size, image.scale, image.symbolName, image.path)
        (self.alignmentRectInsets, imageOrientation) = (alignmentRectInsets, orientation)
    }

    /// The bytes of a PNG file, if the image was read from one; `nil` for others on Linux, where pixels are not kept.
    open func pngData() -> Data? { bytes(endings: ["png"]) }

    /// The bytes of a JPEG file, if the image was read from one, whatever the quality; `nil` for others on Linux.
    open func jpegData(compressionQuality: CGFloat) -> Data? { bytes(endings: ["jpg", "jpeg"]) }

    private func bytes(endings: Set<String>) -> Data? {
        guard let path, endings.contains((path as NSString).pathExtension.lowercased()) else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    /// Makes an image without content.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// Makes an image of a file's bytes; `nil` if they are no image.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Makes an image of a file's bytes at a scale; `nil` if they are no image.
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

    /// Reads an image file; `nil` if it is unreadable. The scale follows from a name such as `icon@2x.png`.
    public convenience init?(contentsOfFile path: String) {
        let name = (path as NSString).deletingPathExtension
        let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        do {
            try self.init(readingFile: path, scale: scale)
        } catch {
            return nil
        }
    }

    /// Reads an image file of any format, whatever its name ends in.
    ///
    /// - Throws: `ImageFileError` with the path and the reason.
    public convenience init(readingFile path: String, scale: CGFloat) throws {
        let file = try ImageFile(contentsOfFile: path)
        self.init(
            size: CGSize(width: CGFloat(file.pixelWidth) / scale, height: CGFloat(file.pixelHeight) / scale),
            scale: scale, path: path)
    }
}
