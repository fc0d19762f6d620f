import Foundation

/// A container controller in which `automaticallyAdjustsScrollViewInsets` has an effect.
protocol ScrollViewAdjuster: UIViewController {}

// The safe area insets that are added to the content insets, according to Apple's page on
// `contentInsetAdjustmentBehavior` and the comments on its values in UIKit's header.
extension UIScrollView {
    /// Updates the part of the safe area in the adjusted insets. Content at its top or left edge remains there.
    final func updateAdjustedContentInset() {
        let part = safeAreaInsets == .zero ? .zero : safeAreaInsets.limited(to: adjustedEdges)
        guard part != safeAreaPart else { return }
        let former = adjustedContentInset
        safeAreaPart = part
        followEdges(from: former)
        setNeedsLayout()
        notifyOfAdjustedInset()
    }

    /// Keeps content that was scrolled to its top or left edge at that edge after the adjusted insets have changed.
    final func followEdges(from former: UIEdgeInsets) {
        let inset = adjustedContentInset
        var offset = contentOffset
        if offset.y == -former.top { offset.y = 0 - inset.top }
        if offset.x == -former.left { offset.x = 0 - inset.left }
        if offset != contentOffset { contentOffset = offset }
    }

    /// Calls the method and the delegate's method for changed insets.
    final func notifyOfAdjustedInset() {
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The edges at which the safe area insets are added.
    private var adjustedEdges: UIRectEdge {
        switch contentInsetAdjustmentBehavior {
        case .never: []
        case .always: .all
        case .scrollableAxes: scrollableEdges
        case .automatic:
            isContentOfNavigation ? scrollableEdges.union([.top, .bottom]) : scrollableEdges
        }
    }

    /// The edges at which the content can be scrolled. An axis without safe area insets is left out, because the size
    /// of a list's content is expensive.
    private var scrollableEdges: UIRectEdge {
        var edges: UIRectEdge = []
        if safeAreaInsets.top + safeAreaInsets.bottom > 0, alwaysBounceVertical || contentSize.height > bounds.height {
            edges.formUnion([.top, .bottom])
        }
        if safeAreaInsets.left + safeAreaInsets.right > 0, alwaysBounceHorizontal || contentSize.width > bounds.width {
            edges.formUnion([.left, .right])
        }
        return edges
    }

    /// Whether the view is the scroll view of a controller in a navigation controller: the controller's view or the
    /// first subview of that view.
    private var isContentOfNavigation: Bool {
        let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
        guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
        var container = owner.parent
        while let current = container, !(current is any ScrollViewAdjuster) { container = current.parent }
        return container != nil
    }
}

extension UIEdgeInsets {
    /// The insets at the given edges; zero at the others.
    fileprivate func limited(to edges: UIRectEdge) -> UIEdgeInsets {
        UIEdgeInsets(
            top: edges.contains(.top) ? top : 0, left: edges.contains(.left) ? left : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, right: edges.contains(.right) ? right : 0)
    }
}
