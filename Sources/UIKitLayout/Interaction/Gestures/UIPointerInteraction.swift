import Foundation

/// The effect of a pointer on a view. It is stored; on Linux there is no pointer.
open class UIPointerInteraction: ViewInteraction {
    deinit {}

    /// The delegate that provides regions and styles; held weakly, never called on Linux.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the interaction responds to the pointer. Stored; has no effect on Linux.
    open var isEnabled = true

    /// Creates an interaction with a delegate.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
    }

    /// Creates an interaction without a delegate.
    public override convenience init() {
        self.init(delegate: nil)
    }

    /// Requests the region and the style again. Does nothing on Linux.
    open func invalidate() {}
}

/// The delegate of a pointer interaction; never called on Linux.
public protocol UIPointerInteractionDelegate: AnyObject {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Returns the default region by default. Never called on Linux.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Returns `nil` by default. Never called on Linux.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Does nothing by default. Never called on Linux.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    /// Does nothing by default. Never called on Linux.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// The animation of a pointer that enters or leaves a region. On Linux there are no such animations.
public protocol UIPointerInteractionAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A request for the region at a position of the pointer. The library creates none on Linux.
open class UIPointerRegionRequest: NSObject {
    deinit {}

    /// The position of the pointer in the view's coordinates, in points; always zero on Linux.
    open var location: CGPoint { .zero }
    /// The keys that are held down; always empty on Linux.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// An area of a view in which the pointer has one style.
open class UIPointerRegion: NSObject, NSCopying {
    deinit {}

    /// The area in the view's coordinates, in points.
    public let rect: CGRect
    /// The value that identifies the region.
    public let identifier: AnyHashable?

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
    }

    /// Returns the object itself, which cannot change.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
