import Foundation

nonisolated extension UIImage {
    /// Whether an image is drawn in its own colours or as a template.
    public enum RenderingMode: Int, Hashable, Sendable {
        case automatic = 0
        case alwaysOriginal, alwaysTemplate
    }

    /// How an image fills a larger area: tiled or stretched.
    public enum ResizingMode: Int, Hashable, Sendable {
        case tile = 0
        case stretch
    }

    /// The rendering mode; automatic by default, in which buttons, bars and symbols are templates.
    public var renderingMode: RenderingMode { content.renderingMode }
    /// The parts at the edges that keep their size when the image is resized; zero by default.
    public var capInsets: UIEdgeInsets { content.capInsets ?? .zero }
    /// How the parts between the caps fill a larger area.
    public var resizingMode: ResizingMode { content.resizingMode }

    /// The image in a rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image drawn as a template in a colour.
    public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tintColor = color } }

    /// The image with a colour for templates, in a rendering mode. In automatic mode and as an original, the image is
    /// drawn in the colour; as a template, in the tint colour of its view.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with { ($0.tintColor, $0.renderingMode) = (color, renderingMode) }
    }

    /// The image mirrored for right-to-left layout: the image itself.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

    /// The image with caps that keep their size, and tiled parts between them.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image with caps that keep their size, and tiled or stretched parts between them.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }

    /// The image with caps of a width and a height; one point after them is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)),
            resizingMode: .stretch)
    }
}
