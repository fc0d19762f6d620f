import Foundation
import InterfaceBuilder

/// The keys under which a baseline stores a file's findings.
///
/// New baselines store paths relative to the baseline's folder or, for files outside it, to the root of its repository.
/// Earlier ones store paths as they were given on the command line, mostly relative to the working folder.
struct BaselineKeys {
    /// The folder of the baseline.
    let folder: String

    /// - Parameter path: the path of the baseline.
    init(path: String) {
        let parent = (path as NSString).deletingLastPathComponent
        folder = parent.isEmpty ? FileManager.default.currentDirectoryPath : parent
    }

    /// The path that a new baseline stores.
    func path(of file: String) -> String {
        RelativePath.path(of: file, below: folder)
            ?? RelativePath.path(of: file, below: RelativePath.repositoryRoot(of: folder)) ?? file
    }

    /// All paths under which a baseline may have stored a file, without those that appear twice.
    func paths(of file: String) -> [String] {
        let working = FileManager.default.currentDirectoryPath
        let folders = [folder, RelativePath.repositoryRoot(of: folder), working]
        let absolute = "/" + RelativePath.segments(of: file).joined(separator: "/")
        var seen: Set<String> = []
        return (folders.compactMap { RelativePath.path(of: file, below: $0) } + [file, absolute]).map(Self.normalized)
            .filter { seen.insert($0).inserted }
    }

    /// The key of a finding. It does not contain the line, which changes with every edit.
    static func key(_ path: String, _ finding: InterfaceFinding) -> String {
        "\(path) \(finding.objectID) \(finding.rule.id)"
    }

    /// A key without `./` at the beginning of its path.
    static func normalized(_ key: String) -> String {
        key.hasPrefix("./") ? normalized(String(key.dropFirst(2))) : key
    }
}
