/// The kinds of changes of a view that must be passed to the layout engine.
nonisolated struct LayoutChanges: OptionSet {
    let rawValue: UInt8

    /// The size or the baselines of the content have changed.
    static let content = LayoutChanges(rawValue: 1)
    /// The hugging or compression resistance priorities have changed.
    static let contentPriorities = LayoutChanges(rawValue: 2)
    /// The margins or the safe area have changed.
    static let margins = LayoutChanges(rawValue: 4)
    /// The frame or the autoresizing mask has changed.
    static let autoresizing = LayoutChanges(rawValue: 8)
    /// Constraints that the view holds were added or removed.
    static let heldConstraints = LayoutChanges(rawValue: 16)
    /// Constraints that the view's class implies have changed.
    static let implicitConstraints = LayoutChanges(rawValue: 32)
    /// Subviews or guides were added or removed.
    static let hierarchy = LayoutChanges(rawValue: 64)
    /// The content offset of the scroll view has changed.
    static let scrolling = LayoutChanges(rawValue: 128)

    /// All kinds that apply to a view that is new to the engine.
    static let all: LayoutChanges = [
        .content, .contentPriorities, .margins, .autoresizing, .heldConstraints, .implicitConstraints,
    ]
}
