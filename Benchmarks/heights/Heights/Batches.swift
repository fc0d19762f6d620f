import Foundation
import UIKitLayout

/// Times a batch of many single insertions. The time should be proportional to their number.
struct Batches {
    private let counts = [16_000, 64_000]
    let rounds: Int

    func run() {
        print("\ngroups of single insertions, medians of \(rounds)")
        let times = counts.map { count in median((0..<rounds).map { _ in time(inserting: count) }) }
        for (count, time) in zip(counts, times) {
            print("\(column("\(count) insertions in one group"))\(column(time * 1000)) ms")
        }
        let ratio = column(times[1] / times[0], digits: 1, width: 1)
        print("\(ratio) times as long for 4 times as many (wanted: at most 5)")
    }

    private func time(inserting count: Int) -> Double {
        let source = GrowingSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        table.estimatedRowHeight = 44
        table.dataSource = source
        table.reloadData()
        let time = nanoseconds(perCallOf: 1) {
            table.performBatchUpdates {
                for row in 0..<count {
                    source.count += 1
                    table.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
                }
            }
        }
        precondition(table.numberOfRows(inSection: 0) == count, "rows are missing")
        return time / 1e9
    }
}

/// A data source with one section, whose number of rows grows.
private final class GrowingSource: UITableViewDataSource {
    var count = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
