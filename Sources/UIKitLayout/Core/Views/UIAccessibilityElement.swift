import Foundation

/// An accessibility element that is not a view, such as a part of a view's drawing.
open class UIAccessibilityElement: AccessibleObject {
    deinit {}

    /// The object that contains the element; held weakly.
    open weak var accessibilityContainer: AnyObject?
    /// The frame in the coordinates of the screen, in points. If only ``accessibilityFrameInContainerSpace`` is set,
    /// the frame is computed from that property.
    open var accessibilityFrame: CGRect {
        get { frame ?? (accessibilityContainer as? UIView)?.convert(frameInContainer, to: nil) ?? frameInContainer }
        set { frame = newValue }
    }
    /// The frame in the coordinates of the container, in points.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer }
        set { (frameInContainer, frame) = (newValue, nil) }
    }

    private var frame: CGRect?
    private var frameInContainer = CGRect.zero

    /// Creates an element in a container.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }
}
