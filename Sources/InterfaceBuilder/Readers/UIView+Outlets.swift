import UIKitLayout

private let outletsKey = AssociatedKey<[String: AnyObject]>()

extension UIView {
    /// The objects that an Interface Builder file connects to the view's outlets, by name.
    ///
    /// The dictionary contains all connected objects, even if the view's class does not declare such properties.
    public internal(set) var outlets: [String: AnyObject] {
        get { associatedValue(for: outletsKey) ?? [:] }
        set { setAssociatedValue(newValue, for: outletsKey) }
    }
}
