import Foundation
import LayoutEngine
import TextLayout

/// The display scale and the text measurer with which content is measured during one solution.
///
/// Both are determined once for each solution instead of once for each measurement. The properties are constants, so
/// they can be used without being retained.
final class ContentMeasuring {
    /// The number of pixels per point.
    let scale: CGFloat
    /// The text measurer of the task that solves the layout.
    let measurer: any TextMeasuring
    /// The measurer if it measures with Pango; otherwise `nil`.
    let pangoMeasurer: PangoTextMeasurer?
    /// The generation of the fonts with which the Pango measurer measures; 0 without one.
    private let fontGeneration: Int

    init(scale: CGFloat, measurer: any TextMeasuring = TextEnvironment.measurer) {
        self.scale = scale
        self.measurer = measurer
        pangoMeasurer = measurer.pangoMeasurer
        fontGeneration = pangoMeasurer?.fontGeneration ?? 0
    }

    /// Whether an object with the given values would measure in the same way. Measurers are compared only if they
    /// measure with Pango.
    func measuresLike(scale: CGFloat, measurer: any TextMeasuring) -> Bool {
        guard let pangoMeasurer, scale == self.scale, pangoMeasurer === measurer.pangoMeasurer else { return false }
        return pangoMeasurer.fontGeneration == fontGeneration
    }

    /// The size, rounded up to pixels, and the baselines of a text with lines broken at a width, or without a width
    /// limit if that is `nil`.
    func measure(_ text: TextContent, _ measurer: PangoTextMeasurer, width: Double?) -> LayoutTree.Measurement {
        let size = measurer.measure(text, width: width, fontGeneration: fontGeneration)
        return .init(
            width: Double(CGFloat(size.width).roundedUpToPixel(scale: scale)),
            height: Double(CGFloat(size.height).roundedUpToPixel(scale: scale)),
            firstBaseline: size.firstBaseline, lastBaseline: size.lastBaseline, isFixed: !text.dependsOnWidth)
    }
}
