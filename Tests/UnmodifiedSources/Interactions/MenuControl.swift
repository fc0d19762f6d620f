import UIKit

/// A control that shows a menu when it is pressed, with a preview of its icon.
final class MenuControl: UIControl {
    let icon = UIImageView(image: UIImage(systemName: "ellipsis.circle"))
    var makeMenu: (MenuControl) -> UIMenu? = { _ in nil }
    private(set) var isMenuShown = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsMenuAsPrimaryAction = true
        isContextMenuInteractionEnabled = true
        icon.frame = bounds
        icon.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(icon)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            self.flatMap { $0.makeMenu($0) }
        }
        if #available(iOS 16.0, *) {
            configuration.preferredMenuElementOrder = .fixed
        }
        return configuration
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        UITargetedPreview(view: icon)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        isMenuShown = true
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        isMenuShown = false
    }

    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    func reload() {
        contextMenuInteraction?.updateVisibleMenu { [weak self] menu in
            guard let self else { return menu }
            return self.makeMenu(self) ?? menu
        }
    }
}
