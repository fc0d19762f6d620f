import Foundation

/// Finds the Interface Builder files that arguments name: files, standard input, and folders with all below them.
struct InterfaceFileSearch {
    /// Patterns of the shell's kind for what is left out, held against each path below a folder and against its last part.
    let excluded: [String]

    /// What the names of the files end in.
    var extensions = ["xib", "storyboard"]

    /// The files in the order of the arguments; those of a folder in the order of their paths.
    ///
    /// Hidden folders are not searched. A file that is named twice comes twice.
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

    /// What a search has met.
    private struct Found {
        var files: [String] = []
        /// Folders that cannot be read.
        var unreadable: [String] = []
    }

    /// Symbolic links to folders are not followed, so that no search is without end. Pipes and devices are no files.
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

    /// Whether a path is, or leads to, a regular file; one that leads nowhere counts, so that it is reported.
    private func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    }

    private func isLink(_ path: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }
}
