/// How much a constraint matters: above 0, and 1000 when it must hold.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number.
    public var rawValue: Float

    /// Makes a priority from a number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Makes a priority.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Whether the left one matters less.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Must hold.
    public static let required = UILayoutPriority(1000)
    /// A button's resistance to being compressed.
    public static let defaultHigh = UILayoutPriority(750)
    /// A drag that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The scene's size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A drag that may not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// A button's hugging.
    public static let defaultLow = UILayoutPriority(250)
    /// The target size of `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
