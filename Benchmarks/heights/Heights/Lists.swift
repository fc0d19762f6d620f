import Foundation
import UIKitLayout

/// Times lists of rows with estimated heights: loading them, jumping to a row, and scrolling on from there.
///
/// Each row is measured when it becomes visible. Its height is known without any layout, so that only the list's own
/// work is timed.
struct Lists {
    private let rounds: Int

    init(rounds: Int) {
        self.rounds = rounds
    }

    func run() {
        print(
            """

            lists of estimated rows, µs: loading; a jump to a row and the layout there; a step of 100 points and the layout \
            after it. Medians of \(rounds); with 1 000 and with 1 000 000 rows, and how many times the one the other is
            """)
        for kind in ListKind.allCases {
            let (few, many) = (times(kind, count: 1_000), times(kind, count: 1_000_000))
            for (index, name) in ["load", "jump", "step"].enumerated() {
                print(
                    column("\(kind.name), \(name)") + column(few[index] / 1000, digits: 1)
                        + column(many[index] / 1000, digits: 1) + column(many[index] / few[index], digits: 1))
            }
        }
    }

    private func times(_ kind: ListKind, count: Int) -> [Double] {
        let samples = (0..<rounds).map { round in times(kind.makeList(count), count: count, seed: round) }
        return (0..<3).map { index in median(samples.map { $0[index] }) }
    }

    private func times(_ list: any ScrolledList, count: Int, seed: Int) -> [Double] {
        let load = nanoseconds(perCallOf: 1) { list.load() }
        let jumps = (1...20).map { ($0 &* 7_919 &+ seed &* 104_729) % (count - 20) }
        let jump = nanoseconds(perCallOf: jumps.count) {
            for row in jumps { list.jump(to: row) }
        }
        list.jump(to: count / 2)
        let step = nanoseconds(perCallOf: 200) {
            for _ in 0..<200 { list.step() }
        }
        return [load, jump, step]
    }
}

/// The kinds of lists that are compared.
private enum ListKind: CaseIterable {
    case table, flow, compositional

    var name: String {
        switch self {
        case .table: "table"
        case .flow: "flow layout"
        case .compositional: "compositional list"
        }
    }

    func makeList(_ count: Int) -> any ScrolledList {
        switch self {
        case .table: return TableList(count)
        case .flow:
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 375, height: 44)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            return CollectionList(count, layout)
        case .compositional:
            return CollectionList(count, UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        }
    }
}

private protocol ScrolledList {
    func load()
    func jump(to row: Int)
    func step()
}

/// The height of a row, in points.
private func rowHeight(_ row: Int) -> CGFloat { CGFloat(50 + row % 7) }

private let screen = CGRect(x: 0, y: 0, width: 375, height: 667)

private final class TableList: ScrolledList, UITableViewDataSource, UITableViewDelegate {
    private let count: Int
    private let table = UITableView(frame: screen)

    init(_ count: Int) {
        self.count = count
        table.estimatedRowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (self, self)
    }

    func load() {
        table.reloadData()
        table.layoutIfNeeded()
    }

    func jump(to row: Int) {
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        table.layoutIfNeeded()
    }

    func step() {
        table.contentOffset.y += 100
        table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rowHeight(indexPath.row)
    }
}

private final class ListItemCell: UICollectionViewCell {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
    }
}

private final class CollectionList: ScrolledList, UICollectionViewDataSource {
    private let count: Int
    private let view: UICollectionView

    init(_ count: Int, _ layout: UICollectionViewLayout) {
        self.count = count
        view = UICollectionView(frame: screen, collectionViewLayout: layout)
        view.register(ListItemCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = self
    }

    func load() {
        view.reloadData()
        view.layoutIfNeeded()
    }

    func jump(to row: Int) {
        view.scrollToItem(at: IndexPath(item: row, section: 0), at: .top, animated: false)
        view.layoutIfNeeded()
    }

    func step() {
        view.contentOffset.y += 100
        view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? ListItemCell)?.height = rowHeight(indexPath.item)
        return cell
    }
}
