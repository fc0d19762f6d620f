internal import CTemplateText

/// The text of a view in one font, with the rules for breaking its lines and the sizes that were measured last.
///
/// Layout measures a text first without a width limit and then at the width that constraints give the view. Text that
/// fits the width is measured once. Cells that are measured in C use the same object of the C library.
///
/// Only one thread at a time may use an object.
public final class TextContent {
    /// The size of a text in points, not rounded to pixels, and the distances of its baselines from its vertical
    /// centre.
    public struct Size {
        /// The width of the widest line.
        public let width: Double
        /// The height of all lines, with the leading between them.
        public let height: Double
        /// The distance of the first baseline below the centre; negative above it.
        public let firstBaseline: Double
        /// The distance of the last baseline above the centre; negative below it.
        public let lastBaseline: Double
    }

    let content: OpaquePointer
    /// Whether the size of the text may depend on the width at which the text is measured: whether the text may have
    /// several lines.
    public var dependsOnWidth: Bool { tl_text_content_depends_on_width(content) != 0 }

    /// Creates an empty text in a font, without leading.
    public init(font: TextFont) {
        content = font.withDescription { tl_text_content_new($0) }
    }

    deinit {
        tl_text_content_free(content)
    }

    /// Sets the font of the whole text and how the text is broken into lines.
    ///
    /// - Parameters:
    ///   - font: the font.
    ///   - maximumLines: the maximum number of lines; 0 for no limit. With 1, the text is not wrapped.
    ///   - wrapping: where lines may be broken.
    public func setStyle(_ font: TextFont, _ maximumLines: Int, wrapping: TextRequest.Wrapping) {
        font.withDescription { tl_text_content_set_font(content, $0) }
        tl_text_content_set_leading(content, font.leading)
        tl_text_content_set_lines(content, UInt32(clamping: maximumLines), wrapping.cValue)
    }

    /// Sets the text. Takes time in proportion to its length.
    public func setText(_ text: String) {
        guard text.utf8.withContiguousStorageIfAvailable({ setText($0) }) == nil else { return }
        var text = text
        text.withUTF8 { setText($0) }
    }

    private func setText(_ bytes: UnsafeBufferPointer<UInt8>) {
        bytes.withMemoryRebound(to: CChar.self) { bytes in
            _ = tl_text_content_set_text(content, bytes.baseAddress, bytes.count)
        }
    }
}

extension PangoTextMeasurer {
    /// Measures a text with its lines broken at a width in points, or without a width limit if the width is `nil`.
    ///
    /// Takes constant time if the text was measured at that width before.
    public func measure(_ content: TextContent, width: Double?) -> TextContent.Size {
        measure(content, width: width, fontGeneration: fontGeneration)
    }

    /// Measures a text like ``measure(_:width:)``, in the fonts of a generation that was read before. Layout reads the
    /// generation once for each solution.
    package func measure(_ content: TextContent, width: Double?, fontGeneration: Int) -> TextContent.Size {
        withWorkspace(of: fontGeneration) { workspace in
            var size = TlTextContentSize()
            tl_text_content_measure(content.content, workspace.measurer, width ?? -1, &size)
            return TextContent.Size(
                width: size.width, height: size.height, firstBaseline: size.first_baseline,
                lastBaseline: size.last_baseline)
        }
    }
}
