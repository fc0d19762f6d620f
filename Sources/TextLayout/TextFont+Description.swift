internal import CTemplateText

extension TextFont {
    /// Calls a closure with the font as the C library describes it; the description is good until the closure returns.
    func withDescription<Result>(_ body: (UnsafePointer<TlFontDescription>) -> Result) -> Result {
        family.withCString { family in
            var description = TlFontDescription()
            description.family = family
            description.point_size = pointSize
            description.weight = Int32(clamping: weight)
            description.is_italic = isItalic ? 1 : 0
            description.tracking = tracking
            setLineHeight(of: &description)
            return withUnsafePointer(to: description, body)
        }
    }

    private func setLineHeight(of description: inout TlFontDescription) {
        switch lineMetrics {
        case .ofFont:
            description.line_height = TL_LINE_HEIGHT_OF_FONT
        case .proportional(let ascender, let descender):
            description.line_height = TL_LINE_HEIGHT_PROPORTIONAL
            description.ascender = ascender
            description.descender = descender
        }
    }
}
