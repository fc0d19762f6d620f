import FileSearch
import Foundation
import InterfaceBuilder

/// The translations of an Interface Builder file, from the `.strings` files in language folders (such as `de.lproj`)
/// and from `.xcstrings` catalogues.
struct Localizations {
    private let folder: String
    private let name: String

    init(of path: String) {
        let place = (path as NSString).deletingLastPathComponent
        // A localized file is in the language folder of its development language; the other language folders are next
        // to that folder.
        folder = place.hasSuffix(".lproj") ? (place as NSString).deletingLastPathComponent : place
        name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    /// The file's strings in the requested languages, sorted by the names of the languages.
    ///
    /// - Parameter languages: the names of the requested languages; `all` means all available languages.
    /// - Throws: ``ToolFailure`` when a translation file cannot be read.
    func strings(for languages: [String]) throws(ToolFailure) -> [InterfaceStrings] {
        guard !languages.isEmpty else { return [] }
        var texts: [String: [String: String]] = [:]
        for place in languageFolders {
            let path = join(join(folder, place), name + ".strings")
            guard let data = FileBytes.ofFile(atPath: path) else { continue }
            texts[(place as NSString).deletingPathExtension, default: [:]] = try Self.read(data, path)
        }
        for path in catalogues { texts.merge(try Self.readCatalogue(path)) { $0.merging($1) { _, new in new } } }
        return texts.filter { languages.contains("all") || languages.contains($0.key) }
            .sorted { $0.key < $1.key }.map { InterfaceStrings(language: $0.key, texts: $0.value) }
    }

    private func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

    private var languageFolders: [String] {
        FolderContents.names(in: folder.isEmpty ? "." : folder).filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
    }

    private var catalogues: [String] {
        [join(folder, name + ".xcstrings"), join(join(folder, "mul.lproj"), name + ".xcstrings")]
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    private static func read(_ data: Data, _ path: String) throws(ToolFailure) -> [String: String] {
        do {
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            return (list as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
        } catch {
            throw ToolFailure(path: path, message: "not a file of strings", status: 65)
        }
    }

    private struct Catalogue: Decodable {
        struct Entry: Decodable { let localizations: [String: Localization]? }
        struct Localization: Decodable { let stringUnit: Unit? }
        struct Unit: Decodable { let value: String }
        let strings: [String: Entry]
    }

    private static func readCatalogue(_ path: String) throws(ToolFailure) -> [String: [String: String]] {
        let catalogue: Catalogue
        let data = try InputFile(argument: path).contents()
        do {
            catalogue = try JSONText.decode(Catalogue.self, from: data)
        } catch {
            throw ToolFailure(error, path: path, message: "not a string catalogue")
        }
        var texts: [String: [String: String]] = [:]
        for (key, entry) in catalogue.strings {
            for (language, text) in entry.localizations ?? [:] {
                texts[language, default: [:]][key] = text.stringUnit?.value
            }
        }
        return texts
    }
}
