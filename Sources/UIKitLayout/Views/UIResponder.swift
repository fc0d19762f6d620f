import Foundation

/// What views and controllers have in common.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIResponder: NSObject, ObjectStore {
    // Where views are bound to the main actor, the compiler would bind a deinitialiser that is not written to it as well, and
    // subclasses could not have one of their own. Therefore all classes that can have subclasses write theirs.
    deinit {}

    package var associatedValues = AssociatedValues()
    /// Properties for assistive technology, once one is set.
    private var storedAccessibility: AccessibilityValues?
    /// Whether a method could be called by its name: never on Linux.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// Puts what is selected on the pasteboard and removes it; does nothing on Linux unless a subclass does it.
    open func cut(_ sender: Any?) {}
    /// Puts what is selected on the pasteboard; does nothing on Linux unless a subclass does it.
    open func copy(_ sender: Any?) {}
    /// Puts in what is on the pasteboard; does nothing on Linux unless a subclass does it.
    open func paste(_ sender: Any?) {}
    /// Selects what is touched; does nothing on Linux unless a subclass does it.
    open func select(_ sender: Any?) {}
    /// Selects everything; does nothing on Linux unless a subclass does it.
    open func selectAll(_ sender: Any?) {}
    /// Removes what is selected; does nothing on Linux unless a subclass does it.
    open func delete(_ sender: Any?) {}

    /// Commands of keys: none unless a subclass has some; never asked for on Linux.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called when an observed property changes; never called on Linux.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Called when the device is moved; never called on Linux.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when the device was moved; never called on Linux.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a motion was something else; never called on Linux.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    var accessibility: AccessibilityValues {
        get { storedAccessibility ?? AccessibilityValues() }
        set { storedAccessibility = newValue }
    }

    // MARK: The responder chain

    /// Who is asked after this object: of a view its controller or superview, of a controller's view the controller.
    open var next: UIResponder? { nil }
    /// Whether the object receives key events.
    open var isFirstResponder: Bool { FirstResponder.of(self) === self }
    /// Whether the object can receive key events.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object can stop receiving key events.
    open var canResignFirstResponder: Bool { true }

    /// Makes the object the one that receives key events, if it can be and its window has no other that stays.
    @discardableResult
    open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

    /// Makes the object stop receiving key events.
    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    /// A view in place of the keyboard, which there is not on Linux.
    open var inputView: UIView? { nil }
    /// A view above the keyboard, which there is not on Linux.
    open var inputAccessoryView: UIView? { nil }
    /// Shows another input view; does nothing on Linux.
    open func reloadInputViews() {}

    /// Fingers came down; the next responder receives the event. Never called on Linux.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Fingers moved; the next responder receives the event. Never called on Linux.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Fingers left; the next responder receives the event. Never called on Linux.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Touches were called off; the next responder receives the event. Never called on Linux.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Called for a view that is shown in Interface Builder; never called on Linux.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    /// Whether assistive technology sees the object.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    /// What the object is called.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    /// What happens when one acts on the object.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// The object's value in words.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    /// A name for tests.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// What kind of object it is.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    /// Whether assistive technology sees nothing inside the object.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }
    /// What assistive technology sees inside the object, in order.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Whether assistive technology sees nothing but the object.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Whether the objects inside are read as a group.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// Actions that assistive technology offers.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    // MARK: Interface Builder files

    /// Called when everything in the Interface Builder file that the object comes from is connected.
    open func awakeFromNib() {}

    /// Called with the object that an Interface Builder file connects to an outlet.
    ///
    /// The default fills a property declared with ``Outlet``; override it for others.
    /// - Returns: whether there is such a property for such an object.
    @discardableResult
    open func setOutlet(_ value: AnyObject?, named name: String) -> Bool {
        setNamedProperty(name, to: value)
    }

    /// Called with all objects that an Interface Builder file connects to an outlet collection.
    ///
    /// The default fills a property declared with ``OutletCollection``; override it for others.
    /// - Returns: whether there is such a property for such objects.
    @discardableResult
    open func setOutletCollection(_ values: [AnyObject], named name: String) -> Bool {
        setNamedProperty(name, to: values)
    }

    /// Called with a user-defined runtime attribute of an Interface Builder file: a string, number, boolean, point, size,
    /// rectangle, image, or `nil`.
    ///
    /// The default sets a property declared with ``Inspectable``; override it for others.
    /// - Returns: whether there is such a property for such a value.
    @discardableResult
    open func setValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        setNamedProperty(keyPath, to: value)
    }
}
