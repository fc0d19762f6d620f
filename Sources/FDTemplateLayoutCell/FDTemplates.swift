// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

/// The templates of a table's cells, headers and footers, created once for each identifier and nesting depth.
struct FDTemplates {
    let tableView: UITableView
    let state: FDTableViewState

    /// The outermost template of an identifier, which is not nested in a configuration.
    func cell(_ identifier: String) throws -> UITableViewCell {
        try cellPool(identifier).first { try makeCell(identifier) }
    }

    /// Calls a closure with an unused template, prepared for reuse.
    func withCell<Result>(_ identifier: String, _ body: (UITableViewCell) throws -> Result) throws -> Result {
        let pool = cellPool(identifier)
        let cell = try pool.take(identifier) { try makeCell(identifier) }
        defer { pool.giveBack() }
        tableView.prepareForLayout(cell)
        cell.prepareForReuse()
        return try body(cell)
    }

    /// Calls a closure with an unused template of a header or footer, prepared for reuse.
    func withHeaderFooterView<Result>(
        _ identifier: String, _ body: (UITableViewHeaderFooterView) throws -> Result
    ) throws -> Result {
        let pool = state.headerFooterViews[identifier] ?? FDTemplatePool()
        state.headerFooterViews[identifier] = pool
        let view = try pool.take(identifier) { try makeHeaderFooterView(identifier) }
        defer { pool.giveBack() }
        tableView.prepareForLayout(view)
        view.prepareForReuse()
        return try body(view)
    }

    private func cellPool(_ identifier: String) -> FDTemplatePool<UITableViewCell> {
        // Consecutive rows often have the same identifier.
        if let last = state.lastCellPool, state.lastCellIdentifier == identifier { return last }
        let pool = state.cells[identifier] ?? FDTemplatePool()
        state.cells[identifier] = pool
        state.lastCellPool = pool
        state.lastCellIdentifier = identifier
        return pool
    }

    private func makeCell(_ identifier: String) throws -> UITableViewCell {
        let cell = try make(
            identifier, role: "Cell", registered: tableView.registeredCellIdentifiers,
            by: tableView.makeReusableCell)
        cell.fd_isTemplateLayoutCell = true
        cell.becomeTemplate()
        tableView.fd_debugLog("layout cell created - \(identifier)")
        return cell
    }

    private func makeHeaderFooterView(_ identifier: String) throws -> UITableViewHeaderFooterView {
        let view = try make(
            identifier, role: "HeaderFooterView", registered: tableView.registeredHeaderFooterIdentifiers,
            by: tableView.makeReusableHeaderFooterView)
        view.becomeTemplate()
        tableView.fd_debugLog("layout header footer view created - \(identifier)")
        return view
    }

    private func make<View>(
        _ identifier: String, role: String, registered: [String], by dequeue: (String) throws -> View?
    ) throws -> View {
        guard !identifier.isEmpty else {
            throw FDTemplateError(
                code: .emptyIdentifier, description: "Expect a valid identifier - \(identifier)")
        }
        let view: View?
        do {
            view = try dequeue(identifier)
        } catch {
            throw FDTemplateError(
                code: .notMade, description: "Template for identifier - \(identifier) cannot be made: \(error)")
        }
        guard let view else {
            let known = registered.isEmpty ? "none" : registered.joined(separator: ", ")
            throw FDTemplateError(
                code: .notRegistered,
                description:
                    "\(role) must be registered to table view for identifier - \(identifier) (registered: \(known))")
        }
        return view
    }
}
