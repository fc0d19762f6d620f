import Foundation
import UIKitLayout

/// What decides the height of a cell.
nonisolated enum RowHeight {
    /// The cell's constraints.
    case automatic
    /// The table or the cell itself.
    case fixed
    /// A cell that stands by itself: code decides.
    case unknown
    /// There is no row: the root is no cell of a table.
    case none
}

extension RowHeight {
    init(of root: InterfaceRoot, in document: CheckedDocument) {
        guard let element = root.elements[ObjectIdentifier(root.view)] else {
            self = .none
            return
        }
        switch element.name {
        case "tableViewCell": self = Self.ofTableCell(element, document)
        case "collectionViewCell": self = Self.ofItem(element, document)
        default: self = .none
        }
    }

    private static func ofTableCell(_ element: IBElement, _ document: CheckedDocument) -> RowHeight {
        if let own = IBNumber.length(element["rowHeight"]) { return own < 0 ? .automatic : .fixed }
        guard let table = document.ancestors(of: element).first(where: { $0.name == "tableView" }) else {
            return .unknown
        }
        return (IBNumber.length(table["rowHeight"]) ?? 44) < 0 ? .automatic : .fixed
    }

    /// Items size themselves where the layout has an estimate.
    private static func ofItem(_ element: IBElement, _ document: CheckedDocument) -> RowHeight {
        let collection = document.ancestors(of: element).first { $0.name == "collectionView" }
        guard let layout = collection?.child("collectionViewFlowLayout") else { return .none }
        if layout["automaticEstimatedItemSize"] == "YES" { return .automatic }
        let estimate = layout.child("size", key: "estimatedItemSize")
        return (IBNumber.length(estimate?["height"]) ?? 0) == 0 ? .fixed : .automatic
    }
}
