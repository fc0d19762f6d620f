import Foundation

/// The source of an image's pixels, and the options with which the image is drawn. None of them affects its size.
nonisolated struct ImageContent: Sendable {
    /// The path of the file that the image was read from; `nil` if there is none.
    var path: String?
    /// The name of the system's symbol that the image shows; `nil` if it shows none.
    var symbolName: String?
    /// The empty space at each side (width) and at the top and bottom (height) of a symbol's image, in points; `nil` if
    /// the space is estimated.
    var symbolMargins: CGSize?
    /// The pixels of an image that was drawn in code or that comes from a file; `nil` if there are none.
    var pixels: CGImage?
    var renderingMode = UIImage.RenderingMode.automatic
    /// The colour that `withTintColor` sets; `nil` if it was not called.
    var tintColor: UIColor?
    /// The widths of the parts at the edges, in points, that keep their size when the image is resized; `nil` if the
    /// whole image is scaled.
    var capInsets: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.tile
    /// Whether views with a right-to-left layout direction mirror the image.
    var flipsForRightToLeft = false

    init(path: String? = nil, symbolName: String? = nil, pixels: CGImage? = nil) {
        (self.path, self.symbolName, self.pixels) = (path, symbolName, pixels)
    }
}
