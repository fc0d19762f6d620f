import Foundation

/// An offset, in points.
public nonisolated struct UIOffset: Hashable, Sendable {
    /// The offset to the right.
    public var horizontal: CGFloat
    /// The downward offset.
    public var vertical: CGFloat

    /// Creates an offset from its components.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The zero offset.
    public static let zero = UIOffset()
}

/// A set of edges of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A set of axes.
public nonisolated struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// A set of edges of a rectangle, with leading and trailing edges instead of left and right ones.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The leading edge.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The trailing edge.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
