import FileSearch
import Foundation

/// Finds the files to which arguments refer: single files, standard input, and the Interface Builder files in folders
/// and their subfolders.
struct InterfaceFileSearch {
    /// Shell patterns for files and folders to exclude. A pattern is matched against the path relative to the searched
    /// folder, and against the name.
    let excluded: [String]

    /// The extensions of the files to find in folders.
    var extensions = ["xib", "storyboard"]

    /// The files in the order of the arguments; the files in a folder are sorted by path. A folder that cannot be read,
    /// or in which no file has one of the `extensions`, is a failure.
    ///
    /// Hidden files and folders are left out. A file that is given twice is returned twice.
    func files(of arguments: [String]) -> [Result<InputFile, ToolFailure>] {
        arguments.flatMap { argument in
            FileKind(ofFileAt: argument).isFolder ? filesBelow(argument) : [.success(InputFile(argument: argument))]
        }
    }

    private func filesBelow(_ folder: String) -> [Result<InputFile, ToolFailure>] {
        let base = folder.hasSuffix("/") ? folder : folder + "/"
        let contents = FolderContents(of: folder, excluding: isExcluded)
        let files = contents.entries.filter(isFound)
        let failures = contents.unreadable.map { ToolFailure(path: base + $0.path, message: $0.message, status: 66) }
        guard !files.isEmpty || !failures.isEmpty else {
            let failure = ToolFailure(
                path: folder,
                message: "no \(extensions.map { "." + $0 }.joined(separator: " or ")) file in this folder", status: 66)
            return [.failure(failure)]
        }
        return failures.map(Result.failure) + files.map { inputFile(for: $0, below: base) }
    }

    private func inputFile(for entry: FolderContents.Entry, below base: String) -> Result<InputFile, ToolFailure> {
        let path = base + entry.path
        guard entry.hasValidName else {
            return .failure(ToolFailure(path: path, message: "the name of this file is not valid UTF-8", status: 66))
        }
        return .success(InputFile(argument: path))
    }

    /// Whether the entry is one of the files to find. A broken link counts as a file, so that reading it is reported as
    /// a failure; pipes and devices are skipped.
    private func isFound(_ entry: FolderContents.Entry) -> Bool {
        extensions.contains((entry.name as NSString).pathExtension) && [.regular, .missing].contains(entry.kind)
    }

    private func isExcluded(_ path: String, _ name: String) -> Bool {
        name.hasPrefix(".") || excluded.contains { fnmatch($0, path, 0) == 0 || fnmatch($0, name, 0) == 0 }
    }
}

extension FolderContents.Unreadable {
    fileprivate var message: String {
        switch reason {
        case .denied: "this folder cannot be read"
        case .pathTooLong: "the path of this folder is too long"
        case .invalidName: "the name of this folder is not valid UTF-8"
        }
    }
}
