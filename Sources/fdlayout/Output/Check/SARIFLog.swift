import Foundation
import InterfaceBuilder

/// Results in the Static Analysis Results Interchange Format (OASIS, SARIF 2.1.0), which GitHub's code scanning reads.
struct SARIFLog: Encodable {
    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    private struct Run: Encodable {
        let tool: Tool
        let invocations: [Invocation]
        let results: [Result]
    }

    private struct Tool: Encodable {
        let driver: Driver
    }

    private struct Driver: Encodable {
        let name = "fdlayout"
        let version = ToolVersion.number
        let rules: [Rule]
    }

    private struct Rule: Encodable {
        let id: String
        let shortDescription: Message
        let fullDescription: Message
        let defaultConfiguration: Configuration
    }

    private struct Configuration: Encodable {
        let level: String
    }

    private struct Message: Encodable {
        let text: String
    }

    private struct Invocation: Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    private struct Notification: Encodable {
        let level = "error"
        let message: Message
        let locations: [Location]
    }

    private struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let partialFingerprints: [String: String]
    }

    private struct Location: Encodable {
        let physicalLocation: PhysicalLocation
        let logicalLocations: [LogicalLocation]?
    }

    private struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region
    }

    private struct ArtifactLocation: Encodable {
        let uri: String
    }

    private struct Region: Encodable {
        let startLine: Int
    }

    private struct LogicalLocation: Encodable {
        let name: String
        let kind = "object"
    }
}

extension SARIFLog {
    init(results: [CheckResult]) {
        let rules = CheckRule.all.map { rule in
            Rule(
                id: rule.id, shortDescription: Message(text: rule.summary),
                fullDescription: Message(text: rule.explanation),
                defaultConfiguration: Configuration(level: rule.level.rawValue))
        }
        let indices = Dictionary(uniqueKeysWithValues: CheckRule.all.enumerated().map { ($1.id, $0) })
        var found: [Result] = []
        var failures: [Notification] = []
        for result in results {
            let entry = CheckReport.Entry(result)
            switch result {
            case .finding(let each): found.append(Self.result(each, entry, indices))
            case .failure:
                failures.append(
                    Notification(message: Message(text: entry.message), locations: [Self.location(entry, id: nil)]))
            }
        }
        let invocation = Invocation(executionSuccessful: failures.isEmpty, toolExecutionNotifications: failures)
        runs = [Run(tool: Tool(driver: Driver(rules: rules)), invocations: [invocation], results: found)]
    }

    /// The log, with a line feed.
    func text() throws -> String { try JSONLine.text(self) }

    private static func result(
        _ found: CheckedFinding, _ entry: CheckReport.Entry, _ indices: [String: Int]
    ) -> Result {
        Result(
            ruleId: entry.rule, ruleIndex: indices[entry.rule] ?? -1, level: entry.level.rawValue,
            message: Message(text: entry.message), locations: [location(entry, id: found.finding.objectID)],
            partialFingerprints: ["objectAndRule/v1": "\(found.finding.objectID)/\(entry.rule)"])
    }

    private static func location(_ entry: CheckReport.Entry, id: String?) -> Location {
        let uri = entry.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? entry.file
        return Location(
            physicalLocation: PhysicalLocation(
                artifactLocation: ArtifactLocation(uri: uri), region: Region(startLine: entry.line)),
            logicalLocations: id.map { [LogicalLocation(name: $0)] })
    }
}
