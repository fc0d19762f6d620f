import Foundation

/// The kind of the file at a path, after following symbolic links.
package enum FileKind: Sendable {
    /// A regular file, or a link to a regular file.
    case regular
    case folder
    case linkToFolder
    /// A pipe, device or socket, or a link to one. Reading such a file may never end.
    case special
    /// No file, a link whose target does not exist, or a file that cannot be examined.
    case missing

    /// Determines the kind of the file at the given path.
    package init(ofFileAt path: String) {
        self.init(ofFileNamed: path, in: AT_FDCWD)
    }

    /// Determines the kind of the file with the given name in the folder with the given descriptor. The name need not
    /// be valid UTF-8.
    init(ofFileNamed name: UnsafePointer<CChar>, in folder: Int32) {
        var status = stat()
        guard fstatat(folder, name, &status, 0) == 0 else {
            self = .missing
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .regular
        case S_IFDIR: self = Self.isLink(name, in: folder) ? .linkToFolder : .folder
        default: self = .special
        }
    }

    private static func isLink(_ name: UnsafePointer<CChar>, in folder: Int32) -> Bool {
        var status = stat()
        return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether the file is a folder or a link to a folder.
    package var isFolder: Bool { self == .folder || self == .linkToFolder }
}
