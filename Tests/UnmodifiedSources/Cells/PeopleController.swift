import UIKit

struct Person: Hashable {
    var name: String
    var about: String
}

final class PersonCell: UITableViewCell {
    static let identifier = String(describing: PersonCell.self)
    let nameLabel = UILabel()
    let aboutLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        aboutLabel.numberOfLines = 0
        let texts = UIStackView(arrangedSubviews: [nameLabel, aboutLabel])
        texts.axis = .vertical
        texts.spacing = 4
        texts.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(texts)
        NSLayoutConstraint.activate([
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(with person: Person) {
        nameLabel.text = person.name
        aboutLabel.text = person.about
    }
}

/// A list that is edited, whose rows have swipe actions and context menus.
final class PeopleController: UITableViewController, UITableViewDataSourcePrefetching {
    var people = [Person(name: "Ada", about: "Wrote the first program."), Person(name: "Grace", about: "COBOL")]
    private let haptics = UIImpactFeedbackGenerator(style: .light)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace()]
        tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
        tableView.prefetchDataSource = self
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        haptics.prepare()
        UINavigationBar.appearance().isTranslucent = false
        UILabel.appearance(whenContainedInInstancesOf: [PersonCell.self]).textColor = .label
        UIBarButtonItem.appearance().tintColor = .systemRed
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PersonCell.identifier, for: indexPath)
        (cell as? PersonCell)?.configure(with: people[indexPath.row])
        return cell
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(title: "", children: [UIAction(title: "Share") { _ in self?.share(indexPath) }])
        }
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

    func share(_ indexPath: IndexPath) {
        haptics.impactOccurred()
        UIPasteboard.general.string = people[indexPath.row].name
        let activity = UIActivityViewController(activityItems: [people[indexPath.row].name], applicationActivities: nil)
        activity.excludedActivityTypes = [.airDrop, .print]
        activity.popoverPresentationController?.sourceView = tableView.cellForRow(at: indexPath)
        present(activity, animated: true)
    }
}
