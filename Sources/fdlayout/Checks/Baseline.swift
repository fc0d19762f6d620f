import Foundation
import InterfaceBuilder

/// Known findings, which are not reported again. The baseline stores the number of findings for each file, object and
/// rule.
struct Baseline: Codable {
    private static let currentVersion = 1

    private let version: Int
    private var findings: [String: Int] = [:]
    /// The numbers of findings by normalized key.
    private var counts: [String: Int] = [:]
    /// The greatest number of findings that each key matched in one check of a file.
    private var matched: [String: Int] = [:]
    private var keys = BaselineKeys(path: "")

    private enum CodingKeys: String, CodingKey {
        case version, findings
    }

    /// Creates a baseline of findings that is going to be written to a path.
    init(_ found: [CheckedFinding], path: String) {
        (version, keys) = (Self.currentVersion, BaselineKeys(path: path))
        for each in found {
            findings[BaselineKeys.key(keys.path(of: each.finding.path), each.finding), default: 0] += 1
        }
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
            keys = BaselineKeys(path: path == "-" ? "" : path)
            counts = Dictionary(
                findings.map { (BaselineKeys.normalized($0.key), $0.value) },
                uniquingKeysWith: Self.sum)
        } catch let fault as JSONFault {
            throw ToolFailure(fault, path: path, message: "not a baseline of fdlayout")
        } catch {
            throw ToolFailure(error)
        }
    }

    /// The sum of two numbers of findings, or the nearest `Int` if the sum is outside its range.
    private static func sum(_ first: Int, _ second: Int) -> Int {
        let (sum, isOutside) = first.addingReportingOverflow(second)
        guard isOutside else { return sum }
        return first > 0 ? .max : .min
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

    /// The findings in a file that are not in the baseline. Those that are in it are no longer counted as stale.
    mutating func new(among found: [CheckedFinding]) -> [CheckedFinding] {
        var used: [String: Int] = [:]
        let new = found.filter { each in
            for path in keys.paths(of: each.finding.path) {
                let key = BaselineKeys.key(path, each.finding)
                guard let count = counts[key], used[key, default: 0] < count else { continue }
                used[key, default: 0] += 1
                return false
            }
            return true
        }
        for (key, count) in used { matched[key] = max(matched[key] ?? 0, count) }
        return new
    }

    /// The entries of checked files and rules that matched fewer findings than they count, sorted.
    ///
    /// - Parameters:
    ///   - files: the paths of the files that were checked.
    ///   - rules: the rules that were checked.
    func staleEntries(files: [String], rules: Set<String>) -> [String] {
        let paths = Set(files.flatMap(keys.paths))
        return counts.filter { key, count in
            let parts = key.split(separator: " ")
            guard parts.count > 2, rules.contains(String(parts[parts.count - 1])) else { return false }
            let path = parts.dropLast(2).joined(separator: " ")
            return matched[key, default: 0] < count && paths.contains(path)
        }.keys.sorted()
    }
}
