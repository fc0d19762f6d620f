/// A table or constant that the generated page of facts lists.
package protocol FactListing: Sendable {
    /// The subject of the values, as the page of all facts names it.
    var subject: String { get }
    /// The rule that applies the values to files; `nil` if the values always apply.
    var rule: FrameRule? { get }
    /// The rows, with their values as text.
    var lines: [FactLine] { get }
}

/// A row of a table, with its value as text.
package struct FactLine: Sendable {
    /// The value, as text.
    package let text: String
    /// The builds of Xcode for which the value holds.
    package let versions: Range<Int>
    /// The source of the value.
    package let evidence: Evidence
}

extension FactTable: FactListing {
    package var lines: [FactLine] {
        rows.map { FactLine(text: $0.value.factText, versions: $0.versions, evidence: $0.evidence) }
    }
}

extension Constant: FactListing {
    package var lines: [FactLine] {
        [FactLine(text: value.factText, versions: 0..<Int.max, evidence: evidence)]
    }
}
