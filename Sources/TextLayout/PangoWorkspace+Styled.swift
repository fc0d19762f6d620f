internal import CTemplateLayoutPango
internal import CTemplateText

extension PangoWorkspace {
    /// Measures text in several fonts, paragraph by paragraph.
    func measure(_ text: StyledText, width: Double?, maximumLines: Int) -> TextMeasurement {
        var sum = StyledTextMeasurement()
        for paragraph in text.paragraphs where !sum.isFull(maximumLines) {
            add(paragraph, width: width, maximumLines: maximumLines, to: &sum)
            sum.endParagraph(paragraph.style)
        }
        return sum.result
    }

    private func add(
        _ paragraph: StyledText.Paragraph, width: Double?, maximumLines: Int, to sum: inout StyledTextMeasurement
    ) {
        let style = paragraph.style
        for (number, line) in lines(of: paragraph, width: width).enumerated() where !sum.isFull(maximumLines) {
            let indent = number == 0 ? style.firstLineHeadIndent : style.headIndent
            sum.add(
                width: indent + line.width / Double(PANGO_SCALE), line: metrics(of: line, in: paragraph),
                gap: gap(below: line, in: paragraph), in: style, isFirst: number == 0)
        }
    }

    /// The lines of text in several fonts, paragraph by paragraph.
    func styledLines(of text: StyledText, width: Double?, maximumLines: Int) -> [StyledLine] {
        var (sum, result): (StyledTextMeasurement, [StyledLine]) = (StyledTextMeasurement(), [])
        for (number, paragraph) in text.paragraphs.enumerated() where !sum.isFull(maximumLines) {
            let broken = lines(of: paragraph, width: width)
            for (index, line) in broken.enumerated() where !sum.isFull(maximumLines) {
                let style = paragraph.style
                let indent = index == 0 ? style.firstLineHeadIndent : style.headIndent
                let width = line.width / Double(PANGO_SCALE)
                sum.add(
                    width: indent + width, line: metrics(of: line, in: paragraph),
                    gap: gap(below: line, in: paragraph), in: style, isFirst: index == 0)
                let start = paragraph.start + Int(line.start)
                result.append(
                    StyledLine(
                        bytes: start..<start + Int(line.length), paragraph: number,
                        endsParagraph: index == broken.count - 1, indent: indent, width: width, top: sum.lastTop,
                        baseline: sum.lastBaseline, bottom: sum.height))
            }
            sum.endParagraph(paragraph.style)
        }
        return result
    }

    private func lines(of paragraph: StyledText.Paragraph, width: Double?) -> [TlTextLine] {
        var paragraph = paragraph
        var lines = brokenLines(of: paragraph, width: width)
        guard paragraph.style.keepsHangulWords, let words = HangulWords(paragraph.text) else { return lines }
        while let part = words.part(brokenIn: lines.map { Int($0.start) }, besides: paragraph.unbreakable) {
            paragraph.unbreakable.formUnion(part)
            lines = brokenLines(of: paragraph, width: width)
        }
        return lines
    }

    private func brokenLines(of paragraph: StyledText.Paragraph, width: Double?) -> [TlTextLine] {
        let style = paragraph.style
        let tail = width.map { style.tailIndent > 0 ? min(style.tailIndent, $0) : $0 + style.tailIndent }
        // Pango can indent either the first line or the others. The indent that all lines have in common is therefore
        // subtracted from the width.
        let common = min(style.firstLineHeadIndent, style.headIndent)
        let indent = style.firstLineHeadIndent - style.headIndent
        let font = known(paragraph.runs[0].font)
        // Text in one font whose lines have the same indent is measured from cached words; Pango lays out text with
        // attributes.
        let isAttributed = paragraph.runs.count > 1 || indent != 0 || !paragraph.unbreakable.isEmpty
        var text = String(paragraph.text)
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                let attributes = isAttributed ? makeAttributes(of: paragraph, $0) : nil
                defer { pango_attr_list_unref(attributes) }
                var request = TlTextRequest($0, width: tail.map { pangoUnits($0 - common) }, wrapping: style.wrapping)
                request.attributes = attributes
                request.indent = Int32((indent * Double(PANGO_SCALE)).rounded())
                _ = measure(&request, in: font)
            }
        }
        return currentLines()
    }

    /// The line metrics that are large enough for all fonts on a line.
    private func metrics(of line: TlTextLine, in paragraph: StyledText.Paragraph) -> LineMetrics {
        runs(of: line, in: paragraph).map { lineMetrics(of: $0.font) }.reduce(
            LineMetrics(ascender: 0, descender: 0)
        ) {
            LineMetrics(ascender: max($0.ascender, $1.ascender), descender: max($0.descender, $1.descender))
        }
    }

    /// The largest gap that the fonts on a line add below it.
    private func gap(below line: TlTextLine, in paragraph: StyledText.Paragraph) -> Double {
        runs(of: line, in: paragraph).reduce(0) { max($0, $1.lineGap) }
    }

    /// The runs of which a line contains a part; the first run of the paragraph if there are none.
    private func runs(of line: TlTextLine, in paragraph: StyledText.Paragraph) -> [TextRun] {
        guard paragraph.runs.count > 1 else { return paragraph.runs }
        let range = Int(line.start)..<Int(line.start + max(line.length, 1))
        var start = 0
        let runs = paragraph.runs.filter { run in
            defer { start += run.byteCount }
            return range.overlaps(start..<start + max(run.byteCount, 1))
        }
        return runs.isEmpty ? [paragraph.runs[0]] : runs
    }

    private func makeAttributes(
        of paragraph: StyledText.Paragraph, _ text: UnsafeBufferPointer<CChar>
    ) -> OpaquePointer? {
        let list = pango_attr_list_new()
        for range in UnbreakableRanges(around: paragraph.unbreakable, in: paragraph.text).ranges {
            let attribute = pango_attr_allow_breaks_new(0)
            attribute?.pointee.start_index = guint(range.lowerBound)
            attribute?.pointee.end_index = guint(range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        var start: guint = 0
        for run in paragraph.runs {
            let description = makeDescription(of: run.font)
            defer { pango_font_description_free(description) }
            insert(pango_attr_font_desc_new(description), run, start, into: list)
            let spacing = tl_text_measurer_get_letter_spacing(
                measurer, known(run.font).number, text.baseAddress.map { $0 + Int(start) }, gsize(run.byteCount))
            if spacing != 0 { insert(pango_attr_letter_spacing_new(spacing), run, start, into: list) }
            start += guint(run.byteCount)
        }
        return list
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ run: TextRun, _ start: guint, into list: OpaquePointer?
    ) {
        attribute?.pointee.start_index = start
        attribute?.pointee.end_index = start + guint(run.byteCount)
        pango_attr_list_insert(list, attribute)
    }
}
