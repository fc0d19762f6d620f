import Foundation

/// The properties of a table that concern appearance and selection.
private struct TableAppearance {
    static let key = AssociatedKey<TableAppearance>()

    var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    var separatorColor: UIColor?
    var allowsSelection = true
    var allowsMultipleSelection = false
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false
    weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
    var insetsContentViewsToSafeArea = true
    var dragInteractionEnabled = false
    var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
    var separatorEffect: UIVisualEffect?
    var fillerRowHeight: CGFloat = 0
    var contentHuggingElements: UITableViewContentHuggingElements = []
    var sectionIndexMinimumDisplayRowCount = 0
    var sectionIndexColor: UIColor?
    var sectionIndexBackgroundColor: UIColor?
    var sectionIndexTrackingBackgroundColor: UIColor?
    var backgroundView: UIView?
    var selected: [IndexPath] = []
}

extension UITableView {
    private var stored: TableAppearance {
        get { associatedValue(for: TableAppearance.key) ?? TableAppearance() }
        set { setAssociatedValue(newValue, for: TableAppearance.key) }
    }

    final var baseSeparatorInset: UIEdgeInsets {
        get { stored.separatorInset }
        set { stored.separatorInset = newValue }
    }
    /// The colour of separators.
    public var separatorColor: UIColor? {
        get { stored.separatorColor }
        set { stored.separatorColor = newValue }
    }
    final var baseAllowsSelection: Bool {
        get { stored.allowsSelection }
        set { stored.allowsSelection = newValue }
    }
    final var baseAllowsMultipleSelection: Bool {
        get { stored.allowsMultipleSelection }
        set { stored.allowsMultipleSelection = newValue }
    }
    /// Whether rows can be selected during editing. Stored; has no effect on Linux.
    public var allowsSelectionDuringEditing: Bool {
        get { stored.allowsSelectionDuringEditing }
        set { stored.allowsSelectionDuringEditing = newValue }
    }
    /// Whether several rows can be selected during editing. Stored; has no effect on Linux.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { stored.allowsMultipleSelectionDuringEditing }
        set { stored.allowsMultipleSelectionDuringEditing = newValue }
    }
    /// The data source for prefetching; held weakly, never called on Linux.
    public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { stored.prefetchDataSource }
        set { stored.prefetchDataSource = newValue }
    }
    /// The space above headers, in points. Stored; has no effect on Linux.
    public var sectionHeaderTopPadding: CGFloat {
        get { stored.sectionHeaderTopPadding }
        set { stored.sectionHeaderTopPadding = newValue }
    }
    /// Whether content views are inset to the safe area. Stored; has no effect on Linux.
    public var insetsContentViewsToSafeArea: Bool {
        get { stored.insetsContentViewsToSafeArea }
        set { stored.insetsContentViewsToSafeArea = newValue }
    }
    /// Whether rows can be dragged. Stored; has no effect on Linux.
    public var dragInteractionEnabled: Bool {
        get { stored.dragInteractionEnabled }
        set { stored.dragInteractionEnabled = newValue }
    }
    /// The colour of the index at the trailing edge; `nil` means the tint colour.
    public var sectionIndexColor: UIColor? {
        get { stored.sectionIndexColor }
        set { stored.sectionIndexColor = newValue }
    }
    /// The background colour of the index at the trailing edge; `nil` means no background.
    public var sectionIndexBackgroundColor: UIColor? {
        get { stored.sectionIndexBackgroundColor }
        set { stored.sectionIndexBackgroundColor = newValue }
    }
    /// The background colour of the index at the right edge while it is touched. Stored; has no effect on Linux.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { stored.sectionIndexTrackingBackgroundColor }
        set { stored.sectionIndexTrackingBackgroundColor = newValue }
    }
    /// The least number of rows with which the index at the trailing edge is drawn. Rows always leave space for the
    /// index.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { stored.sectionIndexMinimumDisplayRowCount }
        set { stored.sectionIndexMinimumDisplayRowCount = newValue }
    }
    /// The edges from which the insets of separators are measured.
    public var separatorInsetReference: SeparatorInsetReference {
        get { stored.separatorInsetReference }
        set { stored.separatorInsetReference = newValue }
    }
    /// The visual effect of separators. Stored; has no effect on Linux.
    public var separatorEffect: UIVisualEffect? {
        get { stored.separatorEffect }
        set { stored.separatorEffect = newValue }
    }
    /// The height of the empty rows whose separators are drawn below the last row of a plain table, in points; 0 means
    /// the height of the last row.
    public var fillerRowHeight: CGFloat {
        get { stored.fillerRowHeight }
        set { stored.fillerRowHeight = newValue }
    }
    /// The parts of the table that are only as wide as their content. Stored; has no effect on Linux.
    public var contentHuggingElements: UITableViewContentHuggingElements {
        get { stored.contentHuggingElements }
        set { stored.contentHuggingElements = newValue }
    }

    // MARK: Editing

    /// Shows or hides the editing controls of a cell.
    func passEditing(to cell: UITableViewCell, at path: IndexPath) {
        let isEditable = dataSource?.tableView(self, canEditRowAt: path) ?? false
        let isMovable = dataSource?.tableView(self, canMoveRowAt: path) ?? false
        guard cell.isEditing != (isEditing && (isEditable || isMovable)) else { return }
        cell.setEditing(!cell.isEditing, animated: false)
        cell.setNeedsLayout()
    }

    // MARK: Background

    final var baseBackgroundView: UIView? {
        get { stored.backgroundView }
        set {
            stored.backgroundView?.removeFromSuperview()
            stored.backgroundView = newValue
            newValue.map { insertSubview($0, at: 0) }
            setNeedsLayout()
        }
    }

    /// Sets the frame of the background view to the visible part of the table.
    func layOutBackground() {
        stored.backgroundView?.frame = bounds
    }

    // MARK: Selection

    /// Updates the index paths of selected rows after an update. Rows that were deleted or reloaded are no longer
    /// selected, as in UIKit.
    func selectionFollows(_ map: TableUpdateMap) {
        guard !stored.selected.isEmpty else { return }
        stored.selected = stored.selected.compactMap(map.newIndexPathKeepingCell(forOld:))
    }

    /// Deselects all rows.
    func deselectAllRows() {
        for row in stored.selected { deselectRow(at: row, animated: false) }
    }

    final var baseIndexPathForSelectedRow: IndexPath? { stored.selected.first }
    final var baseIndexPathsForSelectedRows: [IndexPath]? { stored.selected.isEmpty ? nil : stored.selected }

    final func baseSelectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if indexPath == nil || !allowsMultipleSelection {
            for row in stored.selected { deselectRow(at: row, animated: animated) }
        }
        guard let indexPath else { return }
        if !stored.selected.contains(indexPath) { stored.selected.append(indexPath) }
        cellForRow(at: indexPath)?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    final func baseDeselectRow(at indexPath: IndexPath, animated: Bool) {
        stored.selected.removeAll { $0 == indexPath }
        cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    }

    final func baseScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let place = { (rect: CGRect) in
            switch scrollPosition {
            case .bottom: rect.maxY
            case .middle: rect.midY
            case .top, .none: rect.minY
            }
        }
        let distance = { (row: IndexPath) in abs(place(self.rectForRow(at: row)) - place(self.bounds)) }
        let nearest = stored.selected.map { ($0, distance($0)) }.min { $0.1 < $1.1 }
        if let nearest { scrollToRow(at: nearest.0, at: scrollPosition, animated: animated) }
    }
}

extension UITableView {
    /// The edges from which the insets of separators are measured.
    public nonisolated enum SeparatorInsetReference: Int, Hashable, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The insets that the table determines automatically.
        case fromAutomaticInsets
    }
}

/// The parts of a table that are only as wide as their content.
public nonisolated struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The headers of sections.
    public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1)
}
