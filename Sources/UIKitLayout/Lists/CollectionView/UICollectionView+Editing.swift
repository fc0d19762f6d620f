import Foundation

/// The properties that a collection view stores without effect on layout.
private struct CollectionEditing {
    static let key = AssociatedKey<CollectionEditing>()

    var isEditing = false
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
    private var stored: CollectionEditing {
        get { associatedValue(for: CollectionEditing.key) ?? CollectionEditing() }
        set { setAssociatedValue(newValue, for: CollectionEditing.key) }
    }

    final var baseIsEditing: Bool {
        get { stored.isEditing }
        set { stored.isEditing = newValue }
    }
    /// Whether items can be selected during editing. Stored; has no effect on Linux.
    public var allowsSelectionDuringEditing: Bool {
        get { stored.allowsSelectionDuringEditing }
        set { stored.allowsSelectionDuringEditing = newValue }
    }
    /// Whether several items can be selected during editing. Stored; has no effect on Linux.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { stored.allowsMultipleSelectionDuringEditing }
        set { stored.allowsMultipleSelectionDuringEditing = newValue }
    }
    /// Whether items can have the focus. Stored; has no effect on Linux.
    public var allowsFocus: Bool {
        get { stored.allowsFocus }
        set { stored.allowsFocus = newValue }
    }
    /// Whether the focus returns to the last focused item. Stored; has no effect on Linux.
    public var remembersLastFocusedIndexPath: Bool {
        get { stored.remembersLastFocusedIndexPath }
        set { stored.remembersLastFocusedIndexPath = newValue }
    }
    /// Whether items can be dragged. Stored; has no effect on Linux.
    public var dragInteractionEnabled: Bool {
        get { stored.dragInteractionEnabled }
        set { stored.dragInteractionEnabled = newValue }
    }
    /// The speed at which items are reordered during a drag. Stored; has no effect on Linux.
    public var reorderingCadence: ReorderingCadence {
        get { stored.reorderingCadence }
        set { stored.reorderingCadence = newValue }
    }
    /// The delegate for dragging; held weakly, never called on Linux.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { stored.dragDelegate }
        set { stored.dragDelegate = newValue }
    }
    /// The delegate for dropping; held weakly, never called on Linux.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { stored.dropDelegate }
        set { stored.dropDelegate = newValue }
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

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A provider of data for other programs; has no effect on Linux.
open class NSItemProvider: NSObject {
    deinit {}

    /// The object that is provided.
    public let object: Any?
    /// The suggested file name.
    open var suggestedName: String?

    /// Creates a provider without an object.
    public override init() {
        object = nil
    }

    /// Creates a provider of the given object.
    public init(object: Any) {
        self.object = object
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
