import LayoutEngine
import TextLayout

/// Breaks the texts of rows into lines, at the places at which the lines were broken to compute the heights.
struct LineBreaking: Sendable {
    /// A line of text for the browser.
    struct Line: Encodable, Hashable, Sendable {
        /// The text of the line.
        let text: String
        /// The space to add after each character, in points, so that the browser's line, with Inter's own advances, has
        /// the computed width; `nil` for none.
        var spacing: Double?
    }

    private let font: TextFont
    private let fontOfBrowser: TextFont
    private let measurer = PangoTextMeasurer()

    /// Prepares line breaking for a cell.
    init(cell: FeedCell) {
        font = cell.contentFont
        fontOfBrowser = FeedCell(advances: .inter).contentFont
    }

    /// A string that differs if rows may have other heights: the version of the rules for heights, the version of Pango,
    /// the fonts and the advances.
    var fingerprint: String {
        "rules \(KeyedHeightTable.rulesVersion), \(measurer.fingerprint), \(font.glyphWidths)"
    }

    /// The lines of a text.
    ///
    /// - Parameter width: the width of the row, in points.
    func lines(of text: String, inRowOf width: Double) -> [Line] {
        let width = FeedCell.contentWidth(inRowOf: width)
        return measurer.lines(of: TextRequest(text, font: font, width: width)).map { line in
            let text = Self.withoutTrailingSpace(text[line.range])
            return Line(text: text, spacing: spacing(of: text))
        }
    }

    private static func withoutTrailingSpace(_ text: Substring) -> String {
        String(text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)])
    }

    private func spacing(of text: String) -> Double? {
        guard font != fontOfBrowser, !text.isEmpty else { return nil }
        let wanted = measurer.measure(TextRequest(text, font: font)).width
        let own = measurer.measure(TextRequest(text, font: fontOfBrowser)).width
        return ((wanted - own) / Double(text.count) * 1000).rounded() / 1000
    }
}
