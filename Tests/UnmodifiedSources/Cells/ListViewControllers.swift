import UIKit

/// A table of messages with headers, rows that are swiped and pulled.
final class MessagesViewController: UITableViewController {
    var messages: [ChatMessage] = [] {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }
    private(set) var selected: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil), .flexibleSpace(),
        ]
        navigationItem.searchController = UISearchController(searchResultsController: nil)
        tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.identifier)
        tableView.register(SegmentedHeaderView.self, forHeaderFooterViewReuseIdentifier: "Header")
        tableView.separatorStyle = .none
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.keyboardDismissMode = .onDrag
        tableView.tableFooterView = UIView()
        tableView.contentInset.bottom = 20
        refreshControl = UIRefreshControl()
        refreshControl?.addAction(
            UIAction { [weak self] _ in self?.refreshControl?.endRefreshing() }, for: .valueChanged)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: BubbleCell.identifier, for: indexPath) as! BubbleCell
        cell.configure(with: messages[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header") as? SegmentedHeaderView
        header?.titleLabel.text = "Today"
        return header
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        selected.append(indexPath)
        navigationController?.pushViewController(UIViewController(), animated: true)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.messages.remove(at: indexPath.row)
            done(true)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        title = scrollView.contentOffset.y > 0 ? "Messages" : nil
    }
}

/// A header above another controller's view.
final class ContainerViewController: UIViewController, UIScrollViewDelegate {
    let headerView = UIView()
    let content: UIViewController

    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(headerView)
        addChild(content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
        headerView.translatesAutoresizingMaskIntoConstraints = false
        content.view.translatesAutoresizingMaskIntoConstraints = false
        headerView.maker.make { make in
            make.leading.equalToSuperview()
            make.trailing.equalToSuperview()
            make.height.equalTo(60)
        }
        headerView.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
        content.view.topAnchor.constraint(equalTo: headerView.bottomAnchor).isActive = true
        content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        content.view.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        content.view.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor).isActive = true
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        headerView.isHidden = traitCollection.verticalSizeClass == .compact
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
}
