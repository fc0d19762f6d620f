import Foundation

/// A line of the Visual Format Language, taken apart.
///
/// The grammar is that of Apple's Auto Layout Guide, Visual Format Language; numbers may be negative, as UIKit takes them.
struct VisualFormat: Hashable {
    /// What is compared, and how much it matters.
    struct Predicate: Hashable {
        enum Operand: Hashable {
            case number(CGFloat)
            /// The size of another view.
            case view(String)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var operand: Operand
        var priority = UILayoutPriority.required
    }

    /// What lies between two elements.
    enum Connection: Hashable {
        /// Nothing: they touch.
        case flush
        /// The standard distance.
        case standard
        case distances([Predicate])
    }

    /// A view, or the superview's edge.
    enum Element: Hashable {
        case superview
        case view(name: String, sizes: [Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var elements: [Element] = []
    /// One fewer than elements.
    var connections: [Connection] = []
}

/// A visual format that cannot be understood, in UIKit's words: what is wrong, the format, and where.
struct VisualFormatError: Error, Hashable, CustomStringConvertible {
    let description: String

    init(_ message: String, format: [Character], at position: Int) {
        let marker = String(repeating: " ", count: position) + "^"
        description = "Unable to parse constraint format: \n\(message) \n\(String(format)) \n\(marker)"
    }
}
