import Foundation

/// The element of a root view, with its place in the file.
nonisolated struct IBRootElement {
    let element: IBElement
    let place: IBRootPlacement
}

nonisolated extension InterfaceFile {
    /// The root views of the file, in file order: cells, top-level views, controllers' views and the views of bar
    /// items. Except for cells, they have no superview in the file.
    var rootElements: [IBRootElement] {
        var search = RootSearch()
        search.visit(root, at: .other, isInView: false)
        return search.found
    }

    /// The given cell's place in the file; `topLevel` if the cell is not among ``rootElements``.
    func place(of cell: IBElement) -> IBRootPlacement {
        rootElements.first { $0.element === cell }?.place ?? .topLevel
    }
}

extension IBElement {
    private nonisolated static let companions: Set<String> = ["contentView", "tableHeaderView", "tableFooterView"]

    /// Whether the element represents a view that another view creates by itself or holds in a property.
    nonisolated var isCompanion: Bool { Self.companions.contains(self["key"] ?? "") }
}

/// A search that collects the root views of a document in document order.
private nonisolated struct RootSearch {
    private(set) var found: [IBRootElement] = []

    private static let listNames: Set<String> = ["tableView", "collectionView"]
    private static let cellNames: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    /// - Parameters:
    ///   - place: the place of a view among the element's children.
    ///   - isInView: whether the element is a view or a view's list of subviews.
    mutating func visit(_ element: IBElement, at place: IBRootPlacement, isInView: Bool) {
        for child in element.children { visit(child, of: element, at: place, isInView: isInView) }
    }

    private mutating func visit(_ child: IBElement, of parent: IBElement, at place: IBRootPlacement, isInView: Bool) {
        let inner = Self.listNames.contains(child.name) ? .listItem(child) : place
        let isCell = Self.cellNames.contains(child.name)
        let isSubview =
            isInView && !isCell && (parent.name == "subviews" || child.isCompanion)
        guard isCell || isSubview || child.hasStoredFrame else {
            return visit(child, at: inner, isInView: isInView && child.name == "subviews")
        }
        if !isSubview { found.append(IBRootElement(element: child, place: self.place(of: child, in: parent, place))) }
        visit(child, at: inner, isInView: true)
    }

    private func place(of child: IBElement, in parent: IBElement, _ place: IBRootPlacement) -> IBRootPlacement {
        if child["key"] == "view", parent.name.hasSuffix("ontroller") { return .controller(parent) }
        if parent.name == "objects" { return .topLevel }
        if case .listItem = place, Self.cellNames.contains(child.name) { return place }
        return .other
    }
}
