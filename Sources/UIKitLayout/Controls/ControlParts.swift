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

    /// The colour of the lines at the edges of bars.
    static var hairlineColor: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3) }
    }
}

extension UIView {
    /// Draws the background of a bar, and the hairline that separates the bar from the content.
    ///
    /// - Parameters:
    ///   - color: The bar's own colour, which the view's background colour replaces; `nil` for that of the system.
    ///   - top: The top edge of the hairline, in points, which is one pixel tall.
    final func drawBar(_ color: UIColor?, hairlineAt top: CGFloat, in context: CGContext) {
        context.setFillColor((backgroundColor ?? color ?? .systemBackground).cgColor)
        context.fill(bounds)
        context.setFillColor(ControlParts.hairlineColor.cgColor)
        context.fill(
            CGRect(x: bounds.minX, y: top, width: bounds.width, height: 1 / traitCollection.displayScale))
    }
}
