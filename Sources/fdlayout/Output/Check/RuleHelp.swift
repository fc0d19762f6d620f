import Foundation
import InterfaceBuilder

/// The help text for one rule or for all rules.
struct RuleHelp {
    /// The name of a rule, or `all`.
    let rule: String

    /// The explanation of one rule, or a line for each rule.
    ///
    /// - Throws: ``ToolFailure`` with the nearest known name, if no rule has the name.
    func text() throws(ToolFailure) -> String {
        if rule == "all" {
            let width = CheckRule.all.map(\.id.count).max() ?? 0
            return CheckRule.all.map { rule in
                let name = rule.id.padding(toLength: width, withPad: " ", startingAt: 0)
                return
                    "\(name)  \(rule.level.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0))  \(rule.summary)\n"
            }.joined()
        }
        let id = try CheckArguments.rules(rule, option: "--explain").first ?? ""
        guard let rule = CheckRule.named(id) else { return "" }
        return "\(rule.id) (\(rule.level.rawValue)): \(rule.summary)\n\n\(rule.explanation)\n"
    }
}
