import Foundation
import InterfaceBuilder

/// The keys under which a baseline stores a file's findings.
///
/// A baseline stores the path of a file relative to the baseline's folder or, if the file is not in that folder,
/// relative to the root of the repository that contains the folder. Baselines of earlier versions of this tool store
/// paths as they were given on the command line, usually relative to the working folder.
struct BaselineKeys {
    /// The folder of the baseline.
    let folder: String

    /// - Parameter path: the path of the baseline.
    init(path: String) {
        let parent = (path as NSString).deletingLastPathComponent
        folder = parent.isEmpty ? FileManager.default.currentDirectoryPath : parent
    }

    /// Returns the path that a new baseline stores for the given file.
    func path(of file: String) -> String {
        RelativePath.path(of: file, below: folder)
            ?? RelativePath.path(of: file, below: RelativePath.repositoryRoot(of: folder)) ?? file
    }

    /// Returns all paths under which a new or an earlier baseline may have stored the given file, each once.
    func paths(of file: String) -> [String] {
        let working = FileManager.default.currentDirectoryPath
        let folders = [folder, RelativePath.repositoryRoot(of: folder), working]
        let absolute = "/" + RelativePath.segments(of: file).joined(separator: "/")
        var seen: Set<String> = []
        return (folders.compactMap { RelativePath.path(of: file, below: $0) } + [file, absolute]).map(Self.normalized)
            .filter { seen.insert($0).inserted }
    }

    /// Returns the key of a finding in the file with the given path. The key does not contain the finding's line, which
    /// edits of the file change.
    static func key(_ path: String, _ finding: InterfaceFinding) -> String {
        "\(path) \(finding.objectID) \(finding.rule.id)"
    }

    /// Returns the given key without any `./` at its beginning.
    static func normalized(_ key: String) -> String {
        var rest = key[...]
        while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
        return String(rest)
    }
}
