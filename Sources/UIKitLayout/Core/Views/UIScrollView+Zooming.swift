import Foundation

extension UIScrollView {
    /// Scales the zoomed view and scrolls until a point, in the coordinates of that view, is in the middle of the
    /// bounds; without a point, the one that is there. Does nothing if the delegate returns no view to zoom.
    final func zoom(by proposedScale: CGFloat, around point: CGPoint?, animated: Bool) {
        guard let zoomed = scrollDelegate?.viewForZooming(in: self) else { return }
        let centre = point ?? convert(CGPoint(x: bounds.midX, y: bounds.midY), to: zoomed)
        if animated { scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomed) }
        let scale = max(minimumZoomScale, min(proposedScale, maximumZoomScale))
        if scale != appliedZoomScale { scaleContent(zoomed, by: scale) }
        let place = zoomed.convert(centre, to: self)
        contentOffset = offsetWithinContent(
            CGPoint(x: place.x - bounds.width / 2, y: place.y - bounds.height / 2))
        if animated { scrollDelegate?.scrollViewDidEndZooming(self, with: zoomed, atScale: scale) }
    }

    private func scaleContent(_ zoomed: UIView, by scale: CGFloat) {
        let origin = zoomed.frame.origin
        contentSize = contentSize.scaled(by: scale / appliedZoomScale)
        appliedZoomScale = scale
        zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
        zoomed.placeScaled(by: scale, at: origin)
        scrollDelegate?.scrollViewDidZoom(self)
    }

    /// Moves the zoomed view, if constraints position it, so that its scaled frame has the origin that the constraints
    /// determine. A layout has centred the view in its unscaled frame.
    final func placeConstrainedZoomedView() {
        guard let zoomed = scrollDelegate?.viewForZooming(in: self), zoomed.superview === self,
            !zoomed.translatesAutoresizingMaskIntoConstraints
        else { return }
        zoomed.placeScaled(by: appliedZoomScale, at: zoomed.untransformedFrame.origin)
    }
}

extension UIView {
    /// Moves the view, whose transform scales it, so that its frame has the given origin.
    fileprivate func placeScaled(by scale: CGFloat, at origin: CGPoint) {
        center = CGPoint(x: origin.x + bounds.width * scale / 2, y: origin.y + bounds.height * scale / 2)
    }
}

extension CGSize {
    nonisolated func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}
