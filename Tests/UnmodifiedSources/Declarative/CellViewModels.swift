import UIKit

/// A cell described by a value.
protocol CellViewModel {
    associatedtype Cell: UICollectionViewCell
    var id: AnyHashable { get }
    func configure(cell: Cell)
}

struct AnyCellViewModel: Hashable {
    let id: AnyHashable
    let cellClass: AnyClass
    private let configuration: (UICollectionViewCell) -> Void

    init<Model: CellViewModel>(_ model: Model) {
        id = model.id
        cellClass = Model.Cell.self
        configuration = { cell in
            precondition(cell is Model.Cell, "expected \(Model.Cell.self), got \(type(of: cell))")
            model.configure(cell: cell as! Model.Cell)
        }
    }

    var reuseIdentifier: String { String(describing: cellClass) }

    func configure(_ cell: UICollectionViewCell) { configuration(cell) }

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct SectionViewModel {
    let id: String
    let cells: [AnyCellViewModel]
}

@resultBuilder
enum SectionBuilder {
    static func buildExpression<Model: CellViewModel>(_ model: Model) -> [AnyCellViewModel] {
        [AnyCellViewModel(model)]
    }
    static func buildBlock(_ parts: [AnyCellViewModel]...) -> [AnyCellViewModel] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [AnyCellViewModel]?) -> [AnyCellViewModel] { part ?? [] }
    static func buildEither(first: [AnyCellViewModel]) -> [AnyCellViewModel] { first }
    static func buildEither(second: [AnyCellViewModel]) -> [AnyCellViewModel] { second }
    static func buildArray(_ parts: [[AnyCellViewModel]]) -> [AnyCellViewModel] { parts.flatMap { $0 } }
}

extension SectionViewModel {
    init(_ id: String, @SectionBuilder cells: () -> [AnyCellViewModel]) {
        self.init(id: id, cells: cells())
    }
}

/// Drives a collection view from section values.
final class CollectionDriver: NSObject {
    let view: UICollectionView
    private var dataSource: UICollectionViewDiffableDataSource<String, AnyCellViewModel>!
    private var registered: Set<String> = []

    init(view: UICollectionView) {
        self.view = view
        super.init()
        dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, model in
            let cell = view.dequeueReusableCell(withReuseIdentifier: model.reuseIdentifier, for: indexPath)
            model.configure(cell)
            return cell
        }
    }

    func show(_ sections: [SectionViewModel], animated: Bool = false, completion: (() -> Void)? = nil) {
        for model in sections.flatMap(\.cells) where registered.insert(model.reuseIdentifier).inserted {
            view.register(model.cellClass, forCellWithReuseIdentifier: model.reuseIdentifier)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, AnyCellViewModel>()
        for section in sections {
            snapshot.appendSections([section.id])
            snapshot.appendItems(section.cells, toSection: section.id)
        }
        dataSource.apply(snapshot, animatingDifferences: animated, completion: completion)
    }
}

/// A cell with one label, as tall as its text.
final class NoteItemCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

struct NoteItem: CellViewModel {
    let id: AnyHashable
    let text: String

    func configure(cell: NoteItemCell) { cell.label.text = text }
}
