import Foundation

/// A view of a collection view that is used again and again.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UICollectionReusableView: UIView {
    deinit {}

    /// The identifier that the view is reused under.
    public internal(set) var reuseIdentifier: String?

    /// Makes a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a view for a collection view that knows only its class; UIKit's initialiser for views made in code runs.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// The initialiser without arguments, of the class that it is called on.
    ///
    /// The language lets a class be known at run time only for initialisers that are `required`; but then subclasses with
    /// initialisers of their own would have to write it, which those written for iOS do not. What is named here is the
    /// code of that initialiser.
    @_silgen_name("$s11UIKitLayout24UICollectionReusableViewCACycfC")
    static func makeOfClass() -> UICollectionReusableView

    /// Prepares the view to be used again. Subclasses call the inherited one.
    open func prepareForReuse() {}

    /// Called with the attributes that the view is shown with; the collection view sets the frame itself. The default
    /// does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that the view prefers to those of the layout.
    ///
    /// The default returns them as they are, but for lengths that the layout only estimated: those are the ones that
    /// the view's constraints want. Subclasses change a size and return the attributes.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let axes = layoutAttributes.estimatedAxes else { return layoutAttributes }
        layoutAttributes.size = fittingSize(layoutAttributes.size, estimated: axes)
        return layoutAttributes
    }

    /// Called before the layout is exchanged; the default does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the layout was exchanged; the default does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    override var isLayoutRoot: Bool { true }

    /// Notes that the intrinsic size has changed; a collection view measures the view again as its `selfSizingInvalidation` says.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UICollectionView)?.contentSizeDidChange(of: self)
    }

    /// Whether the attributes that the view is shown with have a transform.
    final var isTurnedByLayout = false

    /// Whether `sizeThatFits` is asked for the size even though the content has constraints.
    package var enforcesFrameLayout = false

    /// The view whose constraints say how large this one wants to be.
    var fittingContent: UIView { self }

    /// What the constraints of the content want where a length is only estimated; without constraints what
    /// `sizeThatFits` wants.
    package final func fittingSize(_ size: CGSize, estimated axes: EstimatedAxes) -> CGSize {
        let wanted = contentSize(size, estimated: axes)
        return CGSize(
            width: axes.width ? wanted.width : size.width, height: axes.height ? wanted.height : size.height)
    }

    /// What the view wants, given the lengths that are not estimated.
    func contentSize(_ size: CGSize, estimated axes: EstimatedAxes) -> CGSize {
        let content = fittingContent
        if constraintUpdates.isNeededBelow { updateConstraintsIfNeeded() }
        guard !content.constraints.isEmpty, !enforcesFrameLayout else { return sizeThatFits(size) }
        return content.systemLayoutSizeFitting(
            CGSize(width: axes.width ? 0 : size.width, height: axes.height ? 0 : size.height),
            withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
    }
}

/// Which lengths of an element a layout only estimates.
package nonisolated struct EstimatedAxes: Hashable {
    var width: Bool
    var height: Bool

    package init(width: Bool, height: Bool) {
        (self.width, self.height) = (width, height)
    }

    /// Both lengths.
    static let both = EstimatedAxes(width: true, height: true)
}
