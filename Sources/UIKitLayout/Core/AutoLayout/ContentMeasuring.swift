import Foundation
import TextLayout

/// The scale and text measurer for the content measured during one solution.
///
/// Created once for each solution instead of being looked up for each measurement; its constants can be used without
/// being retained.
final class ContentMeasuring {
    /// The number of pixels per point.
    let scale: CGFloat
    /// The measurer of texts.
    let measurer: any TextMeasuring

    /// Takes the text measurer of the current task.
    init(scale: CGFloat) {
        self.scale = scale
        measurer = TextEnvironment.measurer
    }
}
