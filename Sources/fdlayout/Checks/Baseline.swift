import Foundation
import InterfaceBuilder

/// Known findings, which are not reported again. The baseline stores the number of findings for each file, object and
/// rule.
struct Baseline: Codable {
    private static let currentVersion = 1

    private let version: Int
    private var findings: [String: Int] = [:]

    /// Creates a baseline of the given findings.
    init(_ found: [CheckedFinding]) {
        version = Self.currentVersion
        for each in found { findings[Self.key(each), default: 0] += 1 }
    }

    /// Reads a baseline from a file.
    ///
    /// - Throws: ``ToolFailure`` when the file cannot be read, is not a baseline, or has another version.
    init(path: String) throws(ToolFailure) {
        guard path == "-" || FileManager.default.fileExists(atPath: path) else {
            throw ToolFailure(path: path, message: "no such baseline; write it first (--write-baseline)", status: 66)
        }
        let data = try InputFile(argument: path).contents()
        struct Version: Decodable { let version: Int }
        do {
            let version = try JSONText.decode(Version.self, from: data).version
            guard version == Self.currentVersion else { throw Self.failure(path, ofVersion: version) }
            self = try JSONText.decode(Baseline.self, from: data)
        } catch let fault as JSONFault {
            throw ToolFailure(fault, path: path, message: "not a baseline of fdlayout")
        } catch {
            throw ToolFailure(error)
        }
    }

    private static func failure(_ path: String, ofVersion version: Int) -> ToolFailure {
        ToolFailure(
            path: path,
            message: "a baseline of version \(version), not \(currentVersion); write it again (--write-baseline)",
            status: 65)
    }

    /// Writes the baseline to a file. The file does not appear before it is complete.
    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let output = try ToolOutput(path: path)
        try output.write(String(decoding: try encoder.encode(self), as: UTF8.self) + "\n")
        try output.finish()
    }

    /// The findings that the baseline does not contain. If the same object has more findings of a rule than the
    /// baseline contains, the last of them are returned.
    func new(among found: [CheckedFinding]) -> [CheckedFinding] {
        var known = findings
        return found.filter { each in
            let key = Self.key(each)
            guard let count = known[key], count > 0 else { return true }
            known[key] = count - 1
            return false
        }
    }

    /// The key of a finding: file, object and rule. The key does not contain the line, because edits elsewhere in the
    /// file change the line.
    private static func key(_ found: CheckedFinding) -> String {
        "\(found.finding.path) \(found.finding.objectID) \(found.finding.rule.id)"
    }
}
