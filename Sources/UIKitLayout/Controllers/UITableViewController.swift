import Foundation
import Trapping

/// A controller whose view is a table, for which it is data source and delegate.
///
/// Unless a subclass says otherwise, the table shows the static cells of the storyboard, if there are any.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    private var staticContent: StaticTableContent? { tableView.staticContent }

    /// Makes a controller in code.
    public init(style: UITableView.Style = .plain) {
        self.style = style
        super.init()
    }

    /// Makes a controller for a storyboard, which connects it afterwards.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The view as the table that it is.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open override func loadView() {
        let loaded = viewToLoad as? UITableView
        viewToLoad = nil
        let table = loaded ?? UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), style: style)
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

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
}
