import Foundation

/// The files and folders in a folder and its subfolders.
///
/// Links to folders are not followed, because the search might otherwise never end.
package struct FolderContents: Sendable {
    /// A file or folder.
    package struct Entry: Sendable {
        /// The path relative to the searched folder.
        package let path: String
        /// The last component of the path.
        package let name: String
        /// The kind of the file or, for a link, of the link's target.
        package let kind: FileKind
        /// Whether the name is valid UTF-8. If it is not, the file cannot be opened with the path.
        package let hasValidName: Bool
    }

    /// A folder whose contents could not be read and are therefore missing from the entries.
    package struct Unreadable: Hashable, Sendable {
        /// The reason why a folder cannot be read.
        package enum Reason: Hashable, Sendable {
            case denied
            /// The path of the folder is longer than the system allows.
            case pathTooLong
            /// The name of the folder is not valid UTF-8.
            case invalidName
        }

        /// The path of the folder relative to the searched folder; "" for the searched folder itself.
        package let path: String
        package let reason: Reason
    }

    /// All entries, sorted by path.
    package private(set) var entries: [Entry] = []
    /// The folders that cannot be read, sorted by path.
    package private(set) var unreadable: [Unreadable] = []

    /// Searches the folder at the given path.
    ///
    /// - Parameter isExcluded: returns whether a file or folder is left out, given its path relative to the searched
    ///   folder and its name. Excluded folders are not searched.
    package init(of folder: String, excluding isExcluded: (_ path: String, _ name: String) -> Bool = { _, _ in false })
    {
        search(folder.hasSuffix("/") ? folder : folder + "/", below: "", isExcluded)
        entries.sort { $0.path < $1.path }
        unreadable.sort { $0.path < $1.path }
    }

    /// The names of the files and folders directly in the given folder, sorted; empty if the folder cannot be read.
    package static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private mutating func search(_ base: String, below relative: String, _ isExcluded: (String, String) -> Bool) {
        guard let found = Self.entries(of: base + relative, below: relative, isExcluded) else {
            unreadable.append(Unreadable(path: relative, reason: errno == ENAMETOOLONG ? .pathTooLong : .denied))
            return
        }
        entries += found
        for entry in found where entry.kind == .folder {
            if entry.hasValidName {
                search(base, below: entry.path + "/", isExcluded)
            } else {
                unreadable.append(Unreadable(path: entry.path, reason: .invalidName))
            }
        }
    }

    /// The entries directly in the given folder; `nil`, with `errno` set, if the folder cannot be opened.
    private static func entries(
        of folder: String, below relative: String, _ isExcluded: (String, String) -> Bool
    ) -> [Entry]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let next = readdir(stream) {
            let bytes = UnsafeRawPointer(next).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name)!)
                .assumingMemoryBound(to: CChar.self)
            let name = String(cString: bytes)
            guard name != ".", name != "..", !isExcluded(relative + name, name) else { continue }
            entries.append(
                Entry(
                    path: relative + name, name: name, kind: FileKind(ofFileNamed: bytes, in: dirfd(stream)),
                    hasValidName: String(validatingCString: bytes) != nil))
        }
        return entries
    }
}
