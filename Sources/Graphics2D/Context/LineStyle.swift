/// The shape of the ends of strokes.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt = 0
    case round, square
}

/// The shape of the corners of strokes.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter = 0
    case round, bevel
}

/// The rule that determines the interior of a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
    case winding = 0
    case evenOdd
}

/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Fills the path by the nonzero winding rule.
    case fill = 0
    /// Fills the path by the even-odd rule.
    case eoFill
    /// Strokes the path.
    case stroke
    /// Fills the path by the nonzero winding rule and strokes it.
    case fillStroke
    /// Fills the path by the even-odd rule and strokes it.
    case eoFillStroke

    var fills: Bool { self != .stroke }
    var strokes: Bool { self != .fill && self != .eoFill }
    var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
}
