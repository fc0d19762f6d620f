import ArgumentParser
import TextLayout

/// The cell of the feed: a title on one line, a text on any number of lines, and a line with the author and the date.
///
/// `Page/feed.css` contains the same fonts and distances for the browser.
struct FeedCell: Sendable {
    /// The advances with which the glyphs of Inter are set.
    enum Advances: String, CaseIterable, ExpressibleByArgument, Sendable {
        /// The advances of San Francisco: lines are broken as on an iPhone.
        case sanFrancisco = "san-francisco"
        /// Inter's own advances: lines are broken as by a browser.
        case inter
    }

    /// The advances of all texts.
    let advances: Advances

    /// The width of the text in a row, in points.
    static func contentWidth(inRowOf width: Double) -> Double { width - 2 * margin }

    /// The space on the left and on the right of all texts, in points.
    private static let margin = 16.0

    /// The font of the text.
    var contentFont: TextFont {
        var font = TextFont.system(pointSize: 15)
        if advances == .inter { font.glyphWidths = .ofFont }
        return font
    }

    /// The template of the cell in the form that `fdlayout export` writes for a cell of a storyboard.
    var template: String {
        """
        {
          "format": "templatelayout-template", "version": 1, "scale": 2, "separator": true,
          "items": [
            {"name": "title", "kind": "text", "lines": 1, "font": \(font(size: 17, weight: 700))},
            {"name": "text", "kind": "text", "font": \(font(size: 15, weight: 400))},
            {"name": "byline", "kind": "text", "lines": 1, "font": \(font(size: 13, weight: 400))}
          ],
          "constraints": [
            \(Self.sides(of: "title")), \(Self.sides(of: "text")), \(Self.sides(of: "byline")),
            \(Self.tie("title", "top", to: "content", "top", distance: 12)),
            \(Self.tie("text", "top", to: "title", "bottom", distance: 4)),
            \(Self.tie("byline", "top", to: "text", "bottom", distance: 6)),
            \(Self.tie("content", "bottom", to: "byline", "bottom", distance: 12))
          ]
        }
        """
    }

    private func font(size: Int, weight: Int) -> String {
        let widths = advances == .inter ? "font" : "sanFrancisco"
        return #"{"size": \#(size), "weight": \#(weight), "glyphWidths": "\#(widths)"}"#
    }

    private static func sides(of item: String) -> String {
        tie(item, "leading", to: "content", "leading", distance: margin) + ", "
            + tie("content", "trailing", to: item, "trailing", distance: margin)
    }

    private static func tie(
        _ item: String, _ edge: String, to other: String, _ otherEdge: String, distance: Double
    ) -> String {
        """
        {"item": "\(item)", "attribute": "\(edge)", "toItem": "\(other)", "toAttribute": "\(otherEdge)", \
        "constant": \(distance)}
        """
    }
}
