import Foundation

/// The files and folders in a folder and its subfolders.
///
/// Links to folders are not followed, so that the search ends.
package struct FolderContents: Sendable {
    /// A file or folder.
    package struct Entry: Sendable {
        /// The path relative to the searched folder.
        package let path: String
        /// The last component of the path.
        package let name: String
        /// The kind of the file; that of its target for a link.
        package let kind: FileKind
    }

    /// All entries, sorted by path.
    package private(set) var entries: [Entry] = []
    /// The relative paths of folders that cannot be read, sorted; "" is the searched folder.
    package private(set) var unreadable: [String] = []

    /// Searches a folder.
    ///
    /// - Parameter isExcluded: whether a file or folder is left out, given its relative path and its name. Excluded
    ///   folders are not searched.
    package init(of folder: String, excluding isExcluded: (_ path: String, _ name: String) -> Bool = { _, _ in false })
    {
        search(folder.hasSuffix("/") ? folder : folder + "/", below: "", isExcluded)
        entries.sort { $0.path < $1.path }
        unreadable.sort()
    }

    /// The names of the files and folders directly in a folder, sorted; empty if it cannot be read.
    package static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private mutating func search(_ base: String, below relative: String, _ isExcluded: (String, String) -> Bool) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: base + relative) else {
            unreadable.append(relative)
            return
        }
        for name in names where !isExcluded(relative + name, name) {
            let entry = Entry(path: relative + name, name: name, kind: FileKind(ofFileAt: base + relative + name))
            entries.append(entry)
            if entry.kind == .folder { search(base, below: entry.path + "/", isExcluded) }
        }
    }
}
