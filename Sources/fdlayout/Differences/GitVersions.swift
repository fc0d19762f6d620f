import Foundation

/// The Interface Builder files that differ between a revision and the work tree, or between two revisions, according to
/// the program `git`.
struct GitVersions {
    private let old: String
    /// The newer revision; `nil` for the work tree.
    private let new: String?
    private let root: String

    /// - Parameter revisions: a revision, or two that are separated by `..`.
    /// - Throws: ``ToolFailure`` if the text has another form, if `git` cannot be started, or if the working folder is
    ///   in no repository.
    init(revisions: String) throws {
        let parts = revisions.components(separatedBy: "..")
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") && !$0.hasPrefix(".") })
        else { throw ToolFailure.usage("--git \(revisions): expected a revision, or two such as main..topic") }
        (old, new) = (parts[0], parts.count == 2 ? parts[1] : nil)
        let path = try Self.git(["rev-parse", "--show-toplevel"])
        root = String(decoding: path, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// The Interface Builder files that differ, in the order of their names. A renamed or copied file is compared with
    /// its original.
    ///
    /// - Parameter paths: the files and folders to compare; if there are none, the working folder is compared.
    func files(at paths: [String]) throws -> [FileVersions] {
        let revisions = [old] + (new.map { [$0] } ?? [])
        let listed = try Self.git(
            ["diff", "--name-status", "--find-renames", "-z"] + revisions + ["--"] + (paths.isEmpty ? ["."] : paths))
        var fields = String(decoding: listed, as: UTF8.self).split(separator: "\0").map(String.init)[...]
        var files: [FileVersions] = []
        while let status = fields.popFirst(), let path = fields.popFirst() {
            let isRenamed = status.hasPrefix("R") || status.hasPrefix("C")
            guard let after = isRenamed ? fields.popFirst() : path else { break }
            guard [".xib", ".storyboard"].contains(where: after.hasSuffix) else { continue }
            let isNew = status.hasPrefix("A")
            files.append(
                FileVersions(
                    name: after, oldName: isNew ? after : "\(old):\(path)",
                    old: isNew ? nil : contents(of: path, in: old),
                    new: status.hasPrefix("D") ? nil : newContents(of: after)))
        }
        return files.sorted { $0.name < $1.name }
    }

    private func contents(of path: String, in revision: String) -> () throws -> Data {
        { try Self.git(["show", "\(revision):\(path)"]) }
    }

    private func newContents(of path: String) -> () throws -> Data {
        new.map { contents(of: path, in: $0) } ?? FileVersions.reader(of: root + "/" + path)
    }

    /// Runs `git` and returns its standard output. The messages of `git` go to standard error.
    ///
    /// - Throws: ``ToolFailure`` if `git` cannot be started or fails.
    private static func git(_ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw ToolFailure.missing("git cannot be started: \(error.localizedDescription)")
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ToolFailure.missing("git \(arguments.joined(separator: " ")) failed")
        }
        return data
    }
}
