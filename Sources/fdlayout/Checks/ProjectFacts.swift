import FileSearch
import Foundation
import InterfaceBuilder

/// Collects the classes declared in the sources of a project, and the names of its assets.
enum ProjectFacts {
    /// The names of the classes and type aliases that the Swift and Objective-C sources in the given folders and their
    /// subfolders declare, or `nil` if no folders are given.
    ///
    /// - Throws: ``ToolFailure`` when a folder does not exist.
    static func classes(below folders: [String]) throws(ToolFailure) -> Set<String>? {
        guard !folders.isEmpty else { return nil }
        var found: Set<String> = []
        for path in try files(below: folders)
        where ["swift", "h", "m", "mm"].contains((path as NSString).pathExtension) {
            guard let data = FileBytes.ofFile(atPath: path) else { continue }
            found.formUnion(classNames(in: String(decoding: data, as: UTF8.self)))
        }
        return found
    }

    private static func classNames(in source: String) -> [String] {
        let pattern =
            #/(?:\bclass|@interface|@implementation|\btypealias)\s+([A-Za-z_][A-Za-z0-9_]*)|@objc\(([A-Za-z_][A-Za-z0-9_]*)\)/#
        return source.matches(of: pattern).compactMap { ($0.output.1 ?? $0.output.2).map(String.init) }
    }

    /// The names of the images and colours in asset catalogues, and of image files outside of catalogues, in the given
    /// folders and their subfolders, or `nil` if no folders are given. The names of image files are listed with and
    /// without their extension, and with and without a scale such as `@2x`.
    static func assets(below folders: [String]) throws(ToolFailure) -> Set<String>? {
        guard !folders.isEmpty else { return nil }
        var found: Set<String> = []
        for path in try files(below: folders) {
            if let name = AssetName(ofSetAt: path)?.text {
                found.insert(name)
            } else if !path.contains(".xcassets/") {
                found.formUnion(imageNames(ofFileAt: path))
            }
        }
        return found
    }

    private static func imageNames(ofFileAt path: String) -> [String] {
        let name = (path as NSString).lastPathComponent as NSString
        guard ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic"].contains(name.pathExtension.lowercased()) else {
            return []
        }
        let base = name.deletingPathExtension
        let unscaled = base.replacing(#/@[23]x$/#, with: "")
        return [base, unscaled].flatMap { [$0, "\($0).\(name.pathExtension)"] }
    }

    /// The names of images and colours in the repositories that contain some folders, or in the folders themselves if they
    /// are in no repository; `nil` if there are no asset catalogues.
    static func assetsOfRepositories(around inputs: [String]) throws(ToolFailure) -> Set<String>? {
        let folders = Set(inputs.filter { FileKind(ofFileAt: $0).isFolder }.map(RelativePath.repositoryRoot))
        var found: Set<String> = []
        for folder in folders.sorted() {
            let contents = FolderContents(of: folder) { _, name in name.hasPrefix(".") }.entries
            guard contents.contains(where: { $0.name.hasSuffix(".xcassets") }) else { continue }
            found.formUnion(try assets(below: [folder]) ?? [])
        }
        return found.isEmpty ? nil : found
    }

    private static func files(below folders: [String]) throws(ToolFailure) -> [String] {
        var found: [String] = []
        for folder in folders {
            guard FileKind(ofFileAt: folder) != .missing else { throw .missing("\(folder): no such folder") }
            found += FolderContents(of: folder).entries.map { folder + "/" + $0.path }
        }
        return found
    }
}
