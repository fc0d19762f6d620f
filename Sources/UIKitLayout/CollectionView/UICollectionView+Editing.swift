import Foundation

/// What a collection view stores and does not lay out with.
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

    /// Whether the items are edited; a stored value.
    public var isEditing: Bool {
        get { stored.isEditing }
        set { stored.isEditing = newValue }
    }
    /// Whether items can be selected while they are edited; a stored value.
    public var allowsSelectionDuringEditing: Bool {
        get { stored.allowsSelectionDuringEditing }
        set { stored.allowsSelectionDuringEditing = newValue }
    }
    /// Whether several items can be selected while they are edited; a stored value.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { stored.allowsMultipleSelectionDuringEditing }
        set { stored.allowsMultipleSelectionDuringEditing = newValue }
    }
    /// Whether items can have the focus; a stored value.
    public var allowsFocus: Bool {
        get { stored.allowsFocus }
        set { stored.allowsFocus = newValue }
    }
    /// Whether the focus comes back to its item; a stored value.
    public var remembersLastFocusedIndexPath: Bool {
        get { stored.remembersLastFocusedIndexPath }
        set { stored.remembersLastFocusedIndexPath = newValue }
    }
    /// Whether items can be dragged; a stored value.
    public var dragInteractionEnabled: Bool {
        get { stored.dragInteractionEnabled }
        set { stored.dragInteractionEnabled = newValue }
    }
    /// When items make room for one that is dragged; a stored value.
    public var reorderingCadence: ReorderingCadence {
        get { stored.reorderingCadence }
        set { stored.reorderingCadence = newValue }
    }
    /// Who knows what is dragged; held weakly, never asked on Linux.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { stored.dragDelegate }
        set { stored.dragDelegate = newValue }
    }
    /// Who takes what is dropped; held weakly, never asked on Linux.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { stored.dropDelegate }
        set { stored.dropDelegate = newValue }
    }

    /// When items make room.
    public nonisolated enum ReorderingCadence: Int, Hashable, Sendable {
        case immediate = 0
        case fast, slow
    }
}

/// A drag; there is none on Linux.
public protocol UIDragSession: AnyObject {
    var items: [UIDragItem] { get }
    var localContext: Any? { get set }
}

/// Something that is dragged; nothing is on Linux.
open class UIDragItem: NSObject {
    deinit {}

    /// The thing itself.
    open var localObject: Any?

    /// What hands the thing over.
    public let itemProvider: NSItemProvider

    /// Makes an item of what hands a thing over.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// What hands a thing over to other programs; a stored value, as there are none on Linux.
open class NSItemProvider: NSObject {
    deinit {}

    /// The thing.
    public let object: Any?
    /// The name that is proposed for it.
    open var suggestedName: String?

    /// Makes a provider of nothing.
    public override init() {
        object = nil
    }

    /// Makes a provider of a thing.
    public init(object: Any) {
        self.object = object
    }
}

/// Who knows what is dragged; never asked on Linux.
public protocol UICollectionViewDragDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// A drop; there is none on Linux.
public protocol UICollectionViewDropCoordinator: AnyObject {
    var destinationIndexPath: IndexPath? { get }
}

/// Who takes what is dropped; never asked on Linux.
public protocol UICollectionViewDropDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}
