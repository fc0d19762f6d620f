import Foundation
import TextLayout

nonisolated extension TextLines {
    /// The smallest rectangle around the images of all glyphs and attachments, in the coordinates of the lines, whose origin is
    /// the top left corner of the text; zero if there are none.
    var inkBounds: CGRect {
        let measurer = TextEnvironment.measurer as? PangoTextMeasurer ?? .forDrawing
        let bounds = lines.reduce(CGRect.null) { $0.union(inkBounds(of: $1, measurer)) }
        return bounds.isNull ? .zero : bounds
    }

    private func inkBounds(of line: Line, _ measurer: PangoTextMeasurer) -> CGRect {
        var (bounds, x) = (CGRect.null, layout.width.map { layout.start(of: line, in: $0) } ?? line.indent)
        for (run, textRun) in zip(line.text.runs, line.text.textRuns(font: layout.font, lineWidth: layout.width)) {
            let baseline = line.baseline - CGFloat(textRun.baselineOffset)
            let width = CGFloat(measurer.width(of: run.text, as: textRun))
            if let box = textRun.box {
                let height = CGFloat(box.ascender + box.descender)
                bounds = bounds.union(
                    CGRect(x: x, y: baseline - CGFloat(box.ascender), width: width, height: height))
            } else if let ink = measurer.glyphs(of: run.text, in: textRun.spacedFont).inkBox {
                let stretch = textRun.expansion
                bounds = bounds.union(
                    CGRect(
                        x: x + CGFloat(ink.left * stretch), y: baseline + CGFloat(ink.top),
                        width: CGFloat((ink.right - ink.left) * stretch), height: CGFloat(ink.bottom - ink.top)))
            }
            x += width
        }
        return bounds
    }
}
