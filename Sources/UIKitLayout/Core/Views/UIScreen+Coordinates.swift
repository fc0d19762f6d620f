import Foundation

extension UIScreen: UICoordinateSpace {
    /// The coordinate space of the screen.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinate space of the screen in portrait orientation; the same as ``coordinateSpace``, because
    /// the screen is never rotated.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    /// Converts a point from the screen's coordinates to those of `coordinateSpace`, a view whose window fills the
    /// screen.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
    }

    /// Converts a point to the screen's coordinates from those of `coordinateSpace`, a view whose window fills the
    /// screen.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
    }

    /// Converts a rectangle from the screen's coordinates to those of `coordinateSpace`, a view whose window fills the
    /// screen.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
    }

    /// Converts a rectangle to the screen's coordinates from those of `coordinateSpace`, a view whose window fills the
    /// screen.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
    }
}
