import Foundation
import TextLayout
import UIKitFacts
import UIKitLayout

extension TemplateExport {
    /// Converts a view and its content.
    ///
    /// - Throws: ``ToolFailure`` if a template cannot express the class or the content of the view.
    func item(of view: UIView) throws -> TemplateForm.Item {
        var item = TemplateForm.Item(name: names.name(of: view))
        switch view {
        case let stack as UIStackView where type(of: stack) == UIStackView.self: try describe(stack, &item)
        case let label as UILabel where type(of: label) == UILabel.self: try describe(label, &item)
        case let image as UIImageView where type(of: image) == UIImageView.self: describe(image, &item)
        case is UITextView: throw unsupported(view)
        case let button as UIButton where wraps(button):
            throw failure(view, "its text wraps in narrow rows, which a template cannot express")
        case is UIControl, is UIProgressView, is UIActivityIndicatorView:
            item.kind = "image"
            item.size = size(of: view)
        case _ where type(of: view) == UIView.self: item.kind = "view"
        default: throw unsupported(view)
        }
        item.hugging = priorities(250) { view.contentHuggingPriority(for: $0) }
        item.compressionResistance = priorities(750) { view.contentCompressionResistancePriority(for: $0) }
        if view.isHidden { item.hidden = true }
        item.margins = margins(of: view)
        return item
    }

    /// Whether a text of the button has more lines in the narrowest rows than in the widest ones.
    private func wraps(_ button: UIButton) -> Bool {
        let narrow = CGSize(width: TemplateWidths.rowWidths.lowerBound, height: 0)
        return button.sizeThatFits(narrow).height > button.intrinsicContentSize.height
    }

    private func unsupported(_ view: UIView) -> ToolFailure {
        failure(view, "a \(type(of: view)) cannot be expressed in a template")
    }

    private func size(of view: UIView) -> [Double] {
        let size = view.intrinsicContentSize
        return [Double(size.width), Double(size.height)]
    }

    /// The priorities of the horizontal and the vertical axis; `nil` if both are `standard`.
    private func priorities(
        _ standard: Float, _ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority
    ) -> [Float]? {
        let both = [priority(.horizontal).rawValue, priority(.vertical).rawValue]
        return both == [standard, standard] ? nil : both
    }

    /// Whether each row needs a value for `view`, because an outlet that --keep does not name is connected to `view`.
    private func isFilledByRows(_ view: UIView) -> Bool {
        names.outlet(of: view).map { !kept.contains($0) } ?? false
    }

    private func describe(_ image: UIImageView, _ item: inout TemplateForm.Item) {
        item.kind = "image"
        if !isFilledByRows(image) { item.size = size(of: image) }
    }

    private func describe(_ label: UILabel, _ item: inout TemplateForm.Item) throws {
        guard let font = label.font?.textFont else { throw failure(label, "it has no font") }
        item.kind = "text"
        item.font = TemplateForm.Font(font)
        if font.leading != 0 { item.leading = font.leading }
        if label.numberOfLines > 0 { item.lines = label.numberOfLines }
        if label.wrapping == .characters { item.wrap = "characters" }
        if label.preferredMaxLayoutWidth > 0 { item.preferredWidth = Double(label.preferredMaxLayoutWidth) }
        if !isFilledByRows(label) { try describeText(of: label, &item) }
    }

    /// Describes the text that a label has in all rows. Lines of text with attributes have no leading, as in a label.
    private func describeText(of label: UILabel, _ item: inout TemplateForm.Item) throws {
        guard label.hasAttributedText, let text = label.attributedText, text.length > 0 else {
            item.text = TemplateForm.Text(text: label.text)
            return
        }
        let styled = text.styledText(font: label.font, wrapping: label.wrapping)
        var plain = TextParagraphStyle()
        plain.wrapping = label.wrapping
        guard styled.paragraphStyles.allSatisfy({ $0 == plain }) else {
            throw failure(label, "its paragraph style cannot be expressed in a template")
        }
        guard styled.runs.allSatisfy(\.isExpressible) else {
            throw failure(
                label, "a kern, baseline offset, expansion or attachment of its text cannot be expressed in a template")
        }
        item.leading = nil
        item.runs = TemplateForm.runs(of: styled)
    }

    private func describe(_ stack: UIStackView, _ item: inout TemplateForm.Item) throws {
        item.kind = "stack"
        if stack.axis == .vertical { item.axis = "vertical" }
        if stack.distribution != .fill { item.distribution = "\(stack.distribution)" }
        if stack.alignment != .fill { item.alignment = "\(stack.alignment)" }
        if stack.isLayoutMarginsRelativeArrangement { item.insideMargins = true }
        if stack.isBaselineRelativeArrangement { item.baselineRelative = true }
        item.arranged = try stack.arrangedSubviews.map { view in
            .init(item: names.name(of: view), spacing: try spacing(after: view, in: stack))
        }
    }

    private func spacing(after view: UIView, in stack: UIStackView) throws -> Double {
        let spacing = stack.customSpacing(after: view) ?? stack.spacing
        guard spacing == UIStackView.spacingUseSystem else { return Double(spacing) }
        guard !stack.isBaselineRelativeArrangement else {
            throw failure(stack, "the system's spacing between baselines cannot be expressed in a template")
        }
        return Double(Margins.spacing.value)
    }
}

extension TemplateForm {
    /// Converts the parts of a text, each with its font.
    fileprivate static func runs(of styled: StyledText) -> [Run] {
        var rest = styled.text.utf8[...]
        return styled.runs.map { run in
            defer { rest = rest.dropFirst(run.byteCount) }
            return Run(text: String(Substring(rest.prefix(run.byteCount))), font: Font(run.font))
        }
    }
}

extension TemplateForm.Font {
    /// Converts a font. The result has no family if `font` is the system font or differs from it only in advances.
    init(_ font: TextFont) {
        self.init(size: font.pointSize, weight: font.weight, italic: font.isItalic ? true : nil)
        if font.tracking != 0 { tracking = font.tracking }
        var system = TextFont.system(pointSize: font.pointSize, weight: font.weight, isItalic: font.isItalic)
        (system.tracking, system.leading) = (font.tracking, font.leading)
        if font == system { return }
        glyphWidths = Self.name(of: font.glyphWidths)
        if font.isSameFont(as: system) { return }
        family = font.family
        switch font.lineMetricsSource {
        case .ofFont: lineHeight = "font"
        case .proportional(let ascender, let descender):
            (lineHeight, self.ascender, self.descender) = ("proportional", ascender, descender)
        }
    }

    private static func name(of widths: TextFont.GlyphWidths) -> String {
        switch widths {
        case .ofFont: "font"
        case .sanFrancisco: "sanFrancisco"
        case .sanFranciscoOfIOS11: "sanFranciscoIOS11"
        case .sanFranciscoOfIOS9: "sanFranciscoIOS9"
        case .helveticaNeue: "helveticaNeue"
        case .avenirNext: "avenirNext"
        }
    }
}

extension TextRun {
    /// Whether a template can contain the run: whether only its font determines its layout.
    fileprivate var isExpressible: Bool { kern == 0 && baselineOffset == 0 && expansion == 1 && box == nil }
}
