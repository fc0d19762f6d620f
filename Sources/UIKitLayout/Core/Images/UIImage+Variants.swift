import Foundation

nonisolated extension UIImage {
    /// Whether an image is drawn in its own colours or as a template, that is, in one colour where it is not
    /// transparent.
    public enum RenderingMode: Int, Hashable, Sendable {
        case automatic = 0
        case alwaysOriginal, alwaysTemplate
    }

    /// Whether the parts between an image's caps are tiled or stretched to fill a larger area.
    public enum ResizingMode: Int, Hashable, Sendable {
        case tile = 0
        case stretch
    }

    /// The rendering mode; automatic by default. In this mode symbols and images in buttons and bars are drawn as
    /// templates, all other images in their own colours.
    public var renderingMode: RenderingMode { content.renderingMode }
    /// The widths of the caps, which are the parts at the edges that keep their size when the image is resized, in
    /// points; zero by default.
    public var capInsets: UIEdgeInsets { content.capInsets ?? .zero }
    /// Whether the parts between the caps are tiled, the default, or stretched.
    public var resizingMode: ResizingMode { content.resizingMode }

    /// Returns the image with the given rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns the image with a colour in which it is drawn as a template, unless its rendering mode is
    /// `alwaysTemplate`: it is then drawn in the tint colour of its view.
    public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tintColor = color } }

    /// Returns the image with a tint colour and a rendering mode. In the modes `automatic` and `alwaysOriginal`, the
    /// image is drawn as a template in the given colour. In the mode `alwaysTemplate`, it is drawn in the tint colour
    /// of its view.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with { ($0.tintColor, $0.renderingMode) = (color, renderingMode) }
    }

    /// Whether image views with a right-to-left layout direction draw the image mirrored.
    public var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

    /// Returns the image as one that image views with a right-to-left layout direction draw mirrored.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// Returns the image with caps of the given widths, which keep their size, and tiled parts between them.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with caps of the given widths, which keep their size, and tiled or stretched parts between
    /// them.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }

    /// Returns the image with a left and a top cap of the given lengths, in points. The one point after each cap is
    /// stretched, and the rest of the image is the right or bottom cap.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)),
            resizingMode: .stretch)
    }
}
