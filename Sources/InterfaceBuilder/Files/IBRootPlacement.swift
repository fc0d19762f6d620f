import Foundation

/// The place of a root view in an Interface Builder file.
nonisolated enum IBRootPlacement {
    /// The view of the controller in the associated value.
    case controller(IBElement)
    /// A top-level object of the file.
    case topLevel
    /// A cell, header or footer of the table or collection view in the associated value.
    case listItem(IBElement)
    /// A view that belongs to another object, such as a navigation item, a bar button item or a scene.
    case other

    /// The element of the view's controller, or `nil` if the view is not a controller's view.
    var controller: IBElement? {
        if case .controller(let element) = self { element } else { nil }
    }

    /// Whether the view is assumed to fill a screen, as controllers' views and top-level views are.
    var fillsScreen: Bool {
        switch self {
        case .controller, .topLevel: true
        case .listItem, .other: false
        }
    }
}
