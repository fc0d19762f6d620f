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
        var found: [String] = []
        collect(in: base, relative: "", into: &found)
        guard !found.isEmpty else {
            let failure = ToolFailure(
                path: folder,
                message: "no \(extensions.map { "." + $0 }.joined(separator: " or ")) file in this folder", status: 66)
            return [.failure(failure)]
        }
        return found.sorted().map { .success(InputFile(argument: base + $0)) }
    }

    /// Symbolic links to folders are not followed, so that no search is without end.
    private func collect(in base: String, relative: String, into found: inout [String]) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: base + relative) else { return }
        for name in names where !name.hasPrefix(".") {
            let path = relative + name
            guard !isExcluded(path, name) else { continue }
            if isFolder(base + path) {
                if !isLink(base + path) { collect(in: base, relative: path + "/", into: &found) }
            } else if extensions.contains((name as NSString).pathExtension) {
                found.append(path)
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

    private func isLink(_ path: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }
}
