import Foundation
import UIKitFacts
import UIKitLayout

/// Computes the sizes of system symbols. Files store the proportions of a symbol but not its size: the longer side is
/// always stored as 128 points.
struct IBSymbolSize {
    let symbol: IBSymbol

    /// The assumed ratio of a round symbol's longer side to its point size, at medium scale, if the symbol has no entry
    /// in the table of known symbols. Among the 21 round symbols with an entry, the median ratio is 1.19 and the middle
    /// half is 1.12 to 1.24.
    private static let sideOfRoundShapes: CGFloat = 1.17

    /// The minimum length of the shorter side of a valid shape, in points, if the longer side is 128 points.
    private static let leastSide: CGFloat = 1
    /// The minimum ratio of height to width for which a symbol is treated as round; the maximum is 1. The estimated
    /// sizes of other symbols without an entry are not accurate enough for alignment.
    private static let lowestRoundShape: CGFloat = 0.92

    /// An image in the size of the symbol. Constraints align it as if it were as tall as a line of the text beside it,
    /// as in UIKit; a symbol that is neither known nor round is aligned by its own edges. Evidence: the stored frames
    /// of 18 image views and 7 buttons with a symbol, in 11 projects.
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
