import Foundation

/// A value in a table of facts.
package protocol FactValue: Sendable {
    /// The value as text, for the page of all facts.
    var factText: String { get }
}

extension CGFloat: FactValue {
    package var factText: String {
        let text = String(format: "%.3f", Double(self))
        return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
    }
}

extension Bool: FactValue {
    package var factText: String { self ? "yes" : "no" }
}

extension CGSize: FactValue {
    package var factText: String { "\(width.factText) × \(height.factText)" }
}

extension Array: FactValue where Element: FactValue {
    package var factText: String { map(\.factText).joined(separator: ", ") }
}

extension String: FactValue {
    package var factText: String { self }
}
