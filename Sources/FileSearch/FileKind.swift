import Foundation

/// The kind of the file at a path.
package enum FileKind: Sendable {
    /// A regular file, or a link to one.
    case regular
    case folder
    case linkToFolder
    /// A pipe, a device or a socket, or a link to one. Reading it may never end.
    case special
    /// Nothing, or a link to nothing.
    case missing

    /// Determines the kind of the file at a path.
    package init(ofFileAt path: String) {
        self.init(ofFileNamed: path, in: AT_FDCWD)
    }

    /// Determines the kind of the file with a name, which is not necessarily UTF-8, in an open folder.
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

    /// Whether the path is a folder or a link to one.
    package var isFolder: Bool { self == .folder || self == .linkToFolder }
}
