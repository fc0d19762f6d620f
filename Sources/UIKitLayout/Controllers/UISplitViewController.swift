import Foundation

/// Two controllers beside each other where there is room, else on top of each other.
open class UISplitViewController: UIViewController {
    deinit {}

    /// How many columns there are.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case unspecified = 0
        case doubleColumn, tripleColumn
    }

    /// A column.
    public nonisolated enum Column: Int, Hashable, Sendable {
        case primary = 0
        case supplementary, secondary, compact
    }

    /// Which columns are seen.
    public nonisolated enum DisplayMode: Int, Hashable, Sendable {
        case automatic = 0
        case secondaryOnly, oneBesideSecondary, oneOverSecondary

        /// The older name of both columns beside each other.
        public static let allVisible = DisplayMode.oneBesideSecondary
    }

    /// How many columns there are.
    public let style: Style
    /// Which columns are to be seen; does nothing on Linux.
    open var preferredDisplayMode = DisplayMode.automatic
    /// How columns share the room; does nothing on Linux.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// Whether the first column comes with a swipe; does nothing on Linux.
    open var presentsWithGesture = true

    /// How columns share the room.
    public nonisolated enum SplitBehavior: Int, Hashable, Sendable {
        case automatic = 0
        case tile, overlay, displace
    }

    /// The width of the first column, in parts of the whole; a third by default.
    open var preferredPrimaryColumnWidthFraction: CGFloat = 1.0 / 3
    /// What the first column is wide at least, in points.
    open var minimumPrimaryColumnWidth: CGFloat = 0
    /// What the first column is wide at most, in points.
    open var maximumPrimaryColumnWidth: CGFloat = 320
    /// Who is asked about columns; held weakly, never asked on Linux.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    private var columns: [Column: UIViewController] = [:]

    /// Makes a controller with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose columns are set later.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller for a storyboard, which connects it afterwards.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// Shows a column; does nothing on Linux, where all that there is room for are shown.
    open func show(_ column: Column) {}
    /// Hides a column; does nothing on Linux.
    open func hide(_ column: Column) {}

    /// The controllers: the first column, then the second.
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            replaceChildren(with: newValue)
            columns = [:]
            for (column, controller) in zip([Column.primary, .secondary], newValue) { columns[column] = controller }
            showColumns()
        }
    }

    /// Sets the controller of a column.
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

    /// Whether there is room for one column only.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

    /// The width of the first column, in points.
    open var primaryColumnWidth: CGFloat {
        let wanted = view.bounds.width * preferredPrimaryColumnWidthFraction
        return isCollapsed ? view.bounds.width : max(minimumPrimaryColumnWidth, min(wanted, maximumPrimaryColumnWidth))
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showColumns()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = primaryColumnWidth
        let bounds = view.bounds
        let second = isCollapsed ? bounds : CGRect(x: width, y: 0, width: bounds.width - width, height: bounds.height)
        columns[.primary]?.viewIfLoaded?.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        columns[.secondary]?.viewIfLoaded?.frame = second
    }

    private func showColumns() {
        guard isViewLoaded else { return }
        for controller in children where controller.viewIfLoaded?.superview !== view { embed(controller, in: view) }
        view.setNeedsLayout()
    }
}

/// Who is asked about columns; never asked on Linux.
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    /// The proposed one, unless the delegate says otherwise; never called on Linux.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}
