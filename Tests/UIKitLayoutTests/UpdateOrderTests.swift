import Foundation
import UIKitLayout
import XCTest

/// A log of the calls of observers, data sources and delegates, in order.
private final class CallLog {
    var calls: [String] = []
}

private final class Observer: UITableViewUpdateObserver, UICollectionViewUpdateObserver {
    private let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func tableViewWillReloadData(_ tableView: UITableView) { log.calls.append("observer") }
    func tableView(_ tableView: UITableView, willApply update: TableUpdate) { log.calls.append("observer") }
    func collectionViewWillReloadData(_ collectionView: UICollectionView) { log.calls.append("observer") }
    func collectionView(_ collectionView: UICollectionView, willApply update: TableUpdate) {
        log.calls.append("observer")
    }
}

/// A table or collection view without estimates whose delegate logs each height and each cell that is no longer
/// displayed.
private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private let log: CallLog
    var counts = [3, 2]
    init(_ log: CallLog) { self.log = log }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.calls.append("cell")
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        log.calls.append("height")
        return 20
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        log.calls.append("height")
        return 5
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.calls.append("end")
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        log.calls.append("cell")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        log.calls.append("height")
        return CGSize(width: 100, height: 20)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        log.calls.append("height")
        return .zero
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.calls.append("end") }
}

/// Heights are requested, and delegates are notified, only after all observers have applied an update.
nonisolated final class UpdateOrderTests: XCTestCase {}

extension UpdateOrderTests {
    /// Checks that the calls of both observers precede all calls that may cause a request for a height.
    private func assertOrder(_ log: CallLog, _ name: String) {
        XCTAssertEqual(Array(log.calls.prefix(2)), ["observer", "observer"], "\(name): \(log.calls)")
        XCTAssertEqual(log.calls.filter { $0 == "observer" }.count, 2, "\(name): \(log.calls)")
        XCTAssertTrue(log.calls.contains("height") || log.calls.contains("cell"), "\(name) requested no height")
    }

    func testATablesObserversFollowBeforeAHeightIsRequested() {
        let updates: [(String, (UITableView, Source) -> Void)] = [
            (
                "insert",
                {
                    $1.counts[0] += 1
                    $0.insertRows(at: [path(0)])
                }
            ),
            (
                "delete",
                {
                    $1.counts[0] -= 1
                    $0.deleteRows(at: [path(0)])
                }
            ),
            ("move", { table, _ in table.moveRow(at: path(0), to: path(2)) }),
            ("reload", { table, _ in table.reloadRows(at: [path(1)]) }),
            ("reconfigure", { table, _ in table.reconfigureRows(at: [path(1)]) }),
            (
                "insert section",
                {
                    $1.counts.insert(1, at: 0)
                    $0.insertSections([0])
                }
            ),
            (
                "delete section",
                {
                    $1.counts.remove(at: 0)
                    $0.deleteSections([0])
                }
            ),
            (
                "move section",
                {
                    $1.counts.swapAt(0, 1)
                    $0.moveSection(0, toSection: 1)
                }
            ),
            (
                "reload section",
                {
                    $1.counts[0] = 5
                    $0.reloadSections([0])
                }
            ),
            (
                "batch",
                { table, source in
                    table.performBatchUpdates {
                        source.counts[0] += 1
                        table.insertRows(at: [path(0)])
                        table.reloadRows(at: [path(1)])
                    }
                }
            ),
            ("empty", { table, _ in table.performBatchUpdates(nil) }),
            (
                "reload data",
                {
                    $1.counts = [4]
                    $0.reloadData()
                }
            ),
        ]
        for (name, update) in updates {
            let log = CallLog()
            let source = Source(log)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
            table.estimatedRowHeight = 0
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            (table.dataSource, table.delegate) = (source, source)
            let observers = [Observer(log), Observer(log)]
            observers.forEach(table.addUpdateObserver)
            table.layoutIfNeeded()
            log.calls = []
            update(table, source)
            table.layoutIfNeeded()
            withExtendedLifetime(observers) { assertOrder(log, name) }
        }
    }

    func testRowsOfAnotherDataSourceAreReloadedForObservers() {
        let log = CallLog()
        let (first, second) = (Source(CallLog()), Source(CallLog()))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        table.dataSource = first
        let observer = Observer(log)
        table.addUpdateObserver(observer)
        table.dataSource = first
        XCTAssertEqual(log.calls, [])
        table.dataSource = second
        withExtendedLifetime(observer) { XCTAssertEqual(log.calls, ["observer"]) }
    }

    func testACollectionViewsObserversFollowBeforeASizeIsRequested() {
        let updates: [(String, (UICollectionView, Source) -> Void)] = [
            (
                "insert",
                {
                    $1.counts[0] += 1
                    $0.insertItems(at: [path(0)])
                }
            ),
            (
                "delete",
                {
                    $1.counts[0] -= 1
                    $0.deleteItems(at: [path(0)])
                }
            ),
            ("move", { view, _ in view.moveItem(at: path(0), to: path(2)) }),
            ("reload", { view, _ in view.reloadItems(at: [path(1)]) }),
            ("reconfigure", { view, _ in view.reconfigureItems(at: [path(1)]) }),
            (
                "insert section",
                {
                    $1.counts.insert(1, at: 0)
                    $0.insertSections([0])
                }
            ),
            (
                "delete section",
                {
                    $1.counts.remove(at: 0)
                    $0.deleteSections([0])
                }
            ),
            (
                "reload section",
                {
                    $1.counts[0] = 5
                    $0.reloadSections([0])
                }
            ),
            ("empty", { view, _ in view.performBatchUpdates(nil) }),
            (
                "reload data",
                {
                    $1.counts = [4]
                    $0.reloadData()
                }
            ),
        ]
        for estimate in [CGSize.zero, CGSize(width: 100, height: 30)] {
            for (name, update) in updates {
                let log = CallLog()
                let source = Source(log)
                let layout = UICollectionViewFlowLayout()
                layout.estimatedItemSize = estimate
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
                (view.dataSource, view.delegate) = (source, source)
                let observers = [Observer(log), Observer(log)]
                observers.forEach(view.addUpdateObserver)
                view.layoutIfNeeded()
                log.calls = []
                update(view, source)
                view.layoutIfNeeded()
                withExtendedLifetime(observers) { assertOrder(log, "\(name), estimate \(estimate)") }
            }
        }
    }
}
