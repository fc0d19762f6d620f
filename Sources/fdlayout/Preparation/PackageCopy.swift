import FileSearch
import Foundation

/// The files of a package that are copied beside its rewritten sources: manifests, and all files in other languages,
/// such as nibs, asset catalogues and strings. Hidden files are left out.
struct PackageCopy {
    /// The name of the file in the copy that lists the files of the copy, one on each line.
    private static let list = ".fdlayout-copies"

    /// The folder of the package.
    let folder: String
    /// The path of this project's clone, as it is written in the manifest of the copy.
    let dependency: String
    /// The paths of the files, relative to the folder.
    let paths: [String]

    /// Finds the files in the folder of a package.
    ///
    /// - Parameters:
    ///   - excluded: shell patterns for the paths and names of files and folders that are left out.
    ///   - output: the destination folder, whose files are left out if it is inside the package.
    init(of folder: String, excluded: [String], output: String, dependency: String) {
        (self.folder, self.dependency) = (folder, dependency)
        let copies = URL(fileURLWithPath: output).resolvingSymlinksInPath().path
        paths = FolderContents(of: folder) { path, name in
            let file = (folder as NSString).appendingPathComponent(path)
            return name.hasPrefix(".") || URL(fileURLWithPath: file).resolvingSymlinksInPath().path == copies
                || excluded.contains { fnmatch($0, path, 0) == 0 || fnmatch($0, name, 0) == 0 }
        }.entries.filter { $0.kind == .regular && $0.hasValidName }.map(\.path)
            .filter { !$0.hasSuffix(".swift") || PackageManifest.isManifest($0) || Self.isOtherManifest($0) }
    }

    /// Whether the file is a manifest of a package inside the package, which is copied unchanged.
    private static func isOtherManifest(_ path: String) -> Bool {
        PackageManifest.isManifest((path as NSString).lastPathComponent)
    }

    /// Writes the copies into the destination folder, and removes the copies of an earlier run whose sources no longer
    /// exist.
    ///
    /// - Parameters:
    ///   - sources: the paths of the rewritten sources, relative to the destination folder.
    ///   - usesCombine: whether the sources import Combine.
    func write(to output: String, besides sources: [String], usesCombine: Bool) throws {
        for path in paths {
            let data = try InputFile(argument: (folder as NSString).appendingPathComponent(path)).contents()
            try Self.write(PackageManifest.isManifest(path) ? manifest(data, usesCombine) : data, to: path, in: output)
        }
        try removeOldCopies(in: output, except: Set(sources + paths))
        try Self.write(Data((sources + paths).sorted().map { $0 + "\n" }.joined().utf8), to: Self.list, in: output)
    }

    private func manifest(_ data: Data, _ usesCombine: Bool) -> Data {
        let text = String(decoding: data, as: UTF8.self)
        return Data(PackageManifest(text: text, dependency: dependency, usesCombine: usesCombine).prepared.utf8)
    }

    private static func write(_ data: Data, to path: String, in output: String) throws {
        let file = (output as NSString).appendingPathComponent(path)
        // A file that has not changed keeps its time, so that builds do not process it again.
        guard FileManager.default.contents(atPath: file) != data else { return }
        try PreparationRun.makeFolder(of: file)
        let copy = try ToolOutput(path: file)
        try copy.write(data)
        try copy.finish()
    }

    private func removeOldCopies(in output: String, except kept: Set<String>) throws {
        let list = (output as NSString).appendingPathComponent(Self.list)
        guard let data = FileManager.default.contents(atPath: list) else { return }
        let old = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { !kept.contains($0) && !$0.split(separator: "/").contains("..") }
        let files = old.map { (output as NSString).appendingPathComponent($0) }
        try PreparationRun.checkLinks(of: files, in: output)
        for file in files where FileKind(ofFileAt: file) == .regular { unlink(file) }
    }
}
