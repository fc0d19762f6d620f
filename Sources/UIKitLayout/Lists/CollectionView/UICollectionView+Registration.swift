import Foundation
import Trapping

/// The key under which supplementary views are registered.
struct SupplementaryKey: Hashable {
    let kind: String
    let identifier: String
}

extension ViewSource {
    /// The source that creates views of the given class; `nil` if the class is `nil`. Traps if the class is not a
    /// subclass of `UICollectionReusableView`.
    static func ofReusableView(_ viewClass: AnyClass?) -> ViewSource? {
        guard let viewClass else { return nil }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            trap("\(viewClass) must be a subclass of UICollectionReusableView")
        }
        return .viewClass(type)
    }

    /// Creates a view from the source.
    ///
    /// - Throws: ``RegistrationError`` if the created view is not a `UICollectionReusableView`, and the errors of the
    ///   source.
    func makeReusableView() throws -> UICollectionReusableView {
        let view: UIView? =
            switch self {
            case .viewClass(let type): (type as? UICollectionReusableView.Type)?.makeOfClass()
            case .source(let source): try source.makeReusableView()
            case .factory(let factory): try factory()
            }
        guard let view = view as? UICollectionReusableView else {
            throw RegistrationError(identifier: "", expected: "UICollectionReusableView")
        }
        return view
    }
}

extension UICollectionView {
    final func baseRegister(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        if let cellClass, !(cellClass is UICollectionViewCell.Type) {
            trap("\(cellClass) must be a subclass of UICollectionViewCell")
        }
        cellSources[identifier] = .ofReusableView(cellClass)
    }

    /// Registers a nib, or another source, for cells; `nil` removes the registration.
    public func register(_ source: (any ReusableViewSource)?, forCellWithReuseIdentifier identifier: String) {
        cellSources[identifier] = source.map(ViewSource.source)
    }

    /// Registers a nib, or another source, for supplementary views of a kind; `nil` removes the registration.
    public func register(
        _ source: (any ReusableViewSource)?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementarySources[SupplementaryKey(kind: kind, identifier: identifier)] = source.map(ViewSource.source)
    }

    /// The identifiers under which cells are registered, in alphabetical order.
    public var registeredCellIdentifiers: [String] { cellSources.keys.sorted() }

    /// Returns a reused cell or a new one.
    ///
    /// - Returns: `nil` if nothing is registered for the identifier.
    /// - Throws: the errors of the registered source, and ``RegistrationError`` if the source creates a view that is
    ///   not a cell.
    public func makeReusableCell(withReuseIdentifier identifier: String) throws -> UICollectionViewCell? {
        if let cell = idleCells[identifier]?.popLast() {
            passTraits(to: cell)
            cell.prepareForReuse()
            return cell
        }
        guard let source = cellSources[identifier] else { return nil }
        guard let cell = try source.makeReusableView() as? UICollectionViewCell else {
            throw RegistrationError(identifier: identifier, expected: "UICollectionViewCell")
        }
        cell.reuseIdentifier = identifier
        passTraits(to: cell)
        return cell
    }

    final func baseDequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let element = reconfiguredElement, element.indexPath == indexPath,
            let cell = visibleElements[element]?.view as? UICollectionViewCell, cell.reuseIdentifier == identifier
        {
            return cell
        }
        return dequeued(
            { try makeReusableCell(withReuseIdentifier: identifier) },
            orTrap: """
                could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must \
                register a nib or a class for the identifier or connect a prototype cell in a storyboard
                """)
    }

    final func baseDequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = SupplementaryKey(kind: elementKind, identifier: identifier)
        if let view = idleSupplementaryViews[key]?.popLast() {
            passTraits(to: view)
            view.prepareForReuse()
            return view
        }
        let view = dequeued(
            { try supplementarySources[key]?.makeReusableView() },
            orTrap: """
                could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or \
                a class for the identifier or connect a prototype cell in a storyboard
                """)
        view.reuseIdentifier = identifier
        passTraits(to: view)
        return view
    }

    /// Stores a view that is no longer shown, so that it can be reused.
    func enqueueForReuse(_ view: UICollectionReusableView, of element: CollectionElement) {
        if element.category == .decorationView { idleDecorationViews[element.kind, default: []].append(view) }
        guard let identifier = view.reuseIdentifier else { return }
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            idleCells[identifier, default: []].append(cell)
        } else if element.category == .supplementaryView {
            let key = SupplementaryKey(kind: element.kind, identifier: identifier)
            idleSupplementaryViews[key, default: []].append(view)
        }
    }

    /// Traps because the data source provides no supplementary view.
    func trapForMissingSupplementaryView(_ kind: String, at indexPath: IndexPath) -> Never {
        trap(
            """
            the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the \
            element kind it is being used for, or the data source does not implement the method: \(kind) at \
            \(indexPath.uikitText)
            """)
    }
}
