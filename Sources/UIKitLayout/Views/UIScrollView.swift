import Foundation

/// A view that shows a part of a larger content.
open class UIScrollView: UIView {
    /// The point of the content at the top left corner of the bounds, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            setNeedsLayout()
            contentOffsetDidChange()
        }
    }

    /// The content, as far as constraints know it.
    public private(set) lazy var contentLayoutGuide = makeGuide("UIScrollView-contentLayoutGuide")
    /// The view's own rectangle, which stays while the content scrolls.
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(
        identifier: "UIScrollView-frameLayoutGuide", of: self, insets: { _ in .zero })

    private func makeGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.owningView = self
        return guide
    }

    /// The guides of a scroll view come first.
    override var kindGuides: [UILayoutGuide] { [contentLayoutGuide, frameLayoutGuide] }

    /// The size of the content, in points. Constraints that tie the content to all four edges, or to
    /// ``contentLayoutGuide``, set it at each layout.
    open var contentSize = CGSize.zero
    /// How far the content can be scrolled beyond its edges.
    open var contentInset = UIEdgeInsets.zero
    /// The insets that count; those that were set, because there are no bars here that cover a content.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    /// Scrolls; nothing is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// The nearest offset at which the content fills the bounds, as far as it can.
    func offsetWithinContent(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let rightmost = contentSize.width + inset.right - bounds.width
        let lowest = contentSize.height + inset.bottom - bounds.height
        return CGPoint(x: max(-inset.left, min(offset.x, rightmost)), y: max(-inset.top, min(offset.y, lowest)))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return }
        let tree = layoutRoot.currentLayoutTree()
        guard tree.isCurrent, !tree.isOpen(contentLayoutGuide, axis: .horizontal).length,
            !tree.isOpen(contentLayoutGuide, axis: .vertical).length,
            let content = tree.rectangle(of: contentLayoutGuide)?.size
        else { return }
        contentSize = content
    }

    /// Called after the content was scrolled.
    func contentOffsetDidChange() {}
}

/// What a scroll view tells.
public protocol UIScrollViewDelegate: AnyObject {
    /// The content was scrolled.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Nothing, unless the delegate says otherwise.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
