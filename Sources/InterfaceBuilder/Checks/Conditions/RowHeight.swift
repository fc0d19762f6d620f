import Foundation
import UIKitFacts
import UIKitLayout

/// The source of a cell's height: the object that decides the height at run time.
nonisolated enum RowHeight {
    /// The cell's constraints.
    case automatic
    /// A height set by the table, the cell or the layout.
    case fixed
    /// Unknown: code decides, because the cell or reusable view is in no list of the file, or because its stored height
    /// is not that of the table's rows.
    case unknown
    /// None: the root is neither a cell nor a reusable view.
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
        case "collectionReusableView": self = .unknown
        default: self = .none
        }
    }

    private static func ofTableCell(_ element: IBElement, _ document: CheckedDocument) -> RowHeight {
        let own = IBNumber.length(element["rowHeight"])
        if let own, document.isStatic(element) { return own < 0 ? .automatic : .fixed }
        guard let table = document.ancestors(of: element).first(where: { $0.name == "tableView" }) else {
            return .unknown
        }
        let height = IBNumber.length(table["rowHeight"]) ?? Rows.standardHeight.value
        // The stored height of a prototype applies only at design time, but code often sets the same height.
        if height < 0 { return own == nil ? .automatic : .unknown }
        return (element.storedSize?.height ?? height) == height ? .fixed : .unknown
    }

    /// The source of the height of a collection view's cell. The cell sizes itself if the flow layout has an estimated
    /// item size.
    private static func ofItem(_ element: IBElement, _ document: CheckedDocument) -> RowHeight {
        let collection = document.ancestors(of: element).first { $0.name == "collectionView" }
        guard let layout = collection?.child("collectionViewFlowLayout") else { return .unknown }
        if layout["automaticEstimatedItemSize"] == "YES" { return .automatic }
        let estimate = layout.child("size", key: "estimatedItemSize")
        return (IBNumber.length(estimate?["height"]) ?? 0) == 0 ? .fixed : .automatic
    }
}

nonisolated extension CheckedDocument {
    /// Whether a cell is a row of a static table, not a prototype.
    fileprivate func isStatic(_ cell: IBElement) -> Bool {
        parent(of: cell)?.name == "cells"
    }
}
