import Foundation

/// The common superclass of views and view controllers.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIResponder: ResponderInteraction, ObjectStore {
    deinit {}

    package var associatedValues = AssociatedValues()

    // MARK: The responder chain

    /// The next object in the responder chain; `nil` by default. For a view, it is the controller that owns the view
    /// or, without one, the superview.
    open var next: UIResponder? { nil }
    /// Whether the object is its window's first responder, which receives the window's key events.
    open var isFirstResponder: Bool { FirstResponder.of(self) === self }
    /// Whether the object can receive key events.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object can stop receiving key events.
    open var canResignFirstResponder: Bool { true }

    /// Makes this object the first responder of its window, if the object can be one and the current first responder
    /// resigns. Returns whether the object is then the first responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

    /// Ends the object's role as first responder, if it has it. Returns ``canResignFirstResponder``; the object resigns
    /// only if that is true.
    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    /// Called when touches begin; passes the event to the next responder. Never called on Linux.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when touches move; passes the event to the next responder. Never called on Linux.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when touches end; passes the event to the next responder. Never called on Linux.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when touches are cancelled; passes the event to the next responder. Never called on Linux.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Interface Builder files

    /// Called when all connections in the Interface Builder file that contains the object have been made.
    open func awakeFromNib() {}

    /// Called with the object that an Interface Builder file connects to an outlet.
    ///
    /// The default implementation sets a property declared with ``Outlet``; override it for other properties.
    ///
    /// - Returns: Whether a property with the given name exists and accepts the object.
    @discardableResult
    open func setOutlet(_ value: AnyObject?, named name: String) -> Bool {
        setNamedProperty(name, to: value)
    }

    /// Called with all objects that an Interface Builder file connects to an outlet collection.
    ///
    /// The default implementation sets a property declared with ``OutletCollection``; override it for other properties.
    ///
    /// - Returns: Whether a property with the given name exists and accepts the objects.
    @discardableResult
    open func setOutletCollection(_ values: [AnyObject], named name: String) -> Bool {
        setNamedProperty(name, to: values)
    }

    /// Called with a user-defined runtime attribute of an Interface Builder file: a string, number, Boolean, point,
    /// size, rectangle, image, or `nil`.
    ///
    /// The default implementation sets a property declared with ``Inspectable``; override it for other properties.
    ///
    /// - Returns: Whether a property with the given name exists and accepts the value.
    @discardableResult
    open func setValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        setNamedProperty(keyPath, to: value)
    }
}
