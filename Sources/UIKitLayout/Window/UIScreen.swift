import Foundation

/// A screen. Immutable; there is one at a time, 375 × 667 points with two pixels each unless somebody says otherwise.
public final class UIScreen: NSObject, UICoordinateSpace, Sendable {
    /// The screen's rectangle, in points.
    public let bounds: CGRect
    /// Pixels per point.
    public let scale: CGFloat

    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - scale: pixels per point.
    public init(size: CGSize, scale: CGFloat = 2) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
    }

    /// The screen of the current task.
    @TaskLocal public static var main = UIScreen(size: CGSize(width: 375, height: 667))
    /// All screens: the one.
    public class var screens: [UIScreen] { [main] }

    /// The screen's rectangle, in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels per point.
    public var nativeScale: CGFloat { scale }
    /// Frames in a second.
    public var maximumFramesPerSecond: Int { 60 }
    /// The traits of the current task, with the screen's scale.
    public var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)])
    }
    /// The coordinates of the screen.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinates of the screen, whichever way the device is held.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    /// A point of the screen in the coordinates of a view that fills it.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
    }

    /// A point of a view that fills the screen in the screen's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
    }

    /// A rectangle of the screen in the coordinates of a view that fills it.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
    }

    /// A rectangle of a view that fills the screen in the screen's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
    }
}

/// Coordinates that points and rectangles can be converted to.
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
