import Foundation

/// A parsed line of the Visual Format Language.
///
/// The grammar is that of the chapter Visual Format Language in Apple's Auto Layout Guide. As in UIKit, numbers may be
/// negative.
struct VisualFormat: Hashable {
    /// A condition on a size or distance: a relation, its right side, and a priority.
    struct Predicate: Hashable {
        enum Operand: Hashable {
            case number(CGFloat)
            /// The size of the view with the given name.
            case view(String)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var operand: Operand
        var priority = UILayoutPriority.required
    }

    /// The distance between two elements.
    enum Connection: Hashable {
        /// No distance: the elements touch.
        case flush
        /// The standard distance.
        case standard
        case distances([Predicate])
    }

    /// A view or an edge of the superview.
    enum Element: Hashable {
        case superview
        case view(name: String, sizes: [Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var elements: [Element] = []
    /// The connections between neighbouring elements; there is one fewer than there are elements.
    var connections: [Connection] = []
}

/// An error in a visual format, with UIKit's message, which states the error, the format, and the position.
struct VisualFormatError: Error, Hashable, CustomStringConvertible {
    let description: String

    init(_ message: String, format: [Character], at position: Int) {
        let marker = String(repeating: " ", count: position) + "^"
        description = "Unable to parse constraint format: \n\(message) \n\(String(format)) \n\(marker)"
    }
}
