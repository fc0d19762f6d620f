import Foundation

extension UIView {
    final func baseConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    final func baseConvert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    final func baseConvert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    final func baseConvert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    /// Converts a point from this view's coordinates to those of another coordinate space, such as the screen.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: viewOf(coordinateSpace))
    }

    /// Converts a point to this view's coordinates from those of another coordinate space, such as the screen.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: viewOf(coordinateSpace))
    }

    /// Converts a rectangle from this view's coordinates to those of another coordinate space, such as the screen.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: viewOf(coordinateSpace))
    }

    /// Converts a rectangle to this view's coordinates from those of another coordinate space, such as the screen.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: viewOf(coordinateSpace))
    }

    private func transform(to view: UIView?) -> CGAffineTransform {
        transformToTop.concatenating((view ?? topmostView).transformFromTop)
    }

    /// The transform from the view's coordinates to those in which the frame of the topmost view is expressed, which are
    /// the coordinates of the screen for a view in a window.
    var transformToTop: CGAffineTransform {
        let transform = layerGeometry.transformToSuperlayer
        guard let superview else { return transform }
        return transform.concatenating(superview.transformToTop)
    }

    private var transformFromTop: CGAffineTransform { transformToTop.inverted() }

    /// The frontmost view, among this one and its descendants, that contains a point, is visible and accepts touches;
    /// `nil` if there is none. The point is in this view's coordinates.
    final func touchedView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let touched = view.hitTest(convert(point, to: view), with: event) { return touched }
        }
        return self
    }
}

/// The coordinate space as a view; `nil` for the screen.
// The optimiser of Swift 6.3.1 fails if this cast is inlined into a loop over superviews.
@inline(never)
private func viewOf(_ coordinateSpace: AnyObject) -> UIView? { coordinateSpace as? UIView }
