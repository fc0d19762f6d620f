import Foundation

/// Which rules the labels of a document switch off, for an object and for what is inside it.
///
/// The label of an object (Identity inspector, Document, Label) may end in `fdlayout:disable` and names of rules; without
/// names it means all of them.
nonisolated struct CheckSilencing {
    static let directive = "fdlayout:disable"

    let document: CheckedDocument

    /// Whether a finding was asked not to be made.
    func silences(_ finding: InterfaceFinding) -> Bool {
        guard let element = document.element(finding.objectID) else { return false }
        return ([element] + document.ancestors(of: element)).contains { disables($0, finding.rule.id) }
    }

    private func disables(_ element: IBElement, _ rule: String) -> Bool {
        guard let label = element["userLabel"], let range = label.range(of: Self.directive) else { return false }
        let names = label[range.upperBound...].split { !($0.isLetter || $0 == "-") }
        return names.isEmpty || names.contains { $0 == rule }
    }
}
