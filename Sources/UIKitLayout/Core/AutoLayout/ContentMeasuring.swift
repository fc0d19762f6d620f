import Foundation
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

    init(scale: CGFloat, measurer: any TextMeasuring = TextEnvironment.measurer) {
        self.scale = scale
        self.measurer = measurer
        pangoMeasurer = measurer.pangoMeasurer
    }

    /// Whether an object with the given values would measure in the same way. Measurers are compared only if they
    /// measure with Pango.
    func measuresLike(scale: CGFloat, measurer: any TextMeasuring) -> Bool {
        pangoMeasurer != nil && pangoMeasurer === measurer.pangoMeasurer && scale == self.scale
    }
}
