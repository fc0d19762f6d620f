import Foundation
import Trapping

extension UICollectionView {
    /// A class or nib of cells, and how they are filled.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell with an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let identifier = UUID().uuidString
        fileprivate let source: (any ReusableViewSource)?
        fileprivate let handler: Handler

        /// Registers the class of the cells.
        public init(handler: @escaping Handler) {
            (source, self.handler) = (nil, handler)
        }

        /// Registers a nib, or another source, of the cells.
        public init(cellNib: any ReusableViewSource, handler: @escaping Handler) {
            (source, self.handler) = (cellNib, handler)
        }
    }

    /// A class or nib of supplementary views of a kind, and how they are filled.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let identifier = UUID().uuidString
        fileprivate let kind: String
        fileprivate let source: (any ReusableViewSource)?
        fileprivate let handler: Handler

        /// Registers the class of the views.
        public init(elementKind: String, handler: @escaping Handler) {
            (kind, source, self.handler) = (elementKind, nil, handler)
        }

        /// Registers a nib, or another source, of the views.
        public init(supplementaryNib: any ReusableViewSource, elementKind: String, handler: @escaping Handler) {
            (kind, source, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    /// A cell to use for an item, filled by the registration. Traps if its source makes another class of cells.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if cellSources[registration.identifier] == nil {
            cellSources[registration.identifier] = registration.source.map(ViewSource.source) ?? .viewClass(Cell.self)
        }
        let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = dequeued as? Cell else {
            trap("the cell that was dequeued is a \(type(of: dequeued)), not a \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view to use at a place, filled by the registration. Traps if its source makes another class of
    /// views.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let key = SupplementaryKey(kind: registration.kind, identifier: registration.identifier)
        if supplementarySources[key] == nil {
            supplementarySources[key] =
                registration.source.map(ViewSource.source) ?? .viewClass(Supplementary.self)
        }
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else {
            trap("the view that was dequeued is a \(type(of: dequeued)), not a \(Supplementary.self)")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
