import Foundation
import TextLayout

extension UILabel {
    /// A measurement whose width counts the space that a line is broken at, as far as the width for the intrinsic size has room
    /// for it, as in TextKit.
    ///
    /// Stored frames: centred labels of several lines that may be narrower than their superview are a space wider than their longest
    /// line in 5 labels of 4 projects (VLC, Safe, Gini, and two of one storyboard).
    func countingSpaces(_ measurement: TextMeasurement, _ measurer: any TextMeasuring) -> TextMeasurement {
        guard preferredMaxLayoutWidth > 0, numberOfLines != 1, measurement.lineCount > 1, !hasAttributedText,
            let text, let font
        else { return measurement }
        let width = Double(preferredMaxLayoutWidth)
        let request = TextRequest(
            text, font: font.textFont, width: width, maximumLines: numberOfLines, wrapping: wrapping)
        var counted = measurement
        counted.width = max(measurement.width, min(width, measurer.widthWithSpaces(of: request)))
        return counted
    }
}
