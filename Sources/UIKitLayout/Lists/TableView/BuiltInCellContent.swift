import Foundation
import UIKitFacts

/// The labels and the image of a cell in one of the built-in styles, with their layout.
///
/// The layout is derived from the frames that Interface Builder stores for such cells. The side margins are those of
/// the content view, but at least 16 points; beside an accessory the margin is 1 point. The label of the default style
/// is as tall as the content view. Other views are centred vertically, and their tops are rounded up to whole points.
/// The margins above and below the content are those of stored cells, 11 points.
final class BuiltInCellContent {
    /// The minimum side margin, and the distance between image and text, in points.
    private static let margin = Margins.system.value.side(atWidth: 0)
    private static let verticalMargin = CellMargins.standard.vertical

    let style: UITableViewCell.CellStyle
    private unowned let cell: UITableViewCell
    private var contentView: UIView { cell.contentView }
    private(set) var textLabel: UILabel?
    private(set) var detailTextLabel: UILabel?
    private(set) var imageView: UIImageView?

    init(style: UITableViewCell.CellStyle, in cell: UITableViewCell) {
        (self.style, self.cell) = (style, cell)
    }

    // MARK: Views

    func loadTextLabel() -> UILabel {
        let label = textLabel ?? makeLabel(ofSize: style == .value2 ? 12 : 17)
        textLabel = label
        return label
    }

    /// The detail label, which the default style lacks.
    func loadDetailTextLabel() -> UILabel? {
        guard style != .default else { return nil }
        let size: CGFloat =
            switch style {
            case .value1: 17
            case .value2: 15
            default: 12
            }
        let label = detailTextLabel ?? makeLabel(ofSize: size)
        detailTextLabel = label
        return label
    }

    /// The image view, which the `value2` style lacks.
    func loadImageView() -> UIImageView? {
        guard style != .value2 else { return nil }
        let view = imageView ?? UIImageView()
        if imageView == nil { contentView.addSubview(view) }
        imageView = view
        return view
    }

    /// Replaces the views with those of an Interface Builder file.
    func adopt(text: UILabel?, detail: UILabel?, image: UIImageView?) {
        (textLabel, detailTextLabel, imageView) = (text, detail, image)
    }

    private func makeLabel(ofSize size: CGFloat) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        contentView.addSubview(label)
        return label
    }

    // MARK: Layout

    /// The side margins, in points. Evidence: in stored frames they are 20 points in tables 414 points wide
    /// (NetNewsWire, `Settings.storyboard`; DuckDuckGo, `Debug.storyboard`) and 16 points in narrower tables.
    private func sides(besideAccessory: Bool) -> (left: CGFloat, right: CGFloat) {
        let margins = contentView.layoutMargins
        let indentation = CGFloat(cell.indentationLevel) * cell.indentationWidth
        return (max(Self.margin, margins.left) + indentation, besideAccessory ? 1 : max(Self.margin, margins.right))
    }

    /// Sets the frames of the views that exist, within the content view.
    func layOut(besideAccessory: Bool) {
        let sides = sides(besideAccessory: besideAccessory)
        var left = sides.left
        if let imageView, let image = imageView.image {
            imageView.frame = CGRect(origin: CGPoint(x: left, y: middle(image.size.height)), size: image.size)
            left += image.size.width + Self.margin
        }
        let right = contentView.bounds.width - sides.right
        let width = max(0, right - left)
        guard let textLabel else { return }
        if let detailTextLabel, style == .subtitle {
            layOut(textLabel, above: detailTextLabel, left: left, width: width)
        } else if let detailTextLabel, style != .default {
            layOut(textLabel, before: detailTextLabel, left: left, right: right)
        } else {
            layOut(textLabel, left: left, width: width)
        }
    }

    private func layOut(_ label: UILabel, left: CGFloat, width: CGFloat) {
        guard style != .default else {
            label.frame = CGRect(x: left, y: 0, width: width, height: contentView.bounds.height)
            return
        }
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        let fitting = min(width, label.sizeThatFits(.zero).width)
        label.frame = CGRect(x: left, y: middle(height), width: fitting, height: height)
    }

    private func layOut(_ label: UILabel, above detailLabel: UILabel, left: CGFloat, width: CGFloat) {
        let text = label.sizeThatFits(CGSize(width: width, height: 0))
        let detail = detailLabel.sizeThatFits(CGSize(width: width, height: 0))
        let top = middle(text.height + detail.height)
        label.frame = CGRect(x: left, y: top, width: min(width, text.width), height: text.height)
        detailLabel.frame = CGRect(
            x: left, y: top + text.height, width: min(width, detail.width), height: detail.height)
    }

    private func layOut(_ label: UILabel, before detailLabel: UILabel, left: CGFloat, right: CGFloat) {
        let width = max(0, right - left)
        let text = label.sizeThatFits(CGSize(width: width, height: 0))
        let detail = detailLabel.sizeThatFits(CGSize(width: width, height: 0))
        let textWidth = min(width, text.width)
        let detailWidth = min(width - textWidth, detail.width)
        label.frame = CGRect(x: left, y: middle(text.height), width: textWidth, height: text.height)
        detailLabel.frame = CGRect(
            x: right - detailWidth, y: middle(detail.height), width: detailWidth, height: detail.height)
    }

    /// The size of the content at the given width, in points. With the separator, the content is at least 44 points
    /// tall. Evidence: in three pictures that iOS recorded at 3 pixels per point, rows of default cells are 44 points
    /// apart.
    func sizeThatFits(width: CGFloat, besideAccessory: Bool, aboveSeparator separator: CGFloat) -> CGSize {
        let image = imageView?.image?.size ?? .zero
        let sides = sides(besideAccessory: besideAccessory)
        let left = sides.left + (image.width > 0 ? image.width + Self.margin : 0)
        let inner = max(0, width - left - sides.right)
        let heights = [textLabel, detailTextLabel].map { label in
            label.map { $0.sizeThatFits(CGSize(width: inner, height: 0)).height } ?? 0
        }
        let text = style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
        let content = max(text, image.height) + 2 * Self.verticalMargin
        return CGSize(width: width, height: max(UITableView.standardRowHeight - separator, content))
    }

    /// The top of a vertically centred view of a given height.
    private func middle(_ height: CGFloat) -> CGFloat {
        ((contentView.bounds.height - height) / 2).rounded(.up)
    }
}
