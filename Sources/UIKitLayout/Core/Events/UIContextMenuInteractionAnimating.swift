import Foundation

/// The animation of a context menu that appears or disappears. On Linux there are no such animations.
public protocol UIContextMenuInteractionAnimating: AnyObject {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation after a tap on the preview of a context menu. On Linux there are no such animations.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The way in which a preview disappears after a tap.
public nonisolated enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
    case dismiss = 0
    case pop
}
