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
                width: indent + shownWidth(of: line, in: paragraph), line: metrics(of: line, in: paragraph),
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
                let width = shownWidth(of: line, in: paragraph)
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
        let font = known(paragraph.runs[0].spacedFont)
        var text = String(paragraph.text)
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                let attributes = needsAttributes(paragraph, indent: indent) ? makeAttributes(of: paragraph, $0) : nil
                defer { pango_attr_list_unref(attributes) }
                var request = TlTextRequest($0, width: tail.map { pangoUnits($0 - common) }, wrapping: style.wrapping)
                request.attributes = attributes
                request.indent = pangoLength(indent)
                _ = measure(&request, in: font)
            }
        }
        return currentLines()
    }

    /// Converts a length in points, which may be negative, to Pango units. Its absolute value is limited to a million
    /// points, so that sums of such lengths are in the range of Pango's integers; what is not a number becomes 0.
    private func pangoLength(_ points: Double) -> Int32 {
        points.isNaN ? 0 : Int32((min(max(points, -1e6), 1e6) * Double(PANGO_SCALE)).rounded())
    }

    /// Whether Pango needs attributes to lay out a paragraph. Text in one font whose lines have the same indent is measured
    /// from cached words instead.
    private func needsAttributes(_ paragraph: StyledText.Paragraph, indent: Double) -> Bool {
        paragraph.runs.count > 1 || paragraph.runs[0].needsAttributes || indent != 0 || !paragraph.unbreakable.isEmpty
    }

    /// The width of a line in points, without its indent and the white space at which it is broken. A line with
    /// kern, expanded characters or boxes is as wide as its parts are when they are drawn: Pango leaves out the space after
    /// the last character, and adds the average difference between two typefaces to each character.
    private func shownWidth(of line: TlTextLine, in paragraph: StyledText.Paragraph) -> Double {
        guard paragraph.runs.contains(where: { $0.kern != 0 || $0.needsAttributes }) else {
            return line.width / Double(PANGO_SCALE)
        }
        let bytes = paragraph.text.utf8
        func part(_ from: Int, _ to: Int) -> String {
            let start = bytes.index(bytes.startIndex, offsetBy: from)
            return String(bytes[start..<bytes.index(start, offsetBy: to - from)]) ?? ""
        }
        var end = Int(line.start + line.length)
        if end < bytes.count {
            end -= part(Int(line.start), end).reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
        }
        var (start, sum) = (0, 0.0)
        for run in paragraph.runs {
            let (from, to) = (max(start, Int(line.start)), min(start + run.byteCount, end))
            if from < to { sum += width(of: part(from, to), as: run) }
            start += run.byteCount
        }
        return sum
    }

    /// The width of text on one line with the properties of a run, in points, including the kern after the last
    /// character. The length of the run has no effect.
    func width(of text: String, as run: TextRun) -> Double {
        let spacing = run.kern == 0 ? 0 : run.kern * Double(text.count)
        if let box = run.box { return box.width * Double(text.count) + spacing }
        return measure(TextRequest(text, font: run.font, maximumLines: 1)).width * run.expansion + spacing
    }

    /// The space by which each character of an expanded run is wider, in points: the same for all of them.
    private func addition(of run: TextRun, text: String) -> Double {
        guard run.expansion != 1, run.box == nil, !text.isEmpty else { return 0 }
        return measure(TextRequest(text, font: run.font, maximumLines: 1)).width * (run.expansion - 1)
            / Double(text.count)
    }

    /// The line metrics that are large enough for all runs on a line.
    private func metrics(of line: TlTextLine, in paragraph: StyledText.Paragraph) -> LineMetrics {
        runs(of: line, in: paragraph).map { $0.extents(lineMetrics(of: $0.font)) }.reduce(
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
            insert(makeShape(of: run), run, start, into: list)
            let bytes = UnsafeBufferPointer(rebasing: text[Int(start)..<Int(start) + run.byteCount])
            let spacing = letterSpacing(of: run, bytes)
            if spacing != 0 { insert(pango_attr_letter_spacing_new(spacing), run, start, into: list) }
            start += guint(run.byteCount)
        }
        return list
    }

    /// The space that Pango adds after each character of a run, in Pango units.
    private func letterSpacing(of run: TextRun, _ text: UnsafeBufferPointer<CChar>) -> Int32 {
        let number = known(run.spacedFont).number
        let spacing = tl_text_measurer_get_letter_spacing(measurer, number, text.baseAddress, gsize(text.count))
        guard run.expansion != 1 else { return spacing }
        let string = String(decoding: UnsafeRawBufferPointer(text), as: UTF8.self)
        let addition = addition(of: run, text: string)
        return spacing &+ pangoLength(addition)
    }

    /// The attribute that replaces the glyphs of a run by boxes; `nil` for a run with glyphs.
    private func makeShape(of run: TextRun) -> UnsafeMutablePointer<PangoAttribute>? {
        guard let box = run.box else { return nil }
        var area = PangoRectangle()
        area.width = max(0, pangoLength(box.width))
        return pango_attr_shape_new(&area, &area)
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ run: TextRun, _ start: guint, into list: OpaquePointer?
    ) {
        guard let attribute else { return }
        attribute.pointee.start_index = start
        attribute.pointee.end_index = start + guint(run.byteCount)
        pango_attr_list_insert(list, attribute)
    }
}
