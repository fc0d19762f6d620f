import Foundation
import UIKitLayout

/// The size of a symbol of the system's, of which files note the shape but not the size: there the longer side is always
/// 128 points.
struct IBSymbolSize {
    let builder: IBObjectBuilder

    /// The longer side by the point size, with medium scale: an estimate. Stored frames: 1.17 to 1.3 in 3 symbols, 0.97 in one,
    /// of one project.
    private static let sideOfPoint: CGFloat = 1.2
    /// Apple's Human Interface Guidelines, SF Symbols, Scales: by how much small and large symbols differ from medium ones.
    private static let scales: [String: CGFloat] = ["small": 0.79, "large": 1.28]

    /// Symbols that are lower than this by their width have sizes that are not known well enough.
    private static let lowestShape: CGFloat = 0.92

    /// The symbol in its size. For alignment it is as high as a line of the text that it goes with: UIKit's documentation of symbols in
    /// text, and stored frames that are a point lower than constraints say at 17 points in an image view and in a button of 2 projects
    /// (NetNewsWire, `Inspector.storyboard`; Stream Chat, `ComposerView.xib`), 2 points at 36 in one (Hackers, `ItemCell.xib`).
    ///
    /// - Parameters:
    ///   - element: what shows the symbol.
    ///   - shape: the size that the file notes.
    func image(of element: IBElement, shape: CGSize) -> UIImage {
        let image = UIImage(size: size(of: element, shape: shape))
        guard builder.isDesignTime, FrameRule.symbolInsets.isOn, element.name == "imageView",
            shape.height <= shape.width, shape.height >= shape.width * Self.lowestShape
        else { return image }
        let line = UIFont.systemFont(ofSize: pointSize(element.child("preferredSymbolConfiguration"))).lineHeight
        let beyond = (line - image.size.height).rounded() / 2
        return image.withAlignmentRectInsets(UIEdgeInsets(top: -beyond, left: 0, bottom: -beyond, right: 0))
    }

    private func size(of element: IBElement, shape: CGSize) -> CGSize {
        let longest = max(shape.width, shape.height)
        guard longest > 0 else { return shape }
        let configuration = element.child("preferredSymbolConfiguration")
        let scale = configuration?["scale"].flatMap { Self.scales[$0] } ?? 1
        let factor = pointSize(configuration) * scale * Self.sideOfPoint / longest
        return CGSize(
            width: (shape.width * factor * 2).rounded() / 2, height: (shape.height * factor * 2).rounded() / 2)
    }

    private func pointSize(_ configuration: IBElement?) -> CGFloat {
        if let size = IBNumber.fontSize(configuration?["pointSize"]) { return size }
        let font = configuration?.child("fontDescription")
        return font.map { IBFontReader(builder: builder).read($0).pointSize } ?? UIFont.labelFontSize
    }
}
