// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

/// Measures a configured template and logs how its height was determined.
struct FDTemplateMeasurement {
    let tableView: UITableView
    let state: FDTableViewState

    /// The height of a cell, including the separator, in points.
    ///
    /// - Throws: ``FDTemplateError`` if the measured number is not a valid height.
    func height(of cell: UITableViewCell, _ identifier: String) throws -> CGFloat {
        let height = tableView.measuredHeight(of: cell, isPrepared: true)
        if let fitting = height.fitting {
            log("calculate using system fitting size (AutoLayout) - \(fitting.height.decimalText)")
        }
        if let sizeThatFits = height.sizeThatFits {
            warnOfZeroHeight(of: cell)
            log("calculate using sizeThatFits - \(sizeThatFits.decimalText)")
        }
        warnOfWidth(height, identifier)
        return try FDTemplateError.valid(height.row, of: "cell", identifier)
    }

    /// The height of a header or footer, in points.
    ///
    /// - Throws: ``FDTemplateError`` if the measured number is not a valid height.
    func height(of view: UITableViewHeaderFooterView, _ identifier: String) throws -> CGFloat {
        try FDTemplateError.valid(
            tableView.measuredHeight(ofSupplement: view), of: "header or footer", identifier)
    }

    private func log(_ message: @autoclosure () -> String) {
        if state.isDebugLogEnabled { tableView.fd_debugLog(message()) }
    }

    private func warnOfZeroHeight(of cell: UITableViewCell) {
        guard !cell.fd_enforceFrameLayout, !cell.contentView.constraints.isEmpty,
            !state.hasWarnedOfZeroHeight
        else { return }
        state.hasWarnedOfZeroHeight = true
        guard tableView.frame.width > 0 else {
            return warn(
                """
                The table view has a width of \(tableView.frame.width.decimalText) points, so Auto Layout cannot compute the \
                heights of its cells. Request heights when the table view has its width; none is cached before.
                """)
        }
        warn(
            """
            Cannot get a proper cell height (now 0) from '- systemFittingSize:'(AutoLayout). You should check how \
            constraints are built in cell, making it into 'self-sizing' cell.
            """)
    }

    /// Logs a warning, once for each identifier, if the template's constraints cannot be satisfied at the width of its
    /// content view.
    private func warnOfWidth(_ height: CellHeight, _ identifier: String) {
        let needed = height.fitting?.width ?? 0
        let isTooNarrow = needed > height.contentWidth + 1
        guard isTooNarrow || height.hasConflicts, state.identifiersWarnedOfWidth.insert(identifier).inserted
        else { return }
        let content = "\(height.contentWidth.decimalText) points that the content view has"
        let table = "in a table view of \(tableView.frame.width.decimalText) points"
        warn(
            isTooNarrow
                ? "The constraints of the template for identifier - \(identifier) need a width of \(needed.decimalText) points "
                    + "instead of the \(content) \(table). Its height was computed for the greater width."
                : "The constraints of the template for identifier - \(identifier) cannot all be satisfied at the \(content) "
                    + "\(table).")
    }

    private func warn(_ message: String) {
        FDDebugLog.current.write("\(FDDebugLog.prefix)Warning once only: \(message)")
    }
}
