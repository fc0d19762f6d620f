import Foundation
import TextLayout

/// The display scale and the text measurer with which content is measured during one solution.
///
/// One object is created for each solution, so the two values need not be looked up for each measurement. Its
/// properties are constants, so they can be used without being retained.
final class ContentMeasuring {
    /// The number of pixels per point.
    let scale: CGFloat
    /// The text measurer of the task in which the object was created.
    let measurer: any TextMeasuring

    /// Creates an object with the text measurer of the current task.
    init(scale: CGFloat) {
        self.scale = scale
        measurer = TextEnvironment.measurer
    }
}
