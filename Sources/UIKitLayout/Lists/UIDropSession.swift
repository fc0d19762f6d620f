import Foundation

/// A drop session. On Linux there are no drop sessions.
public protocol UIDropSession: AnyObject {
    var items: [UIDragItem] { get }
    var localDragSession: (any UIDragSession)? { get }
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func location(in view: UIView) -> CGPoint
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: AnyClass) -> Bool
    @discardableResult
    func loadObjects(ofClass aClass: AnyClass, completion: @escaping ([Any]) -> Void) -> Progress
}

/// The effect of a drop.
public nonisolated enum UIDropOperation: UInt, Hashable, Sendable {
    case cancel = 0
    case forbidden, copy, move
}

/// A proposal for a drop; has no effect on Linux.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIDropProposal: NSObject {
    deinit {}

    /// The effect of the drop.
    public let operation: UIDropOperation
    /// Whether the user is expected to choose the place of the drop precisely.
    open var isPrecise = false
    /// Whether the preview is shown in full size.
    open var prefersFullSizePreview = false

    /// Creates a proposal with the given effect.
    public init(operation: UIDropOperation) {
        self.operation = operation
    }
}

/// The animation of a dropped item. On Linux nothing is dropped.
public protocol UIDragAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An object that can be activated by a drag that stays above it.
public protocol UISpringLoadedInteractionSupporting: AnyObject {
    var isSpringLoaded: Bool { get set }
}

/// The context of a drag that stays above a view. On Linux nothing is dragged.
public protocol UISpringLoadedInteractionContext: AnyObject {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
}

/// The state of a view's activation by a drag that stays above it.
public nonisolated enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
    case inactive = 0
    case possible, activating, activated
}
