import Foundation
import UIKitFacts

/// The relation of a cell to the table for which it is laid out.
struct CellPlacement {
    /// The table that last created, measured or displayed the cell. It is also set for templates, although no table
    /// displays them.
    var table: UITableView? { conditions?.table.table }
    /// The default margins of the content view, which differ between versions of iOS.
    var margins = CellMargins.standard {
        didSet { placed = nil }
    }
    /// The conditions in the table under which the cell was prepared last.
    private(set) var conditions: CellConditions?
    /// The lengths for which the content view was placed last, and the frame that the content view got; `nil` if other
    /// conditions have changed since then.
    fileprivate var placed: (lengths: Lengths, frame: CGRect)?
    /// The constraint that sets the width of a template's content view; `nil` for other cells. The height of a
    /// template's content view follows from the constraints of the content.
    fileprivate(set) var templateWidth: NSLayoutConstraint? {
        didSet { placed = nil }
    }

    /// Whether the cell is a template.
    var isTemplate: Bool { templateWidth != nil }
    /// The row of the cell, as of the last time that the table passed its editing state to the cell.
    var editedRow: IndexPath? {
        didSet { if editedRow != oldValue { placed = nil } }
    }

    mutating func enter(_ conditions: CellConditions) {
        (self.conditions, placed) = (conditions, nil)
    }

    /// Makes the next layout place the content view again.
    mutating func invalidate() {
        placed = nil
    }

    /// The lengths that differ between the rows of a table, in points.
    fileprivate struct Lengths {
        let accessory: CGFloat
        let content: CGFloat
        /// The width of the editing control at the leading edge.
        let leading: CGFloat
        let bounds: CGRect
        /// Whether the accessory is at the left edge.
        let isMirrored: Bool

        static func == (one: Lengths, other: Lengths) -> Bool {
            one.accessory == other.accessory && one.content == other.content && one.leading == other.leading
                && one.isMirrored == other.isMirrored && one.bounds.hasSides(of: other.bounds)
        }
    }
}

extension UITableViewCell {
    /// The margins that the content view has until the app sets others.
    package var contentMargins: CellMargins {
        get { placement.margins }
        set { placement.margins = newValue }
    }

    /// The table that displays the cell or, if there is none, the table for which the cell was prepared last.
    var layoutTable: UITableView? { displayingTable ?? placement.table }
    /// The table that displays the cell.
    var displayingTable: UITableView? { superview as? UITableView }

    /// Makes the cell a template: a constraint keeps the content view at the width that it has in the table, and the
    /// constraints of the content determine the height. A template is only measured, so a layout pass during its
    /// configuration must not compress the content to the height of the cell.
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

    /// Whether the content view still has the frame that ``placeContentView(in:)`` gave it last.
    var hasPlacedContentView: Bool {
        guard let placed = placement.placed?.frame else { return false }
        return placed.hasSides(of: contentView.frame)
    }

    /// Sets the frame and the default margins of the content view, which is beside the accessory and the editing
    /// controls, and above the separator. Does nothing if they are up to date.
    ///
    /// - Returns: the width available to the content view, in points, by the table's rule; outside a table, the width
    ///   of the cell minus the accessory; minus the editing controls. It is negative if these are wider than the cell.
    @discardableResult
    func placeContentView() -> CGFloat {
        placeContentView(in: layoutTable)
    }

    /// Does the same as ``placeContentView()`` for the given table.
    @discardableResult
    func placeContentView(in table: UITableView?) -> CGFloat {
        let accessory = accessoryWidth(in: table)
        let editing = storedIsEditing ? editingInsets : EditingInsets()
        let besideAccessory = table?.contentWidth(besideAccessory: accessory) ?? bounds.width - accessory
        let width = besideAccessory - editing.leading - editing.trailing
        // The place of a template's content view follows from constraints; only its height matters.
        let isMirrored =
            (accessory > 0 || storedIsEditing) && placement.templateWidth == nil
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let lengths = CellPlacement.Lengths(
            accessory: accessory, content: width, leading: editing.leading, bounds: bounds, isMirrored: isMirrored)
        if let placed = placement.placed, placed.lengths == lengths, hasPlacedContentView { return width }
        let size = CGSize(width: max(0, width), height: max(0, bounds.height - separatorHeight))
        let insets = table?.contentInsets ?? .zero
        let left =
            isMirrored
            ? bounds.maxX - insets.right - editing.leading - size.width
            : bounds.minX + insets.left + editing.leading
        let frame = CGRect(origin: CGPoint(x: left, y: bounds.minY), size: size)
        if contentView.frame != frame { contentView.frame = frame }
        if let constraint = placement.templateWidth, constraint.constant != size.width - bounds.width {
            constraint.constant = size.width - bounds.width
        }
        if let table { takeDefaultMargins(in: table, accessory: accessory, content: size.width) }
        placement.placed = (lengths, contentView.frame)
        return width
    }

    private func takeDefaultMargins(in table: UITableView, accessory: CGFloat, content: CGFloat) {
        let margins = placement.margins
        let readable = max(0, table.readableSideMargin - table.contentInsets.left)
        let side = max(margins.sides.side(atWidth: table.bounds.width), readable)
        let outside = accessory > 0 ? table.rowWidth - content : 0
        contentView.setDefaultLayoutMargins(
            margins.ofContent(
                side: side, separator: separatorHeight,
                accessory: accessory > 0 ? max(Margins.besideAccessory.value, readable - outside) : nil))
        setDefaultLayoutMargins(margins.ofContent(side: side, separator: 0, accessory: nil))
    }
}

extension CGRect {
    /// Whether two rectangles have the same origin and size. Foundation's `==` also handles null rectangles, which
    /// takes 55 more instructions for each row.
    @inline(__always)
    fileprivate func hasSides(of other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
            && size.height == other.size.height
    }
}
