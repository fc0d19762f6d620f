import Foundation

/// The dragging of items from a view; stored, never begins on Linux.
open class UIDragInteraction: ViewInteraction {
    deinit {}

    /// The delegate that provides the items; held weakly, never called on Linux.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether drags can begin. Stored; has no effect on Linux.
    open var isEnabled = true
    /// Whether other gestures are recognised while a drag begins. Stored; has no effect on Linux.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Creates an interaction with a delegate.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
    }
}

/// The delegate of a drag interaction; never called on Linux.
public protocol UIDragInteractionDelegate: AnyObject {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedPreview?
}

extension UIDragInteractionDelegate {
    /// Returns `nil` by default. Never called on Linux.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedPreview? { nil }
}

/// The dropping of items on a view; stored, never takes place on Linux.
open class UIDropInteraction: ViewInteraction {
    deinit {}

    /// The delegate that handles drops; held weakly, never called on Linux.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Whether several drops can take place at the same time. Stored; has no effect on Linux.
    open var allowsSimultaneousDropSessions = false

    /// Creates an interaction with a delegate.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
    }
}

/// The delegate of a drop interaction; never called on Linux.
public protocol UIDropInteractionDelegate: AnyObject {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// Returns `true` by default. Never called on Linux.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        true
    }
    /// Cancels the drop by default. Never called on Linux.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Does nothing by default. Never called on Linux.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}
