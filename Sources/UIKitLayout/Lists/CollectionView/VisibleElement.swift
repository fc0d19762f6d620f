/// The view of an element that is visible or being measured.
final class VisibleElement {
    let view: UICollectionReusableView
    /// Whether the delegate has been notified that the view is displayed.
    var isDisplayed = false
    /// The value of `showCount` in the last pass over the visible elements that included this element.
    var lastShown = 0

    init(view: UICollectionReusableView) {
        self.view = view
    }
}
