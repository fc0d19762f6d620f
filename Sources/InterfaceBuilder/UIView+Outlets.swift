import UIKitLayout

private let outletsKey = AssociatedKey<[String: AnyObject]>()

extension UIView {
    /// The objects that an Interface Builder file connects to the view's outlets, by name.
    ///
    /// They are here whether or not the view's class declares such properties.
    public internal(set) var outlets: [String: AnyObject] {
        get { associatedValue(for: outletsKey) ?? [:] }
        set { setAssociatedValue(newValue, for: outletsKey) }
    }
}
