import Foundation
import UIKitLayout

/// What a height depends on besides the row: heights are remembered for each context.
nonisolated struct FDHeightContext: Hashable {
    /// The table's width, in points.
    let width: CGFloat
    /// Everything else, in words: a context of an earlier run of the program has the same.
    let traits: String
}

/// Says which context is the present one.
protocol FDHeightContexts: AnyObject {
    /// The present context, `nil` while nothing is worth remembering.
    var current: FDHeightContext? { get }
}

/// The contexts of a table, and which is the present one.
///
/// Whether it changed is asked for each height, so that is answered by comparing what the words are made of.
final class FDTableHeightContexts: FDHeightContexts {
    private unowned let tableView: UITableView
    private var parts: Parts?
    private var context: FDHeightContext?

    private nonisolated struct Parts: Equatable {
        let width: CGFloat
        let traits: UITraitCollection
        let separatorHeight: CGFloat
        let hasSectionIndex: Bool
        let ruleVersion: Int
        let rowWidth: CGFloat
        let readableSideMargin: CGFloat
    }

    init(tableView: UITableView) {
        self.tableView = tableView
    }

    /// The present context, `nil` while the table has no width: nothing is worth remembering then.
    var current: FDHeightContext? {
        let now = Parts(
            width: tableView.frame.width, traits: tableView.traitCollection,
            separatorHeight: tableView.separatorHeight, hasSectionIndex: !tableView.sectionIndexTitles.isEmpty,
            ruleVersion: tableView.contentWidthRuleVersion, rowWidth: tableView.rowWidth,
            readableSideMargin: tableView.readableSideMargin)
        if now != parts {
            parts = now
            context = makeContext(now)
        }
        return context
    }

    private func makeContext(_ parts: Parts) -> FDHeightContext? {
        guard parts.width > 0, parts.width.isFinite else { return nil }
        let rule = tableView.contentWidthRule
        let accessories = UITableViewCell.AccessoryType.allCases.map { (rule.accessoryWidths[$0] ?? 0).decimalText }
        let words = [
            "scale \(parts.traits.displayScale.decimalText)",
            "text \(parts.traits.preferredContentSizeCategory.rawValue)",
            parts.traits.layoutDirection == .rightToLeft ? "right to left" : "left to right",
            "separator \(parts.separatorHeight.decimalText)",
            "accessories \(accessories.joined(separator: " ")), view \(rule.accessoryViewMargin.decimalText)",
            "index \(parts.hasSectionIndex ? rule.sectionIndexWidth.decimalText : "none")",
            "margin \(rule.largeScreenMargin.decimalText) from \(rule.largeScreenMinimumWidth.decimalText)",
            "style \(tableView.style.rawValue), rows \(parts.rowWidth.decimalText)",
            "cell margins \(UITableView.cellMarginsText), readable \(parts.readableSideMargin.decimalText)",
        ]
        return FDHeightContext(width: parts.width, traits: words.joined(separator: "; "))
    }
}
