import Foundation

/// An interaction of a view with the user, such as a context menu. On Linux an interaction is added to its view, but
/// the user never triggers it.
public protocol UIInteraction: AnyObject {
    /// The view to which the interaction was added; `nil` if there is none.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from its view with `nil`.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed from its view with `nil`.
    func didMove(to view: UIView?)
}

/// An interaction that knows the view to which it was added.
open class ViewInteraction: NSObject, UIInteraction {
    deinit {}

    /// The view to which the interaction was added; `nil` if there is none.
    open private(set) weak var view: UIView?

    /// Called before the interaction is added to a view, or removed from its view with `nil`. Does nothing by default.
    open func willMove(to view: UIView?) {}

    /// Sets ``view``. Called after the interaction was added to a view, or removed from its view with `nil`.
    open func didMove(to view: UIView?) { self.view = view }
}
