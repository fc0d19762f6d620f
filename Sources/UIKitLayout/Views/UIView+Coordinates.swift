import Foundation

extension UIView {
    /// A point of this view in another one's coordinates; in the window's where that is `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    /// A point of another view in this one's coordinates; of the window where that is `nil`.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    /// The smallest rectangle around one of this view in another one's coordinates; in the window's where that is `nil`.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    /// The smallest rectangle around one of another view in this one's coordinates; of the window where that is `nil`.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    /// A point of this view in other coordinates.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: coordinateSpace as? UIView)
    }

    /// A point of other coordinates in this view's.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: coordinateSpace as? UIView)
    }

    /// A rectangle of this view in other coordinates.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: coordinateSpace as? UIView)
    }

    /// A rectangle of other coordinates in this view's.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: coordinateSpace as? UIView)
    }

    private func transform(to view: UIView?) -> CGAffineTransform {
        transformToTop.concatenating((view ?? topmostView).transformFromTop)
    }

    /// From the view's coordinates to those that the topmost view's frame is in.
    private var transformToTop: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var view: UIView? = self
        while let current = view {
            transform = transform.concatenating(current.layerGeometry.transformToSuperlayer)
            view = current.superview
        }
        return transform
    }

    private var transformFromTop: CGAffineTransform { transformToTop.inverted() }

    /// The topmost view at a point of this view's coordinates that can be seen and acted on.
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
