import Foundation

/// The value of `--widths` of the commands that draw: widths in points, separated by commas.
enum WidthList {
    /// The largest width, in points.
    private static let largest = 20_000.0

    /// The widths in a text.
    ///
    /// - Throws: ``ToolFailure`` when a part of the text is not a width.
    static func parse(_ text: String) throws(ToolFailure) -> [CGFloat] {
        var widths: [CGFloat] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let width = Double(part), width > 0, width <= largest else {
                throw .usage("--widths \(text): expected numbers of points above 0, at most \(Int(largest))")
            }
            widths.append(CGFloat(width))
        }
        return widths
    }
}
