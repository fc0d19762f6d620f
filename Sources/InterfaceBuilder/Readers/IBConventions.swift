import Foundation
import UIKitFacts
import UIKitLayout

/// The values that Interface Builder assumes where a file stores none.
///
/// The reader depends only on this protocol. `XcodeConventions`, in the folder DesignTime, implements it for all
/// versions of Xcode.
protocol IBConventions: Sendable {
    // MARK: Text and images

    /// The font with the given name and size, or the font that replaces it.
    ///
    /// - Parameter isDesignTime: whether fonts that are not installed are substituted as in Interface Builder.
    func font(named name: String, size: CGFloat, isDesignTime: Bool) -> UIFont
    /// Returns the given font with the glyph widths that it has in the version of Xcode that wrote the file.
    func drawn(_ font: UIFont) -> UIFont
    /// The font size of a button's title, in points, if the file names no font.
    func titleFontSize(ofCustomButton isCustom: Bool) -> CGFloat
    /// The text size category of the titles of button configurations, given the category of all other text.
    func textSizeOfConfigurations(beside textSize: UIContentSizeCategory) -> UIContentSizeCategory
    /// The image of the given system symbol, or `nil` if the reader is to use an image of the size that the file
    /// stores.
    func image(of symbol: IBSymbol) -> UIImage?

    // MARK: Views

    /// Whether activity indicators that hide when stopped are shown at design time.
    var showsHiddenActivityIndicators: Bool { get }
    /// Whether the standard spacing to a safe area is 0 at design time.
    var omitsSpacingToSafeAreas: Bool { get }
    /// The frame of a cell's content view, or `nil` if the content view keeps the stored frame.
    func contentFrame(of content: UIView, in cell: UITableViewCell, _ element: IBElement) -> CGRect?
    /// The margins that UIKit gives the content views of table cells in the version of iOS that shipped with the Xcode
    /// that wrote the file.
    var marginsOfTableCells: CellMargins { get }
    /// The margins that the content view of a table cell has on the canvas if the file stores no margins, or `nil` if
    /// these are the margins that UIKit gives the content view.
    func margins(ofContent content: UIView, in cell: UIView, at place: IBRootPlacement) -> UIEdgeInsets?
    /// Gives a root view the margins, the size and the safe area that the file does not store.
    func prepareRoot(_ view: UIView, from element: IBElement, _ options: IBBuildOptions)
    /// Supplements the intrinsic sizes of views with design-time sizes.
    func applyDesignTimeSizes(to views: [(IBElement, UIView)], _ options: IBBuildOptions)
}

/// A system symbol in a file.
struct IBSymbol {
    let name: String
    /// The size that the file stores, in points. Its proportions are those of the symbol, but the symbol is shown in
    /// another size.
    let shape: CGSize
    /// The point size of the symbol: the size of the font beside which it is shown.
    let pointSize: CGFloat
    let scale: UIImage.SymbolScale
}
