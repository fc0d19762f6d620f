// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

/// The templates of a collection view's cells, created once for each identifier and nesting depth.
struct FDCollectionTemplates {
    let collectionView: UICollectionView
    let state: FDCollectionViewState

    /// The outermost template of an identifier, which is not nested in a configuration.
    func cell(_ identifier: String) throws -> UICollectionViewCell {
        try pool(identifier).first { try makeCell(identifier) }
    }

    /// Prepares an unused template for reuse, configures it and returns its size, in points.
    func size(
        _ identifier: String, _ constraint: FDSizeConstraint, _ configuration: (UICollectionViewCell) throws -> Void
    ) throws -> CGSize {
        let pool = pool(identifier)
        let cell = try pool.take(identifier) { try makeCell(identifier) }
        defer { pool.giveBack() }
        cell.prepareForReuse()
        try configuration(cell)
        let size = cell.fittingSize(constraint.given, estimated: constraint.openAxes)
        collectionView.fd_debugLog(
            """
            calculate using \(cell.fd_enforceFrameLayout ? "sizeThatFits" : "system fitting size (AutoLayout)") - \
            \(size.text)
            """)
        return try valid(size, identifier)
    }

    private func pool(_ identifier: String) -> FDTemplatePool<UICollectionViewCell> {
        if let known = state.cells[identifier] { return known }
        let pool = FDTemplatePool<UICollectionViewCell>()
        state.cells[identifier] = pool
        return pool
    }

    private func makeCell(_ identifier: String) throws -> UICollectionViewCell {
        guard !identifier.isEmpty else {
            throw FDTemplateError(code: .emptyIdentifier, description: "Expect a valid identifier - \(identifier)")
        }
        let made: UICollectionViewCell?
        do {
            made = try collectionView.makeReusableCell(withReuseIdentifier: identifier)
        } catch {
            throw FDTemplateError(
                code: .notMade, description: "Template for identifier - \(identifier) cannot be made: \(error)")
        }
        guard let cell = made else { throw notRegistered(identifier) }
        cell.fd_isTemplateLayoutCell = true
        cell.contentView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.fd_debugLog("layout cell created - \(identifier)")
        return cell
    }

    private func notRegistered(_ identifier: String) -> FDTemplateError {
        let registered = collectionView.registeredCellIdentifiers
        let known = registered.isEmpty ? "none" : registered.joined(separator: ", ")
        return FDTemplateError(
            code: .notRegistered,
            description:
                "Cell must be registered to collection view for identifier - \(identifier) (registered: \(known))")
    }

    private func valid(_ size: CGSize, _ identifier: String) throws -> CGSize {
        for length in [size.width, size.height] where !UITableView.isHeight(length) {
            throw FDTemplateError(
                code: .invalidHeight,
                description: UITableView.reasonAgainst(
                    length, of: "collection view cell", at: "identifier - \(identifier)"))
        }
        return size
    }
}

extension CGSize {
    /// The size as text for the log.
    var text: String { "\(width.decimalText) x \(height.decimalText)" }
}
