import Foundation
import UIKitLayout
import XCTest

nonisolated final class TableProgramTests: TemplateLayoutTestCase {}

extension TableProgramTests {
    /// The combinations of estimates, kinds of heights, caches and data sources, under random updates of every kind.
    func testTablesThatWereUpdatedEqualFreshTablesOfTheSameData() {
        let seed = SplitMix.seed()
        for index in 0..<SplitMix.programCount(short: 1500) {
            var program = TableProgram(seed: seed &+ UInt64(index))
            guard let fault = program.run() else { continue }
            return XCTFail("TL_SEED=\(seed &+ UInt64(index)), program \(index): \(fault)")
        }
    }
}
