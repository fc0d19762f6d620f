import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// A combination of the ways in which an app can set a collection view up.
struct CollectionSetup: CustomStringConvertible {
    enum Layout: CaseIterable { case flow, selfSizedFlow, list, estimatedGroups }
    enum Sizes: CaseIterable { case cachedByIndexPath, cachedByKey, uncached }

    var layout: Layout
    var sizes: Sizes
    var isDiffable: Bool
    var invalidation: UICollectionView.SelfSizingInvalidation

    init(using random: inout some RandomNumberGenerator) {
        layout = .allCases.randomElement(using: &random) ?? .flow
        sizes = .allCases.randomElement(using: &random) ?? .uncached
        isDiffable = Int.random(in: 0..<3, using: &random) == 0
        invalidation = .random(using: &random) ? .enabled : .enabledIncludingConstraints
    }

    /// The distance between two items, in points.
    var spacing: CGFloat { layout == .flow || layout == .selfSizedFlow ? 10 : 0 }

    var description: String { "layout \(layout), sizes \(sizes), diffable \(isDiffable), \(invalidation)" }

    func makeLayout() -> UICollectionViewLayout {
        switch layout {
        case .flow: return UICollectionViewFlowLayout()
        case .selfSizedFlow:
            let flow = UICollectionViewFlowLayout()
            flow.estimatedItemSize = CGSize(width: 150, height: 37)
            return flow
        case .list: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        case .estimatedGroups:
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(37))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }
    }
}

/// A cell whose height is the sum of its content's height and an eighth of its width.
final class ProgramItem: UICollectionViewCell {
    private let box = UIView()
    private var boxHeight: NSLayoutConstraint?
    private lazy var boxWidth = box.widthAnchor.constraint(equalToConstant: 0)
    private(set) var row = ModelRow(number: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        boxHeight = contentView.fill(with: box)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    /// Configures the cell with the content of an item.
    ///
    /// - Parameter width: the width of the content if the cell determines its own width, else `nil`.
    func configure(_ row: ModelRow, _ traits: UITraitCollection, width: CGFloat?) {
        self.row = row
        boxHeight?.constant = row.contentHeight + traits.extraHeight
        guard let width else { return }
        boxWidth.constant = width
        boxWidth.priority = UILayoutPriority(999)
        boxWidth.isActive = true
    }
}
