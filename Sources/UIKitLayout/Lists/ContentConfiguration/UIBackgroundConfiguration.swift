import Foundation

/// A transformation of a colour, such as one that depends on a state.
public struct UIConfigurationColorTransformer {
    /// The closure that transforms a colour.
    public let transform: (UIColor) -> UIColor

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Returns the transformed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer of colours to the grey of the same luminance.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            UIColor { traits in
                let parts = color.resolvedColor(with: traits).cgColor.components ?? [0, 0, 0, 1]
                return UIColor(white: 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2], alpha: parts[3])
            }
        }
    }
    /// A transformer of colours to the view's preferred tint colour. On Linux it returns colours unchanged.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
    /// A transformer that sets the opacity of colours to 30 per cent.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
    }
}

/// The background of a cell, header or footer. It does not affect layout.
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
    private var cellColor: UIColor?

    private init(_ color: UIColor?) {
        backgroundColor = color
    }

    private init(ofCell color: UIColor) {
        (backgroundColor, cellColor) = (color, color)
    }

    /// Returns an empty, transparent background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(ofCell: .systemBackground)
    }
    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(ofCell: .secondarySystemGroupedBackground)
    }
    /// Returns the background of a list cell, whatever the style of the list.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(ofCell: .systemBackground) }
    /// Returns the background of a list header, whatever the style of the list.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a list footer, whatever the style of the list.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.systemBackground)
    }
    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a sidebar's header.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a sidebar's cell.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a cell in a sidebar that has another column beside it.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// Returns this configuration for a state. The background of a list cell whose colour has not been changed is grey
    /// while the cell is selected or highlighted; other backgrounds do not depend on the state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let cellColor, let state = state as? UICellConfigurationState,
            backgroundColor === cellColor || backgroundColor === Self.selectedColor
        else { return self }
        var updated = self
        updated.backgroundColor = state.isSelected || state.isHighlighted ? Self.selectedColor : cellColor
        return updated
    }

    private static let selectedColor = UIColor.systemGray4

    /// Returns the transformed background colour. If there is no background colour, transforms the given tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer.map { $0(color) } ?? color
    }
}
