internal import FileSearch
import Foundation
import ImageFiles
internal import Locking
import UIKitLayout

/// The images of an .xcassets folder, by name.
///
/// An image set is a folder `name.imageset` with a Contents.json that assigns a file to each scale. The file for the
/// requested scale is used, or else the one for the highest scale; its size in pixels is divided by the scale of its
/// slot. An image is read when it is first requested.
public final nonisolated class AssetCatalog: ImageSource {
    /// The path of the folder.
    public let path: String
    /// The scale whose files are preferred.
    public let scale: CGFloat
    private let sets: [String: String]
    private let loaded = Locked<[String: UIImage]>([:])

    /// Opens a catalogue.
    ///
    /// - Throws: ``InterfaceBuilderError`` when the folder does not exist.
    public init(contentsOfDirectory path: String, scale: CGFloat = 2) throws(InterfaceBuilderError) {
        self.path = path
        self.scale = scale
        guard FileKind(ofFileAt: path).isFolder else {
            throw InterfaceBuilderError(
                code: .unreadableFile, path: path, line: nil, message: "no such folder, or not readable")
        }
        var found: [String: String] = [:]
        for entry in FolderContents(of: path).entries where entry.name.hasSuffix(".imageset") {
            found[(entry.name as NSString).deletingPathExtension] = path + "/" + entry.path
        }
        sets = found
    }

    /// The names of the images, in alphabetical order.
    public var names: [String] { sets.keys.sorted() }

    /// The image with a name, or `nil` if the catalogue has none. Each image is read once.
    ///
    /// - Throws: ``InterfaceBuilderError``, with the path of the file, when the file cannot be read.
    public func image(named name: String) throws -> UIImage? {
        if let known = loaded.withLock({ $0[name] }) { return known }
        guard let folder = sets[name] else { return nil }
        let image = try read(folder)
        loaded.withLock { $0[name] = image }
        return image
    }

    private func read(_ folder: String) throws(InterfaceBuilderError) -> UIImage {
        let slot = try bestSlot(of: folder)
        do {
            return try UIImage(readingFile: folder + "/" + slot.file, scale: slot.scale)
        } catch {
            throw InterfaceBuilderError(
                code: .unreadableImage, path: folder + "/" + slot.file, line: nil,
                message: "unreadable image: \((error as? ImageFileError)?.reason ?? "\(error)")")
        }
    }

    private nonisolated struct Contents: Decodable {
        nonisolated struct Image: Decodable {
            let filename: String?
            let scale: String?
        }
        let images: [Image]?
    }

    private func bestSlot(of folder: String) throws(InterfaceBuilderError) -> (file: String, scale: CGFloat) {
        let path = folder + "/Contents.json"
        let contents: Contents
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InterfaceBuilderError(code: .unreadableImage, path: path, line: nil, message: "cannot be read")
        }
        do {
            contents = try JSONText.decode(Contents.self, from: data)
        } catch {
            throw InterfaceBuilderError(
                code: .unreadableImage, path: path, line: error.line,
                message: "not a readable list of images: \(error.reason)")
        }
        let slots = (contents.images ?? []).compactMap { image in
            image.filename.map { (file: $0, scale: Self.scale(image.scale)) }
        }
        let best = slots.first { $0.scale == scale } ?? slots.max { $0.scale < $1.scale }
        guard let best else {
            throw InterfaceBuilderError(
                code: .unreadableImage, path: path, line: nil, message: "the image set names no file")
        }
        return best
    }

    /// The scale that a slot names ("2x" is 2), or 1 for a slot without a scale, such as that of a vector image, and for scales
    /// that no screen has.
    private static func scale(_ text: String?) -> CGFloat {
        guard let text, text.hasSuffix("x"), let number = Double(text.dropLast()), (1...16).contains(number)
        else { return 1 }
        return CGFloat(number)
    }
}
