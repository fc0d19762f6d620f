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

    /// A transformer of colours to grey. On Linux it returns colours unchanged, because nothing is drawn.
    public static var grayscale: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
    /// A transformer of colours to the view's preferred tint colour. On Linux it returns colours unchanged.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
    /// A transformer that sets the opacity of colours to 30 per cent.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
    }
}

/// The background of a cell, header or footer. It does not affect layout; on Linux it is stored and not drawn.
public struct UIBackgroundConfiguration {
    /// A custom background view. Stored; has no effect on Linux.
    public var customView: UIView?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the superview's layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The background colour; `nil` means the tint colour.
    public var backgroundColor: UIColor?
    /// The visual effect of the background. Stored; has no effect on Linux.
    public var visualEffect: UIVisualEffect?
    /// An image in the background. Stored; has no effect on Linux.
    public var image: UIImage?
    /// The content mode of ``image``. Stored; has no effect on Linux.
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

    private init(_ color: UIColor?) {
        backgroundColor = color
    }

    /// Returns an empty, transparent background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    /// Returns the background of a list cell, whatever the style of the list.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
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

    /// Returns this configuration unchanged: on Linux backgrounds do not depend on the state, because nothing is drawn.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    /// Returns the transformed background colour. If there is no background colour, transforms the given tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer.map { $0(color) } ?? color
    }
}
