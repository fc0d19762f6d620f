import UIKit

/// A tile that lifts under the pointer and previews itself in a context menu.
final class PointerTile: UIView, UIPointerInteractionDelegate, UIContextMenuInteractionDelegate {
    private let titleLabel = UILabel()
    private(set) lazy var pointer = UIPointerInteraction(delegate: self)
    private(set) lazy var menu = UIContextMenuInteraction(delegate: self)

    init(title: String) {
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
        layer.cornerRadius = 10
        addInteraction(pointer)
        addInteraction(menu)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let view = interaction.view else { return nil }
        let preview = UITargetedPreview(view: view)
        let shape = UIPointerShape.roundedRect(region.rect.insetBy(dx: -4, dy: -4), radius: 12)
        return UIPointerStyle(effect: .lift(preview), shape: shape)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        UIPointerRegion(rect: bounds, identifier: "tile")
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: UIPointerInteractionAnimating
    ) {
        animator.addAnimations { self.titleLabel.alpha = 0.5 }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: "tile" as NSString, previewProvider: nil) { _ in
            UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius)
        return UITargetedPreview(view: self, parameters: parameters)
    }
}
