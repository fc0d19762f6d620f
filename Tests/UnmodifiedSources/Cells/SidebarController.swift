import UIKit

/// A sidebar as an outline list with accessories, swipe actions, keys and things to drag.
final class SidebarController: UIViewController {
    private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private(set) lazy var dataSource = makeDataSource()

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "New", action: Selector(("add")), input: "n", modifierFlags: [.command, .shift])]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backButtonDisplayMode = .minimal
        let search = UISearchController(searchResultsController: nil)
        search.delegate = self
        navigationItem.searchController = search
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dragDelegate = self
        collectionView.dragInteractionEnabled = true
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.selfSizingInvalidation = .enabledIncludingConstraints
        view.addSubview(collectionView)
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Library", "Tags"])
        outline.append(["Books", "Films"], to: "Library")
        outline.expand(["Library"])
        dataSource.apply(outline, to: 0, animatingDifferences: false)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { collectionView.reloadData() }
    }

    private func makeLayout() -> UICollectionViewLayout {
        var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
        list.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { $2(true) }]
            )
        }
        list.separatorConfiguration.color = .systemGray
        list.itemSeparatorHandler = { path, configuration in
            var configuration = configuration
            configuration.topSeparatorVisibility = path.item == 0 ? .hidden : .automatic
            return configuration
        }
        return UICollectionViewCompositionalLayout.list(using: list)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
            var content = cell.defaultContentConfiguration()
            content.text = title
            cell.contentConfiguration = content
            let badge = UICellAccessory.CustomViewConfiguration(
                customView: UIView(), placement: .trailing(displayed: .always), reservedLayoutWidth: .custom(40))
            cell.accessories = [
                .outlineDisclosure(options: .init(style: .header)),
                .checkmark(options: .init(isHidden: title != "Tags")),
                .reorder(displayed: .whenEditing, options: .init(tintColor: .systemGray)),
                .customView(configuration: badge),
            ]
            var background = UIBackgroundConfiguration.listSidebarCell()
            background.visualEffect = UIBlurEffect(style: .regular)
            cell.backgroundConfiguration = background
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, title in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: title)
        }
    }
}

extension SidebarController: UISearchControllerDelegate {
    func didDismissSearchController(_ searchController: UISearchController) { collectionView.reloadData() }
}

extension SidebarController: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let title = dataSource.itemIdentifier(for: indexPath) else { return [] }
        return [UIDragItem(itemProvider: NSItemProvider(object: title as NSString))]
    }
}

/// A field with room at its sides that reports when nothing is left to delete.
final class CodeField: UITextField {
    var onDeleteEmpty: (() -> Void)?

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 8, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    override func deleteBackward() {
        if text?.isEmpty ?? true { onDeleteEmpty?() }
        super.deleteBackward()
    }
}
