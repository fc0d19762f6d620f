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
    /// The point at which assistive technology activates the element, in the coordinates of the screen; by default
    /// the centre of the frame.
    open var accessibilityActivationPoint: CGPoint {
        get { activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { activationPoint = newValue }
    }
    /// The outline of the element in the coordinates of the screen; `nil` if it is the frame.
    open var accessibilityPath: UIBezierPath?

    private var activationPoint: CGPoint?
    private var frame: CGRect?
    private var frameInContainer = CGRect.zero

    /// Creates an element in a container.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }
}

extension UIAccessibility {
    /// Returns the rectangle, given in the coordinates of a view, in the coordinates of the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        rect.applying(view.transformToTop)
    }

    /// Returns a copy of the path, given in the coordinates of a view, in the coordinates of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(view.transformToTop)
        return copy
    }
}
