import Foundation
import TextLayout

extension UILabel {
    /// Returns the measurement with a width that includes the spaces at which lines are broken, as in TextKit, but that
    /// does not exceed `preferredMaxLayoutWidth`. The measurement of a single line, of attributed text or of a label
    /// without that width is returned unchanged.
    ///
    /// Evidence: in the stored frames of 4 projects (VLC, Safe, Gini, and two labels of one storyboard), 5 centred
    /// multiline labels that may be narrower than their superview are one space wider than their longest line.
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
