import Foundation

extension UIButton {
    /// Shows the title and the image of the menu's selected action, if the button shows the selection of its menu.
    final func showMenuSelection() {
        guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
        let actions = menu.actions
        guard let selected = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
        if configuration != nil {
            configuration?.title = selected.title
            configuration?.image = selected.image
        } else {
            setTitle(selected.title, for: .normal)
            setImage(selected.image, for: .normal)
        }
    }
}

extension UIMenu {
    /// The actions in the menu and its submenus, in order.
    fileprivate var actions: [UIAction] {
        children.flatMap { element in
            (element as? UIAction).map { [$0] } ?? (element as? UIMenu)?.actions ?? []
        }
    }
}
