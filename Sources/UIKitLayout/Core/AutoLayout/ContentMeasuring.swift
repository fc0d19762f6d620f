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
    private let pangoMeasurer: PangoTextMeasurer?
    /// ``pangoMeasurer``, which need not be retained for each measurement.
    private let unretainedMeasurer: Unmanaged<PangoTextMeasurer>?
    /// The generation of the fonts with which the Pango measurer measures; 0 without one.
    private let fontGeneration: Int

    init(scale: CGFloat, measurer: any TextMeasuring = TextEnvironment.measurer) {
        self.scale = scale
        self.measurer = measurer
        let pangoMeasurer = measurer.pangoMeasurer
        self.pangoMeasurer = pangoMeasurer
        unretainedMeasurer = pangoMeasurer.map { .passUnretained($0) }
        fontGeneration = pangoMeasurer?.fontGeneration ?? 0
    }

    /// Whether an object with the given values would measure in the same way. Measurers are compared only if they
    /// measure with Pango.
    func measuresLike(scale: CGFloat, measurer: any TextMeasuring) -> Bool {
        guard let pangoMeasurer, scale == self.scale, pangoMeasurer === measurer.pangoMeasurer else { return false }
        return pangoMeasurer.fontGeneration == fontGeneration
    }

    /// The size, rounded up to pixels, and the baselines of a text with lines broken at a width, or without a width
    /// limit if that is `nil`. The result is `nil` if the measurer does not measure with Pango.
    func measure(_ text: TextContent, width: Double?) -> LayoutTree.Measurement? {
        guard let unretainedMeasurer else { return nil }
        let size = unretainedMeasurer._withUnsafeGuaranteedRef {
            $0.measure(text, width: width, fontGeneration: fontGeneration)
        }
        return LayoutTree.Measurement(
            width: Double(CGFloat(size.width).roundedUpToPixel(scale: scale)),
            height: Double(CGFloat(size.height).roundedUpToPixel(scale: scale)),
            firstBaseline: size.firstBaseline, lastBaseline: size.lastBaseline, isFixed: !text.dependsOnWidth)
    }
}
