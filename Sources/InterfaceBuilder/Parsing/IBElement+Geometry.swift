import Foundation

nonisolated extension IBElement {
    /// The frame that the file stores for the view, in points, or `nil` if the file stores none or a number in the
    /// frame is missing or invalid.
    var storedFrame: CGRect? { frameElement?.rectangle }

    /// The size of the frame that the file stores for the view, in points, or `nil` if the size is missing or invalid.
    var storedSize: CGSize? { frameElement?.size }

    /// The width of the frame that the file stores for the view, in points, or `nil` if the width is missing or
    /// invalid.
    var storedWidth: CGFloat? { IBNumber.length(frameElement?["width"]) }

    /// Whether the file stores a frame for the view.
    var hasStoredFrame: Bool { frameElement != nil }

    private var frameElement: IBElement? { child("rect", key: "frame") }

    private var rectangle: CGRect? {
        guard let x = IBNumber.length(self["x"]), let y = IBNumber.length(self["y"]), let size else { return nil }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// The size in the attributes `width` and `height`, or `nil` if one of them is missing or invalid.
    var size: CGSize? {
        guard let width = IBNumber.length(self["width"]), let height = IBNumber.length(self["height"]) else {
            return nil
        }
        return CGSize(width: width, height: height)
    }
}

nonisolated extension CGRect {
    /// Creates a rectangle from the attributes of an element.
    ///
    /// - Parameter number: returns the value of the attribute with the given name.
    init(attribute number: (String) throws -> CGFloat) rethrows {
        self.init(x: try number("x"), y: try number("y"), width: try number("width"), height: try number("height"))
    }
}
