import Foundation

/// What a table asks for its content.
public protocol UITableViewDataSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
}

extension UITableViewDataSource {
    /// One section, unless the data source says otherwise.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// No section index, unless the data source says otherwise.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

/// What a table asks for heights.
public protocol UITableViewDelegate: AnyObject {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
    /// The table's row height, unless the delegate says otherwise.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
}

/// Something that follows a table's changes.
public protocol UITableViewUpdateObserver: AnyObject {
    /// The table reloads everything.
    func tableViewWillReloadData(_ tableView: UITableView)
    /// The table changes.
    func tableView(_ tableView: UITableView, willApply update: TableUpdate)
}

/// A source of views that a table can reuse, such as a nib.
public protocol ReusableViewSource {
    /// Makes one view.
    func makeReusableView() throws -> UIView
}
