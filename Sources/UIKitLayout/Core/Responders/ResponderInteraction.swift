import Foundation

/// The part of a responder that concerns editing, keys, motions and accessibility. Its values are stored; its methods
/// are never called on Linux.
///
/// This is the superclass of ``UIResponder`` only. It is a class of its own so that subclasses of responders can
/// override its members.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class ResponderInteraction: NSObject {
    // Where views are bound to the main actor, the compiler would also bind an implicit deinitialiser to it, and
    // subclasses could not have one of their own. Therefore every class that can have subclasses declares its
    // deinitialiser.
    deinit {}

    // MARK: Editing

    /// Whether a method can be called by its name; always false on Linux.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// Moves the selection to the pasteboard; does nothing on Linux unless a subclass overrides it.
    open func cut(_ sender: Any?) {}
    /// Copies the selection to the pasteboard; does nothing on Linux unless a subclass overrides it.
    open func copy(_ sender: Any?) {}
    /// Inserts the content of the pasteboard; does nothing on Linux unless a subclass overrides it.
    open func paste(_ sender: Any?) {}
    /// Selects the item that was touched; does nothing on Linux unless a subclass overrides it.
    open func select(_ sender: Any?) {}
    /// Selects everything; does nothing on Linux unless a subclass overrides it.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection; does nothing on Linux unless a subclass overrides it.
    open func delete(_ sender: Any?) {}

    /// The key commands of the responder, by default `nil`; never called on Linux.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called when an observed property changes; never called on Linux.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Called when a motion of the device begins; never called on Linux.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a motion of the device ends; never called on Linux.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a motion of the device is cancelled; never called on Linux.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// A view in place of the keyboard; unused on Linux, which has no keyboard on screen.
    open var inputView: UIView? { nil }
    /// A view above the keyboard; unused on Linux, which has no keyboard on screen.
    open var inputAccessoryView: UIView? { nil }
    /// Shows a changed input view; does nothing on Linux.
    open func reloadInputViews() {}

    /// Called for a view that Interface Builder displays; never called on Linux.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    /// Whether the object is an accessibility element.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    /// The name that assistive technology reads for the object.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    /// The result of performing the object's action.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// The object's value as text.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    /// An identifier for tests.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// The object's accessibility traits.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    /// Whether assistive technology ignores the object's descendants.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }
    /// The accessibility elements inside the object, in order.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Whether assistive technology ignores everything outside the object.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Whether the accessibility elements inside the object are read as a group.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// Actions that assistive technology offers.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    /// Accessibility properties; `nil` until one is set.
    private var storedAccessibility: AccessibilityValues?

    var accessibility: AccessibilityValues {
        get { storedAccessibility ?? AccessibilityValues() }
        set { storedAccessibility = newValue }
    }
}
