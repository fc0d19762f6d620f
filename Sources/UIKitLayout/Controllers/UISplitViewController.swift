import Foundation

/// A controller that shows two controllers side by side. In a compact width, each of the two fills the view, and one
/// covers the other.
open class UISplitViewController: UIViewController {
    deinit {}

    /// The column style of a split view controller.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case unspecified = 0
        case doubleColumn, tripleColumn
    }

    /// A column of a split view controller.
    public nonisolated enum Column: Int, Hashable, Sendable {
        case primary = 0
        case supplementary, secondary, compact
    }

    /// The set of columns that are visible.
    public nonisolated enum DisplayMode: Int, Hashable, Sendable {
        case automatic = 0
        case secondaryOnly, oneBesideSecondary, oneOverSecondary

        /// An earlier name of `oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
    }

    /// The column style.
    public let style: Style
    /// The preferred set of visible columns. Setting it shows or hides the primary column, unless the width is compact;
    /// with `automatic`, the primary column is beside the secondary one.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            setHidden(preferredDisplayMode == .secondaryOnly, .primary)
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// The columns that ``hide(_:)`` or the display mode has hidden.
    private var hiddenColumns: Set<Column> = []
    /// The preferred way in which the columns share the width. With `overlay`, the primary column covers a part of the
    /// secondary one; with `displace`, it moves the secondary column, which keeps the width of the view.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { showColumns() }
    }
    /// Whether a swipe shows the primary column. Stored; has no effect on Linux.
    open var presentsWithGesture = true

    /// The way in which the columns share the width.
    public nonisolated enum SplitBehavior: Int, Hashable, Sendable {
        case automatic = 0
        case tile, overlay, displace
    }

    /// The preferred width of the primary column, as a fraction of the view's width; 1/3 by default.
    open var preferredPrimaryColumnWidthFraction: CGFloat = 1.0 / 3
    /// The minimum width of the primary column, in points.
    open var minimumPrimaryColumnWidth: CGFloat = 0
    /// The maximum width of the primary column, in points.
    open var maximumPrimaryColumnWidth: CGFloat = 320
    /// The delegate, which is asked for the column in front if the width is compact; held weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    private var columns: [Column: UIViewController] = [:]

    /// Creates a controller of the given column style, whose columns are empty.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller without a column style, whose columns are empty.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from a storyboard; the storyboard sets the controllers of the columns afterwards.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// Shows a column beside the others or, in a compact width, in front of them.
    open func show(_ column: Column) {
        setHidden(false, column)
        if isCollapsed, let shown = columns[column]?.viewIfLoaded { viewIfLoaded?.bringSubviewToFront(shown) }
    }
    /// Hides a column other than the secondary one, whose space the secondary column takes.
    open func hide(_ column: Column) {
        if column != .secondary { setHidden(true, column) }
    }

    private func setHidden(_ hidden: Bool, _ column: Column) {
        guard hiddenColumns.contains(column) != hidden else { return }
        hiddenColumns.formSymmetricDifference([column])
        if hidden, let controller = columns[column], isViewLoaded { takeOut(controller) }
        showColumns()
    }

    private func isHidden(_ controller: UIViewController) -> Bool {
        hiddenColumns.contains { columns[$0] === controller }
    }

    /// The controllers of the columns, from primary to secondary.
    ///
    /// Setting the property makes the first controller the primary column and the second controller the secondary
    /// column.
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            replaceChildren(with: newValue)
            columns = [:]
            for (column, controller) in zip([Column.primary, .secondary], newValue) { columns[column] = controller }
            showColumns()
        }
    }

    /// Sets the controller of the given column; `nil` empties the column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        let order: [Column] = [.primary, .supplementary, .secondary]
        replaceChildren(with: order.compactMap { columns[$0] })
        showColumns()
    }

    /// The controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
    }

    override func showDetailInside(_ controller: UIViewController, sender: Any?) -> Bool {
        showDetailViewController(controller, sender: sender)
        return true
    }

    /// Whether the width is compact; if so, each column fills the view, and the columns cover one another.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

    /// The actual width of the primary column, in points. In a compact width it is the width of the view.
    open var primaryColumnWidth: CGFloat {
        let preferred = view.bounds.width * preferredPrimaryColumnWidthFraction
        return isCollapsed
            ? view.bounds.width : max(minimumPrimaryColumnWidth, min(preferred, maximumPrimaryColumnWidth))
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showColumns()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = primaryColumnWidth
        let bounds = view.bounds
        let isAlone = isCollapsed || hiddenColumns.contains(.primary) || overlays
        var second = isAlone ? bounds : CGRect(x: width, y: 0, width: bounds.width - width, height: bounds.height)
        if !isAlone, preferredSplitBehavior == .displace { second.size.width = bounds.width }
        if overlays, !isCollapsed { bringToFront(.primary) }
        columns[.primary]?.viewIfLoaded?.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        columns[.secondary]?.viewIfLoaded?.frame = second
    }

    private func showColumns() {
        guard isViewLoaded else { return }
        for controller in children where !isHidden(controller) && controller.viewIfLoaded?.superview !== view {
            embed(controller, in: view)
        }
        if isCollapsed { bringToFront(topColumn) }
        view.setNeedsLayout()
    }

    private func bringToFront(_ column: Column) {
        guard let shown = columns[column]?.viewIfLoaded, shown.superview === view, view.subviews.last !== shown else {
            return
        }
        view.bringSubviewToFront(shown)
    }

    /// Whether the primary column covers a part of the secondary one.
    private var overlays: Bool {
        preferredDisplayMode == .oneOverSecondary
            || preferredDisplayMode != .oneBesideSecondary && preferredSplitBehavior == .overlay
    }

    /// The column in front if the width is compact: the one that the delegate returns, given the secondary column.
    private var topColumn: Column {
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
    }
}

/// The delegate of a split view controller, which is asked for the column in front if the width is compact.
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    /// Returns the proposed column by default.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}
