import Foundation

/// Something that is wrong with a layout in an Interface Builder file.
public struct InterfaceFinding: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: String, CaseIterable, Sendable {
        /// Required constraints cannot all hold.
        case conflict
        /// Constraints leave a view's frame open.
        case ambiguous
        /// A cell's constraints do not say how high it is.
        case notSelfSizing = "not-self-sizing"
        /// Text does not fit its label.
        case cutOff = "cut-off"
        /// A view lies outside of its superview.
        case outside
        /// The file stores another frame than the constraints give.
        case storedFrame = "stored-frame"
    }

    /// What is wrong.
    public let kind: Kind
    /// The file.
    public let path: String
    /// The line of the object.
    public let line: Int
    /// The object's id.
    public let objectID: String
    /// What is wrong, and what would mend it.
    public let message: String
}

extension InterfaceFinding: Comparable {
    /// By file and line, then by what tells findings of one line apart.
    public static func < (first: InterfaceFinding, second: InterfaceFinding) -> Bool {
        first.order < second.order
    }

    private var order: (String, Int, String, String, String) { (path, line, objectID, kind.rawValue, message) }
}
