import Foundation

extension UIViewController {
    /// Whether the content that this container shows is scrolled to the given edge, so that no content is under a bar
    /// there. Content without a scroll view is always at its edges.
    final func isContentAtEdge(_ edge: UIRectEdge) -> Bool {
        guard let scrollView = shownContent.contentScrollView else { return true }
        let inset = scrollView.adjustedContentInset
        let bounds = scrollView.bounds
        if edge == .top { return bounds.minY <= -inset.top }
        return bounds.maxY >= scrollView.contentSize.height + inset.bottom
    }

    /// The innermost controller whose view is shown in this container.
    private var shownContent: UIViewController {
        var content = self
        while let child = content.children.last(where: { $0.viewIfLoaded?.superview === content.viewIfLoaded }) {
            content = child
        }
        return content
    }

    /// The scroll view that bars observe: the controller's view or the first subview of that view.
    private var contentScrollView: UIScrollView? {
        viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }
}
