import Foundation

/// The members of a responder that concern editing, keys, motions and accessibility. On Linux the accessibility values
/// are only stored, and the library never calls the methods.
///
/// ``UIResponder`` is the only direct subclass. The members are declared in a class because members of an extension
/// cannot be overridden.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class ResponderInteraction: NSObject {
    // Where views are bound to the main actor, the compiler would bind an implicit deinitialiser to that actor too, and
    // subclasses could not declare a deinitialiser. Therefore every class that can have subclasses declares its
    // deinitialiser explicitly.
    deinit {}

    // MARK: Editing

    /// Whether the responder can perform the given action at present. False on Linux, where methods cannot be called by
    /// name, unless a subclass overrides it.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// Moves the selection to the pasteboard. Does nothing on Linux unless a subclass overrides it.
    open func cut(_ sender: Any?) {}
    /// Copies the selection to the pasteboard. Does nothing on Linux unless a subclass overrides it.
    open func copy(_ sender: Any?) {}
    /// Inserts the content of the pasteboard. Does nothing on Linux unless a subclass overrides it.
    open func paste(_ sender: Any?) {}
    /// Selects the item that was touched. Does nothing on Linux unless a subclass overrides it.
    open func select(_ sender: Any?) {}
    /// Selects everything. Does nothing on Linux unless a subclass overrides it.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection. Does nothing on Linux unless a subclass overrides it.
    open func delete(_ sender: Any?) {}

    /// The key commands of the responder; `nil` by default, never read on Linux.
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

    /// The view that is shown in place of the keyboard; never read on Linux, which has no keyboard on the screen.
    open var inputView: UIView? { nil }
    /// The view that is shown above the keyboard; never read on Linux, which has no keyboard on the screen.
    open var inputAccessoryView: UIView? { nil }
    /// Shows a changed input view. Does nothing on Linux.
    open func reloadInputViews() {}

    /// Called when Interface Builder has created the view to display it in its editor; never called on Linux.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    /// Whether assistive technology treats the object as a single element.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    /// The name that assistive technology reads for the object.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    /// A short description of what the object's action does.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// The object's current value as text, such as "50 %" for a slider.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    /// The string by which tests find the object. It is not read to the user.
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
    /// The accessibility elements inside the object, in the order in which they are read.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Whether assistive technology ignores everything outside the object.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Whether assistive technology reads all accessibility elements inside the object before it moves on to others.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// The actions that assistive technology offers for the object besides its main action.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    /// The accessibility properties; `nil` until one of them is set.
    private var storedAccessibility: AccessibilityValues?

    var accessibility: AccessibilityValues {
        get { storedAccessibility ?? AccessibilityValues() }
        set { storedAccessibility = newValue }
    }
}
