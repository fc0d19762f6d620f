import ArgumentParser

/// A kind of overlay: facts about a layout that are drawn above its views.
enum OverlayKind: String, CaseIterable {
    /// The frames of all views.
    case frames
    /// Alignment rectangles, constraints, and the chain of constraints that decides the height of a cell.
    case constraints
    /// Layout margins to which constraints refer.
    case margins
    /// The first and the last baseline of each text.
    case baselines
    /// The safe area.
    case safeArea = "safe-area"
    /// The errors and warnings of `fdlayout check`; for rows, conflicting constraints and ambiguous views.
    case problems
}

/// The value of `--overlay`: names of kinds, separated by commas.
struct OverlayArgument: ExpressibleByArgument {
    let kinds: [OverlayKind]

    /// The names of all kinds, for messages and help texts.
    static let names = OverlayKind.allCases.map(\.rawValue).joined(separator: ",")

    init?(argument: String) {
        let names = argument.split(separator: ",", omittingEmptySubsequences: false)
        let kinds = names.compactMap { OverlayKind(rawValue: String($0)) }
        guard kinds.count == names.count else { return nil }
        self.kinds = OverlayKind.allCases.filter(kinds.contains)
    }
}
