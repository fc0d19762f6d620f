import Foundation
import UIKitLayout

/// A picture of a subject and the frames of the views that it shows.
public struct LayoutSnapshot {
    /// The picture.
    public let image: UIImage
    /// The frames of the views, each view before its subviews.
    public let frames: [Frame]

    /// Creates a snapshot.
    public init(image: UIImage, frames: [Frame] = []) {
        (self.image, self.frames) = (image, frames)
    }

    /// A view's place in the hierarchy, its frame and its text.
    public nonisolated struct Frame: Hashable, Sendable {
        /// The number of superviews in the snapshot.
        public let depth: Int
        /// The name of the view's class, followed by `#` and the accessibility identifier if the view has one.
        public let name: String
        /// The frame in the superview's coordinates, in points; the origin of the topmost view is zero.
        public let rect: CGRect
        /// The text or the title; `nil` if the view has none.
        public let text: String?

        /// Creates the description of a view.
        public init(depth: Int, name: String, rect: CGRect, text: String? = nil) {
            (self.depth, self.name, self.rect, self.text) = (depth, name, rect, text)
        }
    }
}

extension LayoutSnapshot {
    /// Draws a snapshot.
    ///
    /// - Parameters:
    ///   - size: the size of the picture, in points.
    ///   - variant: the variant, which determines the scale.
    ///   - frames: the frames of the views in the picture.
    ///   - draw: draws the picture into the given context, with the variant's traits as the current ones.
    /// - Throws: ``LayoutSnapshotError`` if the picture is empty or has more than 20 000 pixels on a side.
    public init(
        size: CGSize, variant: LayoutVariant, frames: [Frame] = [], draw: (CGContext) -> Void
    ) throws(LayoutSnapshotError) {
        let pixels = CGSize(width: size.width * variant.scale, height: size.height * variant.scale)
        guard pixels.width > 0, pixels.height > 0, max(pixels.width, pixels.height) <= 20_000 else {
            let text = "\(size.width.shortDescription) x \(size.height.shortDescription)"
            throw LayoutSnapshotError(
                "a picture of \(text) points cannot be drawn; expected 1 to 20000 pixels on each side")
        }
        var image = UIImage()
        let format = UIGraphicsImageRendererFormat()
        format.scale = variant.scale
        variant.traits.performAsCurrent {
            image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
        }
        self.init(image: image, frames: frames)
    }

    /// Returns the frames of a view and of its descendants, except for hidden views and their descendants.
    public static func frames(of view: UIView, depth: Int = 0) -> [Frame] {
        let identifier = view.accessibilityIdentifier.map { "#" + $0 } ?? ""
        let name = (String(describing: type(of: view)) + identifier).replacingOccurrences(of: " ", with: "")
        let rect = depth == 0 ? CGRect(origin: .zero, size: view.bounds.size) : view.frame
        let frame = Frame(depth: depth, name: name, rect: rect, text: text(of: view))
        return [frame] + view.subviews.filter { !$0.isHidden }.flatMap { frames(of: $0, depth: depth + 1) }
    }

    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle
        case let field as UITextField: field.text
        case let textView as UITextView: textView.text
        default: nil
        }
    }
}

/// A reason why no snapshot could be taken, stored or read.
public nonisolated struct LayoutSnapshotError: Error, Hashable, CustomStringConvertible {
    /// The reason.
    public let description: String

    /// Creates an error with the given reason.
    public init(_ description: String) {
        self.description = description
    }
}
