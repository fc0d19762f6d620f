internal import CTemplateText

extension TextFont {
    /// Calls a closure with the C library's description of the font, which is valid until the closure returns.
    func withDescription<Result>(_ body: (UnsafePointer<TlFontDescription>) -> Result) -> Result {
        family.withCString { family in
            var description = TlFontDescription()
            description.family = family
            description.point_size = pointSize
            description.weight = Int32(clamping: weight)
            description.is_italic = isItalic ? 1 : 0
            description.tracking = tracking
            description.glyph_widths = cGlyphWidths
            setLineHeight(of: &description)
            return withUnsafePointer(to: description, body)
        }
    }

    private var cGlyphWidths: TlGlyphWidths {
        switch glyphWidths {
        case .ofFont: TL_GLYPH_WIDTHS_OF_FONT
        case .sanFrancisco: TL_GLYPH_WIDTHS_SAN_FRANCISCO
        case .sanFranciscoOfIOS11: TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_11
        case .sanFranciscoOfIOS9: TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_9
        case .helveticaNeue: TL_GLYPH_WIDTHS_HELVETICA_NEUE
        case .avenirNext: TL_GLYPH_WIDTHS_AVENIR_NEXT
        }
    }

    private func setLineHeight(of description: inout TlFontDescription) {
        switch lineMetricsSource {
        case .ofFont:
            description.line_height = TL_LINE_HEIGHT_OF_FONT
        case .proportional(let ascender, let descender):
            description.line_height = TL_LINE_HEIGHT_PROPORTIONAL
            description.ascender = ascender
            description.descender = descender
        }
    }
}
