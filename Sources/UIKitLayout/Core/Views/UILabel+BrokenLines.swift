import Foundation
import TextLayout

extension UILabel {
    /// Returns a measurement whose width includes the space at which a line is broken, as far as the width for the
    /// intrinsic size permits, as in TextKit.
    ///
    /// Stored frames: in 5 labels of 4 projects (VLC, Safe, Gini, and two of one storyboard), centred multiline labels
    /// that may be narrower than their superview are one space wider than their longest line.
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
