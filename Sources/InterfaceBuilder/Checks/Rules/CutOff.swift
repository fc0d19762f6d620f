import Foundation
import UIKitLayout

nonisolated extension CheckRule {
    static let cutOff = CheckRule(
        id: "cut-off", level: .warning, summary: "text that does not fit its label or button",
        explanation: """
            The text is measured at the width that its constraints determine. Text that code probably replaces (it \
            has an outlet, a tag or a label of its own, or is a placeholder such as "Label") gets a note. Text that \
            shrinks enough to fit, text in fonts that are not installed, text that fits the stored width, and \
            differences of a pixel or of the slack of a line are not reported. Allow the text to wrap, shrink or push \
            its neighbours, or provide more space.
            """)
}

nonisolated extension LayoutRule {
    static let cutOff = LayoutRule(rule: .cutOff, appliesToEachCondition: true) { layout in
        layout.views.compactMap { TextFit(of: $0, in: layout)?.finding }
    }
}

/// A comparison of the space that the text of a label or button requires with the space that it has.
private struct TextFit {
    private let view: UIView
    private let layout: CheckedLayout
    private let text: ViewText
    private let frame: CGRect
    private let element: IBElement

    init?(of view: UIView, in layout: CheckedLayout) {
        guard let frame = layout.frame(of: view), frame.width > 0, !layout.isHidden(view),
            view.designContentSize == nil,
            let text = ViewText(of: view, in: layout), text.isMeasured, let element = layout.element(of: view)
        else { return nil }
        guard !layout.isPlacedByItsCell(view) else { return nil }
        (self.view, self.layout, self.text, self.frame, self.element) = (view, layout, text, frame, element)
    }

    var finding: InterfaceFinding? {
        switch view {
        case let label as UILabel:
            label.numberOfLines == 1 ? width(of: label, available: frame.width) : lines(of: label)
        case let button as UIButton where button.configuration == nil && element["lineBreakMode"] != "wordWrap":
            title(of: button)
        default: nil
        }
    }

    /// The smallest scale to which the label's text may shrink; 1 if it may not shrink.
    private var smallestScale: CGFloat {
        element.smallestTextScale(pointSize: (view as? UILabel)?.font.pointSize ?? UIFont.labelFontSize)
    }

    private func width(of label: UILabel, available: CGFloat) -> InterfaceFinding? {
        let fittingWidth = label.sizeThatFits(CGSize(width: 0, height: 0)).width * smallestScale
        // The tolerance is 2 %, because the fonts substituted for Apple's are slightly wider or narrower.
        guard fittingWidth > available + max(1, 0.02 * fittingWidth), !isStoredWideEnough(fittingWidth, available)
        else {
            return height(of: label)
        }
        return finding("is truncated: it needs \(fittingWidth.plainText) points and has \(available.plainText)")
    }

    /// Whether the file is laid out as stored and the stored frame is wide enough for the text. Xcode then gave the
    /// view more space, because it measured the neighbouring views with all fonts and images.
    private func isStoredWideEnough(_ fittingWidth: CGFloat, _ available: CGFloat) -> Bool {
        guard layout.condition.isStored, let stored = layout.storedFrame(of: view)?.width else { return false }
        return fittingWidth <= stored - (frame.width - available) + 1
    }

    /// Reports a label that is so short that glyphs are cut off: shorter than nine tenths of the font size. A label
    /// that is taller than that but shorter than its line only loses leading, and is not reported.
    private func height(of label: UILabel) -> InterfaceFinding? {
        guard frame.height < label.font.pointSize * smallestScale * 0.9 else { return nil }
        return finding(
            "is cut off: its lines are \(label.font.lineHeight.plainText) points high and it has \(frame.height.plainText)"
        )
    }

    private func lines(of label: UILabel) -> InterfaceFinding? {
        guard smallestScale == 1 else { return nil }
        let fittingHeight = label.sizeThatFits(CGSize(width: frame.width, height: 0)).height
        guard fittingHeight > frame.height + label.font.lineHeight / 2 else { return height(of: label) }
        return finding(
            "is truncated: at a width of \(frame.width.plainText) it needs a height of \(fittingHeight.plainText) points and has "
                + frame.height.plainText)
    }

    private func title(of button: UIButton) -> InterfaceFinding? {
        let label = UILabel()
        label.font = button.titleFont
        label.text = text.text
        let insets = button.contentEdgeInsets
        let image = button.image(for: .normal)?.size.width ?? 0
        return width(of: label, available: frame.width - insets.left - insets.right - image)
    }

    private func finding(_ words: String) -> InterfaceFinding {
        let isReplaced = !text.isFinal && layout.condition.strings == nil
        return layout.finding(
            .cutOff, view, "the text of \(layout.name(of: view)) \(words)", level: isReplaced ? .note : .warning,
            details: [
                "Fix: provide more space or lines (numberOfLines 0), or allow a smaller font (minimumScaleFactor)."
            ])
    }
}
