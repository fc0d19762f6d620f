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
    /// - Parameter frame: The frame with which a view of a registered class is created.
    /// - Throws: ``RegistrationError`` if the created view is not a `UICollectionReusableView`, and the errors of the
    ///   source.
    func makeReusableView(frame: CGRect = .zero) throws -> UICollectionReusableView {
        let view: UIView? =
            switch self {
            case .viewClass(let type): type.initialized(frame: frame)
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
        try makeReusableCell(withReuseIdentifier: identifier, nil)
    }

    /// Returns a reused cell or a new one, with the given attributes.
    private func makeReusableCell(
        withReuseIdentifier identifier: String, _ attributes: UICollectionViewLayoutAttributes?
    ) throws -> UICollectionViewCell? {
        if let cell = idleCells[identifier]?.popLast() {
            passTraits(to: cell)
            cell.prepareForReuse()
            if let attributes { place(cell, attributes) }
            return cell
        }
        guard let source = cellSources[identifier] else { return nil }
        let made = try source.makeReusableView(frame: attributes?.frame ?? .zero)
        guard let cell = made as? UICollectionViewCell else {
            throw RegistrationError(identifier: identifier, expected: "UICollectionViewCell")
        }
        prepareNew(cell, identifier, attributes)
        return cell
    }

    private func prepareNew(
        _ view: UICollectionReusableView, _ identifier: String, _ attributes: UICollectionViewLayoutAttributes?
    ) {
        view.reuseIdentifier = identifier
        passTraits(to: view)
        if let attributes { place(view, attributes) }
    }

    /// The attributes of an element that is being dequeued: as in UIKit, the dequeued view has its frame before the data
    /// source configures it. They are `nil` while the layout does not know them, for example while it asks the delegate for
    /// the sizes of items, and for elements that do not exist.
    private func attributesAtDequeue(
        _ category: ElementCategory, kind: String = "", _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let element = CollectionElement(category: category, kind: kind, indexPath: indexPath)
        if let requestedAttributes, requestedAttributes.element == element { return requestedAttributes }
        guard collectionViewLayout.isPrepared, let knownCounts, indexPath.count == 2,
            knownCounts.indices.contains(indexPath.section),
            category != .cell || (0..<knownCounts[indexPath.section]).contains(indexPath.item)
        else { return nil }
        return attributes(of: element)
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
            { try makeReusableCell(withReuseIdentifier: identifier, attributesAtDequeue(.cell, indexPath)) },
            orTrap: """
                could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must \
                register a nib or a class for the identifier or connect a prototype cell in a storyboard
                """)
    }

    final func baseDequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = SupplementaryKey(kind: elementKind, identifier: identifier)
        let attributes = attributesAtDequeue(.supplementaryView, kind: elementKind, indexPath)
        if let view = idleSupplementaryViews[key]?.popLast() {
            passTraits(to: view)
            view.prepareForReuse()
            if let attributes { place(view, attributes) }
            return view
        }
        let view = dequeued(
            { try supplementarySources[key]?.makeReusableView(frame: attributes?.frame ?? .zero) },
            orTrap: """
                could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or \
                a class for the identifier or connect a prototype cell in a storyboard
                """)
        prepareNew(view, identifier, attributes)
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
