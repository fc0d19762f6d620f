import Foundation
import UIKitLayout
import XCTest

/// Lists ask self-sizing views through `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`,
/// which views override to lay out their content first (Apple, WWDC 2014, session 226, "What's New in Table and Collection
/// Views", and the page on `preferredLayoutAttributesFitting(_:)`).
nonisolated final class SelfSizingOverrideTests: XCTestCase {}

/// A view whose height follows from its area and the width of its last layout.
private final class Cloud: UIView {
    private var height: CGFloat = 0

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let new = bounds.width > 0 ? 20_000 / bounds.width : 0
        guard new != height else { return }
        height = new
        invalidateIntrinsicContentSize()
    }
}

extension UIView {
    fileprivate func pin(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}

/// What was asked of a view.
private struct Question: Equatable {
    var target: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
}

private class CloudCell: UITableViewCell {
    let cloud = Cloud()
    var questions: [Question] = []
    var answer: CGSize?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.pin(cloud)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        questions.append(Question(target: targetSize, horizontal: horizontal, vertical: vertical))
        if let answer { return answer }
        contentView.frame.size.width = targetSize.width
        contentView.layoutIfNeeded()
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}

private final class Header: UITableViewHeaderFooterView {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: targetSize.width / 10)
    }
}

private final class PlainHeader: UIView {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: targetSize.width / 5)
    }
}

private final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
    var makeCell: () -> UITableViewCell = { CloudCell(style: .default, reuseIdentifier: nil) }
    var header: UIView?
    var footer: UIView?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { makeCell() }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }
}

private final class Item: UICollectionViewCell {
    var answer: CGSize?
    var questions: [Question] = []

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        questions.append(Question(target: targetSize, horizontal: horizontal, vertical: vertical))
        if let answer { return answer }
        return super.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}

private final class SectionHeader: UICollectionReusableView {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: 33)
    }
}

private final class Items: NSObject, UICollectionViewDataSource {
    var makeItem: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, path in
        view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        makeItem(view, path)
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
}

extension SelfSizingOverrideTests {
    private func withTable(_ list: List, _ body: (UITableView) -> Void) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
        (table.dataSource, table.delegate) = (list, list)
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 60
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (
            UITableView.automaticDimension, UITableView.automaticDimension
        )
        table.sectionHeaderTopPadding = 0
        table.layoutIfNeeded()
        body(table)
    }

    private var row: IndexPath { IndexPath(row: 0, section: 0) }

    // 20,000 / 320 = 62.5, and the separator of half a point on a screen of scale 2.
    func testATableAsksACellForItsHeight() {
        UITraitCollection(displayScale: 2).callAsCurrent {
            let (list, cell) = (List(), CloudCell(style: .default, reuseIdentifier: nil))
            list.makeCell = { cell }
            withTable(list) { table in
                XCTAssertEqual(table.rectForRow(at: row).height, 63)
                XCTAssertEqual(table.visibleCells.map(\.frame.height), [63])
                XCTAssertEqual(
                    cell.questions.first,
                    Question(
                        target: CGSize(width: 320, height: 0), horizontal: .required, vertical: .fittingSizeLevel))
                XCTAssertEqual(cell.questions.count, 1)
            }
        }
    }

    func testTheAnswerOfACellIsTheHeightOfItsRow() {
        let list = List()
        list.makeCell = {
            let cell = CloudCell(style: .default, reuseIdentifier: nil)
            cell.answer = CGSize(width: 320, height: 91)
            return cell
        }
        withTable(list) { XCTAssertEqual($0.rectForRow(at: row).height, 91) }
    }

    // 320 / 10 and 320 / 5.
    func testATableAsksHeadersAndFootersForTheirHeights() {
        let list = List()
        (list.header, list.footer) = (Header(reuseIdentifier: nil), PlainHeader())
        withTable(list) { table in
            XCTAssertEqual(table.rectForHeader(inSection: 0).height, 32)
            XCTAssertEqual(table.rectForFooter(inSection: 0).height, 64)
        }
    }

    private func makeCollection(_ items: Items, _ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout)
        view.register(Item.self, forCellWithReuseIdentifier: "item")
        view.register(
            SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = items
        view.layoutIfNeeded()
        return view
    }

    private var automatic: UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return flow
    }

    func testACollectionViewAsksACellForItsSize() {
        let items = Items()
        items.makeItem = { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            (cell as? Item)?.answer = CGSize(width: 100, height: 77)
            return cell
        }
        let view = makeCollection(items, automatic)
        XCTAssertEqual(view.cellForItem(at: row)?.frame.size, CGSize(width: 100, height: 77))
        let question = (view.cellForItem(at: row) as? Item)?.questions.first
        XCTAssertEqual(question?.horizontal, .fittingSizeLevel)
        XCTAssertEqual(question?.vertical, .fittingSizeLevel)
    }

    // The override fixes the width at 200; a box with twice the height of its width's quarter is 100 points tall.
    func testACellCanAskUIKitForItsHeightInAnotherWidth() {
        let items = Items()
        items.makeItem = { view, path in
            let (cell, box) = (view.dequeueReusableCell(withReuseIdentifier: "item", for: path), UIView())
            cell.contentView.pin(box)
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5).isActive = true
            return cell
        }
        let view = makeCollection(items, automatic)
        XCTAssertEqual(view.cellForItem(at: row)?.frame.size, CGSize(width: 200, height: 100))
    }

    func testACompositionalLayoutAsksHeadersForTheirHeights() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let view = makeCollection(Items(), UICollectionViewCompositionalLayout(section: section))
        let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: row)
        XCTAssertEqual(header?.frame, CGRect(x: 0, y: 0, width: 320, height: 33))
    }
}
