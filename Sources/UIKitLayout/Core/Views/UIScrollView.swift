import Foundation

/// A view that shows a part of its content and can be scrolled to the other parts.
open class UIScrollView: ScrollInteraction, ScrollDelegateHolder {
    deinit {}

    /// The point of the content that is at the top left corner of the bounds, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            setNeedsLayout()
            contentOffsetDidChange()
        }
    }

    /// The guide by which constraints refer to the rectangle of the content.
    public private(set) lazy var contentLayoutGuide = makeGuide("UIScrollView-contentLayoutGuide")
    /// The guide by which constraints refer to the scroll view's own rectangle, which does not move while the content
    /// scrolls.
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(
        identifier: "UIScrollView-frameLayoutGuide", of: self, insets: { _ in .zero })

    private func makeGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.owningView = self
        return guide
    }

    /// The guides that every scroll view has.
    override var builtInGuides: [UILayoutGuide] { [contentLayoutGuide, frameLayoutGuide] }

    /// The size of the content, in points. If constraints connect the content to all four edges of the scroll view or
    /// of ``contentLayoutGuide``, each layout sets this size to the one that they determine.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            scrollableAxesMayHaveChanged()
            propertyObservers?.valuesMayHaveChanged()
        }
    }
    /// How far the content can be scrolled beyond its edges, in points. Content that is scrolled to its top or left edge
    /// remains there when the insets change.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            followEdges(from: oldValue.adding(safeAreaPart))
            notifyOfAdjustedInset()
            propertyObservers?.valuesMayHaveChanged()
        }
    }
    /// The delegate, which is notified of scrolling; held weakly.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?

    override var clipsByDefault: Bool { true }

    /// Scrolls until a rectangle of the content is visible, without animation.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let seen = bounds.inset(by: inset)
        var offset = contentOffset
        if rect.maxX > seen.maxX { offset.x += rect.maxX - seen.maxX }
        if rect.minX < seen.minX { offset.x -= seen.minX - rect.minX }
        if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
        if rect.minY < seen.minY { offset.y -= seen.minY - rect.minY }
        scroll(to: offsetWithinContent(offset), animated: animated)
    }

    /// The insets in effect: the sum of ``contentInset`` and, in a window, of the safe area insets at the edges that
    /// `contentInsetAdjustmentBehavior` determines.
    ///
    /// If the safe area changes while the content is scrolled to its top or left edge, it remains there.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaPart) }
    /// The part of ``adjustedContentInset`` that the safe area contributes.
    final var safeAreaPart = UIEdgeInsets.zero

    override func scrollableAxesMayHaveChanged() {
        if isInWindow { updateAdjustedContentInset() }
    }

    /// Scrolls to the given content offset. The offset changes at once; if `animated` is true and the offset changes,
    /// the delegate is notified of the end of the animation.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    private func scroll(to offset: CGPoint, animated: Bool) {
        let former = contentOffset
        contentOffset = offset
        if animated, contentOffset != former { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    // MARK: Zooming

    /// The scale of the view that the delegate returns from `viewForZooming(in:)`; 1 without such a view. Setting it
    /// calls ``setZoomScale(_:animated:)``.
    open var zoomScale: CGFloat {
        get { appliedZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }
    final var appliedZoomScale: CGFloat = 1

    /// Scales the view that the delegate returns from `viewForZooming(in:)`. The scale is limited to the range from
    /// `minimumZoomScale` to `maximumZoomScale`. The point in the middle of the bounds remains there as far as the
    /// content permits.
    ///
    /// The scale changes at once; if `animated` is true, the delegate is notified of the beginning and the end.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(by: scale, around: nil, animated: animated)
    }

    /// Scrolls and zooms until a rectangle, in the coordinates of the view that is zoomed, fills the bounds as far as
    /// the limits of ``zoomScale`` permit.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
        zoom(by: scale, around: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
    }

    /// The content offset nearest to the given one at which nothing beyond the content and its insets is visible.
    /// Content smaller than the bounds is placed at their top left corner.
    func offsetWithinContent(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let content = contentSize
        let rightmost = content.width + inset.right - bounds.width
        let lowest = content.height + inset.bottom - bounds.height
        return CGPoint(x: max(-inset.left, min(offset.x, rightmost)), y: max(-inset.top, min(offset.y, lowest)))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return }
        if appliedZoomScale != 1 { placeConstrainedZoomedView() }
        let tree = layoutRoot.currentLayoutTree()
        guard tree.isCurrent, !tree.ambiguity(of: contentLayoutGuide, axis: .horizontal).length,
            !tree.ambiguity(of: contentLayoutGuide, axis: .vertical).length,
            let content = tree.rectangle(of: contentLayoutGuide)?.size
        else { return }
        contentSize = content.scaled(by: appliedZoomScale)
    }

    /// Notifies the delegate that the content was scrolled.
    final func contentOffsetDidChange() {
        scrollDelegate?.scrollViewDidScroll(self)
    }
}
