import FileSearch
import Foundation

/// The sources that one execution of `fdlayout prepare-sources` rewrites. All sources are read before any copy is
/// written, because selectors name methods of other files.
struct PreparationRun {
    private var preparation = SourcePreparation()
    /// The sources, each with the path of its copy inside the destination folder.
    private(set) var sources: [(source: SourcePreparation.Source, path: String)] = []
    /// The exit status of the tool: the status of the first failure, or 0 if there was none.
    private(set) var status: Int32 = 0
    /// The packages whose other files are copied.
    private var packages: [PackageCopy] = []

    /// Reads the sources in a file or folder. If the folder contains a package and there is a destination folder, all
    /// files of the package are copied.
    ///
    /// - Parameter dependency: the path of this project's clone, as it is written in the manifest of the copy.
    mutating func read(_ argument: String, excluded: [String], output: String?, dependency: String) {
        guard let output, PackageManifest.exists(in: argument) else {
            return read(argument, excluded: excluded, output: output)
        }
        packages.append(PackageCopy(of: argument, excluded: excluded, output: output, dependency: dependency))
        read(argument, excluded: excluded + PackageManifest.patterns, output: output)
    }

    /// Reads a file, or the Swift files in a folder. Files that cannot be read are named on standard error.
    ///
    /// - Parameter output: the destination folder. If it is inside the searched folder, the files in it are skipped,
    ///   and a warning states their number.
    private mutating func read(_ argument: String, excluded: [String], output: String?) {
        let search = InterfaceFileSearch(excluded: excluded, extensions: ["swift"])
        let copies = output.map(Self.real).flatMap { $0.hasPrefix(Self.real(argument) + "/") ? $0 + "/" : nil }
        var leftOut = 0
        for result in search.files(of: [argument]) {
            do {
                let file = try result.get()
                if let copies, Self.real(file.name).hasPrefix(copies) {
                    leftOut += 1
                    continue
                }
                sources.append((try preparation.read(file), Self.path(of: file.name, argument)))
            } catch {
                let failure = ToolFailure(error)
                StandardError.write("fdlayout: \(failure.description)\n")
                if status == 0 { status = failure.status }
            }
        }
        guard leftOut > 0, let output else { return }
        let files = leftOut == 1 ? "1 file" : "\(leftOut) files"
        StandardError.write("fdlayout: warning: \(output): \(files) skipped: written by an earlier run\n")
    }

    /// The path of a copy relative to the destination folder: that of the source relative to the given folder, or the
    /// name of a source that was given as a single file.
    private static func path(of name: String, _ argument: String) -> String {
        let folder = argument.hasSuffix("/") ? argument : argument + "/"
        return name.hasPrefix(folder) ? String(name.dropFirst(folder.count)) : (name as NSString).lastPathComponent
    }

    /// Writes the copies, and prints a warning for code that has no counterpart on Linux.
    ///
    /// - Throws: ``ToolFailure`` when two copies would have the same path, when a copy would replace its source, or
    ///   when a copy cannot be written.
    func write(to folder: String?) throws {
        let paths = folder.map { folder in sources.map { (folder as NSString).appendingPathComponent($0.path) } }
        try checkPaths(paths ?? [])
        if let folder, let paths {
            let copied = packages.flatMap(\.paths).map { (folder as NSString).appendingPathComponent($0) }
            try Self.checkLinks(of: paths + copied, in: folder)
        }
        var preparation = preparation
        preparation.finishReading()
        for (number, entry) in sources.enumerated() {
            let (text, diagnostics) = preparation.prepare(entry.source)
            for diagnostic in diagnostics {
                StandardError.write("\(entry.source.name):\(diagnostic.line): warning: \(diagnostic.text)\n")
            }
            if let path = paths?[number] { try Self.makeFolder(of: path) }
            let output = try ToolOutput(path: paths?[number])
            try output.write(text)
            try output.finish()
        }
        guard let folder else { return }
        for package in packages {
            try package.write(to: folder, besides: sources.map(\.path), usesCombine: usesCombine)
        }
        if !packages.isEmpty { try Self.printInstructions(for: folder) }
    }

    /// Whether one of the sources imports Combine.
    private var usesCombine: Bool { sources.contains { $0.source.importsCombine } }

    /// Prints the commands that build and test the copy of a package.
    private static func printInstructions(for folder: String) throws {
        let output = try ToolOutput(path: nil)
        for command in ["build", "test"] { try output.write("swift \(command) --package-path '\(folder)'\n") }
        try output.finish()
    }

    private func checkPaths(_ paths: [String]) throws(ToolFailure) {
        var seen: Set<String> = []
        for (path, entry) in zip(paths, sources) {
            guard seen.insert(path).inserted else { throw .usage("two files would be written to \(path)") }
            guard Self.real(path) != Self.real(entry.source.name) else {
                throw .usage("\(path) would be replaced by its own copy: name another folder")
            }
        }
    }

    /// Throws when a copy would be written outside of the given folder because a folder on the copy's path is a
    /// symbolic link.
    static func checkLinks(of paths: [String], in folder: String) throws(ToolFailure) {
        guard let base = realpath(of: folder) else { return }
        for path in Set(paths.map { ($0 as NSString).deletingLastPathComponent }).sorted() {
            var existing = path
            while FileKind(ofFileAt: existing) == .missing, existing.count > folder.count {
                existing = (existing as NSString).deletingLastPathComponent
            }
            guard let real = realpath(of: existing), real != base, !real.hasPrefix(base + "/") else { continue }
            throw .output("cannot write to \(existing): it is a link out of \(folder)")
        }
    }

    private static func realpath(of path: String) -> String? {
        Glibc.realpath(path, nil).map { resolved in
            defer { free(resolved) }
            return String(cString: resolved)
        }
    }

    private static func real(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }

    /// Creates the folder of the file at the given path, if it is missing.
    static func makeFolder(of path: String) throws(ToolFailure) {
        let folder = (path as NSString).deletingLastPathComponent
        guard !folder.isEmpty else { return }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .output("cannot make the folder \(folder)")
        }
    }
}
