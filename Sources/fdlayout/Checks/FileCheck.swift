import Foundation
import InterfaceBuilder

/// Checks files according to a configuration.
struct FileCheck {
    let configuration: CheckConfiguration
    let context: CheckContext

    /// Collects the facts about the project that the configuration requires.
    ///
    /// - Throws: ``ToolFailure`` when a folder that the configuration names does not exist.
    /// - Parameter inputs: the files and folders that are checked. The asset catalogues of their repositories are used if
    ///   the configuration names none.
    init(configuration: CheckConfiguration, inputs: [String]) throws(ToolFailure) {
        self.configuration = configuration
        var context = CheckContext()
        context.classes = try ProjectFacts.classes(below: configuration.sources)
        context.assets =
            try configuration.assets.isEmpty
            ? ProjectFacts.assetsOfRepositories(around: inputs) : ProjectFacts.assets(below: configuration.assets)
        context.baseClasses = configuration.baseClasses
        context.deploymentTarget = configuration.deploymentTarget
        self.context = context
    }

    /// The result of checking a file, with the levels set in the configuration.
    ///
    /// - Throws: ``ToolFailure`` when a translation of the file, or the configuration in a folder around it, cannot be
    ///   read.
    func result(of file: InterfaceFile, _ contents: Data) throws -> InterfaceCheckResult {
        let rules = try configuration.rules(for: file.path)
        var check = try check(for: file)
        let languages = try Localizations(of: file.path).strings(for: configuration.languages)
        check.conditions = configuration.conditions(languages: languages)
        let result = check.result(of: file, contents: contents)
        let findings = result.findings.map { found in
            guard case .level(let level) = rules[found.finding.rule.id] else { return found }
            return found.withLevel(level)
        }
        return InterfaceCheckResult(findings: findings, failure: result.failure)
    }

    /// The check of a file with its rules, as stored.
    ///
    /// - Throws: ``ToolFailure`` when the configuration in a folder around it is faulty.
    func check(for file: InterfaceFile) throws -> InterfaceCheck {
        var check = InterfaceCheck()
        check.context = context
        check.rules = enabledRules(try configuration.rules(for: file.path))
        return check
    }

    /// The level of the failure to read a file, or `nil` if it has the exit status of the failure.
    func level(of failure: ToolFailure) throws -> CheckConfiguration.RuleLevel? {
        try configuration.rules(for: failure.path ?? "")[CheckRule.unreadableFile.id]
    }

    /// The names of the rules that are checked unless a file has levels of its own.
    var rules: Set<String> { enabledRules(configuration.rules) }

    private func enabledRules(_ rules: [String: CheckConfiguration.RuleLevel]) -> Set<String> {
        let isNamed = { (rule: CheckRule) in rules[rule.id] != nil }
        let all = CheckRule.all.filter { !$0.isOptional || isNamed($0) }.map(\.id)
        return Set((configuration.onlyRules.isEmpty ? all : configuration.onlyRules).filter { rules[$0] != .off })
    }
}
