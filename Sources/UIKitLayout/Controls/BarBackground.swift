import Foundation

/// The background of a bar and the line that separates the bar from the content.
struct BarBackground {
    /// The colour; `nil` for the system's colour of the bar style.
    private let color: UIColor?
    private let style: UIBarStyle
    private let isTransparent: Bool
    /// The image over the colour; `nil` if there is none.
    var image: UIImage?
    /// The image of the line; `nil` if there is none.
    var shadowImage: UIImage?
    /// The colour of the line; `nil` for no line.
    var shadowColor: UIColor?

    /// Creates the background of a bar with the given appearance.
    ///
    /// - Parameters:
    ///   - appearance: the bar's appearance. Its background colour takes precedence over the other parameters.
    ///   - tint: the bar's own colour, which is used if the appearance has none.
    ///   - style: the bar's style, which determines the colour if neither the appearance nor the bar has one.
    init(_ appearance: UIBarAppearance, tint: UIColor?, style: UIBarStyle) {
        color = appearance.backgroundColor ?? tint
        isTransparent = appearance.isTransparent && tint == nil
        (image, shadowImage, shadowColor) = (appearance.backgroundImage, appearance.shadowImage, appearance.shadowColor)
        self.style = style
    }

    /// Draws the background into the bounds of a bar.
    ///
    /// - Parameter top: the top edge of the line, in points. The line is as tall as its image or, without an image, one
    ///   pixel tall.
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
