import Foundation

/// Where a view that an Interface Builder file holds without a superview stands.
nonisolated enum IBPlace {
    /// It is the view of a controller.
    case controller(IBElement)
    /// It is one of the file's topmost objects.
    case topLevel
    /// It is a cell, header or footer of a table or collection.
    case list(IBElement)
    /// It belongs to something else: a navigation item, a bar button item, a scene.
    case loose

    /// The controller whose view it is.
    var controller: IBElement? {
        if case .controller(let element) = self { element } else { nil }
    }

    /// Whether it is shown on a screen of its own.
    var fillsScreen: Bool {
        switch self {
        case .controller, .topLevel: true
        case .list, .loose: false
        }
    }
}

/// A view without a superview in its file.
nonisolated struct IBRootElement {
    let element: IBElement
    let place: IBPlace
}

nonisolated extension InterfaceFile {
    /// The views that have no superview in the file, in its order: cells, topmost views, controllers' views and those of
    /// bar items.
    var rootElements: [IBRootElement] {
        var search = RootSearch()
        search.visit(root, at: .loose, isInView: false)
        return search.found
    }

    /// Where a cell of the file stands.
    func place(of cell: IBElement) -> IBPlace {
        rootElements.first { $0.element === cell }?.place ?? .topLevel
    }
}

extension IBElement {
    private nonisolated static let companions: Set<String> = ["contentView", "tableHeaderView", "tableFooterView"]

    /// Whether the element stands for a view that another one brings along, or that is made with it.
    nonisolated var isCompanion: Bool { Self.companions.contains(self["key"] ?? "") }
}

/// Collects roots from the top of a document down.
private nonisolated struct RootSearch {
    private(set) var found: [IBRootElement] = []

    private static let listNames: Set<String> = ["tableView", "collectionView"]
    private static let cellNames: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    /// - Parameters:
    ///   - place: where a view among the element's children stands.
    ///   - isInView: whether the element is a view or a view's list of subviews.
    mutating func visit(_ element: IBElement, at place: IBPlace, isInView: Bool) {
        for child in element.children { visit(child, of: element, at: place, isInView: isInView) }
    }

    private mutating func visit(_ child: IBElement, of parent: IBElement, at place: IBPlace, isInView: Bool) {
        let inner = Self.listNames.contains(child.name) ? .list(child) : place
        let isCell = Self.cellNames.contains(child.name)
        let isSubview =
            isInView && !isCell && (parent.name == "subviews" || child.isCompanion)
        guard isCell || isSubview || child.child("rect", key: "frame") != nil else {
            return visit(child, at: inner, isInView: isInView && child.name == "subviews")
        }
        if !isSubview { found.append(IBRootElement(element: child, place: self.place(of: child, in: parent, place))) }
        visit(child, at: inner, isInView: true)
    }

    private func place(of child: IBElement, in parent: IBElement, _ place: IBPlace) -> IBPlace {
        if child["key"] == "view", parent.name.hasSuffix("ontroller") { return .controller(parent) }
        if parent.name == "objects" { return .topLevel }
        if case .list = place, Self.cellNames.contains(child.name) { return place }
        return .loose
    }
}
