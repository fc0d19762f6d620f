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
        var status = stat()
        guard stat(path, &status) == 0 else {
            self = .missing
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .regular
        case S_IFDIR: self = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK ? .linkToFolder : .folder
        default: self = .special
        }
    }

    /// Whether the path is a folder or a link to one.
    package var isFolder: Bool { self == .folder || self == .linkToFolder }
}
