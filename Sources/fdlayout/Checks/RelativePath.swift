import Foundation

/// Computes the paths of files relative to folders. Paths are made absolute first, and symbolic links and the segments
/// `.` and `..` are resolved, so the results do not depend on how a file was named.
enum RelativePath {
    /// Returns the path of a file relative to a folder, or `nil` if the file is not inside the folder.
    static func path(of file: String, below folder: String) -> String? {
        let (outer, inner) = (segments(of: folder), segments(of: file))
        guard inner.count > outer.count, inner.starts(with: outer) else { return nil }
        return inner.dropFirst(outer.count).joined(separator: "/")
    }

    /// Returns the segments of the absolute path of a file.
    static func segments(of path: String) -> [String] {
        let working = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        return URL(fileURLWithPath: path, relativeTo: working).resolvingSymlinksInPath().path
            .split(separator: "/").map(String.init)
    }

    /// Returns the root of the repository that contains the given folder: the folder itself or the nearest folder
    /// around it that has an entry named `.git`; the given folder if none has.
    static func repositoryRoot(of folder: String = FileManager.default.currentDirectoryPath) -> String {
        var segments = segments(of: folder)
        while !segments.isEmpty {
            let path = "/" + segments.joined(separator: "/")
            if FileManager.default.fileExists(atPath: path + "/.git") { return path }
            segments.removeLast()
        }
        return folder
    }
}
