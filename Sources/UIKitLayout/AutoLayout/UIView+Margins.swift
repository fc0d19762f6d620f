import Foundation

/// Distances from the edges of a rectangle inwards, by writing direction, in points.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from each edge, in points.
    public var top, leading, bottom, trailing: CGFloat

    /// Makes insets of 0.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()
}

extension UIView {
    /// The margins by writing direction.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: isTurned ? layoutMargins.right : layoutMargins.left,
                bottom: layoutMargins.bottom, trailing: isTurned ? layoutMargins.left : layoutMargins.right)
        }
        set {
            let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isTurned ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isTurned ? newValue.leading : newValue.trailing)
        }
    }

    /// The margins that count: the view's own, with the safe area added where they keep clear of it, and, where the view
    /// preserves the superview's margins, at least what these reach into it.
    ///
    /// The superview's margins are compared with the safe area in them, which is not added twice. Stored frames: 20 points of
    /// margins and 50 of safe area leave 70 in a view that fills its superview (Wikipedia, `WMFEditorToolbarExpandingView.xib`).
    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = layoutMargins
        if insetsLayoutMarginsFromSafeArea { margins = margins.adding(effectiveSafeAreaInsets) }
        if preservesSuperviewLayoutMargins, let superview {
            let outer = superview.effectiveLayoutMargins
            margins.left = max(margins.left, outer.left - frame.minX)
            margins.top = max(margins.top, outer.top - frame.minY)
            margins.right = max(margins.right, outer.right - (superview.bounds.width - frame.maxX))
            margins.bottom = max(margins.bottom, outer.bottom - (superview.bounds.height - frame.maxY))
        }
        return layoutMarginsFollowReadableWidth ? margins.narrowed(toReadableWidthIn: bounds.width) : margins
    }

    /// The part of the view in which text is not too wide to be read: as wide as the margins leave, 672 points at most,
    /// in the middle.
    ///
    /// 672 points is the width at the default text size; UIKit's grows and shrinks with it.
    public var readableContentGuide: UILayoutGuide {
        systemGuide(\.readable, "UIViewReadableContentGuide") { view in
            view.effectiveLayoutMargins.narrowed(toReadableWidthIn: view.bounds.width)
        }
    }
}

extension UIEdgeInsets {
    /// Insets that leave 672 points of a width at most, in the middle.
    fileprivate func narrowed(toReadableWidthIn width: CGFloat) -> UIEdgeInsets {
        let excess = max(0, width - left - right - 672) / 2
        return UIEdgeInsets(top: top, left: left + excess, bottom: bottom, right: right + excess)
    }
}
