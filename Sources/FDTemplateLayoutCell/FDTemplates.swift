// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

/// The templates of a table's cells, headers and footers: one for each identifier and each depth of nested requests
/// (see ``FDTemplatePool``).
struct FDTemplates {
    let tableView: UITableView
    let state: FDTableViewState

    /// The outermost template for the given identifier, created on first access. Requests use it unless they are
    /// nested.
    func cell(_ identifier: String) throws -> UITableViewCell {
        try state.cells[identifier].first { try makeCell(identifier) }
    }

    /// Calls the closure with an unused cell template, which has been prepared for reuse.
    func withCell<Result>(_ identifier: String, _ body: (UITableViewCell) throws -> Result) throws -> Result {
        let pool = state.cells[identifier]
        let cell = try pool.take(identifier) { try makeCell(identifier) }
        defer { pool.giveBack() }
        tableView.prepareTemplate(cell)
        cell.prepareForReuse()
        return try body(cell)
    }

    /// Calls the closure with an unused template of a header or footer, which has been prepared for reuse.
    func withHeaderFooterView<Result>(
        _ identifier: String, _ body: (UITableViewHeaderFooterView) throws -> Result
    ) throws -> Result {
        let pool = state.headerFooterViews[identifier]
        let view = try pool.take(identifier) { try makeHeaderFooterView(identifier) }
        defer { pool.giveBack() }
        tableView.prepareForLayout(view)
        view.prepareForReuse()
        return try body(view)
    }

    private func makeCell(_ identifier: String) throws -> UITableViewCell {
        let maker = FDTemplateMaker(
            role: "Cell", list: "table view", registered: tableView.registeredCellIdentifiers)
        let cell = try maker.makeTemplate(identifier, by: tableView.makeReusableCell)
        cell.fd_isTemplateLayoutCell = true
        cell.becomeTemplate()
        tableView.fd_debugLog("layout cell created - \(identifier)")
        return cell
    }

    private func makeHeaderFooterView(_ identifier: String) throws -> UITableViewHeaderFooterView {
        let maker = FDTemplateMaker(
            role: "HeaderFooterView", list: "table view", registered: tableView.registeredHeaderFooterIdentifiers)
        let view = try maker.makeTemplate(identifier, by: tableView.makeReusableHeaderFooterView)
        view.becomeTemplate()
        tableView.fd_debugLog("layout header footer view created - \(identifier)")
        return view
    }
}
