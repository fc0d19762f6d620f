import Foundation
import InterfaceBuilder

/// Checks files according to a configuration.
struct FileCheck {
    let configuration: CheckConfiguration
    let context: CheckContext

    /// Collects the facts about the project that the configuration requires.
    ///
    /// - Throws: ``ToolFailure`` when a folder that the configuration names does not exist.
    init(configuration: CheckConfiguration) throws(ToolFailure) {
        self.configuration = configuration
        var context = CheckContext()
        context.classes = try ProjectFacts.classes(below: configuration.sources)
        context.assets = try ProjectFacts.assets(below: configuration.assets)
        context.deploymentTarget = configuration.deploymentTarget
        self.context = context
    }

    /// The findings in the given file, in file order, with the levels that the configuration sets.
    func findings(in file: InterfaceFile, _ contents: Data) throws -> [CheckedFinding] {
        let rules = configuration.rules(for: file.path)
        var check = InterfaceCheck()
        check.context = context
        check.rules = enabledRules(rules)
        let languages = try Localizations(of: file.path).strings(for: configuration.languages)
        check.conditions = configuration.conditions(languages: languages)
        return try check.check(file, contents: contents).map { found in
            guard case .level(let level) = rules[found.finding.rule.id] else { return found }
            return found.withLevel(level)
        }
    }

    private func enabledRules(_ rules: [String: CheckConfiguration.RuleLevel]) -> Set<String> {
        let all = configuration.onlyRules.isEmpty ? CheckRule.all.map(\.id) : configuration.onlyRules
        return Set(all.filter { rules[$0] != .off })
    }
}
