import Foundation

/// Shapes that several controls draw.
enum ControlParts {
    /// Fills a rectangle with circular ends.
    static func fillCapsule(_ rect: CGRect, _ color: UIColor, in context: CGContext) {
        fillRounded(rect, radius: min(rect.width, rect.height) / 2, color, in: context)
    }

    /// Fills a rounded rectangle.
    static func fillRounded(_ rect: CGRect, radius: CGFloat, _ color: UIColor, in context: CGContext) {
        guard rect.width > 0, rect.height > 0 else { return }
        context.setFillColor(color.cgColor)
        context.beginPath()
        context.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
        context.fillPath()
    }

    /// Fills the round, shaded knob of a switch or a slider.
    static func fillKnob(_ rect: CGRect, _ color: UIColor?, in context: CGContext) {
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 3), blur: 8, color: CGColor(gray: 0, alpha: 0.15))
        fillCapsule(rect, color ?? .white, in: context)
        context.restoreGState()
    }
}
