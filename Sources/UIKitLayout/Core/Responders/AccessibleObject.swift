import Foundation

/// An object with accessibility properties. On Linux, which has no assistive technology that reads them, they are only
/// stored, and the library never calls the methods.
///
/// The members are declared in a class because members of an extension cannot be overridden. On iOS every object has
/// them.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class AccessibleObject: NSObject {
    // Where views are bound to the main actor, the compiler would bind an implicit deinitialiser to that actor too, and
    // subclasses could not declare a deinitialiser. Therefore every class that can have subclasses declares its
    // deinitialiser explicitly.
    deinit {}

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
    /// The names by which users of voice control address the object.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.userInputLabels }
        set { accessibility.userInputLabels = newValue }
    }
    /// The language in which assistive technology reads the object.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    /// Whether images keep their colours when the colours of the screen are inverted. Stored; has no effect on Linux.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }

    /// The number of accessibility elements inside the object.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the accessibility element at an index; `nil` if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        let elements = accessibilityElements ?? []
        return elements.indices.contains(index) ? elements[index] : nil
    }
    /// Returns the index of an accessibility element, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Performs the main action of the element and returns whether it did: `false` by default. Never called on Linux.
    open func accessibilityActivate() -> Bool { false }
    /// Increments the value of the element. Does nothing by default; never called on Linux.
    open func accessibilityIncrement() {}
    /// Decrements the value of the element. Does nothing by default; never called on Linux.
    open func accessibilityDecrement() {}
    /// Scrolls the content and returns whether it did: `false` by default. Never called on Linux.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Closes a modal view and returns whether it did: `false` by default. Never called on Linux.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the most important action of the screen and returns whether it did: `false` by default. Never called
    /// on Linux.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called when assistive technology focuses the element; never called on Linux.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technology leaves the element; never called on Linux.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether assistive technology has focused the element: always `false` on Linux.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// The accessibility properties; `nil` until one of them is set.
    private var storedAccessibility: AccessibilityValues?

    var accessibility: AccessibilityValues {
        get { storedAccessibility ?? AccessibilityValues() }
        set { storedAccessibility = newValue }
    }
}
