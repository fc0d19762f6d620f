import Foundation

/// The place in an Interface Builder file of a view that has no superview there.
nonisolated enum IBRootPlacement {
    /// The view of a controller.
    case controller(IBElement)
    /// A top-level object of the file.
    case topLevel
    /// A cell, header or footer of a table or collection view.
    case listItem(IBElement)
    /// A part of another object: a navigation item, a bar button item or a scene.
    case other

    /// The controller of the view.
    var controller: IBElement? {
        if case .controller(let element) = self { element } else { nil }
    }

    /// Whether the view fills a screen.
    var fillsScreen: Bool {
        switch self {
        case .controller, .topLevel: true
        case .listItem, .other: false
        }
    }
}
