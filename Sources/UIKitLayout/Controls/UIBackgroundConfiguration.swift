import Foundation

/// The background of a cell, header, footer or button. It does not affect layout.
public struct UIBackgroundConfiguration {
    /// A custom background view, in front of the colour and the image.
    public var customView: UIView?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the superview's layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The background colour; `nil` means the tint colour.
    public var backgroundColor: UIColor?
    /// The visual effect of the background.
    public var visualEffect: UIVisualEffect?
    /// An image in front of the colour.
    public var image: UIImage?
    /// The content mode of ``image``.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The transformer of the background colour.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the stroke.
    public var strokeColor: UIColor?
    /// The transformer of the stroke colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance from the edge of the background to the stroke outside it, in points.
    public var strokeOutset: CGFloat = 0

    /// The colour of a list cell's background while the cell is neither selected nor highlighted; `nil` for others,
    /// whose backgrounds do not depend on the state.
    var cellColor: UIColor?

    init(_ color: UIColor?) {
        backgroundColor = color
    }

    /// Returns an empty, transparent background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// Returns the transformed background colour. If there is no background colour, transforms the given tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer.map { $0(color) } ?? color
    }
}

extension UIBackgroundConfiguration: Hashable {
    /// Whether two backgrounds have the same values. Transformers are not compared.
    public static func == (one: UIBackgroundConfiguration, other: UIBackgroundConfiguration) -> Bool {
        one.customView === other.customView && one.visualEffect === other.visualEffect && one.image == other.image
            && one.backgroundColor == other.backgroundColor && one.strokeColor == other.strokeColor
            && one.lengths == other.lengths && one.imageContentMode == other.imageContentMode
            && one.backgroundInsets == other.backgroundInsets
            && one.edgesAddingLayoutMarginsToBackgroundInsets == other.edgesAddingLayoutMarginsToBackgroundInsets
    }

    /// Feeds the colours and the lengths of the background into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(strokeColor)
        hasher.combine(lengths)
    }

    private var lengths: [CGFloat] { [cornerRadius, strokeWidth, strokeOutset] }
}
