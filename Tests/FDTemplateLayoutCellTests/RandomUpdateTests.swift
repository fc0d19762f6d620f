import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

/// A row whose identity does not depend on its position. Its height is derived from its number.
private struct Row: Hashable {
    let number: Int
    var height: CGFloat { CGFloat(number % 97) * 0.5 + 1 }
}

private struct Section {
    let number: Int
    var rows: [Row]
}

/// The model of the table.
private final class Source: UITableViewDataSource, UITableViewDelegate {
    var sections: [Section] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section].rows[indexPath.row].height
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        CGFloat(sections[section].number % 5)
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// The change to a section or row in a batch.
private enum Fate: CaseIterable {
    case stays, isDeleted, isReloaded, moves
}

/// A random batch. The new table is composed of rows that stay, move or are inserted; the calls are then derived from
/// the positions of rows in the old and the new table.
private struct Batch {
    var new: [Section] = []
    var calls: [(UITableView) -> Void] = []
    /// The rows whose heights are kept.
    var kept: Set<Row> = []

    private let old: [Section]
    private var sectionFates: [Int: Fate] = [:]
    private var rowFates: [Row: Fate] = [:]
    private var fresh: Set<Int> = []

    init(from old: [Section], next: inout Int, using random: inout some RandomNumberGenerator) {
        self.old = old
        for section in old {
            let fate = Self.fate(using: &random)
            sectionFates[section.number] = fate
            for row in section.rows { rowFates[row] = Self.fate(using: &random, in: fate) }
        }
        arrangeSections(next: &next, using: &random)
        arrangeRows(next: &next, using: &random)
        readCalls()
        calls.shuffle(using: &random)
    }

    /// A random change, most often none. Rows of a section that is deleted or reloaded can only move out of it or share
    /// its fate.
    private static func fate(using random: inout some RandomNumberGenerator, in section: Fate = .stays) -> Fate {
        let fate: Fate =
            switch Int.random(in: 0..<20, using: &random) {
            case 0, 1: .isDeleted
            case 2: .isReloaded
            case 3, 4: .moves
            default: .stays
            }
        switch section {
        case .stays, .moves: return fate
        case .isDeleted, .isReloaded: return fate == .moves ? .moves : .isDeleted
        }
    }

    private mutating func arrangeSections(next: inout Int, using random: inout some RandomNumberGenerator) {
        new = old.filter { [.stays, .isReloaded].contains(sectionFates[$0.number]) }
        var coming = old.filter { sectionFates[$0.number] == .moves }
        for _ in 0..<(old.count < 8 ? Int.random(in: 0...1, using: &random) : 0) {
            next += 1
            coming.append(Section(number: next, rows: []))
            fresh.insert(next)
        }
        for section in coming { new.insert(section, at: Int.random(in: 0...new.count, using: &random)) }
        for index in new.indices {
            if sectionFates[new[index].number] == .isReloaded { fresh.insert(new[index].number) }
            new[index].rows = new[index].rows.filter { [.stays, .isReloaded].contains(rowFates[$0]) }
        }
    }

    private mutating func arrangeRows(next: inout Int, using random: inout some RandomNumberGenerator) {
        guard !new.isEmpty else { return }
        var coming = old.flatMap(\.rows).filter { rowFates[$0] == .moves }
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            next += 1
            coming.append(Row(number: next))
        }
        for row in coming {
            let section = Int.random(in: new.indices, using: &random)
            new[section].rows.insert(row, at: Int.random(in: 0...new[section].rows.count, using: &random))
        }
    }

    private mutating func readCalls() {
        let sectionPlaces = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.number, $0) })
        let rowPlaces = Self.places(new)
        let oldPlaces = Self.places(old)
        for (index, section) in old.enumerated() {
            switch sectionFates[section.number] {
            case .isDeleted: calls.append { $0.deleteSections([index]) }
            case .isReloaded: calls.append { $0.reloadSections([index]) }
            case .moves:
                sectionPlaces[section.number].map { to in calls.append { $0.moveSection(index, toSection: to) } }
            default: break
            }
        }
        for (index, section) in new.enumerated() where sectionFates[section.number] == nil {
            calls.append { $0.insertSections([index]) }
        }
        for (row, path) in oldPlaces { readCalls(of: row, at: path, now: rowPlaces[row]) }
        for (row, path) in rowPlaces where oldPlaces[row] == nil && !fresh.contains(new[path.section].number) {
            calls.append { $0.insertRows(at: [path]) }
        }
    }

    private mutating func readCalls(of row: Row, at path: IndexPath, now: IndexPath?) {
        let section = old[path.section].number
        guard let now else {
            if sectionFates[section] != .isDeleted, !fresh.contains(section) {
                calls.append { $0.deleteRows(at: [path]) }
            }
            return
        }
        switch rowFates[row] {
        case .isReloaded: calls.append { $0.reloadRows(at: [path]) }
        case .moves:
            calls.append { $0.moveRow(at: path, to: now) }
            kept.insert(row)
        default: kept.insert(row)
        }
    }

    private static func places(_ sections: [Section]) -> [Row: IndexPath] {
        var places: [Row: IndexPath] = [:]
        for (section, content) in sections.enumerated() {
            for (row, identity) in content.rows.enumerated() { places[identity] = path(row, section) }
        }
        return places
    }
}

nonisolated final class RandomUpdateTests: TemplateLayoutTestCase {}

extension RandomUpdateTests {
    private func seed() -> UInt64 {
        ProcessInfo.processInfo.environment["TL_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...UInt64.max)
    }

    /// After each batch, the cache, offsets and totals are those of the new table: rows that stay or move keep their
    /// heights, and the heights of inserted or reloaded rows are unknown.
    func testHundredThousandUpdatesInBatchesEqualTheModelOfUIKitsRules() {
        let seed = seed()
        print("seed \(seed): TL_SEED=\(seed) repeats the run")
        var random = SplitMix(state: seed)
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 0))
        table.estimatedRowHeight = 0
        table.dataSource = source
        table.delegate = source
        var (next, count) = (0, 0)
        while count < 100_000 {
            let batch = Batch(from: source.sections, next: &next, using: &random)
            table.performBatchUpdates {
                for call in batch.calls { call(table) }
                source.sections = batch.new
            }
            count += batch.calls.count
            assertEqual(table, batch, "seed \(seed)")
            for (section, content) in batch.new.enumerated() {
                for (row, identity) in content.rows.enumerated() {
                    table.fd_indexPathHeightCache.cacheHeight(identity.height, by: path(row, section))
                }
            }
            if testRun?.totalFailureCount ?? 0 > 0 { return }
        }
    }

    private func assertEqual(_ table: UITableView, _ batch: Batch, _ message: String) {
        let cache = table.fd_indexPathHeightCache
        var offset: CGFloat = 0
        var matches = table.numberOfSections == batch.new.count
        for (section, content) in batch.new.enumerated() {
            offset += CGFloat(content.number % 5)
            for (row, identity) in content.rows.enumerated() {
                let path = path(row, section)
                let known = batch.kept.contains(identity) ? identity.height : nil
                matches = matches && cache.height(for: path) == known
                matches =
                    matches
                    && table.rectForRow(at: path) == CGRect(x: 0, y: offset, width: 120, height: identity.height)
                offset += identity.height
            }
        }
        XCTAssertTrue(matches, message)
        XCTAssertEqual(table.contentSize.height, offset, message)
    }
}

/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
