import Foundation
import UIKitLayout

/// The size of a symbol of the system's, of which files note the shape but not the size: there the longer side is always
/// 128 points.
struct IBSymbolSize {
    let builder: IBObjectBuilder

    /// The longer side by the point size, with medium scale, of symbols without a row that are nearly as high as wide. Of 21 that
    /// have a row it is 1.19 in the middle, and 1.12 to 1.24 in the middle half.
    private static let sideOfRoundShapes: CGFloat = 1.17

    /// What is lower or narrower than this where the longer side is 128 points is no shape.
    private static let leastSide: CGFloat = 1
    /// Symbols that have no row and are lower than this by their width have sizes that are not known well enough for alignment.
    private static let lowestRoundShape: CGFloat = 0.92

    /// The symbol in its size. For alignment it is as high as a line of the text that it goes with, as UIKit's symbols are: stored
    /// frames of 18 image views and of 7 buttons with a symbol behind them, in 11 projects.
    ///
    /// - Parameters:
    ///   - name: the symbol's name.
    ///   - element: what shows the symbol.
    ///   - reference: what refers to it, where that is apart.
    ///   - shape: the size that the file notes.
    func image(_ name: String, of element: IBElement, reference: IBElement?, shape: CGSize) -> UIImage {
        let longest = max(shape.width, shape.height)
        guard min(shape.width, shape.height) >= Self.leastSide else { return UIImage(size: shape) }
        let configuration = element.child("preferredSymbolConfiguration")
        let point = pointSize(configuration)
        let factor = scale(reference, configuration).factor * point
        let known = FrameRule.knownSymbols.isOn ? SymbolSize(named: name) : nil
        let isRound = shape.height <= shape.width && shape.height >= shape.width * Self.lowestRoundShape
        let side = isRound ? Self.sideOfRoundShapes : SymbolSize.estimatedSide
        let unit = known.map { $0.height / 100 / shape.height } ?? side / longest
        let image = UIImage(
            symbolName: name, size: CGSize(width: shape.width * unit * factor, height: shape.height * unit * factor),
            rise: (known?.rise ?? 0) / 100 * factor, beside: point, scale: UITraitCollection.current.displayScale)
        let isAligned = (known != nil || isRound) && FrameRule.symbolInsets.isOn
        return isAligned ? image : image.withAlignmentRectInsets(.zero)
    }

    /// The scale that the image has by itself, or else the one that the view prefers. Stored frames: one view that prefers
    /// small symbols and refers to an image of medium scale (NetNewsWire, `Main.storyboard`).
    private func scale(_ reference: IBElement?, _ configuration: IBElement?) -> UIImage.SymbolScale {
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
        let own = reference?["symbolScale"].flatMap { scales[$0] }
        return own ?? configuration?["scale"].flatMap { scales[$0] } ?? .default
    }

    private func pointSize(_ configuration: IBElement?) -> CGFloat {
        if let size = IBNumber.fontSize(configuration?["pointSize"]) { return size }
        let font = configuration?.child("fontDescription")
        return font.map { IBFontReader(builder: builder).read($0).pointSize } ?? UIFont.labelFontSize
    }
}
