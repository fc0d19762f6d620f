// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

/// The templates of a collection view's cells: one for each identifier and each depth of nested requests (see
/// ``FDTemplatePool``).
struct FDCollectionTemplates {
    let collectionView: UICollectionView
    let state: FDCollectionViewState

    /// The outermost template for the given identifier, created on first access. Requests use it unless they are
    /// nested.
    func cell(_ identifier: String) throws -> UICollectionViewCell {
        try state.cells[identifier].first { try makeCell(identifier) }
    }

    /// Takes an unused template for the identifier, prepares it for reuse, configures it and returns its size, in
    /// points.
    func size(
        _ identifier: String, _ constraint: FDSizeConstraint, _ configuration: (UICollectionViewCell) throws -> Void
    ) throws -> CGSize {
        let pool = state.cells[identifier]
        let cell = try pool.take(identifier) { try makeCell(identifier) }
        defer { pool.giveBack() }
        collectionView.passTraits(to: cell)
        cell.prepareForReuse()
        try configuration(cell)
        let size = cell.fittingSize(constraint.given, estimated: constraint.openAxes)
        collectionView.fd_debugLog(
            """
            calculate using \(cell.fd_enforceFrameLayout ? "sizeThatFits" : "system fitting size (AutoLayout)") - \
            \(size.text)
            """)
        return CGSize(
            width: try FDTemplateError.valid(size.width, of: "collection view cell", identifier),
            height: try FDTemplateError.valid(size.height, of: "collection view cell", identifier))
    }

    private func makeCell(_ identifier: String) throws -> UICollectionViewCell {
        let maker = FDTemplateMaker(
            role: "Cell", list: "collection view", registered: collectionView.registeredCellIdentifiers)
        let cell = try maker.makeTemplate(identifier, by: collectionView.makeReusableCell)
        cell.fd_isTemplateLayoutCell = true
        cell.contentView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.fd_debugLog("layout cell created - \(identifier)")
        return cell
    }
}

extension CGSize {
    /// The size as text for the log.
    var text: String { "\(width.decimalText) x \(height.decimalText)" }
}
