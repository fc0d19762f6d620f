import Foundation

/// Finds the Interface Builder files that arguments refer to: files, standard input, and folders with their subfolders.
struct InterfaceFileSearch {
    /// Shell patterns for files and folders to exclude, matched against paths relative to a searched folder and against
    /// names.
    let excluded: [String]

    /// The extensions of the files to find.
    var extensions = ["xib", "storyboard"]

    /// The files in the order of the arguments; those of a folder are sorted by path.
    ///
    /// Hidden folders are not searched. A file that is given twice is returned twice.
    func files(of arguments: [String]) -> [Result<InputFile, ToolFailure>] {
        arguments.flatMap { argument in
            isFolder(argument) ? filesBelow(argument) : [.success(InputFile(argument: argument))]
        }
    }

    private func filesBelow(_ folder: String) -> [Result<InputFile, ToolFailure>] {
        let base = folder.hasSuffix("/") ? folder : folder + "/"
        var found = Found()
        collect(in: base, relative: "", into: &found)
        let failures = found.unreadable.sorted().map { path in
            ToolFailure(path: base + path, message: "this folder cannot be read", status: 66)
        }
        guard !found.files.isEmpty || !failures.isEmpty else {
            let failure = ToolFailure(
                path: folder,
                message: "no \(extensions.map { "." + $0 }.joined(separator: " or ")) file in this folder", status: 66)
            return [.failure(failure)]
        }
        return failures.map(Result.failure) + found.files.sorted().map { .success(InputFile(argument: base + $0)) }
    }

    /// The result of a search.
    private struct Found {
        var files: [String] = []
        /// Folders that cannot be read.
        var unreadable: [String] = []
    }

    /// Collects the files of a folder. Symbolic links to folders are not followed, so that the search ends; pipes and
    /// devices are skipped.
    private func collect(in base: String, relative: String, into found: inout Found) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: base + relative) else {
            found.unreadable.append(relative)
            return
        }
        for name in names where !name.hasPrefix(".") {
            let path = relative + name
            guard !isExcluded(path, name) else { continue }
            if isFolder(base + path) {
                if !isLink(base + path) { collect(in: base, relative: path + "/", into: &found) }
            } else if extensions.contains((name as NSString).pathExtension), isFile(base + path) {
                found.files.append(path)
            }
        }
    }

    private func isExcluded(_ path: String, _ name: String) -> Bool {
        excluded.contains { fnmatch($0, path, 0) == 0 || fnmatch($0, name, 0) == 0 }
    }

    private func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Whether a path is a regular file or a link to one. A broken link counts as one, so that it is reported.
    private func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    }

    private func isLink(_ path: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }
}
