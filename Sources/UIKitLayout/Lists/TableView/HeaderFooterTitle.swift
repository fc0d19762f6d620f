import Foundation
import LayoutEngine
import UIKitFacts

/// The built-in labels of a header or footer, with their layout: the text label above the detail label.
///
/// A table shows the titles of its data source in the same labels. Their text wraps. A line in the font that the table
/// gives a label counts as its line height in whole points (see `Rows`).
final class HeaderFooterTitle {
    /// The place of a title in its table.
    struct Place: Equatable {
        var part = ExtentTree.Part.header
        var style = UITableView.Style.plain
        /// The margin at the sides of the text, in points; `nil` means the system's margin for the width of the view.
        var margin: CGFloat?

        /// The space above and below the text together, in points.
        fileprivate var space: CGFloat {
            if style == .plain { return Rows.aroundPlainTitle.value }
            return part == .header ? Rows.aroundTitle.value : Rows.aroundFooterTitle.value
        }

        /// The part of ``space`` that is above the text, in points. In the grouped styles, headers are near the rows
        /// below them, and footers near the rows above them. In the plain style, both are centred vertically.
        fileprivate var spaceAbove: CGFloat {
            if style == .plain { return space / 2 }
            return part == .header ? space - Rows.belowTitle.value : Rows.belowTitle.value
        }

        fileprivate func font(for traits: UITraitCollection) -> UIFont {
            let text: UIFont.TextStyle = style == .plain ? .headline : .footnote
            let size = text.pointSize(in: traits.preferredContentSizeCategory) ?? UIFont.labelFontSize
            return .systemFont(ofSize: size, weight: text.weight)
        }

        fileprivate var color: UIColor { style == .plain ? .label : .secondaryLabel }
    }

    private unowned let view: UITableViewHeaderFooterView
    private(set) var textLabel: UILabel?
    private(set) var detailTextLabel: UILabel?
    /// The font that labels have until the app sets another.
    private var font: UIFont
    private var place: Place

    init(in view: UITableViewHeaderFooterView) {
        self.view = view
        place = view.titlePlace
        font = place.font(for: view.traitCollection)
    }

    // MARK: Labels

    func loadTextLabel() -> UILabel {
        let label = textLabel ?? makeLabel()
        textLabel = label
        return label
    }

    func loadDetailTextLabel() -> UILabel {
        let label = detailTextLabel ?? makeLabel()
        detailTextLabel = label
        return label
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        (label.font, label.textColor) = (font, place.color)
        view.contentView.addSubview(label)
        return label
    }

    /// Gives labels whose font and colour the app has not set those of the view's current place and traits.
    func takeStyle() {
        let font = view.titlePlace.font(for: view.traitCollection)
        guard place != view.titlePlace || self.font != font else { return }
        for label in [textLabel, detailTextLabel].compactMap({ $0 }) {
            if label.font == self.font { label.font = font }
            if label.textColor == place.color { label.textColor = view.titlePlace.color }
        }
        (place, self.font) = (view.titlePlace, font)
        view.setNeedsLayout()
    }

    // MARK: Measuring

    /// Whether one of the labels has text.
    var hasText: Bool { isShown(textLabel) || isShown(detailTextLabel) }

    private func isShown(_ label: UILabel?) -> Bool { label?.text?.isEmpty == false }

    /// The height of a view of the given width with the labels, in points; 0 without text.
    func height(atWidth width: CGFloat) -> CGFloat {
        let lines = heights(inWidth: width - view.contentInsets.left - view.contentInsets.right)
        return lines.text + lines.detail > 0 ? lines.text + lines.detail + place.space : 0
    }

    /// The width of the wider label on one line, with the margins, in points.
    var naturalWidth: CGFloat {
        let widths = [textLabel, detailTextLabel].map { label in
            isShown(label) ? label?.intrinsicContentSize.width ?? 0 : 0
        }
        return max(widths[0], widths[1]) + 2 * margin(inWidth: view.bounds.width)
    }

    private func margin(inWidth width: CGFloat) -> CGFloat {
        place.margin ?? Margins.system.value.side(atWidth: width)
    }

    private func heights(inWidth width: CGFloat) -> (text: CGFloat, detail: CGFloat) {
        let inner = max(0, width - 2 * margin(inWidth: width))
        return (height(of: textLabel, width: inner), height(of: detailTextLabel, width: inner))
    }

    private func height(of label: UILabel?, width: CGFloat) -> CGFloat {
        guard let label, isShown(label) else { return 0 }
        let measured = label.sizeThatFits(CGSize(width: width, height: 0)).height
        guard label.font == font else { return measured.rounded(.up) }
        let lineCount = (measured / font.lineHeight).rounded()
        return max(measured.rounded(.up), lineCount * font.lineHeight.rounded(.up))
    }

    /// Sets the frames of the labels, within the content view.
    func layOut() {
        let bounds = view.contentView.bounds
        let (text, detail) = heights(inWidth: bounds.width)
        let margin = margin(inWidth: bounds.width)
        let rest = max(0, bounds.height - text - detail)
        let top =
            switch (place.style, place.part) {
            case (.plain, _): rest / 2
            case (_, .header): max(0, rest - place.space + place.spaceAbove)
            default: min(rest, place.spaceAbove)
            }
        let area = CGRect(x: bounds.minX + margin, y: top, width: max(0, bounds.width - 2 * margin), height: text)
        place(textLabel, in: area)
        place(detailTextLabel, in: CGRect(x: area.minX, y: area.maxY, width: area.width, height: detail))
    }

    /// Sets the frame of a label, unless the app has constrained the label.
    private func place(_ label: UILabel?, in area: CGRect) {
        guard let label, label.translatesAutoresizingMaskIntoConstraints else { return }
        label.frame = area
    }
}
