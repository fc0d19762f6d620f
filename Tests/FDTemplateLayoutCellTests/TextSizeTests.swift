import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

/// Tables and collection views whose traits change while they are shown. The expected heights are those of lists that
/// are created with the new traits.
nonisolated final class TextSizeTests: TemplateLayoutTestCase {}

extension TextSizeTests {
    private static let traits = [
        UITraitCollection(displayScale: 2, preferredContentSizeCategory: .large),
        UITraitCollection(displayScale: 2, preferredContentSizeCategory: .accessibilityExtraLarge),
        UITraitCollection(displayScale: 3, preferredContentSizeCategory: .small),
        UITraitCollection(displayScale: 2, layoutDirection: .rightToLeft, preferredContentSizeCategory: .large),
    ]

    /// Shows all rows, so that there are cells to be used again, and returns to the top.
    private func scrollThrough(_ view: UIScrollView) {
        view.layoutIfNeeded()
        view.scrollThrough()
        view.contentOffset.y = 0
        view.layoutIfNeeded()
    }

    private func check(_ kinds: [ReadingList.Kind]) {
        for kind in kinds {
            let list = ReadingList(kind)
            let table = list.makeTable(Self.traits[0])
            scrollThrough(table)
            for traits in Self.traits + [Self.traits[0]] {
                table.overrideTraitCollection = traits
                scrollThrough(table)
                let other = ReadingList(kind)
                let fresh = other.makeTable(traits)
                scrollThrough(fresh)
                for row in 0..<ReadingList.count {
                    XCTAssertEqual(
                        table.rectForRow(at: path(row)), fresh.rectForRow(at: path(row)), "\(kind) \(traits) row \(row)"
                    )
                }
                XCTAssertEqual(
                    table.rectForHeader(inSection: 0), fresh.rectForHeader(inSection: 0), "\(kind) \(traits)")
                XCTAssertEqual(table.contentSize, fresh.contentSize, "\(kind) \(traits)")
            }
        }
    }

    func testAutomaticHeightsFollowTheTextSize() { check([.automatic, .builtIn, .configured]) }

    func testHeightsOfTemplatesFollowTheTextSize() { check([.template, .byIndexPath, .byKey]) }

    func testHeightsThatWereComputedInAdvanceFollowTheTextSize() {
        let list = ReadingList(.byIndexPath)
        let table = list.makeTable(Self.traits[0])
        table.estimatedRowHeight = 44
        table.fd_precacheEnabled = true
        for traits in Self.traits {
            table.overrideTraitCollection = traits
            table.layoutIfNeeded()
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.3))
            let other = ReadingList(.template)
            let fresh = other.makeTable(traits)
            for row in 0..<ReadingList.count {
                XCTAssertEqual(
                    table.fd_indexPathHeightCache.height(for: path(row)),
                    other.tableView(fresh, heightForRowAt: path(row)), "\(traits) row \(row)")
            }
        }
    }

    func testSizesOfItemsFollowTheTextSize() {
        for kind in ReadingItems.Kind.allCases {
            let list = ReadingItems(kind)
            let view = list.makeView(Self.traits[0])
            scrollThrough(view)
            for traits in Self.traits + [Self.traits[0]] {
                view.overrideTraitCollection = traits
                scrollThrough(view)
                let other = ReadingItems(kind)
                let fresh = other.makeView(traits)
                scrollThrough(fresh)
                for path in (0..<ReadingList.count).map({ IndexPath(item: $0, section: 0) }) {
                    XCTAssertEqual(
                        view.layoutAttributesForItem(at: path)?.frame, fresh.layoutAttributesForItem(at: path)?.frame,
                        "\(kind) \(traits) item \(path.item)")
                }
                let headers = [view, fresh].map { view in
                    (view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
                        as? ReadingItem)?.label.font
                }
                XCTAssertEqual(headers[0], headers[1], "\(kind) \(traits)")
            }
        }
    }
}

/// A label whose font follows the text size, 8 points from every edge of a view.
private func addLabel(to view: UIView) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let bottom = view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8), bottom,
    ])
    return label
}

private final class ReadingCell: UITableViewCell {
    private(set) lazy var label = addLabel(to: contentView)
}

private final class ReadingHeader: UITableViewHeaderFooterView {
    private(set) lazy var label = addLabel(to: contentView)
}

private final class ReadingItem: UICollectionViewCell {
    private(set) lazy var label = addLabel(to: contentView)

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        label.preferredMaxLayoutWidth = 164
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

/// A list of texts of one to several lines.
private final class ReadingList: NSObject, UITableViewDataSource, UITableViewDelegate {
    enum Kind {
        case automatic, builtIn, configured, template, byIndexPath, byKey
    }

    static let count = 30
    private let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    static func text(_ row: Int) -> String { String(repeating: "some words ", count: 1 + row % 5) }

    func makeTable(_ traits: UITraitCollection) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        table.overrideTraitCollection = traits
        table.register(ReadingCell.self, forCellReuseIdentifier: "row")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "built-in")
        table.register(ReadingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        (table.dataSource, table.delegate) = (self, self)
        return table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let isBuiltIn = kind == .builtIn || kind == .configured
        let cell = tableView.dequeueReusableCell(withIdentifier: isBuiltIn ? "built-in" : "row", for: indexPath)
        let text = Self.text(indexPath.row)
        (cell as? ReadingCell)?.label.text = text
        if kind == .builtIn {
            cell.textLabel?.text = text
            cell.textLabel?.numberOfLines = 0
        } else if kind == .configured {
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        (header as? ReadingHeader)?.label.text = "a header of some lines"
        return header
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let configure = { (cell: UITableViewCell) in
            (cell as? ReadingCell)?.label.text = Self.text(indexPath.row)
            return
        }
        return switch kind {
        case .automatic, .builtIn, .configured: UITableView.automaticDimension
        case .template: tableView.fd_heightForCell(withIdentifier: "row", configuration: configure)
        case .byIndexPath:
            tableView.fd_heightForCell(withIdentifier: "row", cacheBy: indexPath, configuration: configure)
        case .byKey:
            tableView.fd_heightForCell(withIdentifier: "row", cacheByKey: indexPath.row, configuration: configure)
        }
    }
}

private final class ReadingItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    enum Kind: CaseIterable {
        case given, selfSized, compositional
    }

    private let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    private var layout: UICollectionViewLayout {
        let flow = UICollectionViewFlowLayout()
        switch kind {
        case .given: return flow
        case .selfSized:
            flow.estimatedItemSize = CGSize(width: 180, height: 30)
            return flow
        case .compositional:
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
            ]
            return UICollectionViewCompositionalLayout(section: section)
        }
    }

    func makeView(_ traits: UITraitCollection) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        view.overrideTraitCollection = traits
        view.register(ReadingItem.self, forCellWithReuseIdentifier: "item")
        view.register(ReadingItem.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
        (view.dataSource, view.delegate) = (self, self)
        return view
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        ReadingList.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? ReadingItem)?.label.text = ReadingList.text(indexPath.item)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? ReadingItem)?.label.text = "a header of some lines"
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        collectionView.fd_sizeForCell(
            withIdentifier: "item", fixedWidth: 180, cacheByKey: indexPath.item
        ) { ($0 as? ReadingItem)?.label.text = ReadingList.text(indexPath.item) }
    }
}
