import Foundation
import ImageFiles
internal import Locking
import UIKitLayout

/// The images of an .xcassets folder, by name.
///
/// An image set is a folder `name.imageset` with a Contents.json that says which file serves which scale.
/// The file for the wanted scale is taken, else the one of the highest scale; its pixels are divided by
/// the scale of its slot. Images are read when they are first asked for.
public final nonisolated class AssetCatalog: ImageSource {
    /// The folder.
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
        guard let entries = FileManager.default.enumerator(atPath: path), Self.isDirectory(path) else {
            throw InterfaceBuilderError(
                code: .unreadableFile, path: path, line: nil, message: "no such folder, or not readable")
        }
        var found: [String: String] = [:]
        for case let entry as String in entries where entry.hasSuffix(".imageset") {
            let name = ((entry as NSString).lastPathComponent as NSString).deletingPathExtension
            found[name] = path + "/" + entry
        }
        sets = found
    }

    /// The names of the images, in alphabetical order.
    public var names: [String] { sets.keys.sorted() }

    /// The image of a name, `nil` if the catalogue has none; read once.
    ///
    /// - Throws: ``InterfaceBuilderError`` with the file when it cannot be read.
    public func image(named name: String) throws -> UIImage? {
        if let known = loaded.withLock({ $0[name] }) { return known }
        guard let folder = sets[name] else { return nil }
        let image = try read(folder)
        loaded.withLock { $0[name] = image }
        return image
    }

    private static func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
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
        do {
            contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw InterfaceBuilderError(
                code: .unreadableImage, path: path, line: nil, message: "not a readable list of images: \(error)")
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

    /// "2x" is 2; an image set for any scale (a vector) counts as 1, and so does what no screen has.
    private static func scale(_ text: String?) -> CGFloat {
        guard let text, text.hasSuffix("x"), let number = Double(text.dropLast()), (1...16).contains(number)
        else { return 1 }
        return CGFloat(number)
    }
}
