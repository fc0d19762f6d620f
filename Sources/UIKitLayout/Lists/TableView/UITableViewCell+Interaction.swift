import Foundation

/// The properties of a cell that concern focus, drags and editing, without effect on layout.
struct CellInteraction {
    static let key = AssociatedKey<CellInteraction>()

    var focusStyle = UITableViewCell.FocusStyle.default
    var userInteractionEnabledWhileDragging = false
    var shouldIndentWhileEditing = true
}

extension UITableViewCell {
    final var cellInteraction: CellInteraction {
        get { associatedValue(for: CellInteraction.key) ?? CellInteraction() }
        set { setAssociatedValue(newValue, for: CellInteraction.key) }
    }

    /// The appearance of a focused cell.
    public nonisolated enum FocusStyle: Int, Hashable, Sendable {
        case `default` = 0
        case custom
    }

    /// The state of a cell during a drag.
    public nonisolated enum DragState: Int, Hashable, Sendable {
        case none = 0
        case lifting, dragging
    }
}
