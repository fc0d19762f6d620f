import Foundation

/// A view that people act on. Actions run when ``sendActions(for:)`` is called: nobody touches anything on Linux.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIControl: UIView {
    deinit {}

    /// States that a control can be in.
    public nonisolated struct State: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Neither highlighted nor disabled nor selected.
        public static let normal: State = []
        /// While it is pressed.
        public static let highlighted = State(rawValue: 1)
        /// While it takes no touches.
        public static let disabled = State(rawValue: 2)
        /// While it is selected.
        public static let selected = State(rawValue: 4)
        /// While it has the focus.
        public static let focused = State(rawValue: 8)
    }

    /// Whether it can be acted on.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { noteStateChange() } }
    }
    /// Whether it is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { noteStateChange() } }
    }
    /// Whether it is highlighted.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { noteStateChange() } }
    }
    /// The states that it is in.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    /// Where the content lies from top to bottom; a stored value.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// Where the content lies from left to right; a stored value.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Whether a finger is on it: never on Linux.
    open var isTracking: Bool { false }
    /// Whether a menu is what it does; a stored value.
    open var showsMenuAsPrimaryAction = false
    /// Whether it has a menu for a long press; a stored value.
    open var isContextMenuInteractionEnabled = false
    private var actions: [(action: UIAction, events: Event)] = []

    /// Makes a control with a frame, without an action.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a control with what it does.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Called when a state has changed.
    func noteStateChange() {}

    // MARK: Actions

    /// Adds an action for events; one of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        actions.append((action, controlEvents))
    }

    /// Takes an action away.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Takes an action away.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
    }

    /// Stores nothing and does nothing on Linux: no method is called by name.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

    /// Takes a target away; does nothing on Linux.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}

    /// Runs an action.
    open func sendAction(_ action: UIAction) { action.run(sender: self) }

    /// Sends a method's name to a target: there is no way to call it on Linux.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs the actions for events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
    }

    /// The events that there are actions for.
    open var allControlEvents: Event { actions.reduce([]) { $0.union($1.events) } }

    /// A finger came down; never called on Linux.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// A finger moved; never called on Linux.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// A finger left; never called on Linux.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// A touch was called off; never called on Linux.
    open func cancelTracking(with event: UIEvent?) {}
}

extension UIControl {
    /// Where content lies from top to bottom.
    public nonisolated enum ContentVerticalAlignment: Int, Hashable, Sendable {
        case center = 0
        case top, bottom, fill
    }

    /// Where content lies from left to right.
    public nonisolated enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        case center = 0
        case left, right, fill, leading, trailing
    }

    /// What happens to a control.
    public nonisolated struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger comes down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger comes down again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moves in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moves out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger leaves inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger leaves outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch is called off.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for happens.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing has ended with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All editing.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
