import Foundation
import UIKitFacts
import UIKitLayout

/// Computes the sizes of system symbols. Files store the proportions of a symbol, with a longer side of always 128
/// points, but not its size.
struct IBSymbolSize {
    let symbol: IBSymbol

    /// The ratio of the longer side to the point size, at medium scale, of symbols that are nearly as high as wide and
    /// have no entry in the table of known symbols. For the 21 such symbols with an entry, the median is 1.19 and the
    /// middle half is 1.12 to 1.24.
    private static let sideOfRoundShapes: CGFloat = 1.17

    /// The minimum of the shorter side, in points, of a valid shape with a longer side of 128 points.
    private static let leastSide: CGFloat = 1
    /// The lowest ratio of height to width of a round symbol. The sizes of flatter symbols without an entry are not
    /// known well enough for alignment.
    private static let lowestRoundShape: CGFloat = 0.92

    /// The symbol in its size. For alignment it is as high as a line of the text beside it, like UIKit's symbols.
    /// Stored frames: 18 image views and 7 buttons with a symbol, in 11 projects.
    var image: UIImage {
        let shape = symbol.shape
        let longest = max(shape.width, shape.height)
        guard min(shape.width, shape.height) >= Self.leastSide else { return UIImage(size: shape) }
        let factor = symbol.scale.factor * symbol.pointSize
        let known = FrameRule.knownSymbols.isOn ? SymbolSize(named: symbol.name) : nil
        let isRound = shape.height <= shape.width && shape.height >= shape.width * Self.lowestRoundShape
        let side = isRound ? Self.sideOfRoundShapes : SymbolSize.estimatedSide
        let unit = known.map { $0.height / 100 / shape.height } ?? side / longest
        let image = UIImage(
            symbolName: symbol.name,
            size: CGSize(width: shape.width * unit * factor, height: shape.height * unit * factor),
            rise: (known?.rise ?? 0) / 100 * factor, beside: symbol.pointSize,
            scale: UITraitCollection.current.displayScale)
        let isAligned = (known != nil || isRound) && FrameRule.symbolInsets.isOn
        return isAligned ? image : image.withAlignmentRectInsets(.zero)
    }
}
