internal import CTemplateLayoutPango
internal import CTemplateText

extension TlTextRequest {
    /// Makes a request for text that must outlive the request, at a width in Pango units; `nil` and negative widths
    /// mean no wrapping.
    init(_ text: UnsafeBufferPointer<CChar>, width: Int32?, wrapping: TextRequest.Wrapping) {
        self.init()
        self.text = text.baseAddress
        length = gssize(text.count)
        self.width = width ?? -1
        wrap = wrapping.cValue
    }
}

extension TextRequest.Wrapping {
    /// The corresponding value of the C library.
    var cValue: TlTextWrap { self == .words ? TL_TEXT_WRAP_WORD_CHAR : TL_TEXT_WRAP_CHAR }
}
