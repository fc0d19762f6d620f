import Foundation
import Trapping

extension UICollectionView {
    /// A class or nib for cells, with a closure that configures the cells.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let identifier = UUID().uuidString
        fileprivate let source: (any ReusableViewSource)?
        fileprivate let handler: Handler

        /// Creates a registration of the class `Cell`.
        public init(handler: @escaping Handler) {
            (source, self.handler) = (nil, handler)
        }

        /// Creates a registration of a nib, or another source, for the cells.
        public init(cellNib: any ReusableViewSource, handler: @escaping Handler) {
            (source, self.handler) = (cellNib, handler)
        }
    }

    /// A class or nib for supplementary views of a kind, with a closure that configures the views.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let identifier = UUID().uuidString
        fileprivate let kind: String
        fileprivate let source: (any ReusableViewSource)?
        fileprivate let handler: Handler

        /// Creates a registration of the class `Supplementary`.
        public init(elementKind: String, handler: @escaping Handler) {
            (kind, source, self.handler) = (elementKind, nil, handler)
        }

        /// Creates a registration of a nib, or another source, for the views.
        public init(supplementaryNib: any ReusableViewSource, elementKind: String, handler: @escaping Handler) {
            (kind, source, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    /// Dequeues a cell and, unless `item` is `nil`, configures it. Traps if the registered source creates a cell of
    /// another class.
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

    /// Dequeues a supplementary view for an index path and configures it. Traps if the registered source creates a view
    /// of another class.
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
