import Foundation
import UIKitLayout

/// The conditions, other than the row, that determine a height. Heights are cached separately for each context.
nonisolated struct FDHeightContext: Hashable {
    /// The table's width, in points.
    let width: CGFloat
    /// All other conditions, as text that is the same in every run of the program.
    let traits: String
}

extension UITraitCollection {
    /// The traits on which heights may depend, as text: all except those that only select colours. A cell may have
    /// other constraints or content for each of them.
    var heightText: String {
        [
            "scale \(displayScale.decimalText)", "text \(preferredContentSizeCategory.rawValue)",
            layoutDirection == .rightToLeft ? "right to left" : "left to right",
            "classes \(horizontalSizeClass.rawValue) \(verticalSizeClass.rawValue)",
            "idiom \(userInterfaceIdiom.rawValue), weight \(legibilityWeight.rawValue)",
        ].joined(separator: "; ")
    }
}

/// The source of a list's current height context.
protocol FDHeightContexts: AnyObject {
    /// The current context; `nil` while no height can be cached.
    var current: FDHeightContext? { get }
}

/// The current context of a table.
///
/// The context is requested for each height. Its parts are compared with those of the previous request, and its text is
/// created only if a part has changed.
final class FDTableHeightContexts: FDHeightContexts {
    private unowned let tableView: UITableView
    private var parts: Parts?
    private var context: FDHeightContext?

    private struct Parts {
        let width: CGFloat
        let hasSectionIndex: Bool
        let cells: CellConditions

        init(of table: UITableView) {
            width = table.frame.width
            hasSectionIndex = !table.sectionIndexTitles.isEmpty
            cells = table.cellConditions
        }

        static func == (one: Parts, other: Parts) -> Bool {
            one.width == other.width && one.hasSectionIndex == other.hasSectionIndex && one.cells === other.cells
        }
    }

    init(tableView: UITableView) {
        self.tableView = tableView
    }

    /// The current context; `nil` while the table's width is not positive and finite, because no height is cached at
    /// such a width.
    var current: FDHeightContext? {
        let now = Parts(of: tableView)
        if let parts, now == parts { return context }
        parts = now
        context = makeContext(now)
        return context
    }

    private func makeContext(_ parts: Parts) -> FDHeightContext? {
        guard parts.width > 0, parts.width.isFinite else { return nil }
        let rule = tableView.contentWidthRule
        let accessories = UITableViewCell.AccessoryType.allCases.map { (rule.accessoryWidths[$0] ?? 0).decimalText }
        let words = [
            parts.cells.traits.heightText,
            "separator \(parts.cells.separatorHeight.decimalText)",
            "accessories \(accessories.joined(separator: " ")), view \(rule.accessoryViewMargin.decimalText)",
            "index \(parts.hasSectionIndex ? rule.sectionIndexWidth.decimalText : "none")",
            "margin \(rule.largeScreenMargin.decimalText) from \(rule.largeScreenMinimumWidth.decimalText)",
            "style \(tableView.style.rawValue), rows \(parts.cells.rowWidth.decimalText)",
            "cell margins \(UITableView.cellMarginsText), readable \(tableView.readableSideMargin.decimalText)",
        ]
        // The text of tables that are not edited stays as it was, because saved heights contain it.
        let editing = parts.cells.isEditing ? ["editing"] : []
        let insets = parts.cells.contentInsets
        let safeArea = insets == .zero ? [] : ["inset \(insets.left.decimalText) and \(insets.right.decimalText)"]
        return FDHeightContext(width: parts.width, traits: (words + safeArea + editing).joined(separator: "; "))
    }
}
