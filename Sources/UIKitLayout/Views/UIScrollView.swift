import Foundation

/// A view that shows a part of a larger content.
open class UIScrollView: UIView, ScrollDelegateHolder {
    deinit {}

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
    /// The delegate, notified of scrolling.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// Whether the content can be scrolled by touches.
    open var isScrollEnabled = true
    /// Whether scrolling ends at pages; a stored value.
    open var isPagingEnabled = false
    /// Whether there is a mark of where one is; a stored value.
    open var showsVerticalScrollIndicator = true
    /// Whether there is a mark of where one is; a stored value.
    open var showsHorizontalScrollIndicator = true
    /// Whether scrolling springs back at the ends; a stored value.
    open var bounces = true
    /// Whether small content can be scrolled as well; a stored value.
    open var alwaysBounceVertical = false
    /// Whether small content can be scrolled as well; a stored value.
    open var alwaysBounceHorizontal = false
    /// Whether one direction is scrolled at a time; a stored value.
    open var isDirectionalLockEnabled = false
    /// Whether touches wait for scrolling; a stored value.
    open var delaysContentTouches = true
    /// Whether scrolling takes touches over; a stored value.
    open var canCancelContentTouches = true
    /// Whether a tap at the top scrolls up; a stored value.
    open var scrollsToTop = true
    /// How the keyboard goes; a stored value.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// How insets follow the safe area; a stored value: those that were set count.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Whether the marks' insets follow the safe area; a stored value.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Where the marks lie; a stored value.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Where the mark lies; a stored value.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Where the mark lies; a stored value.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The colour of the marks; a stored value.
    open var indicatorStyle = IndicatorStyle.default
    /// How fast scrolling ends; a stored value.
    open var decelerationRate = DecelerationRate.normal
    /// The least magnification; a stored value.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest magnification; a stored value.
    open var maximumZoomScale: CGFloat = 1
    /// The magnification; a stored value.
    open var zoomScale: CGFloat = 1
    /// Whether the magnification springs back; a stored value.
    open var bouncesZoom = true
    /// What is shown while one pulls down; a stored value.
    open var refreshControl: UIRefreshControl?
    /// Whether a finger scrolls: never on Linux.
    open var isTracking: Bool { false }
    /// Whether a finger has begun to scroll: never on Linux.
    open var isDragging: Bool { false }
    /// Whether scrolling goes on by itself: never on Linux.
    open var isDecelerating: Bool { false }
    /// The gesture that scrolls; never recognised on Linux.
    public let panGestureRecognizer = UIPanGestureRecognizer()

    /// Scrolls so that a rectangle is in sight; nothing is animated.
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

    /// Shows the marks; does nothing on Linux.
    open func flashScrollIndicators() {}

    /// Sets the magnification; does nothing on Linux but store it.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    /// Magnifies a rectangle; does nothing on Linux.
    open func zoom(to rect: CGRect, animated: Bool) {}

    /// Whether scrolling may take a touch away from a view; never asked on Linux.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Whether a view gets touches; never asked on Linux.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Called when other insets count; never called on Linux, where those that were set do.
    open func adjustedContentInsetDidChange() {}

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
    final func contentOffsetDidChange() {
        scrollDelegate?.scrollViewDidScroll(self)
    }
}

extension UIScrollView {
    /// How the keyboard goes.
    public nonisolated enum KeyboardDismissMode: Int, Hashable, Sendable {
        case none = 0
        case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// How insets follow the safe area.
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        case automatic = 0
        case scrollableAxes, never, always
    }

    /// The colour of the marks.
    public nonisolated enum IndicatorStyle: Int, Hashable, Sendable {
        case `default` = 0
        case black, white
    }

    /// How fast scrolling ends.
    public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The rate as a number.
        public let rawValue: CGFloat

        /// Makes a rate from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// As usual.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Fast.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// What is shown while one pulls down; a stored value.
open class UIRefreshControl: UIControl {
    deinit {}

    /// Whether something is being loaded.
    open private(set) var isRefreshing = false
    /// The words.
    open var attributedTitle: NSAttributedString?

    /// Notes that something is being loaded.
    open func beginRefreshing() { isRefreshing = true }
    /// Notes that nothing is being loaded.
    open func endRefreshing() { isRefreshing = false }
}
