import Foundation
internal import Locking

/// The properties of a table that concern appearance and selection.
struct TableAppearance {
    static let key = AssociatedKey<TableAppearance>()

    var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    var separatorColor: UIColor?
    var allowsSelection = true
    var allowsMultipleSelection = false
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false
    /// The padding that the app has set for the table.
    var sectionHeaderTopPadding: CGFloat?
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

/// The padding above headers that is set on the appearance proxies of table classes, which all threads share.
private nonisolated enum HeaderPadding {
    private static let values = Locked<[ObjectIdentifier: CGFloat]>([:])

    /// The padding that is set on the proxy of the table's class or of `UITableView`, in points; `nil` if none is set.
    static func ofClass(of table: UITableView) -> CGFloat? {
        let (own, all) = (ObjectIdentifier(type(of: table)), ObjectIdentifier(UITableView.self))
        return values.withLock { $0.isEmpty ? nil : $0[own] ?? $0[all] }
    }

    static func setForClass(of proxy: UITableView, _ padding: CGFloat) {
        let key = ObjectIdentifier(type(of: proxy))
        values.withLock { $0[key] = padding }
    }
}

extension UITableView {
    /// Sets what depends on the table as an object, at the end of an initializer.
    final func finishInitialization() {
        reference.table = self
        alwaysBounceVertical = true
    }

    final var tableAppearance: TableAppearance {
        get { associatedValue(for: TableAppearance.key) ?? TableAppearance() }
        set { setAssociatedValue(newValue, for: TableAppearance.key) }
    }

