import Foundation

extension UIBackgroundConfiguration {
    /// Draws the background of a view into a rectangle: the visual effect, the colour, the image, the custom view and
    /// the stroke.
    func draw(in view: UIView, _ bounds: CGRect, of context: CGContext) {
        let area = bounds.inset(by: insets(in: view))
        context.saveGState()
        context.beginPath()
        context.addPath(Self.outline(area, radius: cornerRadius))
        context.clip()
        if let visualEffect { view.draw(UIVisualEffectView(effect: visualEffect), in: area, of: context) }
        context.setFillColor(resolvedBackgroundColor(for: view.tintColor).cgColor)
        context.fill(area)
        if let image {
            let place = imageContentMode.frame(of: image.size, in: area)
            image.draw(in: place, of: context, tint: view.tintColor, isTemplateByDefault: false)
        }
        if let customView { view.draw(customView, in: area, of: context) }
        context.restoreGState()
        drawStroke(around: area, tint: view.tintColor, in: context)
    }

    /// The insets of the background from the edges of a view: ``backgroundInsets`` and, at the edges in
    /// ``edgesAddingLayoutMarginsToBackgroundInsets``, the view's layout margins.
    private func insets(in view: UIView) -> UIEdgeInsets {
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        let margins = view.directionalLayoutMargins
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leading = backgroundInsets.leading + (edges.contains(.leading) ? margins.leading : 0)
        let trailing = backgroundInsets.trailing + (edges.contains(.trailing) ? margins.trailing : 0)
        return UIEdgeInsets(
            top: backgroundInsets.top + (edges.contains(.top) ? margins.top : 0), left: isMirrored ? trailing : leading,
            bottom: backgroundInsets.bottom + (edges.contains(.bottom) ? margins.bottom : 0),
            right: isMirrored ? leading : trailing)
    }

    /// Draws the stroke, whose outer edge is ``strokeOutset`` outside the background.
    private func drawStroke(around area: CGRect, tint: UIColor, in context: CGContext) {
        guard strokeWidth > 0 else { return }
        let color = strokeColor ?? tint
        context.setStrokeColor((strokeColorTransformer.map { $0(color) } ?? color).cgColor)
        context.setLineWidth(strokeWidth)
        let distance = strokeOutset - strokeWidth / 2
        context.beginPath()
        context.addPath(
            Self.outline(area.insetBy(dx: -distance, dy: -distance), radius: max(0, cornerRadius + distance)))
        context.strokePath()
    }

    private static func outline(_ rect: CGRect, radius: CGFloat) -> CGPath {
        let radius = max(0, min(radius, min(rect.width, rect.height) / 2))
        return radius > 0
            ? CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
            : CGPath(rect: rect, transform: nil)
    }
}
