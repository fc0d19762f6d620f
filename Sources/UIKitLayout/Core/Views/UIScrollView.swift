import Foundation

/// A view that shows part of a larger content.
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

    /// The rectangle of the content, for constraints.
    public private(set) lazy var contentLayoutGuide = makeGuide("UIScrollView-contentLayoutGuide")
    /// The scroll view's own rectangle, which stays fixed while the content scrolls.
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

    /// The size of the content, in points. Constraints that connect the content to all four edges, or to
    /// ``contentLayoutGuide``, set it at each layout.
    open var contentSize = CGSize.zero
    /// How far the content can be scrolled beyond its edges, in points.
    open var contentInset = UIEdgeInsets.zero
    /// The delegate, which is notified of scrolling.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?

    override var clipsByDefault: Bool { true }

    /// Scrolls until a rectangle is visible, without animation.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let seen = bounds.inset(by: inset)
        var offset = contentOffset
        if rect.maxX > seen.maxX { offset.x += rect.maxX - seen.maxX }
        if rect.minX < seen.minX { offset.x -= seen.minX - rect.minX }
        if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
        if rect.minY < seen.minY { offset.y -= seen.minY - rect.minY }
        contentOffset = offsetWithinContent(offset)
    }

    /// The insets in effect, which equal ``contentInset`` because no bars cover the content here.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    /// Scrolls to an offset, without animation.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// The nearest offset at which the content fills as much of the bounds as it can.
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
        let tree = layoutRoot.currentLayoutTree()
        guard tree.isCurrent, !tree.ambiguity(of: contentLayoutGuide, axis: .horizontal).length,
            !tree.ambiguity(of: contentLayoutGuide, axis: .vertical).length,
            let content = tree.rectangle(of: contentLayoutGuide)?.size
        else { return }
        contentSize = content
    }

    /// Called after the content was scrolled.
    final func contentOffsetDidChange() {
        scrollDelegate?.scrollViewDidScroll(self)
    }
}
