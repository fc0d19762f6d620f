import Foundation

/// What a long press on something offers; never shown on Linux.
open class UIContextMenuConfiguration: NSObject {
    deinit {}

    /// What the configuration belongs to.
    public let identifier: any NSCopying
    /// Makes the preview.
    public let previewProvider: (() -> UIViewController?)?
    /// Makes the menu of those that the system proposes.
    public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Makes a configuration; without an identifier it has one of its own.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    }
}

/// A view's context menu; stored, never shown on Linux.
open class UIContextMenuInteraction: NSObject, UIInteraction {
    deinit {}

    /// Who makes the menu; held weakly, never asked on Linux.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// Makes an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    /// Does nothing on Linux.
    open func dismissMenu() {}
}

/// Who makes a context menu; never asked on Linux.
public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

// Context menus of rows and items. Nobody opens one on Linux.
extension UITableViewDelegate {
    /// None, unless the delegate says otherwise; never called on Linux.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}

extension UICollectionViewDelegate {
    /// None, unless the delegate says otherwise; never called on Linux.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// None, unless the delegate says otherwise; never called on Linux.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}
