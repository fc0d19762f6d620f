import UIKitLayout

private let storyboardKey = AssociatedKey<UIStoryboard>()

extension UIViewController {
    /// The storyboard from which the controller was created; `nil` if it was created in another way.
    public internal(set) var storyboard: UIStoryboard? {
        get { associatedValues[storyboardKey] }
        set { associatedValues[storyboardKey] = newValue }
    }
}
