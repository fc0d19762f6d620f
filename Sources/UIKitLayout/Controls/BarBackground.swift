import Foundation

/// The background of a bar and the line that separates the bar from the content.
struct BarBackground {
    /// The colour; `nil` for that of the system.
    private let color: UIColor?
    private let style: UIBarStyle
    private let isTransparent: Bool
    /// The image over the colour; `nil` if there is none.
    var image: UIImage?
    /// The image of the line; `nil` if there is none.
    var shadowImage: UIImage?
    /// The colour of the line; `nil` for no line.
    var shadowColor: UIColor?

    /// - Parameters:
    ///   - appearance: the bar's appearance. If it has not been changed, the other parameters take effect.
    ///   - tint: the bar's own colour.
    init(_ appearance: UIBarAppearance, tint: UIColor?, style: UIBarStyle) {
        color = appearance.backgroundColor ?? tint
        isTransparent = appearance.isTransparent && tint == nil
        (image, shadowImage, shadowColor) = (appearance.backgroundImage, appearance.shadowImage, appearance.shadowColor)
        self.style = style
    }

    /// Draws the background into the bounds of a bar.
    ///
    /// - Parameter top: the top edge of the line, in points, which is one pixel tall.
    func draw(in bar: UIView, lineAt top: CGFloat, of context: CGContext) {
        if !isTransparent || bar.backgroundColor != nil || color != nil {
            let standard = style == .black ? UIColor(white: 0.11, alpha: 1) : .systemBackground
            context.setFillColor((bar.backgroundColor ?? color ?? standard).cgColor)
            context.fill(bar.bounds)
        }
        image?.draw(in: bar.bounds, of: context, tint: bar.tintColor, isTemplateByDefault: false)
        let height = shadowImage?.size.height ?? 1 / bar.traitCollection.displayScale
        let line = CGRect(x: bar.bounds.minX, y: top, width: bar.bounds.width, height: height)
        if let shadowImage {
            shadowImage.draw(in: line, of: context, tint: bar.tintColor, isTemplateByDefault: false)
        } else if let shadowColor {
            context.setFillColor(shadowColor.cgColor)
            context.fill(line)
        }
    }
}
