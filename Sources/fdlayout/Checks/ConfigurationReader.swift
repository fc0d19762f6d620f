import Foundation
import InterfaceBuilder
import UIKitLayout
import Yams

/// Reads a configuration file in YAML. Unknown keys and rules are errors.
struct ConfigurationReader {
    /// The name of the file that is read by default.
    static let defaultName = ".fdlayout.yml"

    private let path: String
    private let isNested: Bool
    private var configuration = CheckConfiguration()

    /// Reads the configuration file at the given path.
    ///
    /// - Parameter isNested: whether the file belongs to a subfolder, so that it may only set levels of rules.
    /// - Throws: ``ToolFailure`` with the line of the fault and, for an unknown word, the nearest known word.
    static func read(_ path: String, isNested: Bool = false) throws(ToolFailure) -> CheckConfiguration {
        let contents = try InputFile(argument: path).contents()
        var reader = ConfigurationReader(path: path, isNested: isNested)
        try reader.read(String(decoding: contents, as: UTF8.self))
        return reader.configuration
    }

    private init(path: String, isNested: Bool) {
        (self.path, self.isNested) = (path, isNested)
        let folder = (path as NSString).deletingLastPathComponent
        if !folder.isEmpty { configuration.subfolders = NestedConfigurations(below: folder) }
    }

    private mutating func read(_ text: String) throws(ToolFailure) {
        let root: Node?
        do { root = try Yams.compose(yaml: text) } catch {
            throw ToolFailure(
                path: path, line: Self.line(of: error), message: "not YAML: \(Self.reason(error))", status: 65)
        }
        guard let root, root.scalar?.string.isEmpty != true else { return }
        for (key, value) in try mapping(root) { try read(key, value) }
    }

    private static func line(of error: any Error) -> Int? {
        switch error as? YamlError {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        default: nil
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error as? YamlError {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
        default: "\(error)"
        }
    }

    private static let keys = [
        "widths", "devices", "orientations", "text_sizes", "directions", "stretch_text", "languages", "rules",
        "only_rules", "included", "exclude", "overrides", "baseline", "sources", "assets", "base_classes",
        "deployment_target", "help_uri", "strict",
    ]

    /// The keys of configurations in subfolders.
    private static let nestedKeys: Set<String> = ["rules", "overrides"]

    private mutating func read(_ key: Node, _ value: Node) throws(ToolFailure) {
        let name = try word(key)
        guard Self.keys.contains(name) else {
            throw failure(key, "unknown key '\(name)'. " + NearestWord.suggestion(for: name, among: Self.keys))
        }
        guard !isNested || Self.nestedKeys.contains(name) else {
            throw failure(key, "'\(name)' is allowed only in the configuration of the working folder")
        }
        switch name {
        case "rules": configuration.rules = try rules(value)
        case "overrides": configuration.overrides = try overrides(value)
        case "only_rules": configuration.onlyRules = try list(value).map(rule)
        case "base_classes": configuration.baseClasses = try baseClasses(value)
        case "included": configuration.included = try words(value).map(beside)
        case "exclude": configuration.exclude = try words(value)
        case "baseline": configuration.baseline = beside(try word(value))
        case "sources": configuration.sources = try words(value).map(beside)
        case "assets": configuration.assets = try words(value).map(beside)
        case "deployment_target": configuration.deploymentTarget = try number(value)
        case "help_uri": configuration.helpURI = try word(value)
        case "strict": configuration.strict = try word(value) == "true"
        default: try readCondition(name, value)
        }
    }

    private mutating func readCondition(_ name: String, _ value: Node) throws(ToolFailure) {
        let text = try words(value).joined(separator: ",")
        do throws(ToolFailure) {
            switch name {
            case "widths": configuration.widths = try ConditionText.widths(text, option: name)
            case "devices": configuration.devices = try ConditionText.list(text).map(Device.named)
            case "orientations": configuration.orientations = try ConditionText.choices(text, option: name)
            case "directions": configuration.directions = try ConditionText.choices(text, option: name)
            case "text_sizes": configuration.textSizes = try ConditionText.textSizes(text, option: name)
            case "stretch_text": configuration.stretch = try ConditionText.stretch(text, option: name)
            default: configuration.languages = ConditionText.list(text)
            }
        } catch {
            throw failure(value, error.message)
        }
    }

    /// Resolves a path relative to the folder of the configuration file.
    private func beside(_ other: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent
        return other.hasPrefix("/") || folder.isEmpty ? other : folder + "/" + other
    }
}

// MARK: Values

extension ConfigurationReader {
    private func overrides(_ node: Node) throws(ToolFailure) -> [CheckConfiguration.Override] {
        var found: [CheckConfiguration.Override] = []
        for entry in try list(node) {
            var paths: [String] = []
            var rules: [String: CheckConfiguration.RuleLevel] = [:]
            for (key, value) in try mapping(entry) {
                switch try word(key) {
                case "paths": paths = try words(value)
                case "rules": rules = try self.rules(value)
                case let name:
                    let advice = NearestWord.suggestion(for: name, among: ["paths", "rules"])
                    throw failure(key, "unknown key '\(name)' in overrides. \(advice)")
                }
            }
            found.append(.init(paths: paths, rules: rules))
        }
        return found
    }

    private func rules(_ node: Node) throws(ToolFailure) -> [String: CheckConfiguration.RuleLevel] {
        var found: [String: CheckConfiguration.RuleLevel] = [:]
        for (key, value) in try mapping(node) { found[try rule(key)] = try level(value) }
        return found
    }

    private func baseClasses(_ node: Node) throws(ToolFailure) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for (key, value) in try mapping(node) { found[try word(key)] = try words(value) }
        return found
    }

    private func rule(_ node: Node) throws(ToolFailure) -> String {
        let name = try word(node)
        guard CheckRule.named(name) != nil else {
            throw failure(
                node, "unknown rule '\(name)'. " + NearestWord.suggestion(for: name, among: CheckRule.all.map(\.id)))
        }
        return name
    }

    private func level(_ node: Node) throws(ToolFailure) -> CheckConfiguration.RuleLevel {
        let name = try word(node)
        if name == "off" { return .off }
        if let level = CheckRule.Level(rawValue: name) { return .level(level) }
        let known = CheckRule.Level.allCases.map(\.rawValue) + ["off"]
        throw failure(node, "unknown level '\(name)'. " + NearestWord.suggestion(for: name, among: known))
    }

    private func mapping(_ node: Node) throws(ToolFailure) -> [(Node, Node)] {
        guard let mapping = node.mapping else { throw failure(node, "expected keys with values") }
        return mapping.map { ($0.key, $0.value) }
    }

    private func list(_ node: Node) throws(ToolFailure) -> [Node] {
        if let sequence = node.sequence { return Array(sequence) }
        return [node]
    }

    private func words(_ node: Node) throws(ToolFailure) -> [String] {
        var found: [String] = []
        for each in try list(node) { found.append(try word(each)) }
        return found
    }

    private func word(_ node: Node) throws(ToolFailure) -> String {
        guard let word = node.scalar?.string else { throw failure(node, "expected a word or number") }
        return word
    }

    private func number(_ node: Node) throws(ToolFailure) -> Double {
        let text = try word(node)
        guard let number = Double(text), number > 0, number < 1000 else {
            throw failure(node, "expected a number, found '\(text)'")
        }
        return number
    }

    private func failure(_ node: Node, _ message: String) -> ToolFailure {
        ToolFailure(path: path, line: node.mark?.line, message: message, status: 65)
    }
}
