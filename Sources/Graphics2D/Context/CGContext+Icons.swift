internal import CTemplateLayoutCairo
import Foundation
package import TextLayout

extension CGContext {
    /// Fills the outlines of glyphs, scaled such that they touch two opposite sides of a rectangle and centred in the
    /// rectangle. Documents contain the outlines as shapes, not as text.
    package func fillOutlines(of line: GlyphLine, in rect: CGRect, color: CGColor) {
        let ink = inkBox(of: line)
        guard ink.width > 0, ink.height > 0 else { return }
        let factor = min(rect.width / ink.width, rect.height / ink.height)
        saveGState()
        translateBy(x: rect.midX - ink.midX * factor, y: rect.midY - ink.midY * factor)
        scaleBy(x: factor, y: factor)
        composite(in: state.shadow == nil ? nil : ink.applying(pixelTransform)) {
            setSource(color)
            for run in line.runs {
                run.font.select(onCairo: cairo)
                fill(cairoGlyphs(run))
            }
        }
        restoreGState()
    }
}
