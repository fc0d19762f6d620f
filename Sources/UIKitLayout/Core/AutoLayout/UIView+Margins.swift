import Foundation
import UIKitFacts

/// Insets from the edges of a rectangle, in points, with leading and trailing edges instead of left and right ones.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The inset from each edge, in points.
    public var top, leading, bottom, trailing: CGFloat

    /// Creates insets of 0.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets from the four edges.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Insets of 0.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets whose leading and trailing edges are the left and right ones of other insets.
    package init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}

extension UIView {
    /// Sets the margins that apply until ``layoutMargins`` is set.
    package final func setDefaultLayoutMargins(_ margins: UIEdgeInsets) {
        if !hasOwnLayoutMargins { storeLayoutMargins(margins) }
    }

    /// Stores margins. If they are directional, their left and right edges are the leading and trailing ones, so they
    /// are mirrored when the layout direction changes, as in UIKit.
    final func storeLayoutMargins(_ margins: UIEdgeInsets, areDirectional: Bool = false) {
        guard storedLayoutMargins != margins || hasDirectionalMargins != areDirectional else { return }
        (storedLayoutMargins, hasDirectionalMargins) = (margins, areDirectional)
        marginsDidChange()
    }

    /// Records that the margins have changed because they were set, or because directional margins were mirrored.
    final func marginsDidChange() {
        recordLayoutChange(.margins)
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        for view in subviews { view.superviewMarginsDidChange() }
    }

    /// The margins that were set or that a subclass returns; `nil` if the view has its default margins.
    package var ownLayoutMargins: UIEdgeInsets? {
        hasOwnLayoutMargins || layoutMargins != storedLayoutMargins ? layoutMargins : nil
    }

    final var baseDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: isTurned ? layoutMargins.right : layoutMargins.left,
                bottom: layoutMargins.bottom, trailing: isTurned ? layoutMargins.left : layoutMargins.right)
        }
        set {
            // The property is set for subclasses that override it.
            layoutMargins = undirected(newValue)
            storeLayoutMargins(
                UIEdgeInsets(
                    top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing),
                areDirectional: true)
        }
    }

    /// The insets with left and right edges in place of leading and trailing ones.
    final func undirected(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isTurned ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isTurned ? insets.leading : insets.trailing)
    }

    /// The margins in effect. These are ``layoutMargins`` (in a controller's view, at least the system's minimum if the
    /// view respects that), to which the safe area insets are added if ``insetsLayoutMarginsFromSafeArea`` is set. With ``preservesSuperviewLayoutMargins``, each margin is at least
    /// the part of the superview's margin that overlaps the view. With ``layoutMarginsFollowReadableWidth``, the left
    /// and right margins leave at most the readable width between them.
    ///
    /// The superview's margins already include the superview's safe area, which is not added twice. Evidence: in stored
    /// frames of a view that fills its superview, margins of 20 points and a safe area inset of 50 points result in 70
    /// points (Wikipedia, `WMFEditorToolbarExpandingView.xib`).
    package var effectiveLayoutMargins: UIEdgeInsets {
        var margins = layoutMargins
        if let controller { margins = controller.enlargedMargins(margins, of: self) }
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

    final var baseReadableContentGuide: UILayoutGuide {
        systemGuide(\.readable, "UIViewReadableContentGuide") { view in
            view.effectiveLayoutMargins.narrowed(toReadableWidthIn: view.bounds.width)
        }
    }
}

extension UIEdgeInsets {
    /// Equal insets from all edges.
    init(equal inset: CGFloat) {
        self.init(top: inset, left: inset, bottom: inset, right: inset)
    }

    /// The insets in a view of the given width, increased equally at the left and right so that at most the readable
    /// width remains.
    func narrowed(toReadableWidthIn width: CGFloat) -> UIEdgeInsets {
        let excess = max(0, width - left - right - ReadableWidth.maximum.value) / 2
        return UIEdgeInsets(top: top, left: left + excess, bottom: bottom, right: right + excess)
    }
}
