import Foundation
import TextLayout

/// A drawing of one line of attributed text, run by run.
nonisolated struct TextLineDrawing {
    let line: TextLines.Line
    let layout: TextLines.Layout
    /// The length by which each space is wider than in the font, in points; 0 unless the line is justified.
    var spaceStretch: CGFloat = 0

    /// Draws the line.
    ///
    /// - Parameter start: the point whose x is the left end of the line and whose y is the top of the whole text.
    func draw(at start: CGPoint, of context: CGContext) {
        let measurer = TextEnvironment.measurer as? PangoTextMeasurer ?? .forDrawing
        var x = start.x
        // The baseline is moved to the nearest edge of a pixel, as in pictures that iOS recorded at 2 and 3 pixels per
        // point. In those recorded at 1 pixel per point, letters end within pixels.
        let exact = start.y + line.baseline
        let baseline = context.scale > 1 ? context.roundedToPixel(y: exact) : exact
        let textRuns = line.text.textRuns(font: layout.font, lineWidth: layout.width)
        for (run, textRun) in zip(line.text.runs, textRuns) {
            let origin = CGPoint(x: x, y: baseline - CGFloat(textRun.baselineOffset))
            if run.attributes[.attachment] != nil, textRun.box != nil {
                draw(attachmentOf: run, at: origin, distance: x - start.x, context)
                x += CGFloat(measurer.width(of: run.text, as: textRun))
                continue
            }
            let glyphs = measurer.glyphs(of: run.text, in: textRun.spacedFont)
                .withSpaces(widerBy: Double(spaceStretch))
            let stretch = spaceStretch * CGFloat(run.text.count { $0 == " " })
            let width = CGFloat(measurer.width(of: run.text, as: textRun)) + stretch
            draw(glyphs, run.attributes, textRun, in: width, at: origin, start.y, context)
            x += width
        }
    }

    /// Draws the image of a run's attachment in the bounds that the attachment returns for the line.
    ///
    /// - Parameters:
    ///   - run: the run.
    ///   - baseline: the left end of the run on the baseline.
    ///   - distance: the distance of the run from the left end of the line, in points.
    ///   - context: the context.
    private func draw(
        attachmentOf run: AttributedRuns.Run, at baseline: CGPoint, distance: CGFloat, _ context: CGContext
    ) {
        guard let attachment = run.attributes[.attachment] as? NSTextAttachment else { return }
        let width = layout.width ?? line.width
        let fragment = CGRect(x: 0, y: line.top, width: width, height: line.bottom - line.top)
        let bounds = attachment.attachmentBounds(
            for: nil, proposedLineFragment: fragment,
            glyphPosition: CGPoint(x: distance, y: line.baseline - line.top), characterIndex: run.location)
        guard let image = attachment.image(forBounds: bounds, textContainer: nil, characterIndex: run.location)
        else { return }
        context.saveGState()
        if let shadow = run.attributes[.shadow] as? NSShadow { shadow.apply(to: context) }
        image.draw(
            in: CGRect(
                x: baseline.x + attachment.lineLayoutPadding + bounds.minX, y: baseline.y - bounds.maxY,
                width: bounds.width, height: bounds.height))
        context.restoreGState()
    }

    private func draw(
        _ glyphs: GlyphLine, _ attributes: [NSAttributedString.Key: Any], _ run: TextRun, in width: CGFloat,
        at baseline: CGPoint, _ top: CGFloat, _ context: CGContext
    ) {
        if let background = attributes[.backgroundColor] as? UIColor {
            context.setFillColor(background.cgColor)
            context.fill(CGRect(x: baseline.x, y: top + line.top, width: width, height: line.bottom - line.top))
        }
        let color = (attributes[.foregroundColor] as? UIColor ?? .black).cgColor
        context.saveGState()
        if let shadow = attributes[.shadow] as? NSShadow { shadow.apply(to: context) }
        let font = attributes.font ?? layout.font
        context.show(glyphs, at: baseline, color: color, style: glyphStyle(attributes, run, font))
        context.restoreGState()
        let lines = TextDecoration(font: font, width: width, baseline: baseline)
        lines.draw(attributes.integer(.underlineStyle), attributes[.underlineColor], color, at: .below, context)
        lines.draw(
            attributes.integer(.strikethroughStyle), attributes[.strikethroughColor], color, at: .through, context)
    }
}

nonisolated extension TextLineDrawing {
    /// The shape of the glyphs of a run: slanted by the obliqueness, widened by the expansion, and outlined if there is a
    /// stroke width, in percent of the font size. A positive width leaves the glyphs empty; a negative one fills them, too.
    ///
    /// Source: UIKit's documentation of `NSAttributedString.Key.strokeWidth`.
    private func glyphStyle(_ attributes: [NSAttributedString.Key: Any], _ run: TextRun, _ font: UIFont) -> GlyphStyle {
        var style = GlyphStyle()
        style.stretch = CGFloat(run.expansion)
        style.slant = CGFloat(min(max(attributes.number(.obliqueness) ?? 0, -10), 10))
        if let width = attributes.number(.strokeWidth), width != 0 {
            let color = (attributes[.strokeColor] ?? attributes[.foregroundColor]) as? UIColor
            style.outline = GlyphStyle.Outline(
                width: min(abs(CGFloat(width)), 1e4) / 100 * font.pointSize, color: (color ?? .black).cgColor,
                isFilled: width < 0)
        }
        return style
    }
}

/// The lines that underline a run of text or strike it through.
private nonisolated struct TextDecoration {
    enum Place {
        case below, through
    }

    let font: UIFont
    let width: CGFloat
    let baseline: CGPoint

    func draw(_ value: Int?, _ lineColor: Any?, _ textColor: CGColor, at place: Place, _ context: CGContext) {
        guard let value, value & 0xF != 0 else { return }
        let style = NSUnderlineStyle(rawValue: value)
        let thickness = font.pointSize / 18 * (style.rawValue & 0xF == 2 ? 2 : 1)
        let middle = place == .below ? font.pointSize * 0.11 : -font.xHeight / 2
        context.saveGState()
        context.setStrokeColor((lineColor as? UIColor)?.cgColor ?? textColor)
        context.setLineWidth(thickness)
        context.setLineDash(phase: 0, lengths: style.dashes.map { $0 * thickness })
        let offsets = style.contains(.double) ? [-thickness, thickness] : [0]
        for offset in offsets {
            let y = baseline.y + middle + offset
            context.strokeLineSegments(between: [
                CGPoint(x: baseline.x, y: y), CGPoint(x: baseline.x + width, y: y),
            ])
        }
        context.restoreGState()
    }
}

nonisolated extension NSUnderlineStyle {
    /// The lengths of the parts of the line that are drawn and left out, in multiples of the thickness; empty for a
    /// solid line.
    fileprivate var dashes: [CGFloat] {
        switch rawValue & 0x700 {
        case Self.patternDot.rawValue: [1, 1]
        case Self.patternDash.rawValue: [3, 1]
        case Self.patternDashDot.rawValue: [3, 1, 1, 1]
        case Self.patternDashDotDot.rawValue: [3, 1, 1, 1, 1, 1]
        default: []
        }
    }
}

nonisolated extension NSShadow {
    /// Sets the shadow of the given context. The blur radius is twice the standard deviation of the blur.
    fileprivate func apply(to context: CGContext) {
        let color = (shadowColor as? UIColor)?.cgColor ?? CGColor(gray: 0, alpha: 1.0 / 3)
        context.setShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
    }
}
