import Foundation

/// The properties that a collection view stores without effect on layout.
struct CollectionEditing {
    static let key = AssociatedKey<CollectionEditing>()

    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false
    var allowsFocus = false
    var remembersLastFocusedIndexPath = false
    var dragInteractionEnabled = true
    var reorderingCadence = UICollectionView.ReorderingCadence.immediate
    weak var dragDelegate: (any UICollectionViewDragDelegate)?
    weak var dropDelegate: (any UICollectionViewDropDelegate)?
}

extension UICollectionView {
    final var collectionEditing: CollectionEditing {
        get { associatedValue(for: CollectionEditing.key) ?? CollectionEditing() }
        set { setAssociatedValue(newValue, for: CollectionEditing.key) }
    }

    final func setEdited(_ edited: Bool) {
        storedIsEditing = edited
        for cell in visibleCells { cell.isEdited = edited }
    }

    /// Whether items can be selected during editing. Stored; has no effect on Linux.
    public var allowsSelectionDuringEditing: Bool {
        get { collectionEditing.allowsSelectionDuringEditing }
        set { collectionEditing.allowsSelectionDuringEditing = newValue }
    }
    /// Whether several items can be selected during editing. Stored; has no effect on Linux.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { collectionEditing.allowsMultipleSelectionDuringEditing }
        set { collectionEditing.allowsMultipleSelectionDuringEditing = newValue }
    }
    /// Whether items can have the focus. Stored; has no effect on Linux.
    public var allowsFocus: Bool {
        get { collectionEditing.allowsFocus }
        set { collectionEditing.allowsFocus = newValue }
    }
    /// Whether the focus returns to the last focused item. Stored; has no effect on Linux.
    public var remembersLastFocusedIndexPath: Bool {
        get { collectionEditing.remembersLastFocusedIndexPath }
        set { collectionEditing.remembersLastFocusedIndexPath = newValue }
    }
    /// Whether items can be dragged. Stored; has no effect on Linux.
    public var dragInteractionEnabled: Bool {
        get { collectionEditing.dragInteractionEnabled }
        set { collectionEditing.dragInteractionEnabled = newValue }
    }
    /// The speed at which items are reordered during a drag. Stored; has no effect on Linux.
    public var reorderingCadence: ReorderingCadence {
        get { collectionEditing.reorderingCadence }
        set { collectionEditing.reorderingCadence = newValue }
    }
    /// The delegate for dragging; held weakly, never called on Linux.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { collectionEditing.dragDelegate }
        set { collectionEditing.dragDelegate = newValue }
    }
    /// The delegate for dropping; held weakly, never called on Linux.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { collectionEditing.dropDelegate }
        set { collectionEditing.dropDelegate = newValue }
    }

    /// The speed at which items are reordered during a drag.
    public nonisolated enum ReorderingCadence: Int, Hashable, Sendable {
        case immediate = 0
        case fast, slow
    }
}

/// A drag session. On Linux there are no drag sessions.
public protocol UIDragSession: AnyObject {
    var items: [UIDragItem] { get }
    var localContext: Any? { get set }
}

/// An item of a drag session; never dragged on Linux.
open class UIDragItem: NSObject {
    deinit {}

    /// The object that the item represents in the app.
    open var localObject: Any?

    /// The provider of the item's data.
    public let itemProvider: NSItemProvider

    /// Creates a drag item for an item provider.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}

/// The delegate that provides the items of a drag; never called on Linux.
public protocol UICollectionViewDragDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// The coordinator of a drop. On Linux nothing is dropped.
public protocol UICollectionViewDropCoordinator: AnyObject {
    var destinationIndexPath: IndexPath? { get }
}

/// The delegate that handles a drop; never called on Linux.
public protocol UICollectionViewDropDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}
