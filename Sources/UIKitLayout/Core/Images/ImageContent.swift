import Foundation

/// What an image shows, and how it is drawn. The size of an image does not depend on it.
nonisolated struct ImageContent: Sendable {
    /// The file that the image was read from, if any.
    var path: String?
    /// The name of the system's symbol, if the image is one.
    var symbolName: String?
    /// The pixels of an image that was drawn or decoded.
    var pixels: CGImage?
    var renderingMode = UIImage.RenderingMode.automatic
    /// The colour in which a template is drawn, in place of the view's tint colour.
    var tintColor: UIColor?
    /// The parts at the edges that keep their size when the image is resized; `nil` if all of it is scaled.
    var capInsets: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.tile

    init(path: String? = nil, symbolName: String? = nil, pixels: CGImage? = nil) {
        (self.path, self.symbolName, self.pixels) = (path, symbolName, pixels)
    }
}
