import Foundation

/// The members of a responder that concern editing, keys and motions. The library never calls them.
///
/// ``UIResponder`` is the only direct subclass. The members are declared in a class because members of an extension
/// cannot be overridden.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class ResponderInteraction: AccessibleObject {
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

    /// Called when a property of a view changes that the responder observes by name.
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

    /// Called when physical buttons are pressed; never called on Linux.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when the force of a press changes; never called on Linux.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when physical buttons are released; never called on Linux.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a press is cancelled; never called on Linux.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a remote control sends a command; never called on Linux.
    open func remoteControlReceived(with event: UIEvent?) {}
    /// Called when properties of touches are known more precisely; never called on Linux.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Writes the state of the responder into a user activity; never called on Linux.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// The view that is shown in place of the keyboard; never read on Linux, which has no keyboard on the screen.
    open var inputView: UIView? { nil }
    /// The view that is shown above the keyboard; never read on Linux, which has no keyboard on the screen.
    open var inputAccessoryView: UIView? { nil }
    /// Shows a changed input view. Does nothing on Linux.
    open func reloadInputViews() {}

    /// Called when Interface Builder has created the view to display it in its editor; never called on Linux.
    open func prepareForInterfaceBuilder() {}
}
