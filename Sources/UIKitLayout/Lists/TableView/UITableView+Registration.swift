import Foundation
import Trapping

/// The registered source from which a table or collection view creates views when there is no view to reuse.
enum ViewSource {
    case viewClass(UIView.Type)
    case source(any ReusableViewSource)
    case factory(() throws -> UIView)
}

extension UITableView {
    final func baseRegister(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellSources[identifier] = viewSource(cellClass, as: UITableViewCell.self)
    }

    /// Registers a nib, or another source, for cells; `nil` removes the registration.
    public func register(_ source: (any ReusableViewSource)?, forCellReuseIdentifier identifier: String) {
        cellSources[identifier] = source.map(ViewSource.source)
    }

    /// Registers a closure that creates cells.
    public func register(
        forCellReuseIdentifier identifier: String, factory: @escaping () throws -> UITableViewCell
    ) {
        cellSources[identifier] = .factory(factory)
    }

    final func baseRegister(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterSources[identifier] = viewSource(viewClass, as: UITableViewHeaderFooterView.self)
    }

    /// Registers a nib, or another source, for headers and footers; `nil` removes the registration.
    public func register(
        _ source: (any ReusableViewSource)?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        headerFooterSources[identifier] = source.map(ViewSource.source)
    }

    /// Registers a closure that creates headers and footers.
    public func register(
        forHeaderFooterViewReuseIdentifier identifier: String,
        factory: @escaping () throws -> UITableViewHeaderFooterView
    ) {
        headerFooterSources[identifier] = .factory(factory)
    }

    /// The identifiers for which cells are registered, in alphabetical order.
    public var registeredCellIdentifiers: [String] { cellSources.keys.sorted() }
    /// The identifiers for which headers and footers are registered, in alphabetical order.
    public var registeredHeaderFooterIdentifiers: [String] { headerFooterSources.keys.sorted() }

    /// Returns a reused cell or, if none is available, a new one.
    ///
    /// - Returns: the cell; `nil` if there is no cell to reuse and nothing is registered for the identifier.
    /// - Throws: any error of the registered source; ``RegistrationError`` if the source creates a view that is not a
    ///   cell.
    public func makeReusableCell(withIdentifier identifier: String) throws -> UITableViewCell? {
        try makeReusableCell(withIdentifier: identifier, height: nil)
    }

    /// Returns a reused or new cell of the given height, in points; if that is `nil`, the cell's height is not changed.
    private func makeReusableCell(withIdentifier identifier: String, height: CGFloat?) throws -> UITableViewCell? {
        if let cell = idleCells[identifier]?.popLast() {
            setSize(of: cell, height: height)
            cell.prepareForReuse()
            return cell
        }
        guard let source = cellSources[identifier] else { return nil }
        guard let cell = try makeView(source, identifier: identifier) as? UITableViewCell else {
            throw RegistrationError(identifier: identifier, expected: "UITableViewCell")
        }
        cell.storedReuseIdentifier = cell.storedReuseIdentifier ?? identifier
        setSize(of: cell, height: height)
        return cell
    }

    /// Sets the width of a cell to that of rows, and the cell's height unless it is `nil`, before the cell is
    /// configured.
    private func setSize(of cell: UITableViewCell, height: CGFloat?) {
        let conditions = cellConditions
        if let height { cell.frame.size = CGSize(width: conditions.rowWidth, height: height) }
        enter(cell, conditions)
    }

    final func baseDequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        try? makeReusableCell(withIdentifier: identifier)
    }

    final func baseDequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        if let row = reconfiguredRow, row.indexPath == indexPath, row.cell.reuseIdentifier == identifier {
            return row.cell
        }
        let height = requestedRow.flatMap { $0.path == indexPath ? $0.height : nil }
        return dequeued(
            { try makeReusableCell(withIdentifier: identifier, height: height) },
            orTrap: """
                unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the \
                identifier or connect a prototype cell in a storyboard
                """)
    }

    /// Returns a new header or footer for a section; `nil` if nothing is registered for the identifier.
    ///
    /// - Throws: any error of the registered source; ``RegistrationError`` if the source creates a view of another
    ///   kind.
    public func makeReusableHeaderFooterView(
        withIdentifier identifier: String
    ) throws -> UITableViewHeaderFooterView? {
        guard let source = headerFooterSources[identifier] else { return nil }
        guard let view = try makeView(source, identifier: identifier) as? UITableViewHeaderFooterView else {
            throw RegistrationError(identifier: identifier, expected: "UITableViewHeaderFooterView")
        }
        view.storedReuseIdentifier = view.storedReuseIdentifier ?? identifier
        view.tableTraits = traitCollection
        return view
    }

    /// Makes a cell available for reuse after it has been removed from the screen.
    public func enqueueForReuse(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        idleCells[identifier, default: []].append(cell)
    }

    private func viewSource<View: UIView>(_ viewClass: AnyClass?, as base: View.Type) -> ViewSource? {
        guard let viewClass else { return nil }
        guard let type = viewClass as? View.Type else {
            trap("\(viewClass) must be a subclass of \(base)")
        }
        return .viewClass(type)
    }

    private func makeView(_ source: ViewSource, identifier: String) throws -> UIView {
        let view =
            switch source {
            case .viewClass(let type): PendingReuse.$identifier.withValue(identifier) { make(type) }
            case .source(let source): try source.makeReusableView()
            case .factory(let factory): try factory()
            }
        if view.overrideTraitCollection == nil { view.overrideTraitCollection = traitCollection }
        return view
    }

    private func make(_ type: UIView.Type) -> UIView {
        switch type {
        case let type as UITableViewCell.Type: type.makeOfClass()
        case let type as UITableViewHeaderFooterView.Type: type.makeOfClass()
        default: trap("\(type) is neither a cell nor a header or footer")
        }
    }
}

/// The error for a registered source that creates a view of the wrong kind.
public nonisolated struct RegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reuse identifier.
    public let identifier: String
    /// The name of the expected class.
    public let expected: String

    /// The identifier and the expected class, as a sentence.
    public var description: String {
        "what is registered for \"\(identifier)\" is not a \(expected)"
    }
}

/// The reuse identifier of the view that a table is creating from a registered class.
enum PendingReuse {
    @TaskLocal static var identifier: String?
}
