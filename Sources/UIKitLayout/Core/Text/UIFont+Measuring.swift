import Foundation
import TextLayout

nonisolated extension UIFont {
    /// The width of text on a single line, in points, not rounded to pixels.
    func width(of text: String) -> CGFloat {
        CGFloat(TextEnvironment.measurer.measure(TextRequest(text, font: textFont, maximumLines: 1)).width)
    }

    /// The distance from the centre of a line down to its baseline, in points.
    var baselineFromCenter: CGFloat { ascender - lineHeight / 2 }

    /// The size of text that wraps at the given width, in points, not rounded to pixels. The width of a line includes
    /// the space at which the line is broken, as far as the given width permits. A width of 0 means no wrapping.
    func size(of text: String, width: CGFloat) -> CGSize {
        let request = TextRequest(text, font: textFont, width: width > 0 ? Double(width) : nil)
        let measurement = TextEnvironment.measurer.measure(request)
        var size = CGSize(width: measurement.width, height: measurement.height)
        if measurement.lineCount > 1, size.width < width {
            size.width = max(size.width, min(width, CGFloat(TextEnvironment.measurer.widthWithSpaces(of: request))))
        }
        return size
    }
}
