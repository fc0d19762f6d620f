import Foundation
import UIKit
import XCTest

/// The content sizes of lists. On iOS a layout pass sets the property, so apps override it to follow the content, and a size
/// that code sets lasts until then.
nonisolated final class ContentSizeTests: XCTestCase {}

/// A table that is as tall as its content, in the usual way.
private final class TallTable: UITableView {
    private(set) var changes: [[CGFloat]] = []

    override var contentSize: CGSize {
        didSet {
            guard contentSize != oldValue else { return }
            changes.append([oldValue.height, contentSize.height])
            invalidateIntrinsicContentSize()
        }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
}

private final class TallCollection: UICollectionView {
    private(set) var changes: [[CGFloat]] = []

    override var contentSize: CGSize {
        didSet { if contentSize != oldValue { changes.append([oldValue.height, contentSize.height]) } }
    }
}

private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
}

extension ContentSizeTests {
    private func makeCollection(_ source: Source) -> TallCollection {
        let flow = UICollectionViewFlowLayout()
        (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 100, height: 40), 0)
        let view = TallCollection(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: flow)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        return view
    }

    // Three rows of 50 points, then five.
    func testATableThatOverridesItsContentSizeIsAsTallAsItsRows() {
        let (root, table, source) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600)), TallTable(), Source())
        (table.rowHeight, table.dataSource) = (50, source)
        table.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: root.topAnchor), table.widthAnchor.constraint(equalToConstant: 320),
            table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        for _ in 0..<2 { root.layoutIfNeeded() }
        XCTAssertEqual(table.frame.height, 150)
        source.count = 5
        table.reloadData()
        for _ in 0..<2 { root.layoutIfNeeded() }
        XCTAssertEqual(table.frame.height, 250)
        XCTAssertEqual(table.changes, [[0, 150], [150, 250]])
    }

    // One column of three, then of five items of 40 points.
    func testACollectionViewSetsItsContentSizeWhenItIsLaidOut() {
        let source = Source()
        let view = makeCollection(source)
        view.layoutIfNeeded()
        source.count = 5
        view.reloadData()
        view.layoutIfNeeded()
        XCTAssertEqual(view.changes, [[0, 120], [120, 200]])
        XCTAssertEqual(view.contentSize, CGSize(width: 100, height: 200))
    }

    func testAContentSizeThatCodeSetsLastsUntilTheNextLayout() {
        let source = Source()
        let view = makeCollection(source)
        view.layoutIfNeeded()
        view.contentSize = CGSize(width: 100, height: 900)
        XCTAssertEqual(view.contentSize.height, 900)
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentSize.height, 900, "no layout was needed")
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentSize.height, 120)
    }
}
