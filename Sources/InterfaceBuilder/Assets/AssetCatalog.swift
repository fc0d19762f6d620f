internal import FileSearch
import Foundation
import ImageFiles
internal import Locking
import UIKitLayout

/// The images in an .xcassets folder, looked up by name.
///
/// An image set is a folder `name.imageset` with a Contents.json that assigns a file to each scale. The file for the
/// requested scale is used or, if there is none, the file for the highest scale. The image's size in points is the
/// file's size in pixels divided by the scale to which the file is assigned. Drawings in SVG and PDF are decoded in the
/// requested scale. An image is read when it is first requested.
public final nonisolated class AssetCatalog: ImageSource {
    /// The path of the .xcassets folder.
    public let path: String
    /// The scale, in pixels per point, whose files are preferred.
    public let scale: CGFloat
    private let sets: [String: String]
    private let loaded = Locked<[String: UIImage]>([:])

    /// Lists the image sets in an .xcassets folder, without reading the images.
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
            let folder = path + "/" + entry.path
            let name = AssetName(ofSetAt: folder)?.text ?? (entry.name as NSString).deletingPathExtension
            found[name] = folder
        }
        sets = found
    }

    /// The names of the images, in alphabetical order. The name of a folder that provides a namespace precedes the names
    /// of the images in it, as in "Icons/star".
    public var names: [String] { sets.keys.sorted() }

    /// The image with the given name, or `nil` if the catalogue has no such image. Each image is read from its file
    /// only once.
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
            return try UIImage(readingFile: folder + "/" + slot.file, scale: slot.scale, drawingScale: scale)
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
        guard let data = FileBytes.ofFile(atPath: path) else {
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

    /// The scale that an entry of Contents.json names ("2x" is 2). The scale is 1 if the entry names none, as for a
    /// vector image, or names a number outside 1 to 16.
    private static func scale(_ text: String?) -> CGFloat {
        guard let text, text.hasSuffix("x"), let number = Double(text.dropLast()), (1...16).contains(number)
        else { return 1 }
        return CGFloat(number)
    }
}
