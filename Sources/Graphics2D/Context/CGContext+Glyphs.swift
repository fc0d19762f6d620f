internal import CTemplateLayoutCairo
import Foundation
package import TextLayout

extension CGContext {
    /// Draws a line of text in the given colour.
    ///
    /// Glyphs are upright if the vertical axis of user space points down. A PDF document also contains the characters
    /// of text that runs from left to right, so they can be selected and searched.
    ///
    /// - Parameter origin: the left end of the line's baseline.
    package func show(_ line: GlyphLine, at origin: CGPoint, color: CGColor) {
        saveGState()
        translateBy(x: origin.x, y: origin.y)
        composite(in: state.shadow == nil ? nil : extents(of: line)) {
            setSource(color)
            for run in line.runs {
                run.font.select(onCairo: cairo)
                show(run, of: line.text)
            }
        }
        restoreGState()
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

    private func cairoGlyphs(_ run: GlyphLine.Run) -> [cairo_glyph_t] {
        run.glyphs.map { cairo_glyph_t(index: UInt($0.number), x: $0.x, y: $0.y) }
    }

    /// Fills the outlines of glyphs, exactly at their positions: cairo would move glyphs that it draws as pictures to
    /// whole pixels. Glyphs without outlines, such as coloured ones, are drawn as pictures.
    private func fill(_ glyphs: [cairo_glyph_t]) {
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

    private func show(_ run: GlyphLine.Run, of text: String) {
        let glyphs = cairoGlyphs(run)
        guard surface == nil else { return fill(glyphs) }
        guard let described = DescribedGlyphs(run, of: text) else {
            return cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        }
        cairo_show_text_glyphs(
            cairo, described.text, Int32(described.text.utf8.count), glyphs, Int32(glyphs.count), described.clusters,
            Int32(described.clusters.count), cairo_text_cluster_flags_t(0))
    }
}

/// The text of a run and its division into clusters, as cairo writes them to documents.
private struct DescribedGlyphs {
    private(set) var text: String
    private(set) var clusters: [cairo_text_cluster_t] = []

    /// Creates the description of a run of the given line; `nil` if the run has no glyphs or runs from right to left.
    init?(_ run: GlyphLine.Run, of line: String) {
        guard let first = run.glyphs.first else { return nil }
        let bytes = Array(line.utf8)
        let starts = run.glyphs.map(\.cluster)
        guard zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
        let last = starts[starts.count - 1]
        let end = bytes.indices.first { $0 > last && bytes[$0] & 0xC0 != 0x80 } ?? bytes.count
        text = String(decoding: bytes[first.cluster..<end], as: UTF8.self)
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
