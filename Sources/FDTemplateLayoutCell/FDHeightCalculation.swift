// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

/// The height of one configured template.
struct FDHeightCalculation {
    /// What a row is high that neither constraints nor `sizeThatFits` know, in points.
    static let defaultHeight: CGFloat = 44
    /// The priority of the width that the table gives a content view.
    static let widthFencePriority = UILayoutPriority(999)

    let tableView: UITableView
    let state: FDTableViewState

    /// The height of a cell, separator included.
    func height(of cell: UITableViewCell) -> CGFloat {
        cell.bounds.size.width = tableView.frame.width
        let width = state.contexts.rule.contentWidth(of: cell, in: tableView)
        var height: CGFloat = 0
        if width > 0, !cell.fd_enforceFrameLayout {
            height = autoLayoutHeight(of: cell.contentView, width: width)
            log("calculate using system fitting size (AutoLayout) - \(height.fd_text)")
        }
        if height == 0 {
            warnOfZeroHeight(of: cell)
            height = cell.sizeThatFits(CGSize(width: width, height: 0)).height
            log("calculate using sizeThatFits - \(height.fd_text)")
        }
        if height == 0 { height = Self.defaultHeight }
        return height + tableView.separatorHeight
    }

    /// The height of a header or footer.
    func height(of view: UITableViewHeaderFooterView) -> CGFloat {
        let width = tableView.frame.width
        view.bounds.size.width = width
        let height = width > 0 ? autoLayoutHeight(of: view.contentView, width: width) : 0
        return height > 0 ? height : view.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// The height that a content view's constraints give; 0 where it has none, so that the frame layout is
    /// asked.
    private func autoLayoutHeight(of contentView: UIView, width: CGFloat) -> CGFloat {
        guard !contentView.constraints.isEmpty else { return 0 }
        return contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: Self.widthFencePriority,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func log(_ message: @autoclosure () -> String) {
        if state.isDebugLogEnabled { tableView.fd_debugLog(message()) }
    }

    private func warnOfZeroHeight(of cell: UITableViewCell) {
        guard !cell.fd_enforceFrameLayout, !cell.contentView.constraints.isEmpty,
            !state.hasWarnedOfZeroHeight
        else { return }
        state.hasWarnedOfZeroHeight = true
        FDDebugLog.current.write(
            """
            \(FDDebugLog.prefix)Warning once only: Cannot get a proper cell height (now 0) from \
            '- systemFittingSize:'(AutoLayout). You should check how constraints are built in cell, making it \
            into 'self-sizing' cell.
            """)
    }
}

extension CGFloat {
    /// The number as the original's log prints it: without a fraction that is 0.
    var fd_text: String {
        self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self))
    }
}
