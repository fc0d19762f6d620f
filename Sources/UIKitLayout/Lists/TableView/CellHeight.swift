import Foundation

/// How high a cell is, and who said so.
package struct CellHeight {
    /// What the constraints of the content view gave, in points, 0 where it has none; `nil` where they were not asked.
    package let fitting: CGFloat?
    /// What `sizeThatFits` gave, in points; `nil` where the constraints gave a height.
    package let asked: CGFloat?
    /// The height of the row, in points, with the separator; what is no height is left as it is.
    package let row: CGFloat

    fileprivate init(fitting: CGFloat?, asked: CGFloat?, separator: CGFloat) {
        (self.fitting, self.asked) = (fitting, asked)
        let wanted = asked ?? fitting ?? 0
        let content = wanted == 0 ? UITableView.standardRowHeight : wanted
        row = UITableView.isHeight(content) ? content + separator : content
    }
}

// The one way to a row's height, for tables and for templates alike.
extension UITableView {
    /// The height of a filled cell: what its constraints say at the width of its content view, else its `sizeThatFits`,
    /// else 44 points; the separator comes to that.
    package func measuredHeight(of cell: UITableViewCell) -> CellHeight {
        enter(cell)
        cell.updateConfigurationIfNeeded()
        if cell.constraintUpdates.isNeededBelow { cell.updateConstraintsIfNeeded() }
        let width = cell.placeContentView()
        let fitting =
            width > 0 && !cell.enforcesFrameLayout ? fittingHeight(of: cell.contentView, width: width) : nil
        let asked = (fitting ?? 0) == 0 ? cell.sizeThatFits(CGSize(width: width, height: 0)).height : nil
        return CellHeight(fitting: fitting, asked: asked, separator: separatorHeight)
    }

    /// The height of a filled header or footer: what the constraints of its content say at the width of rows, else its
    /// `sizeThatFits`.
    package func measuredHeight(ofSupplement view: UIView) -> CGFloat {
        let width = rowWidth
        view.frame.size.width = width
        let headerFooter = view as? UITableViewHeaderFooterView
        headerFooter.map(prepareForLayout)
        headerFooter?.updateConfigurationIfNeeded()
        if view.constraintUpdates.isNeededBelow { view.updateConstraintsIfNeeded() }
        let content = headerFooter?.contentView ?? view
        // Margins that follow the readable width depend on the width.
        if content.frame.size.width != width { content.frame.size.width = width }
        let fitting = fittingHeight(of: content, width: width)
        return fitting > 0 ? fitting : view.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// What constraints say of a height; 0 where there are none.
    private func fittingHeight(of content: UIView, width: CGFloat) -> CGFloat {
        guard !content.heldConstraints.isEmpty, width > 0 else { return 0 }
        return content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: Self.contentWidthPriority,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// The priority of the width that a table gives a content view.
    private static let contentWidthPriority = UILayoutPriority(999)

    // MARK: What is a height

    /// The greatest height of a row, header or footer, in points: the sum of as many as a table can have stays a number.
    package static let greatestHeight: CGFloat = 1e9

    /// Whether a number can be a height: not negative, not NaN, and not too great to be summed up.
    package static func isHeight(_ number: CGFloat) -> Bool {
        number >= 0 && number <= greatestHeight
    }

    /// Why a number is no height, as UIKit says it of negative ones.
    ///
    /// - Parameters:
    ///   - what: what it should be the height of, such as "table view row".
    ///   - place: where that is, such as "section 0".
    package static func reasonAgainst(_ number: CGFloat, of what: String, at place: String) -> String {
        let rule = number < 0 ? "negative" : "NaN, infinite or above \(Int(greatestHeight)) points"
        let text = String(format: "%f", Double(number))
        return "\(what) height must not be \(rule) - provided height for \(place) is \(text)"
    }
}
