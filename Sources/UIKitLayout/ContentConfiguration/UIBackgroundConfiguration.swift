import Foundation

/// Changes a colour, as in a state.
public struct UIConfigurationColorTransformer {
    /// Changes a colour.
    public let transform: (UIColor) -> UIColor

    /// Makes a transformer of a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Changes a colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Makes colours grey; leaves them as they are on Linux, where nothing is drawn.
    public static var grayscale: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
    /// The colour that the view's tint is.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
    /// The colour at 30 per cent.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
    }
}

/// What is behind a cell, header or footer. It has no bearing on layout; on Linux it is stored and not drawn.
public struct UIBackgroundConfiguration {
    /// A view of one's own; stored, it does nothing on Linux.
    public var customView: UIView?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// How far the background is from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the superview's margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour; `nil` for the tint colour.
    public var backgroundColor: UIColor?
    /// The effect behind the content; stored, it does nothing on Linux.
    public var visualEffect: UIVisualEffect?
    /// An image behind the content; stored, it does nothing on Linux.
    public var image: UIImage?
    /// How that image fills the background; stored.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// What changes the colour.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the stroke.
    public var strokeColor: UIColor?
    /// What changes the colour of the stroke.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// How wide the stroke is, in points.
    public var strokeWidth: CGFloat = 0
    /// How far outside the stroke is, in points.
    public var strokeOutset: CGFloat = 0

    private init(_ color: UIColor?) {
        backgroundColor = color
    }

    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// The background of cells of plain lists.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    /// The background of cells of grouped lists.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    /// The background of cells of lists, whatever their kind.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    /// The background of headers of lists, whatever their kind.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// The background of footers of lists, whatever their kind.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// The background of headers and footers of plain lists.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.systemBackground)
    }
    /// The background of headers and footers of grouped lists.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// The background of headers of sidebars.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// The background of cells of sidebars.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// The background of cells of sidebars beside others.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// The configuration as it is in a state: the same, as nothing is drawn.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    /// The colour that counts where the background takes the tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer.map { $0(color) } ?? color
    }
}
