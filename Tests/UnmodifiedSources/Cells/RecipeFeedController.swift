import UIKit

final class RecipeCell: UICollectionViewCell {
    let nameLabel = UILabel()
    let stepsLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.font = .boldSystemFont(ofSize: 20)
        stepsLabel.font = .systemFont(ofSize: 10)
        stepsLabel.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [nameLabel, stepsLabel])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class TitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// Favourites that scroll sideways, and below them all recipes, each as high as its steps.
final class RecipeFeedController: UIViewController {
    enum Section: Int, CaseIterable {
        case favourites, all
    }

    struct Recipe: Hashable {
        let name: String
        let steps: String
        var isFavourite = false
    }

    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Recipe>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        configureDataSource()
    }

    func show(_ recipes: [Recipe]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Recipe>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(recipes.filter { $0.isFavourite }, toSection: .favourites)
        snapshot.appendItems(recipes.filter { !$0.isFavourite }, toSection: .all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        return UICollectionViewCompositionalLayout(
            sectionProvider: { [weak self] index, environment in
                switch Section(rawValue: index) {
                case .favourites: return self?.favouritesSection()
                case .all: return self?.listSection(isWide: environment.container.effectiveContentSize.width > 600)
                case nil: return nil
                }
            }, configuration: configuration)
    }

    private func favouritesSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(90)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        return section
    }

    private func listSection(isWide: Bool) -> NSCollectionLayoutSection {
        let columns = isWide ? 2 : 1
        let item = NSCollectionLayoutItem(
            layoutSize: .init(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(80)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)),
            subitems: Array(repeating: item, count: columns))
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let title = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        title.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [title]
        return section
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<RecipeCell, Recipe> { cell, _, recipe in
            cell.nameLabel.text = recipe.name
            cell.stepsLabel.text = recipe.steps
        }
        let title = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in
            view.label.text = "All recipes"
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, recipe in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: recipe)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
        }
    }
}
