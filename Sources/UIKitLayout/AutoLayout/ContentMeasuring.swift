import Foundation
import TextLayout

/// What contents are measured with during one solution.
///
/// It is looked up once, not for every content; its constants can be used without being retained.
final class ContentMeasuring {
    /// The pixels of a point.
    let scale: CGFloat
    /// Measures texts.
    let measurer: any TextMeasuring

    /// Looks up what holds for the current task.
    init(scale: CGFloat) {
        self.scale = scale
        measurer = TextEnvironment.measurer
    }
}
