import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// The changes of rows and sections.
extension SoakTable {
    /// Inserts, deletes, moves and reloads random rows in one batch, and returns the number of changes.
    func updateRows(using random: inout SplitMix) -> Int {
        guard !sections.isEmpty else { return insertSection(using: &random) }
        let old = Dictionary(uniqueKeysWithValues: paths.map { (self[$0].number, $0) })
        let chosen = paths.shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
        let deleted = chosen.filter { _ in random.isOne(in: paths.count > 150 ? 2 : 4) }
        let moved = chosen.filter { !deleted.contains($0) && random.isOne(in: 2) }
        let reloaded = chosen.filter { !deleted.contains($0) && !moved.contains($0) }
        for path in reloaded { self[path].version += 1 }
        let inserted = (0..<Int.random(in: 0...4, using: &random)).map { _ in SoakRow(number: random.next() >> 2) }
        let placed = moved.map { self[$0] } + inserted
        removeRows(deleted + moved)
        insertRows(placed, using: &random)
        let new = Dictionary(uniqueKeysWithValues: paths.map { (self[$0].number, $0) })
        view.performBatchUpdates {
            view.deleteRows(at: Array(deleted), with: .none)
            view.reloadRows(at: Array(reloaded), with: .none)
            view.insertRows(at: inserted.compactMap { new[$0.number] }, with: .none)
            for row in placed {
                guard let from = old[row.number], let to = new[row.number] else { continue }
                view.moveRow(at: from, to: to)
            }
        }
        return chosen.count + inserted.count
    }

    private func removeRows(_ paths: [IndexPath]) {
        for path in paths.sorted(by: >) { sections[path.section].remove(at: path.row) }
    }

    private func insertRows(_ rows: [SoakRow], using random: inout SplitMix) {
        for row in rows {
            let section = Int.random(in: 0..<sections.count, using: &random)
            let index = Int.random(in: 0...sections[section].count, using: &random)
            sections[section].insert(row, at: index)
        }
    }

    /// Inserts, deletes, moves or reloads a random section, and returns the number of changes.
    func updateSections(using random: inout SplitMix) -> Int {
        guard sections.count > 2 else { return insertSection(using: &random) }
        let section = Int.random(in: 0..<sections.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where sections.count < 6: return insertSection(using: &random)
        case 0, 1:
            sections.remove(at: section)
            view.deleteSections([section], with: .none)
        case 2:
            let target = Int.random(in: 0..<sections.count, using: &random)
            sections.insert(sections.remove(at: section), at: target)
            view.moveSection(section, toSection: target)
        default:
            for row in sections[section].indices { sections[section][row].version += 1 }
            view.reloadSections([section], with: .none)
        }
        return 1
    }

    private func insertSection(using random: inout SplitMix) -> Int {
        let section = Int.random(in: 0...sections.count, using: &random)
        let count = Int.random(in: 10...40, using: &random)
        sections.insert((0..<count).map { _ in SoakRow(number: random.next() >> 2) }, at: section)
        view.insertSections([section], with: .none)
        return 1
    }

    /// Replaces all rows.
    func reload(using random: inout SplitMix) {
        sections = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            (0..<Int.random(in: 0...40, using: &random)).map { _ in SoakRow(number: random.next() >> 2) }
        }
        view.reloadData()
    }
}
