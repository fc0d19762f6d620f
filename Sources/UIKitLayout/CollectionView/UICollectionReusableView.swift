import Foundation

/// A view of a collection that is used again and again.
open class UICollectionReusableView: UIView {
    /// The identifier that the view is reused under.
    public internal(set) var reuseIdentifier: String?

    /// Prepares the view to be used again. Subclasses call the inherited one.
    open func prepareForReuse() {}

    override var isLayoutRoot: Bool { true }
}
