import Foundation
import LayoutEngine
import Trapping

/// A controller whose view is a table view. By default the controller is the data source and the delegate of that view.
///
/// Without overrides, the table shows the static cells of the storyboard, if the storyboard has any.
open class UITableViewController: TableControllerInteraction, UITableViewDataSource, UITableViewDelegate {
    deinit {}

    private let style: UITableView.Style
    /// Whether the selection is cleared when the view appears; true by default.
    open var clearsSelectionOnViewWillAppear = true
    /// The refresh control of the controller's table.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }
    private var staticContent: StaticTableContent? { tableView.staticContent }

    /// Creates a controller whose table has the given style.
    public init(style: UITableView.Style = .plain) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller for the nib of the given name. Without a nib the table has the plain style.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from a storyboard; the storyboard connects the controller's outlets afterwards.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The controller's view as a table view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
        for row in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: row, animated: animated) }
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    open override func loadView() {
        let loaded = viewToLoad as? UITableView
        viewToLoad = nil
        let table = loaded ?? UITableView(frame: UIScreen.main.bounds, style: style)
        view = table
        table.dataSource = table.dataSource ?? self
        table.delegate = table.delegate ?? self
    }

    open func numberOfSections(in tableView: UITableView) -> Int {
        staticContent?.sections.count ?? 1
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticContent?.sections[section].rows.count ?? 0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let staticContent else {
            trap("\(type(of: self)) has rows and does not override tableView(_:cellForRowAt:)")
        }
        return staticContent.row(at: indexPath).cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticContent?.sections[section].header
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticContent?.sections[section].footer
    }

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        staticContent?.row(at: indexPath).height ?? tableView.rowHeight
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowEstimateForAll()
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.noView(of: .header)
    }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.noView(of: .footer)
    }

    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
