import Foundation
import TextLayout

extension UILabel {
    /// Returns the measurement with a width that includes the spaces at which lines are broken, as in TextKit, but that
    /// does not exceed `preferredMaxLayoutWidth`. The measurement of a single line or of a label without that width is
    /// returned unchanged.
    ///
    /// Evidence: in the stored frames of 4 projects (VLC, Safe, Gini, and two labels of one storyboard), 5 centred
    /// multiline labels that may be narrower than their superview are one space wider than their longest line.
    func countingSpaces(_ measurement: TextMeasurement, _ measurer: any TextMeasuring) -> TextMeasurement {
        countingSpaces(measurement, within: preferredMaxLayoutWidth, measurer)
    }

    /// Returns a measurement whose width includes the space at which a line is broken and the ellipsis of a truncated
    /// line, as far as a width permits.
    func countingSpaces(
        _ measurement: TextMeasurement, within width: CGFloat, _ measurer: any TextMeasuring
    ) -> TextMeasurement {
        guard width > 0, numberOfLines != 1, measurement.lineCount > 1, let text, let font else { return measurement }
        var counted = measurement
        // Text that may be truncated is broken as it is drawn; its last line may be narrower than the line that it ends.
        if numberOfLines > 0, measurement.lineCount >= numberOfLines, measurer is PangoTextMeasurer {
            counted.width = min(Double(width), Double(linesForSize(at: width).widthWithSpaces))
        } else {
            counted.width = max(measurement.width, min(Double(width), widthWithSpaces(text, font, width, measurer)))
        }
        return counted
    }

    private func widthWithSpaces(
        _ text: String, _ font: UIFont, _ width: CGFloat, _ measurer: any TextMeasuring
    ) -> Double {
        if let styled = makeStyledText(width: Double(width)) {
            return measurer.widthWithSpaces(of: styled, width: Double(width))
        }
        return measurer.widthWithSpaces(
            of: TextRequest(text, font: font.textFont, width: Double(width), wrapping: wrapping))
    }
}
