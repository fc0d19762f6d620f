import Foundation

/// The members of a scroll view that concern touches and indicators.
///
/// ``UIScrollView`` is the only direct subclass. The members are declared in a class because members of an extension
/// cannot be overridden.
open class ScrollInteraction: UIView {
    deinit {}

    /// Whether touches can scroll the content. It also determines the size of text views.
    open var isScrollEnabled = true
    /// Whether scrolling stops at multiples of the bounds. Stored; has no effect on Linux.
    open var isPagingEnabled = false
    /// Whether the vertical scroll indicator is shown. Stored; has no effect on Linux.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal scroll indicator is shown. Stored; has no effect on Linux.
    open var showsHorizontalScrollIndicator = true
    /// Whether scrolling bounces back at the edges of the content. Stored; has no effect on Linux.
    open var bounces = true
    /// Whether the content can be scrolled vertically even if its whole height is visible; true by default for table
    /// views only. Its effect is that of scrollable content on ``UIScrollView/adjustedContentInset``.
    open var alwaysBounceVertical = false {
        didSet { scrollableAxesMayHaveChanged() }
    }
    /// Whether the content can be scrolled horizontally even if its whole width is visible. Its effect is that of
    /// scrollable content on ``UIScrollView/adjustedContentInset``.
    open var alwaysBounceHorizontal = false {
        didSet { scrollableAxesMayHaveChanged() }
    }
    /// Whether scrolling is restricted to one direction at a time. Stored; has no effect on Linux.
    open var isDirectionalLockEnabled = false
    /// Whether the content receives touches only once it is clear that they do not scroll. Stored; has no effect on
    /// Linux.
    open var delaysContentTouches = true
    /// Whether the start of scrolling can cancel touches in the content. Stored; has no effect on Linux.
    open var canCancelContentTouches = true
    /// Whether a tap on the status bar scrolls to the top. Stored; has no effect on Linux.
    open var scrollsToTop = true
    /// How dragging dismisses the keyboard. Stored; has no effect on Linux.
    open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// The edges at which the safe area insets are added to the content insets.
    open var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic {
        didSet { scrollableAxesMayHaveChanged() }
    }
    /// Whether the insets of the scroll indicators follow the safe area. Stored; has no effect on Linux.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The insets of both scroll indicators. Stored; has no effect on Linux.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the vertical scroll indicator. Stored; has no effect on Linux.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the horizontal scroll indicator. Stored; has no effect on Linux.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The style of the scroll indicators. Stored; has no effect on Linux.
    open var indicatorStyle = UIScrollView.IndicatorStyle.default
    /// The rate at which scrolling slows down after a drag. Stored; has no effect on Linux.
    open var decelerationRate = UIScrollView.DecelerationRate.normal
    /// The least zoom scale.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest zoom scale.
    open var maximumZoomScale: CGFloat = 1
    /// Whether zooming bounces at its limits. Stored; has no effect on Linux.
    open var bouncesZoom = true
    /// The refresh control. Stored; has no effect on Linux.
    open var refreshControl: UIRefreshControl?
    /// Whether the user is touching the content; always false on Linux.
    open var isTracking: Bool { false }
    /// Whether the user is dragging the content; always false on Linux.
    open var isDragging: Bool { false }
    /// Whether the content is decelerating; always false on Linux.
    open var isDecelerating: Bool { false }
    /// The gesture recognizer for scrolling. It never recognises a drag on Linux.
    public let panGestureRecognizer = UIPanGestureRecognizer()

    /// Shows the scroll indicators briefly. Does nothing on Linux.
    open func flashScrollIndicators() {}

    /// Whether scrolling may cancel touches in a view; never called on Linux.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Whether touches are passed to a view; never called on Linux.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Called after ``UIScrollView/adjustedContentInset`` has changed.
    open func adjustedContentInsetDidChange() {}

    /// Called after a property has changed that determines whether the content can be scrolled.
    func scrollableAxesMayHaveChanged() {}
}

extension UIScrollView {
    /// How dragging dismisses the keyboard.
    public nonisolated enum KeyboardDismissMode: Int, Hashable, Sendable {
        case none = 0
        case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The edges at which the safe area insets are added to the content insets.
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// The edges of ``scrollableAxes``; in a navigation controller also the top and bottom edges, if the scroll view
        /// is the view of a controller with `automaticallyAdjustsScrollViewInsets`, or the first subview of that view.
        case automatic = 0
        /// The edges at which the content can be scrolled, because it is longer than the scroll view or because of
        /// `alwaysBounceHorizontal` or `alwaysBounceVertical`.
        case scrollableAxes
        /// No edges.
        case never
        /// All edges.
        case always
    }

    /// The style of the scroll indicators.
    public nonisolated enum IndicatorStyle: Int, Hashable, Sendable {
        case `default` = 0
        case black, white
    }

    /// The rate at which scrolling slows down after a drag.
    public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor by which the velocity of scrolling is multiplied in each millisecond.
        public let rawValue: CGFloat

        /// Creates a rate from the factor for each millisecond.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The rate with which scrolling stops sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
