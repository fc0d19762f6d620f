import Foundation
import UIKitFacts
import UIKitLayout

/// The values that Interface Builder assumes where a file stores none.
///
/// The reader depends only on this protocol. The folder DesignTime implements it for each version of Xcode.
protocol IBConventions: Sendable {
    // MARK: Text and images

    /// The font with a name, or the font that is drawn instead of it.
    ///
    /// - Parameter isDesignTime: whether fonts that are not installed are substituted as in Interface Builder.
    func font(named name: String, size: CGFloat, isDesignTime: Bool) -> UIFont
    /// A font with the glyph widths of the Xcode version that wrote the file.
    func drawn(_ font: UIFont) -> UIFont
    /// The size of the font of a button's title if the file names none.
    func titleFontSize(ofCustomButton isCustom: Bool) -> CGFloat
    /// The text size of titles of button configurations where other texts have the given text size.
    func textSizeOfConfigurations(beside textSize: UIContentSizeCategory) -> UIContentSizeCategory
    /// A system symbol, or `nil` to use an image as large as the stored shape.
    func image(of symbol: IBSymbol) -> UIImage?

    // MARK: Views

    /// Whether activity indicators that hide when stopped are shown at design time.
    var showsHiddenActivityIndicators: Bool { get }
    /// Whether the standard spacing to a safe area is 0 at design time.
    var omitsSpacingToSafeAreas: Bool { get }
    /// The frame of a cell's content view, or `nil` if it is the stored one.
    func contentFrame(of content: UIView, in cell: UITableViewCell, _ element: IBElement) -> CGRect?
    /// The margins that UIKit gives the content views of table cells in the version of iOS that belongs to the file.
    var marginsOfTableCells: CellMargins { get }
    /// The margins of a table cell's content view for which the file stores none, or `nil` if it has UIKit's.
    func margins(ofContent content: UIView, in cell: UIView, at place: IBRootPlacement) -> UIEdgeInsets?
    /// Gives a view without a superview the margins, the size and the safe area that the file does not store.
    func prepareRoot(_ view: UIView, from element: IBElement, _ options: IBBuildOptions)
    /// Supplements the intrinsic sizes of views with design-time sizes.
    func applyDesignTimeSizes(to views: [(IBElement, UIView)], _ options: IBBuildOptions)
}

/// A system symbol in a file.
struct IBSymbol {
    let name: String
    /// The size that the file stores, which has the symbol's proportions.
    let shape: CGSize
    /// The size of the font beside which the symbol is shown.
    let pointSize: CGFloat
    let scale: UIImage.SymbolScale
}
