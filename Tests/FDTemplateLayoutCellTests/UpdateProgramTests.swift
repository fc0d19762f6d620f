import Foundation
import UIKitLayout
import XCTest

nonisolated final class UpdateProgramTests: TemplateLayoutTestCase {}

extension UpdateProgramTests {
    private func runPrograms<Subject: ListSubject>(short: Int, _ makeSubject: (inout SplitMix) -> Subject) {
        let seed = SplitMix.seed()
        for index in 0..<SplitMix.programCount(short: short) {
            var program = ListProgram(seed: seed &+ UInt64(index), makeSubject)
            guard let fault = program.run() else { continue }
            return XCTFail("TL_SEED=\(seed &+ UInt64(index)), program \(index): \(fault)")
        }
    }

    /// All combinations of estimates, kinds of heights, caches and data sources, under random updates of every kind.
    func testTablesThatWereUpdatedEqualFreshTablesOfTheSameData() {
        runPrograms(short: 1000) { TableSubject(using: &$0) }
    }

    /// Flow and list layouts with given and self-sized cells, caches and data sources, under random updates of every kind.
    func testCollectionViewsThatWereUpdatedEqualFreshOnesOfTheSameData() {
        runPrograms(short: 500) { CollectionSubject(using: &$0) }
    }
}
