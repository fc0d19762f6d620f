/// What may change of a view, as far as the layout engine is concerned.
nonisolated struct LayoutChanges: OptionSet {
    let rawValue: UInt8

    /// The size or the baselines of the content.
    static let content = LayoutChanges(rawValue: 1)
    /// How much the size of the content matters.
    static let contentPriorities = LayoutChanges(rawValue: 2)
    /// Margins and the safe area.
    static let margins = LayoutChanges(rawValue: 4)
    /// The frame or the mask of a view that is laid out by them.
    static let autoresizing = LayoutChanges(rawValue: 8)
    /// Constraints that the view holds are added or removed.
    static let heldConstraints = LayoutChanges(rawValue: 16)
    /// Constraints that come with the kind of view.
    static let implicitConstraints = LayoutChanges(rawValue: 32)
    /// Subviews or guides come or go.
    static let hierarchy = LayoutChanges(rawValue: 64)
    /// How far a view's content has been scrolled.
    static let scrolling = LayoutChanges(rawValue: 128)

    /// Everything, as of a view that the engine does not know yet.
    static let all: LayoutChanges = [
        .content, .contentPriorities, .margins, .autoresizing, .heldConstraints, .implicitConstraints,
    ]
}
