// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

/// One template for each table and identifier, made once and kept.
struct FDTemplates {
    let tableView: UITableView
    let state: FDTableViewState

    func cell(_ identifier: String) throws -> UITableViewCell {
        if let known = state.cells[identifier] { return known }
        let cell = try make(
            identifier, role: "Cell", registered: tableView.registeredCellIdentifiers,
            by: tableView.makeReusableCell)
        state.cells[identifier] = cell
        prepare(cell, content: cell.contentView, log: "layout cell created - \(identifier)")
        return cell
    }

    func headerFooterView(_ identifier: String) throws -> UITableViewHeaderFooterView {
        if let known = state.headerFooterViews[identifier] { return known }
        let view = try make(
            identifier, role: "HeaderFooterView", registered: tableView.registeredHeaderFooterIdentifiers,
            by: tableView.makeReusableHeaderFooterView)
        state.headerFooterViews[identifier] = view
        prepare(view, content: view.contentView, log: "layout header footer view created - \(identifier)")
        return view
    }

    /// Marks a new template, whose content view from now on has the size that its constraints give it.
    private func prepare(_ view: UIView, content: UIView, log message: String) {
        var flags = FDTableViewState.flags(of: view)
        flags.isTemplate = true
        FDTableViewState.setFlags(flags, of: view)
        content.translatesAutoresizingMaskIntoConstraints = false
        tableView.fd_debugLog(message)
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
