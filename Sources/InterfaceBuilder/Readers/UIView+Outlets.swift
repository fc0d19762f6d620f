import UIKitLayout

private let outletsKey = AssociatedKey<[String: AnyObject]>()

extension UIView {
    /// The objects that an Interface Builder file connects to the view's outlets, by the names of the outlets.
    ///
    /// The dictionary also contains objects for which the view's class declares no outlet. Outlet collections are not
    /// included.
    public internal(set) var outlets: [String: AnyObject] {
        get { associatedValue(for: outletsKey) ?? [:] }
        set { setAssociatedValue(newValue, for: outletsKey) }
    }
}
