import Foundation
import InterfaceBuilder

/// Checks a file according to a configuration.
struct FileCheck {
    let configuration: CheckConfiguration
    let context: CheckContext

    /// - Throws: ``ToolFailure`` when a folder that the configuration names does not exist.
    init(configuration: CheckConfiguration) throws(ToolFailure) {
        self.configuration = configuration
        var context = CheckContext()
        context.classes = try ProjectFacts.classes(below: configuration.sources)
        context.assets = try ProjectFacts.assets(below: configuration.assets)
        context.deploymentTarget = configuration.deploymentTarget
        self.context = context
    }

    /// The result of checking a file, with the levels set in the configuration.
    ///
    /// - Throws: ``ToolFailure`` when a translation of the file cannot be read.
    func result(of file: InterfaceFile, _ contents: Data) throws -> InterfaceCheckResult {
        let rules = configuration.rules(for: file.path)
        var check = InterfaceCheck()
        check.context = context
        check.rules = enabledRules(rules)
        let languages = try Localizations(of: file.path).strings(for: configuration.languages)
        check.conditions = configuration.conditions(languages: languages)
        let result = check.result(of: file, contents: contents)
        let findings = result.findings.map { found in
            guard case .level(let level) = rules[found.finding.rule.id] else { return found }
            return found.withLevel(level)
        }
        return InterfaceCheckResult(findings: findings, failure: result.failure)
    }

    private func enabledRules(_ rules: [String: CheckConfiguration.RuleLevel]) -> Set<String> {
        let all = configuration.onlyRules.isEmpty ? CheckRule.all.map(\.id) : configuration.onlyRules
        return Set(all.filter { rules[$0] != .off })
    }
}
