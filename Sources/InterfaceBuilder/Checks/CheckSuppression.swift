import Foundation

/// The rules that the labels of objects in a document disable for these objects and their descendants.
///
/// The label of an object (Identity inspector, Document, Label) may end in `fdlayout:disable`, followed by names of
/// rules; without names, all rules are disabled.
nonisolated struct CheckSuppression {
    static let directive = "fdlayout:disable"

    let document: CheckedDocument

    /// Whether the label of the finding's object, or of one of its ancestors, disables the finding's rule.
    func suppresses(_ finding: InterfaceFinding) -> Bool {
        guard let element = document.element(finding.objectID) else { return false }
        return ([element] + document.ancestors(of: element)).contains { disables($0, finding.rule.id) }
    }

    private func disables(_ element: IBElement, _ rule: String) -> Bool {
        guard let label = element["userLabel"], let range = label.range(of: Self.directive) else { return false }
        let names = label[range.upperBound...].split { !($0.isLetter || $0 == "-") }
        return names.isEmpty || names.contains { $0 == rule }
    }
}
