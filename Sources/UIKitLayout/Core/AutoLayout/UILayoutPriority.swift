/// The priority of a constraint: above 0, and 1000 if the constraint must be satisfied.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number.
    public var rawValue: Float

    /// Creates a priority from a number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Whether the left priority is lower than the right one.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The priority of a constraint that must be satisfied.
    public static let required = UILayoutPriority(1000)
    /// The compression resistance of a button.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that may not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The content hugging of a button.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size of `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

// Libraries declare the same operators themselves; theirs are preferred, so that using them is not ambiguous.
nonisolated extension UILayoutPriority {
    /// The sum of a priority and a number.
    @_disfavoredOverload
    public static func + (priority: Self, number: Float) -> Self { Self(priority.rawValue + number) }

    /// The difference of a priority and a number.
    @_disfavoredOverload
    public static func - (priority: Self, number: Float) -> Self { Self(priority.rawValue - number) }

    /// Increases a priority by a number.
    @_disfavoredOverload
    public static func += (priority: inout Self, number: Float) { priority.rawValue += number }

    /// Decreases a priority by a number.
    @_disfavoredOverload
    public static func -= (priority: inout Self, number: Float) { priority.rawValue -= number }
}
