import Foundation
import UIKitLayout

/// Computes the sizes of system symbols. Files store the proportions of a symbol, with a longer side of always 128
/// points, but not its size.
struct IBSymbolSize {
    let builder: IBObjectBuilder

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
    ///
    /// - Parameters:
    ///   - name: the symbol's name.
    ///   - element: the element that shows the symbol.
    ///   - reference: the reference to the symbol, if it is a separate element.
    ///   - shape: the size that the file stores.
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

    /// The scale of the image itself, or else the view's preferred scale. Stored frames: one view that prefers small
    /// symbols and refers to an image of medium scale (NetNewsWire, `Main.storyboard`).
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
