import Foundation

/// What a table stores and does not lay out with.
private struct TableAppearance {
    static let key = AssociatedKey<TableAppearance>()

    var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    var separatorColor: UIColor?
    var allowsSelection = true
    var allowsMultipleSelection = false
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false
    var isEditing = false
    weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
    var cellLayoutMarginsFollowReadableWidth = false
    var insetsContentViewsToSafeArea = true
    var remembersLastFocusedIndexPath = false
    var dragInteractionEnabled = false
    var sectionIndexColor: UIColor?
    var backgroundView: UIView?
    var selected: [IndexPath] = []
}

extension UITableView {
    private var stored: TableAppearance {
        get { associatedValue(for: TableAppearance.key) ?? TableAppearance() }
        set { setAssociatedValue(newValue, for: TableAppearance.key) }
    }

    /// Where separators lie; a stored value: they take their pixel in any case.
    public var separatorInset: UIEdgeInsets {
        get { stored.separatorInset }
        set { stored.separatorInset = newValue }
    }
    /// The colour of separators.
    public var separatorColor: UIColor? {
        get { stored.separatorColor }
        set { stored.separatorColor = newValue }
    }
    /// Whether rows can be selected; a stored value.
    public var allowsSelection: Bool {
        get { stored.allowsSelection }
        set { stored.allowsSelection = newValue }
    }
    /// Whether several rows can be selected.
    public var allowsMultipleSelection: Bool {
        get { stored.allowsMultipleSelection }
        set { stored.allowsMultipleSelection = newValue }
    }
    /// Whether rows can be selected while the table is edited; a stored value.
    public var allowsSelectionDuringEditing: Bool {
        get { stored.allowsSelectionDuringEditing }
        set { stored.allowsSelectionDuringEditing = newValue }
    }
    /// Whether several rows can be selected while the table is edited; a stored value.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { stored.allowsMultipleSelectionDuringEditing }
        set { stored.allowsMultipleSelectionDuringEditing = newValue }
    }
    /// The data source for rows ahead of time; held weakly, does nothing on Linux.
    public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { stored.prefetchDataSource }
        set { stored.prefetchDataSource = newValue }
    }
    /// Whether the table is edited; a stored value.
    public var isEditing: Bool {
        get { stored.isEditing }
        set { stored.isEditing = newValue }
    }
    /// The space above headers; a stored value: headers have the heights that they have without it.
    public var sectionHeaderTopPadding: CGFloat {
        get { stored.sectionHeaderTopPadding }
        set { stored.sectionHeaderTopPadding = newValue }
    }
    /// Whether the margins of cells follow the readable width; a stored value.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { stored.cellLayoutMarginsFollowReadableWidth }
        set { stored.cellLayoutMarginsFollowReadableWidth = newValue }
    }
    /// Whether content views keep clear of the safe area; a stored value.
    public var insetsContentViewsToSafeArea: Bool {
        get { stored.insetsContentViewsToSafeArea }
        set { stored.insetsContentViewsToSafeArea = newValue }
    }
    /// Whether rows can be dragged; a stored value.
    public var dragInteractionEnabled: Bool {
        get { stored.dragInteractionEnabled }
        set { stored.dragInteractionEnabled = newValue }
    }
    /// The colour of the index at the right edge; a stored value.
    public var sectionIndexColor: UIColor? {
        get { stored.sectionIndexColor }
        set { stored.sectionIndexColor = newValue }
    }
    /// A view behind the rows; a stored value.
    public var backgroundView: UIView? {
        get { stored.backgroundView }
        set { stored.backgroundView = newValue }
    }

    /// Shows that the table is edited, or ends that; does nothing on Linux but store it.
    public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Selection

    /// Gives selected rows their new index paths; rows that were deleted or reloaded are not selected any more, as in UIKit.
    func selectionFollows(_ map: TableUpdateMap) {
        guard !stored.selected.isEmpty else { return }
        stored.selected = stored.selected.compactMap(map.newIndexPathKeepingCell(forOld:))
    }

    /// Ends all selection, as a reload does.
    func deselectAllRows() {
        for row in stored.selected { deselectRow(at: row, animated: false) }
    }

    /// The row that is selected, the first of several.
    public var indexPathForSelectedRow: IndexPath? { stored.selected.first }
    /// The rows that are selected, in the order in which they were.
    public var indexPathsForSelectedRows: [IndexPath]? { stored.selected.isEmpty ? nil : stored.selected }

    /// Selects a row, as programs do: the delegate is not notified. `nil` ends all selection.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if indexPath == nil || !allowsMultipleSelection {
            for row in stored.selected { deselectRow(at: row, animated: animated) }
        }
        guard let indexPath else { return }
        stored.selected.append(indexPath)
        cellForRow(at: indexPath)?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Ends the selection of a row, as programs do: the delegate is not notified.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        stored.selected.removeAll { $0 == indexPath }
        cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    }
}
