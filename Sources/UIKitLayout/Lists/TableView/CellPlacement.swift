import Foundation

/// The relation of a cell to the table that it is laid out for.
struct CellPlacement {
    /// The table that last created, measured or displayed the cell. Set for templates too, although no table displays
    /// them.
    private(set) weak var table: UITableView?
    /// The margins of the content view, by the version of iOS.
    var margins = CellMargins.standard {
        didSet { placed = nil }
    }
    /// The conditions in the table under which the cell was prepared last.
    fileprivate(set) var conditions: Conditions?
    /// The lengths for which the content view was placed under these conditions, and its frame.
    fileprivate var placed: (lengths: Lengths, frame: CGRect)?
    /// In a template: the constraint for the width of the content view, whose height follows its own constraints.
    fileprivate(set) var templateWidth: NSLayoutConstraint?

    mutating func enter(_ table: UITableView, _ conditions: Conditions) {
        if self.table !== table { self.table = table }
        (self.conditions, placed) = (conditions, nil)
    }

    /// The properties of a table on which the geometry of all its cells depends. Most rows find them unchanged.
    struct Conditions: Equatable {
        let table: ObjectIdentifier
        let traits: UITraitCollection
        let tableWidth: CGFloat
        let rowWidth: CGFloat
        let separatorHeight: CGFloat
        let ruleVersion: Int
        let followsReadableWidth: Bool

        init(of table: UITableView) {
            (self.table, traits, tableWidth) = (ObjectIdentifier(table), table.traitCollection, table.bounds.width)
            (rowWidth, separatorHeight) = (table.rowWidth, table.separatorHeight)
            ruleVersion = table.contentWidthRuleVersion
            followsReadableWidth = table.cellLayoutMarginsFollowReadableWidth
        }

        static func == (one: Conditions, other: Conditions) -> Bool {
            one.table == other.table && one.traits === other.traits && one.tableWidth == other.tableWidth
                && one.rowWidth == other.rowWidth && one.separatorHeight == other.separatorHeight
                && one.ruleVersion == other.ruleVersion && one.followsReadableWidth == other.followsReadableWidth
        }
    }

    /// The lengths that differ between the rows of a table.
    fileprivate struct Lengths: Equatable {
        let accessory: CGFloat
        let content: CGFloat
        let height: CGFloat
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

    /// Places the content view of a cell that was prepared for a table, unless it has its place already.
    ///
    /// - Returns: the width available to the content view, as ``placeContentView()`` does.
    func placeContentView(in table: UITableView) -> CGFloat {
        let rule = table.contentWidthRule
        let accessory = rule.accessoryWidth(of: self)
        let width = rule.contentWidth(besideAccessory: accessory, in: table)
        let lengths = CellPlacement.Lengths(accessory: accessory, content: width, height: bounds.height)
        if let placed = placement.placed, placed.lengths == lengths, placed.frame == contentView.frame { return width }
        placeContentView()
        placement.placed = (lengths, contentView.frame)
        return width
    }

    /// Whether the content view has the place that it was given for a row before.
    var hasPlacedContentView: Bool { placement.placed.map { $0.frame == contentView.frame } ?? false }

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
