// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

/// Measures one configured template: its height, reported in the debug log, or why it has none.
struct FDTemplateMeasurement {
    let tableView: UITableView
    let state: FDTableViewState

    /// The height of a cell, separator included.
    ///
    /// - Throws: ``FDTemplateError`` if what the cell wants is no height.
    func height(of cell: UITableViewCell, _ identifier: String) throws -> CGFloat {
        let height = tableView.measuredHeight(of: cell)
        if let fitting = height.fitting {
            log("calculate using system fitting size (AutoLayout) - \(fitting.decimalText)")
        }
        if let asked = height.asked {
            warnOfZeroHeight(of: cell)
            log("calculate using sizeThatFits - \(asked.decimalText)")
        }
        return try valid(height.row, of: "cell", identifier)
    }

    /// The height of a header or footer.
    ///
    /// - Throws: ``FDTemplateError`` if what the view wants is no height.
    func height(of view: UITableViewHeaderFooterView, _ identifier: String) throws -> CGFloat {
        try valid(tableView.measuredHeight(ofSupplement: view), of: "header or footer", identifier)
    }

    private func valid(_ height: CGFloat, of what: String, _ identifier: String) throws -> CGFloat {
        guard !UITableView.isHeight(height) else { return height }
        throw FDTemplateError(
            code: .invalidHeight,
            description: UITableView.reasonAgainst(height, of: what, at: "identifier - \(identifier)"))
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
