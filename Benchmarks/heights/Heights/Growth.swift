import CHeightsBench

/// Shows how the time of each operation grows with the number of rows.
struct Growth {
    private let counts: [UInt32] = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
    private let rounds: Int

    init(rounds: Int) {
        self.rounds = rounds
    }

    func run() {
        let times = counts.map(times(at:))
        let growths = (0..<operations).map { times[times.count - 1][$0] / times[0][$0] }
        print(
            """

            ns for a call at 1 000, 10 000 … 10 000 000 rows. Last column: growth beside that of a GHashTable lookup,
            which is what memory costs; no faster than log n means at most 7/3 = 2.33
            """)
        for operation in 0..<operations {
            let name = String(cString: bench_operation_name(BenchOperation(UInt32(operation))))
            print(
                column(name) + times.map { column($0[operation]) }.joined()
                    + column(growths[operation] / growths[0], digits: 1))
        }
    }

    private var operations: Int { Int(BENCH_N.rawValue) }

    private func times(at count: UInt32) -> [Double] {
        let scene = bench_scene_new(count)
        defer { bench_scene_free(scene) }
        return (0..<BENCH_N.rawValue).map { operation in
            median((0..<rounds).map { _ in bench_scene_time(scene, BenchOperation(operation)) })
        }
    }
}
