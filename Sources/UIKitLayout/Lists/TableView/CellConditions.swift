import Foundation

/// A reference that does not keep its table alive. It is not a weak reference, because a weak one makes every later
/// retain and release of the table slower: a step of scrolling executed 8 % more instructions.
final class TableReference {
    /// The table; `nil` once it is deallocated.
    unowned(unsafe) var table: UITableView?
}

/// The properties of a table on which the geometry of all its cells depends. A table has one object of this class until
/// one of the properties changes. A cell that still refers to the table's current object need not be prepared again.
package final class CellConditions {
    let table: TableReference
    /// The table's traits.
    package let traits: UITraitCollection
    let rowX: CGFloat
    /// The width of rows, in points.
    package let rowWidth: CGFloat
    /// The height of separators, in points.
    package let separatorHeight: CGFloat
    /// The insets of content views from the edges of their cells, headers and footers, in points.
    package let contentInsets: UIEdgeInsets
    private let tableWidth: CGFloat
    private let ruleVersion: Int
    private let followsReadableWidth: Bool
    /// Whether the table is edited, so that the content views of rows may be narrower.
    package let isEditing: Bool

    init(of table: UITableView) {
        (self.table, traits, tableWidth) = (table.reference, table.traitCollection, table.bounds.width)
        (rowX, rowWidth) = (table.rowInsets.left, table.rowWidth)
        separatorHeight = table.separatorHeight(for: traits)
        ruleVersion = table.contentWidthRuleVersion
        followsReadableWidth = table.cellLayoutMarginsFollowReadableWidth
        isEditing = table.storedIsEditing
        contentInsets = table.contentInsets
    }

    /// Whether the table still has the properties in this object.
    func areCurrent(in table: UITableView) -> Bool {
        traits === table.traitCollection && tableWidth == table.bounds.width && rowX == table.rowInsets.left
            && rowWidth == table.rowWidth && separatorHeight == table.separatorHeight(for: traits)
            && ruleVersion == table.contentWidthRuleVersion
            && followsReadableWidth == table.cellLayoutMarginsFollowReadableWidth
            && isEditing == table.storedIsEditing
    }
}

extension UITableView {
    /// The properties of the table on which the geometry of its cells depends.
    package var cellConditions: CellConditions {
        if let conditions = lastCellConditions, conditions.areCurrent(in: self) { return conditions }
        contentInsets = safeInsetsOfContentViews
        let conditions = CellConditions(of: self)
        lastCellConditions = conditions
        return conditions
    }

    /// Updates the insets of content views. Discards heights and cells if they have changed and, in the inset style, in any
    /// case, because the layout margins are the insets of the rows.
    func updateContentInsets() {
        let insets = safeInsetsOfContentViews
        guard contentInsets != insets || style == .insetGrouped else { return }
        (contentInsets, lastCellConditions) = (insets, nil)
        invalidateContent()
    }

    /// The parts of the safe area insets at the sides that overlap rows, in points; 0 unless
    /// ``insetsContentViewsToSafeArea`` is set.
    private var safeInsetsOfContentViews: UIEdgeInsets {
        let safeArea = safeAreaInsets
        guard safeArea.left > 0 || safeArea.right > 0, insetsContentViewsToSafeArea else { return .zero }
        let rows = rowInsets
        return UIEdgeInsets(
            top: 0, left: max(0, safeArea.left - rows.left), bottom: 0, right: max(0, safeArea.right - rows.right))
    }
}
