import Foundation

/// The properties of a cell that concern focus, drags and editing, without effect on layout.
private struct CellInteraction {
    static let key = AssociatedKey<CellInteraction>()

    var focusStyle = UITableViewCell.FocusStyle.default
    var userInteractionEnabledWhileDragging = false
    var shouldIndentWhileEditing = true
}

extension UITableViewCell {
    private var stored: CellInteraction {
        get { associatedValue(for: CellInteraction.key) ?? CellInteraction() }
        set { setAssociatedValue(newValue, for: CellInteraction.key) }
    }

    final var baseFocusStyle: FocusStyle {
        get { stored.focusStyle }
        set { stored.focusStyle = newValue }
    }
    final var baseUserInteractionEnabledWhileDragging: Bool {
        get { stored.userInteractionEnabledWhileDragging }
        set { stored.userInteractionEnabledWhileDragging = newValue }
    }
    final var baseShouldIndentWhileEditing: Bool {
        get { stored.shouldIndentWhileEditing }
        set { stored.shouldIndentWhileEditing = newValue }
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
