import CHeightsBench
import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// Times the C functions and the `fd_` methods with a million rows, and compares them in each round with the lookup of
/// a `GHashTable`.
struct CachedCalls {
    private let count = 1_000_000
    private let rounds: Int
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let order: [Int]
    private let paths: [IndexPath]
    private let texts: [String]
    private let uuids: [UUID]

    init(rounds: Int) {
        self.rounds = rounds
        order = (0..<100_000).map { _ in .random(in: 0..<1_000_000) }
        paths = order.map { IndexPath(row: $0, section: 0) }
        texts = order.map { "row \($0)" }
        uuids = order.map(Self.uuid)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        for row in 0..<count {
            table.fd_indexPathHeightCache.cacheHeight(100, by: IndexPath(row: row, section: 0))
            table.fd_keyedHeightCache.cacheHeight(100, byKey: row)
            table.fd_keyedHeightCache.cacheHeight(100, byKey: "row \(row)")
            table.fd_keyedHeightCache.cacheHeight(100, byKey: Self.uuid(row))
        }
    }

    private static func uuid(_ row: Int) -> UUID {
        let bytes = withUnsafeBytes(of: UInt64(row) &* 0x9e37_79b9_7f4a_7c15) { Array($0) }
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[7], bytes[6],
                bytes[5], bytes[4], bytes[3], bytes[2], bytes[1], bytes[0]
            ))
    }

    func run() {
        let scene = bench_scene_new(UInt32(count))
        defer { bench_scene_free(scene) }
        let operations = (0..<BENCH_N.rawValue).map(BenchOperation.init(rawValue:))
        var engine = operations.map { _ in [Double]() }
        var calls = swiftCalls.map { _ in [Double]() }
        for _ in 0..<rounds {
            for (index, operation) in operations.enumerated() {
                engine[index].append(bench_scene_time(scene, operation))
            }
            for (index, call) in swiftCalls.enumerated() { calls[index].append(call.time()) }
        }
        let hash = median(engine[0])
        print("1 000 000 rows in random order, medians of \(rounds); ns for a call, and times a GHashTable lookup")
        for (operation, values) in zip(operations, engine) {
            line(String(cString: bench_operation_name(operation)), median(values), hash)
        }
        for (call, values) in zip(swiftCalls, calls) { line(call.name, median(values), hash) }
        let front = median(engine[Int(BENCH_ARRAY_FRONT.rawValue)]) / median(engine[Int(BENCH_INSERT_FRONT.rawValue)])
        print("insertion at the front: \(column(front, width: 1)) times as fast as the plain array's (wanted 100)")
        print(
            """
            bytes: \(column(bench_scene_bytes_per_row(scene), digits: 1, width: 1)) a row (bound 24), \
            \(column(bench_scene_bytes_per_key(scene), digits: 1, width: 1)) an integer (bound 64 + 8), \
            \(column(bench_scene_bytes_per_string(scene), digits: 1, width: 1)) a string of 12 (bound 64 + 12)
            """)
    }

    private func line(_ name: String, _ value: Double, _ hash: Double) {
        print(column(name) + column(value, digits: 1) + column(value / hash, digits: 1))
    }

    // MARK: The calls

    private struct Call {
        let name: String
        let time: () -> Double
    }

    private var swiftCalls: [Call] {
        [
            Call(name: "fd_heightForCell cacheBy indexPath") { time(paths) { height(cacheBy: $0) } },
            Call(name: "fd_heightForCell cacheByKey Int") { time(order) { height(cacheByKey: $0) } },
            Call(name: "fd_heightForCell cacheByKey String") { time(texts) { height(cacheByKey: $0) } },
            Call(name: "fd_heightForCell cacheByKey UUID") { time(uuids) { height(cacheByKey: $0) } },
        ]
    }

    private func height(cacheBy path: IndexPath) -> CGFloat {
        table.fd_heightForCell(withIdentifier: "cell", cacheBy: path) { _ in fatalError("not in the cache") }
    }

    private func height(cacheByKey key: some Hashable) -> CGFloat {
        table.fd_heightForCell(withIdentifier: "cell", cacheByKey: key) { _ in fatalError("not in the cache") }
    }

    private func time<Key>(_ keys: [Key], _ height: (Key) -> CGFloat) -> Double {
        var sum: CGFloat = 0
        let time = nanoseconds(perCallOf: keys.count) {
            for key in keys { sum += height(key) }
        }
        precondition(sum == 100 * CGFloat(keys.count), "a height was not found")
        return time
    }
}
