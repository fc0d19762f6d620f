import Foundation

/// The relation of a cell to the table that it is laid out for.
struct CellPlacement {
    /// The table that last created, measured or displayed the cell. Set for templates too, although no table displays
    /// them.
    private(set) weak var table: UITableView?
    /// The margins of the content view, by the version of iOS.
    var margins = CellMargins.standard
    /// In a template: the constraint for the width of the content view, whose height follows its own constraints.
    fileprivate(set) var templateWidth: NSLayoutConstraint?

    mutating func enter(_ table: UITableView) {
        if self.table !== table { self.table = table }
    }
}

extension UITableViewCell {
    /// The margins of the content view until an app sets its own.
    package var contentMargins: CellMargins {
        get { placement.margins }
        set { placement.margins = newValue }
    }

    /// The table that displays the cell, or for which it is measured.
    var layoutTable: UITableView? { displayingTable ?? placement.table }
    /// The table that displays the cell.
    var displayingTable: UITableView? { superview as? UITableView }

    /// Keeps the content view at the width that it has in the table, and lets its own constraints determine its height.
    /// A template is only measured; a layout pass during its configuration must not compress its content to the height
    /// of the cell.
    package func becomeTemplate() {
        guard placement.templateWidth == nil else { return }
        contentView.translatesAutoresizingMaskIntoConstraints = false
        let width = contentView.widthAnchor.constraint(equalTo: widthAnchor)
        placement.templateWidth = width
        NSLayoutConstraint.activate([
            width, contentView.leftAnchor.constraint(equalTo: leftAnchor),
            contentView.topAnchor.constraint(equalTo: topAnchor),
        ])
    }

    /// Gives the content view the frame and the default margins that it has beside the accessory and above the
    /// separator.
    ///
    /// - Returns: the width available to the content view, in points, by the table's rule; outside a table, the width
    ///   of the cell minus the accessory. It is negative if the accessory is wider than the cell.
    @discardableResult
    func placeContentView() -> CGFloat {
        let table = layoutTable
        let width = table.map { $0.contentWidthRule.contentWidth(of: self, in: $0) } ?? bounds.width - accessoryWidth
        let size = CGSize(width: max(0, width), height: max(0, bounds.height - separatorHeight))
        let frame = CGRect(origin: bounds.origin, size: size)
        if contentView.frame != frame { contentView.frame = frame }
        if let constraint = placement.templateWidth, constraint.constant != size.width - bounds.width {
            constraint.constant = size.width - bounds.width
        }
        table.map(takeDefaultMargins)
        return width
    }

    private func takeDefaultMargins(in table: UITableView) {
        let margins = placement.margins
        let readable = table.readableSideMargin
        let side = max(margins.sides.side(atWidth: table.bounds.width), readable)
        let hasAccessory = accessoryWidth > 0
        let outside = hasAccessory ? table.rowWidth - contentView.frame.width : 0
        contentView.setDefaultLayoutMargins(
            margins.ofContent(
                side: side, separator: separatorHeight,
                accessory: hasAccessory ? max(CellMargins.besideAccessory, readable - outside) : nil))
        setDefaultLayoutMargins(margins.ofContent(side: side, separator: 0, accessory: nil))
    }
}
