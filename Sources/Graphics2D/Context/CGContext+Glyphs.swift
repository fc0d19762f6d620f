internal import CTemplateLayoutCairo
import Foundation
package import TextLayout

extension CGContext {
    /// Draws a line of text in the given colour.
    ///
    /// Glyphs are upright if the vertical axis of user space points down. A document also contains the characters, so
    /// its text can be selected and searched.
    ///
    /// - Parameters:
    ///   - line: the line.
    ///   - origin: the left end of the line's baseline.
    ///   - color: the colour in which glyphs are filled.
    ///   - style: the shape of the glyphs.
    package func show(_ line: GlyphLine, at origin: CGPoint, color: CGColor, style: GlyphStyle = GlyphStyle()) {
        saveGState()
        translateBy(x: origin.x, y: origin.y)
        if let transform = style.transform { concatenate(transform) }
        record(line, color: color)
        composite(in: state.shadow == nil ? nil : extents(of: line)) {
            setSource(color)
            for run in line.runs {
                run.font.select(onCairo: cairo)
                if let outline = style.outline {
                    show(run, outline: outline, color: color)
                } else {
                    show(run, of: line.text)
                }
            }
        }
        restoreGState()
    }

    /// Draws glyphs with an outline, and filled if the outline says so.
    private func show(_ run: GlyphLine.Run, outline: GlyphStyle.Outline, color: CGColor) {
        let glyphs = cairoGlyphs(run)
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
        if outline.isFilled { cairo_fill_preserve(cairo) }
        setSource(outline.color)
        cairo_set_line_width(cairo, Double(outline.width))
        cairo_stroke(cairo)
        setSource(color)
    }

    /// Returns a box, in pixels, that encloses the glyphs of a line whose baseline begins at the origin of user space.
    private func extents(of line: GlyphLine) -> CGRect { inkBox(of: line).applying(pixelTransform) }

    /// Returns a box that encloses the glyphs of a line whose baseline begins at the origin of user space.
    func inkBox(of line: GlyphLine) -> CGRect {
        var box = CGRect.null
        for run in line.runs {
            run.font.select(onCairo: cairo)
            let glyphs = cairoGlyphs(run)
            var extents = cairo_text_extents_t()
            cairo_glyph_extents(cairo, glyphs, Int32(glyphs.count), &extents)
            box = box.union(
                CGRect(x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height))
        }
        return box.isNull ? .zero : box
    }

    func cairoGlyphs(_ run: GlyphLine.Run) -> [cairo_glyph_t] {
        run.glyphs.map { cairo_glyph_t(index: UInt($0.number), x: $0.x, y: $0.y) }
    }

    /// Fills the outlines of glyphs, because cairo moves glyphs that it draws as pictures to whole pixels. Glyphs
    /// without outlines, such as coloured ones, are drawn as pictures.
    func fill(_ glyphs: [cairo_glyph_t]) {
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
        var box = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
        cairo_path_extents(cairo, &box.left, &box.top, &box.right, &box.bottom)
        if box.left < box.right {
            cairo_fill(cairo)
        } else {
            cairo_new_path(cairo)
            cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        }
    }

    /// Adds a line of text, whose baseline begins at the origin of user space, to the text of the document, unless it is
    /// transparent or outside the clipped region.
    private func record(_ line: GlyphLine, color: CGColor) {
        guard let text, color.alpha * state.alpha > 0 else { return }
        let size = CGFloat(line.font.pointSize)
        let box = CGRect(x: 0, y: -size, width: CGFloat(line.width), height: size * 1.25)
        guard boundingBoxOfClipPath.intersects(box) else { return }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        text.add(
            line, color: color,
            transform: CGAffineTransform(
                a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
                tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0)))
    }

    private func show(_ run: GlyphLine.Run, of text: String) {
        guard surface == nil else { return fill(cairoGlyphs(run)) }
        for part in run.directedParts {
            let (glyphs, described) = (cairoGlyphs(part), DescribedGlyphs(part, of: text))
            cairo_show_text_glyphs(
                cairo, described.text, Int32(described.text.utf8.count), glyphs, Int32(glyphs.count),
                described.clusters, Int32(described.clusters.count), described.flags)
        }
    }
}

extension GlyphLine.Run {
    /// The run, divided into parts whose glyphs follow the text in one direction each.
    fileprivate var directedParts: [GlyphLine.Run] {
        var parts: [GlyphLine.Run] = []
        var isForward: Bool?
        for glyph in glyphs {
            let step = (parts.last?.glyphs.last).map { glyph.cluster - $0.cluster }
            if step == nil || step != 0 && isForward.map({ $0 != (step ?? 0 > 0) }) ?? false {
                var part = self
                part.glyphs = []
                parts.append(part)
                isForward = nil
            } else if let step, step != 0 {
                isForward = step > 0
            }
            parts[parts.count - 1].glyphs.append(glyph)
        }
        return parts
    }
}

/// The text of glyphs that follow the text in one direction, and the division of the text into clusters, in the form
/// that cairo writes to documents.
private struct DescribedGlyphs {
    private(set) var text = ""
    /// The clusters, in the order of the text.
    private(set) var clusters: [cairo_text_cluster_t] = []
    /// Whether the glyphs are in the order of the text or in the opposite one.
    private(set) var flags = cairo_text_cluster_flags_t(0)

    init(_ run: GlyphLine.Run, of line: String) {
        var starts = run.glyphs.map(\.cluster)
        guard let first = starts.first, let last = starts.last else { return }
        if first > last {
            flags = CAIRO_TEXT_CLUSTER_FLAG_BACKWARD
            starts.reverse()
        }
        let bytes = Array(line.utf8)
        let end = bytes.indices.first { $0 > max(first, last) && bytes[$0] & 0xC0 != 0x80 } ?? bytes.count
        text = String(decoding: bytes[min(first, last)..<end], as: UTF8.self)
        var index = 0
        while index < starts.count {
            let next = starts[index...].firstIndex { $0 != starts[index] } ?? starts.count
            let limit = next < starts.count ? starts[next] : end
            clusters.append(
                cairo_text_cluster_t(num_bytes: Int32(limit - starts[index]), num_glyphs: Int32(next - index)))
            index = next
        }
    }
}
