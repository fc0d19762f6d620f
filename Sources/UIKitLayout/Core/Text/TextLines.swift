import Foundation
import TextLayout

/// Attributed text that is broken into lines, ready to be drawn: each glyph is at the advance that measuring uses.
nonisolated struct TextLines {
    /// How the text is broken into lines.
    struct Layout {
        /// The font of text without a font attribute.
        var font: UIFont
        /// The width of the lines, in points; `nil` for no limit.
        var width: CGFloat?
        /// The maximum number of lines; 0 for no limit.
        var maximumLines = 0
        /// How lines of text without a paragraph style are broken, and how the last line ends if there is more text.
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The alignment of text without a paragraph style.
        var alignment = NSTextAlignment.natural
        var isRightToLeft = false
        /// Whether the lines determine a size: UIKit then truncates text at its end, whatever the mode, and text that
        /// wraps at characters, too. The sizes of six pictures of iOS show it.
        var isForSize = false
    }

    /// A line of the text.
    struct Line {
        let text: AttributedRuns
        /// The width in points.
        let width: CGFloat
        /// The indent at the leading edge.
        let indent: CGFloat
        /// The distance from the top of the text to the line's top, baseline and bottom.
        let top, baseline, bottom: CGFloat
        let alignment: NSTextAlignment
        let endsParagraph: Bool
        /// The width of the space at which the line is broken; 0 if there is none.
        let spaceWidth: CGFloat
    }

    let layout: Layout
    private(set) var lines: [Line] = []

    /// The height of all lines.
    var height: CGFloat { lines.last?.bottom ?? 0 }
    /// The width of the widest line.
    var width: CGFloat { lines.map { $0.indent + $0.width }.max() ?? 0 }
    /// The width of the widest line with the space at which it is broken.
    var widthWithSpaces: CGFloat { lines.map { $0.indent + $0.width + $0.spaceWidth }.max() ?? 0 }

    init(_ text: AttributedRuns, _ layout: Layout) {
        self.layout = layout
        guard !text.isEmpty else { return }
        let measurer = TextEnvironment.measurer as? PangoTextMeasurer ?? .forDrawing
        let breaker = LineBreaker(text: text, layout: layout, measurer: measurer)
        lines = breaker.lines()
    }

    /// Draws the lines, of which the first is at the top of a rectangle.
    func draw(in rect: CGRect, of context: CGContext) {
        for line in lines {
            let start = CGPoint(x: rect.minX + start(of: line, in: rect.width), y: rect.minY)
            TextLineDrawing(line: line, layout: layout).draw(at: start, of: context)
        }
    }

    /// The distance of a line from the left edge of an area.
    private func start(of line: Line, in width: CGFloat) -> CGFloat {
        switch line.alignment {
        case .center: (width - line.width + line.indent) / 2
        case .right: width - line.width - (layout.isRightToLeft ? line.indent : 0)
        case .natural where layout.isRightToLeft: width - line.width - line.indent
        case .left, .natural, .justified: layout.isRightToLeft ? 0 : line.indent
        }
    }
}
