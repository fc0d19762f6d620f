import Foundation

/// Paths of files relative to folders, independent of how the files were named.
///
/// Symbolic links and the segments `.` and `..` are resolved.
enum RelativePath {
    /// The path of a file relative to a folder, or `nil` if the file is not below the folder.
    static func path(of file: String, below folder: String) -> String? {
        let (outer, inner) = (segments(of: folder), segments(of: file))
        guard inner.count > outer.count, inner.starts(with: outer) else { return nil }
        return inner.dropFirst(outer.count).joined(separator: "/")
    }

    /// The segments of the absolute path of a file.
    static func segments(of path: String) -> [String] {
        let working = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        return URL(fileURLWithPath: path, relativeTo: working).resolvingSymlinksInPath().path
            .split(separator: "/").map(String.init)
    }

    /// The root of the repository that contains a folder: the nearest folder around it with an entry `.git`; the folder
    /// itself if there is none.
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
