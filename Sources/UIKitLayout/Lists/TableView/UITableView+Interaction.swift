import Foundation

/// The properties of a table that concern prefetching, focus, and drag and drop.
private struct TableInteraction {
    static let key = AssociatedKey<TableInteraction>()

    var isPrefetchingEnabled = true
    var allowsFocus = false
    var allowsFocusDuringEditing = false
    var remembersLastFocusedIndexPath = false
    var selectionFollowsFocus = false
    var isSpringLoaded = false
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
}

extension UITableView: UISpringLoadedInteractionSupporting {
    private var stored: TableInteraction {
        get { associatedValue(for: TableInteraction.key) ?? TableInteraction() }
        set { setAssociatedValue(newValue, for: TableInteraction.key) }
    }

    /// Whether ``UITableView/prefetchDataSource`` is asked to prefetch rows; true by default.
    public var isPrefetchingEnabled: Bool {
        get { stored.isPrefetchingEnabled }
        set { stored.isPrefetchingEnabled = newValue }
    }
    /// Posted when the user changes the selection; never posted on Linux.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
    /// A title that the section index shows as a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    // MARK: Focus

    /// Whether rows can have the focus. Stored; has no effect on Linux.
    public var allowsFocus: Bool {
        get { stored.allowsFocus }
        set { stored.allowsFocus = newValue }
    }
    /// Whether rows can have the focus during editing. Stored; has no effect on Linux.
    public var allowsFocusDuringEditing: Bool {
        get { stored.allowsFocusDuringEditing }
        set { stored.allowsFocusDuringEditing = newValue }
    }
    /// Whether the focus returns to the last focused row. Stored; has no effect on Linux.
    public var remembersLastFocusedIndexPath: Bool {
        get { stored.remembersLastFocusedIndexPath }
        set { stored.remembersLastFocusedIndexPath = newValue }
    }
    /// Whether a row is selected when it receives the focus. Stored; has no effect on Linux.
    public var selectionFollowsFocus: Bool {
        get { stored.selectionFollowsFocus }
        set { stored.selectionFollowsFocus = newValue }
    }

    // MARK: Drag and drop

    /// The delegate for dragging; held weakly, never called on Linux.
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { stored.dragDelegate }
        set { stored.dragDelegate = newValue }
    }
    /// The delegate for dropping; held weakly, never called on Linux.
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { stored.dropDelegate }
        set { stored.dropDelegate = newValue }
    }
    /// Whether rows are being dragged; always false on Linux.
    public var hasActiveDrag: Bool { false }
    /// Whether a drag is above the table; always false on Linux.
    public var hasActiveDrop: Bool { false }
    /// Whether rows are being reordered or dropped; always false on Linux.
    public var hasUncommittedUpdates: Bool { false }
    /// Whether a drag that stays above a row selects the row. Stored; has no effect on Linux.
    public var isSpringLoaded: Bool {
        get { stored.isSpringLoaded }
        set { stored.isSpringLoaded = newValue }
    }
    /// The context menu of the rows; always `nil` on Linux.
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

// Positions on the screen are the same as in the data source, because there are no placeholders for dropped items.
extension UITableView: UIDataSourceTranslating {
    /// Returns the position of a section on the screen, which is its position in the data source.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }
    /// Returns the position of a section in the data source, which is its position on the screen.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }
    /// Returns the position of a row on the screen, which is its position in the data source.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath
    }
    /// Returns the position of a row in the data source, which is its position on the screen.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath
    }
    /// Calls a closure that uses positions on the screen.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        actionsToTranslate()
    }
}

/// A list whose sections and rows can have other positions on the screen than in its data source.
public protocol UIDataSourceTranslating: AnyObject {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
