import FileSearch
import Foundation

/// The two versions of an Interface Builder file.
struct FileVersions {
    /// The name of the file in results: the path of the new version, or of the old one if there is no new one.
    let name: String
    /// The name of the old version in results; equal to ``name`` if there is no old version.
    let oldName: String
    /// Reads the versions; `nil` if the file does not exist in that version.
    let old, new: (() throws -> Data)?

    /// Pairs two files, or the files of two folders by their paths relative to the folders.
    ///
    /// - Throws: ``ToolFailure`` if one is a folder and the other a file, or if a folder cannot be searched.
    static func between(_ old: String, _ new: String, excluding excluded: [String]) throws -> [FileVersions] {
        let areFolders = [old, new].map { FileKind(ofFileAt: $0).isFolder }
        guard areFolders[0] == areFolders[1] else {
            throw ToolFailure.usage("expected two files or two folders, but one of \(old) and \(new) is a folder")
        }
        guard areFolders[0] else {
            return [FileVersions(name: new, oldName: old, old: reader(of: old), new: reader(of: new))]
        }
        let (before, after) = (try paths(below: old, excluded), try paths(below: new, excluded))
        return Set(before).union(after).sorted().map { path in
            let isOld = before.contains(path)
            let isNew = after.contains(path)
            let (oldPath, newPath) = (old + "/" + path, new + "/" + path)
            return FileVersions(
                name: isNew ? newPath : oldPath, oldName: isOld ? oldPath : newPath,
                old: isOld ? reader(of: oldPath) : nil, new: isNew ? reader(of: newPath) : nil)
        }
    }

    /// Returns a closure that reads a file of the work tree.
    static func reader(of path: String) -> () throws -> Data {
        { try InputFile(argument: path).contents() }
    }

    private static func paths(below folder: String, _ excluded: [String]) throws -> [String] {
        let base = folder.hasSuffix("/") ? folder : folder + "/"
        return try InterfaceFileSearch(excluded: excluded).files(of: [folder]).compactMap { found in
            switch found {
            case .success(let file): String(file.name.dropFirst(base.count))
            // A folder without files can be compared with one that has some.
            case .failure(let failure) where failure.path == folder: nil
            case .failure(let failure): throw failure
            }
        }
    }
}
