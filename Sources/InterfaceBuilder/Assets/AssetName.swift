internal import FileSearch
import Foundation

/// The name by which code and Interface Builder files refer to an image or colour of an asset catalogue.
///
/// Folders of a catalogue that provide a namespace are part of the name, as in "Icons/star" (Apple, Asset Catalog Format
/// Reference: the property `provides-namespace`).
package nonisolated struct AssetName {
    /// The name with the namespaces, separated by slashes.
    package let text: String

    /// The name of the set at a path, such as "Images.xcassets/Icons/star.imageset"; `nil` if the path is not that of a
    /// set in a catalogue.
    package init?(ofSetAt path: String) {
        let sets: Set<String> = ["imageset", "colorset", "symbolset", "appiconset", "launchimage"]
        let folders = path.components(separatedBy: "/")
        guard let last = folders.last.map({ $0 as NSString }), sets.contains(last.pathExtension),
            let catalog = folders.lastIndex(where: { $0.hasSuffix(".xcassets") })
        else { return nil }
        let namespaces = folders.indices.dropLast().filter { index in
            index > catalog && Self.providesNamespace(folders[...index].joined(separator: "/"))
        }
        text = (namespaces.map { folders[$0] } + [last.deletingPathExtension]).joined(separator: "/")
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        guard let data = FileBytes.ofFile(atPath: folder + "/Contents.json"),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace ?? false
    }

    /// The part of a folder's `Contents.json` that determines whether the folder provides a namespace.
    private nonisolated struct Contents: Decodable {
        nonisolated struct Properties: Decodable {
            let providesNamespace: Bool?

            nonisolated enum CodingKeys: String, CodingKey {
                case providesNamespace = "provides-namespace"
            }
        }

        let properties: Properties?
    }
}
