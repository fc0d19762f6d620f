import Foundation

/// The part of a scroll view that concerns touches, indicators and zooming. Its values are stored, with no effect;
/// nothing is scrolled by touches on Linux.
///
/// This is the superclass of ``UIScrollView`` only. It is a class of its own so that subclasses of scroll views can
/// override its members.
open class ScrollInteraction: UIView {
    deinit {}

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
    open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// How the safe area changes the content insets; stored, with no effect: ``contentInset`` applies unchanged.
    open var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    /// Whether the scroll indicators' insets follow the safe area; stored, with no effect.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The insets of both scroll indicators; stored, with no effect.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the vertical scroll indicator; stored, with no effect.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the horizontal scroll indicator; stored, with no effect.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The style of the scroll indicators; stored, with no effect.
    open var indicatorStyle = UIScrollView.IndicatorStyle.default
    /// How fast scrolling slows down; stored, with no effect.
    open var decelerationRate = UIScrollView.DecelerationRate.normal
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
