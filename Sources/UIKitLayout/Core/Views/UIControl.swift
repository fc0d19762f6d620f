import Foundation

/// A view that responds to user interaction. On Linux, where there is no interaction, actions run only when the app
/// calls ``sendActions(for:)`` or ``sendAction(_:)``.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    deinit {}

    /// The state of a control.
    public nonisolated struct State: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The control is neither highlighted nor disabled nor selected.
        public static let normal: State = []
        /// The control is pressed.
        public static let highlighted = State(rawValue: 1)
        /// The control ignores touches.
        public static let disabled = State(rawValue: 2)
        /// The control is selected.
        public static let selected = State(rawValue: 4)
        /// The control has the focus; never the case on Linux.
        public static let focused = State(rawValue: 8)
    }

    /// Whether the control is enabled; a disabled control ignores touches.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }
    /// Whether the control is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    /// Whether the control is highlighted, as it is while it is pressed.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }
    /// The current state of the control.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    /// The vertical alignment of the content. Only buttons use it; a change takes effect at their next layout.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// The horizontal alignment of the content. Only buttons use it; a change takes effect at their next layout.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Whether the control is tracking a touch: always `false` on Linux.
    open var isTracking: Bool { false }
    /// Whether a tap shows the control's menu. Stored; has no effect on Linux.
    open var showsMenuAsPrimaryAction = false {
        didSet { menuDidChange() }
    }
    /// Called when the menu of a button or its use has changed.
    func menuDidChange() {}
    /// Whether a long press shows a context menu. If so, the control has a ``contextMenuInteraction``, which has no
    /// effect on Linux.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
            contextMenuInteraction = newValue ? UIContextMenuInteraction(delegate: self) : nil
            if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
        }
    }
    /// The interaction of the control's context menu, whose delegate is the control; `nil` if
    /// ``isContextMenuInteractionEnabled`` is `false`.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?
    private var actions: [(action: UIAction, events: Event)] = []

    /// Creates a control with the given frame and without actions.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control for an Interface Builder file, with the properties in the file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a control with an action for ``Event/primaryActionTriggered``.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Called after the state has changed.
    func stateDidChange() {}

    // MARK: Actions

    /// Adds an action that runs for any of the given events. It replaces an action with the same identifier and exactly
    /// the same events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        actions.append((action, controlEvents))
    }

    /// Removes an action that was added for exactly the given events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with the given identifier that was added for exactly the given events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
    }

    /// Adds a method for the given events to those that ``actions(forTarget:forControlEvent:)`` returns. The target is held
    /// weakly. The method is not called, because methods cannot be called by name here.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append(ControlTarget(target, action, controlEvents))
    }

    /// Removes methods from the given events; `nil` stands for all targets or all methods.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets.remove(target, action, controlEvents)
    }

    /// Runs an action with the control as its sender.
    open func sendAction(_ action: UIAction) { action.run(sender: self) }

    /// Passes a method's name and a target to the app, which would call the method. Does nothing on Linux, where
    /// methods cannot be called by name.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs the actions added for any of the events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
    }

    /// All events for which actions were added.
    open var allControlEvents: Event { actions.reduce(targets.events) { $0.union($1.events) } }

    /// Called when a touch begins in the control; never called on Linux.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when a touch moves; never called on Linux.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when a touch ends; never called on Linux.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when a touch is cancelled; never called on Linux.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Context menus

    /// The place at which a menu is attached to the control, in the control's coordinates: the origin of the bounds.
    /// Never called on Linux.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { bounds.origin }
    /// Returns `nil`; subclasses return the configuration of their menu. Never called on Linux.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns `nil`. Never called on Linux.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns `nil`. Never called on Linux.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing. Never called on Linux.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing. Never called on Linux.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

extension UIControl {
    /// The vertical alignment of a control's content.
    public nonisolated enum ContentVerticalAlignment: Int, Hashable, Sendable {
        case center = 0
        case top, bottom, fill
    }

    /// The horizontal alignment of a control's content.
    public nonisolated enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        case center = 0
        case left, right, fill, leading, trailing
    }

    /// The events of a control.
    public nonisolated struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch begins inside the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A second or later touch of a multiple tap begins inside the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moves within the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ends inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ends outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch is cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action is triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing has ended with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
