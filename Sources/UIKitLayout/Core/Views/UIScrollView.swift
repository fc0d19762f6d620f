import Foundation

/// A view that shows part of a larger content.
open class UIScrollView: UIView, ScrollDelegateHolder {
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
    override var kindGuides: [UILayoutGuide] { [contentLayoutGuide, frameLayoutGuide] }

    /// The size of the content, in points. Constraints that connect the content to all four edges, or to
    /// ``contentLayoutGuide``, set it at each layout.
    open var contentSize = CGSize.zero
    /// How far the content can be scrolled beyond its edges, in points.
    open var contentInset = UIEdgeInsets.zero
    /// The delegate, which is notified of scrolling.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// Whether the content can be scrolled by touches.
    open var isScrollEnabled = true
    /// Whether scrolling stops at multiples of the bounds; stored, with no effect.
    open var isPagingEnabled = false
    /// Whether the vertical scroll indicator is shown; stored, with no effect.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal scroll indicator is shown; stored, with no effect.
    open var showsHorizontalScrollIndicator = true
    /// Whether scrolling bounces at the content's edges; stored, with no effect.
    open var bounces = true
    /// Whether content that fits vertically bounces; stored, with no effect.
    open var alwaysBounceVertical = false
    /// Whether content that fits horizontally bounces; stored, with no effect.
    open var alwaysBounceHorizontal = false
    /// Whether scrolling is restricted to one direction at a time; stored, with no effect.
    open var isDirectionalLockEnabled = false
    /// Whether touches are delayed until it is clear that they do not scroll; stored, with no effect.
    open var delaysContentTouches = true
    /// Whether scrolling can cancel touches in the content; stored, with no effect.
    open var canCancelContentTouches = true
    /// Whether a tap on the status bar scrolls to the top; stored, with no effect.
    open var scrollsToTop = true
    /// How dragging dismisses the keyboard; stored, with no effect.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// How the safe area changes the content insets; stored, with no effect: ``contentInset`` applies unchanged.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Whether the scroll indicators' insets follow the safe area; stored, with no effect.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The insets of both scroll indicators; stored, with no effect.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the vertical scroll indicator; stored, with no effect.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the horizontal scroll indicator; stored, with no effect.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The style of the scroll indicators; stored, with no effect.
    open var indicatorStyle = IndicatorStyle.default
    /// How fast scrolling slows down; stored, with no effect.
    open var decelerationRate = DecelerationRate.normal
    /// The minimum zoom scale; stored, with no effect.
    open var minimumZoomScale: CGFloat = 1
    /// The maximum zoom scale; stored, with no effect.
    open var maximumZoomScale: CGFloat = 1
    /// The zoom scale; stored, with no effect.
    open var zoomScale: CGFloat = 1
    /// Whether zooming bounces at its limits; stored, with no effect.
    open var bouncesZoom = true
    /// The refresh control; stored, with no effect.
    open var refreshControl: UIRefreshControl?
    /// Whether the user is touching the content; always false on Linux.
    open var isTracking: Bool { false }
    /// Whether the user is dragging the content; always false on Linux.
    open var isDragging: Bool { false }
    /// Whether the content is decelerating; always false on Linux.
    open var isDecelerating: Bool { false }
    /// The gesture recognizer for scrolling; never recognised on Linux.
    public let panGestureRecognizer = UIPanGestureRecognizer()

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

    /// Shows the scroll indicators briefly; does nothing on Linux.
    open func flashScrollIndicators() {}

    /// Stores the zoom scale.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    /// Zooms to a rectangle; does nothing on Linux.
    open func zoom(to rect: CGRect, animated: Bool) {}

    /// Whether scrolling may cancel touches in a view; never called on Linux.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Whether touches are passed to a view; never called on Linux.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Called when the adjusted content inset changes; never called on Linux, where it equals ``contentInset``.
    open func adjustedContentInsetDidChange() {}

    /// The insets in effect, which equal ``contentInset`` because no bars cover the content here.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    /// Scrolls to an offset, without animation.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// The nearest offset at which the content fills as much of the bounds as it can.
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
    final func contentOffsetDidChange() {
        scrollDelegate?.scrollViewDidScroll(self)
    }
}

extension UIScrollView {
    /// How dragging dismisses the keyboard.
    public nonisolated enum KeyboardDismissMode: Int, Hashable, Sendable {
        case none = 0
        case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// How the safe area changes the content insets.
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        case automatic = 0
        case scrollableAxes, never, always
    }

    /// The style of the scroll indicators.
    public nonisolated enum IndicatorStyle: Int, Hashable, Sendable {
        case `default` = 0
        case black, white
    }

    /// How fast scrolling slows down.
    public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The rate as a number.
        public let rawValue: CGFloat

        /// Creates a rate from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast rate.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// A control that shows that content is being reloaded; its state is only stored.
open class UIRefreshControl: UIControl {
    deinit {}

    /// Whether content is being reloaded.
    open private(set) var isRefreshing = false
    /// The title.
    open var attributedTitle: NSAttributedString?

    /// Sets ``isRefreshing``.
    open func beginRefreshing() { isRefreshing = true }
    /// Clears ``isRefreshing``.
    open func endRefreshing() { isRefreshing = false }
}