    /// The colour of separators.
    public var separatorColor: UIColor? {
        get { tableAppearance.separatorColor }
        set { tableAppearance.separatorColor = newValue }
    }
    /// Whether rows can be selected during editing. Stored; has no effect on Linux.
    public var allowsSelectionDuringEditing: Bool {
        get { tableAppearance.allowsSelectionDuringEditing }
        set { tableAppearance.allowsSelectionDuringEditing = newValue }
    }
    /// Whether several rows can be selected during editing. Stored; has no effect on Linux.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { tableAppearance.allowsMultipleSelectionDuringEditing }
        set { tableAppearance.allowsMultipleSelectionDuringEditing = newValue }
    }
    /// The space above the header of each section, in points. With `automaticDimension`, the default, it is 22 in plain
    /// tables, as since iOS 15, and 0 in grouped tables. Sections without header have no such space, and a header that
    /// stays at the top of a plain table has none above it. A value that is set on `UITableView.appearance()` counts for all
    /// tables that have no value of their own.
    public var sectionHeaderTopPadding: CGFloat {
        get { tableAppearance.sectionHeaderTopPadding ?? HeaderPadding.ofClass(of: self) ?? Self.automaticDimension }
        set {
            tableAppearance.sectionHeaderTopPadding = newValue
            if isAppearanceProxy { HeaderPadding.setForClass(of: self, newValue) }
            invalidateContent()
        }
    }
    /// Whether the content views of cells, headers and footers are inset from the sides of the safe area; true by
    /// default.
    public var insetsContentViewsToSafeArea: Bool {
        get { tableAppearance.insetsContentViewsToSafeArea }
        set {
            tableAppearance.insetsContentViewsToSafeArea = newValue
            updateContentInsets()
        }
    }
    /// Whether rows can be dragged. Stored; has no effect on Linux.
    public var dragInteractionEnabled: Bool {
        get { tableAppearance.dragInteractionEnabled }
        set { tableAppearance.dragInteractionEnabled = newValue }
    }
    /// The colour of the index at the trailing edge; `nil` means the tint colour.
    public var sectionIndexColor: UIColor? {
        get { tableAppearance.sectionIndexColor }
        set { tableAppearance.sectionIndexColor = newValue }
    }
    /// The background colour of the index at the trailing edge; `nil` means no background.
    public var sectionIndexBackgroundColor: UIColor? {
        get { tableAppearance.sectionIndexBackgroundColor }
        set { tableAppearance.sectionIndexBackgroundColor = newValue }
    }
    /// The background colour of the index at the right edge while it is touched. Stored; has no effect on Linux.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { tableAppearance.sectionIndexTrackingBackgroundColor }
        set { tableAppearance.sectionIndexTrackingBackgroundColor = newValue }
    }
    /// The least number of rows with which the index at the trailing edge is drawn. Rows always leave space for the
    /// index.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { tableAppearance.sectionIndexMinimumDisplayRowCount }
        set { tableAppearance.sectionIndexMinimumDisplayRowCount = newValue }
    }
    /// The edges from which the insets of separators are measured.
    public var separatorInsetReference: SeparatorInsetReference {
        get { tableAppearance.separatorInsetReference }
        set { tableAppearance.separatorInsetReference = newValue }
    }
    /// The visual effect of separators. A blur is drawn as the translucent colour of its style in place of
    /// ``separatorColor``, as in ``UIVisualEffectView``; other effects leave the colour as it is.
    public var separatorEffect: UIVisualEffect? {
        get { tableAppearance.separatorEffect }
        set { tableAppearance.separatorEffect = newValue }
    }
    /// The height of the empty rows whose separators are drawn below the last row of a plain table, in points; 0 means
    /// the height of the last row.
    public var fillerRowHeight: CGFloat {
        get { tableAppearance.fillerRowHeight }
        set { tableAppearance.fillerRowHeight = newValue }
    }
    /// The parts of the table that are only as wide as their content: with `sectionHeaders`, a header does not extend to
    /// the trailing edge if its content needs less width. None by default, as on all platforms but visionOS.
    public var contentHuggingElements: UITableViewContentHuggingElements {
        get { tableAppearance.contentHuggingElements }
        set {
            tableAppearance.contentHuggingElements = newValue
            setNeedsLayout()
        }
    }

    // MARK: Background

    final var baseBackgroundView: UIView? {
        get { tableAppearance.backgroundView }
        set {
            tableAppearance.backgroundView?.removeFromSuperview()
            tableAppearance.backgroundView = newValue
            newValue.map { insertSubview($0, at: 0) }
            setNeedsLayout()
        }
    }

    /// Sets the frame of the background view to the visible part of the table.
    func layOutBackground() {
        tableAppearance.backgroundView?.frame = bounds
    }

    // MARK: Selection

    /// Updates the index paths of selected rows after an update. Rows that were deleted or reloaded are no longer
    /// selected, as in UIKit.
    func selectionFollows(_ map: TableUpdateMap) {
        prefetching.forget()
        guard !tableAppearance.selected.isEmpty else { return }
        tableAppearance.selected = tableAppearance.selected.compactMap(map.newIndexPathKeepingCell(forOld:))
    }

    /// Deselects all rows.
    func deselectAllRows() {
        for row in tableAppearance.selected { deselectRow(at: row, animated: false) }
    }

    final var baseIndexPathForSelectedRow: IndexPath? { tableAppearance.selected.first }
    final var baseIndexPathsForSelectedRows: [IndexPath]? {
        tableAppearance.selected.isEmpty ? nil : tableAppearance.selected
    }

    final func baseSelectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if indexPath == nil || !allowsMultipleSelection {
            for row in tableAppearance.selected { deselectRow(at: row, animated: animated) }
        }
        guard let indexPath else { return }
        if !tableAppearance.selected.contains(indexPath) { tableAppearance.selected.append(indexPath) }
        cellForRow(at: indexPath)?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    final func baseDeselectRow(at indexPath: IndexPath, animated: Bool) {
        tableAppearance.selected.removeAll { $0 == indexPath }
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
        let nearest = tableAppearance.selected.map { ($0, distance($0)) }.min { $0.1 < $1.1 }
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
