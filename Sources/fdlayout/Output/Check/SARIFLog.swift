import Foundation
import InterfaceBuilder

/// The results of a check in the Static Analysis Results Interchange Format (OASIS, SARIF 2.1.0), which GitHub's code
/// scanning reads.
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
        let shortDescription: SARIFMessage
        let fullDescription: SARIFMessage
        let help: SARIFMessage
        let helpUri: String?
        let defaultConfiguration: Configuration
    }

    private struct Configuration: Encodable {
        let level: String
    }

    private struct Invocation: Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    private struct Notification: Encodable {
        let level: String
        let message: SARIFMessage
        let locations: [Location]?
    }

    private struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: SARIFMessage
        let locations: [Location]
        let partialFingerprints: [String: String]
    }

    private struct Location: Encodable {
        let physicalLocation: PhysicalLocation
        let logicalLocations: [LogicalLocation]?
    }

    private struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region?
    }

    private struct ArtifactLocation: Encodable {
        let uri: String
    }

    private struct Region: Encodable {
        let startLine: Int
    }

    private struct LogicalLocation: Encodable {
        let name: String
        /// The kind of the location: an element of an XML document.
        let kind = "element"
    }
}

extension SARIFLog {
    /// - Parameters:
    ///   - root: the folder to which the locations of files are relative.
    ///   - helpURI: the address of the page about the rules, if it is known.
    init(results: [CheckResult], root: String, helpURI: String?) {
        let indices = Dictionary(uniqueKeysWithValues: CheckRule.all.enumerated().map { ($1.id, $0) })
        var fingerprints = SARIFFingerprints()
        var found: [Result] = []
        var failures: [Notification] = []
        for result in results {
            switch result {
            case .finding(let each):
                let index = indices[each.finding.rule.id] ?? -1
                found.append(
                    Self.result(each, ruleIndex: index, fingerprint: fingerprints.next(of: each.finding), root: root))
            case .failure(let failure, let level): failures.append(Self.notification(failure, level, root: root))
            }
        }
        let invocation = Invocation(executionSuccessful: failures.isEmpty, toolExecutionNotifications: failures)
        let driver = Driver(rules: CheckRule.all.map { Self.rule($0, helpURI: helpURI) })
        runs = [Run(tool: Tool(driver: driver), invocations: [invocation], results: found)]
    }

    /// The log as one line of JSON, with a line feed.
    func text() throws -> String { try JSONLine.text(self) }

    private static func rule(_ rule: CheckRule, helpURI: String?) -> Rule {
        let explanation = SARIFMessage(rule.explanation)
        return Rule(
            id: rule.id, shortDescription: SARIFMessage(rule.summary), fullDescription: explanation, help: explanation,
            helpUri: helpURI.map { "\($0)#\(rule.id)" },
            defaultConfiguration: Configuration(level: rule.level.rawValue))
    }

    private static func result(
        _ found: CheckedFinding, ruleIndex: Int, fingerprint: String, root: String
    ) -> Result {
        let finding = found.finding
        let object = finding.objectID.isEmpty ? nil : [LogicalLocation(name: finding.objectID)]
        let place = place(finding.path, line: finding.line, root: root)
        return Result(
            ruleId: finding.rule.id, ruleIndex: ruleIndex, level: finding.level.rawValue,
            message: SARIFMessage(found.message),
            locations: [Location(physicalLocation: place, logicalLocations: object)],
            partialFingerprints: [SARIFFingerprints.name: fingerprint])
    }

    /// The notification about a file that could not be checked. If the failure has no line, the notification refers to
    /// the whole file.
    private static func notification(
        _ failure: ToolFailure, _ level: CheckRule.Level, root: String
    ) -> Notification {
        let locations = failure.path.map {
            [Location(physicalLocation: place($0, line: failure.line, root: root), logicalLocations: nil)]
        }
        return Notification(level: level.rawValue, message: SARIFMessage(failure.message), locations: locations)
    }

    private static func place(_ path: String, line: Int?, root: String) -> PhysicalLocation {
        PhysicalLocation(
            artifactLocation: ArtifactLocation(uri: ArtifactURI(path: path, root: root).text),
            region: line.map(Region.init(startLine:)))
    }
}
