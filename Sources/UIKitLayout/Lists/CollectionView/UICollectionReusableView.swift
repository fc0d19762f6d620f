import Foundation

/// A view that a collection view reuses: a cell, a supplementary view or a decoration view.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UICollectionReusableView: UIView {
    deinit {}

    /// The identifier under which the view is reused.
    public internal(set) var reuseIdentifier: String?
    /// The traits that the collection view has assigned to the view; `nil` if it has assigned none.
    final var listTraits: UITraitCollection?

    /// Creates a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view from an Interface Builder file, with the properties in the file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a view with a zero frame.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Called before the view is reused. Overrides must call `super`.
    open func prepareForReuse() {}

    /// Called with the attributes with which the view is shown; the collection view itself sets the frame. The default
    /// implementation does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes that the view prefers to those of the layout.
    ///
    /// The default implementation replaces the lengths that the layout has estimated with those of
    /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`. Unless that method is
    /// overridden, they are the lengths that the view's constraints require or, without constraints, those of
    /// `sizeThatFits`. Overrides may change the size of the attributes and return them.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let axes = layoutAttributes.estimatedAxes else { return layoutAttributes }
        let size = layoutAttributes.size
        let asked = askedSize(
            size, horizontal: axes.width ? .fittingSizeLevel : .required,
            vertical: axes.height ? .fittingSizeLevel : .required)
        layoutAttributes.size = CGSize(
            width: axes.width ? asked.width : size.width, height: axes.height ? asked.height : size.height)
        return layoutAttributes
    }

    /// The size nearest to `targetSize` that satisfies the view's constraints. If a collection view asks for it, the size is
    /// that of the content, and lengths with a priority up to `fittingSizeLevel` are as small as the content permits.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard isAskedForSize else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return contentSize(
            targetSize,
            estimated: EstimatedAxes(
                width: horizontalFittingPriority <= .fittingSizeLevel,
                height: verticalFittingPriority <= .fittingSizeLevel))
    }

    /// Called before the layout is replaced. The default implementation does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the layout has been replaced. The default implementation does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    override var isLayoutRoot: Bool { true }

    /// Invalidates the intrinsic size. The collection view then measures the view again, unless its
    /// `selfSizingInvalidation` is `disabled`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UICollectionView)?.contentSizeDidChange(of: self)
    }

    /// Whether the attributes with which the view is shown have a transform.
    final var isTransformedByLayout = false

    /// Whether the size is computed by `sizeThatFits` even if the content has constraints.
    package var enforcesFrameLayout = false

    /// The view whose constraints determine the size of this view: by default the view itself.
    var fittingContent: UIView { self }

    /// Returns the given size, with the estimated lengths replaced by those that the content's constraints require or,
    /// without constraints, by those of `sizeThatFits`.
    package final func fittingSize(_ size: CGSize, estimated axes: EstimatedAxes) -> CGSize {
        let content = contentSize(size, estimated: axes)
        return CGSize(
            width: axes.width ? content.width : size.width, height: axes.height ? content.height : size.height)
    }

    /// Returns the size of the content if the lengths that are not estimated are those of the given size.
    func contentSize(_ size: CGSize, estimated axes: EstimatedAxes) -> CGSize {
        let content = fittingContent
        if constraintUpdates.isNeededBelow { updateConstraintsIfNeeded() }
        guard !content.constraints.isEmpty, !enforcesFrameLayout else { return sizeThatFits(size) }
        let target = CGSize(width: axes.width ? 0 : size.width, height: axes.height ? 0 : size.height)
        let horizontal = axes.width ? UILayoutPriority.fittingSizeLevel : .required
        let vertical = axes.height ? UILayoutPriority.fittingSizeLevel : .required
        // A view that is asked for its size must not ask itself again.
        if content === self, isAskedForSize { return baseSystemLayoutSizeFitting(target, horizontal, vertical) }
        return content.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}

/// The axes on which a layout has only estimated the length of an element.
package nonisolated struct EstimatedAxes: Hashable {
    var width: Bool
    var height: Bool

    package init(width: Bool, height: Bool) {
        (self.width, self.height) = (width, height)
    }

    /// Both axes.
    static let both = EstimatedAxes(width: true, height: true)
}
