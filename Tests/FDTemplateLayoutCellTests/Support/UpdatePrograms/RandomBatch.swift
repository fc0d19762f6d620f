import Foundation

/// The change of a section or row by an update.
private enum Fate {
    case stays, isDeleted, isReloaded, isReconfigured, moves
}

/// A random batch of changes.
///
/// The new content is composed of rows that stay, rows that move and inserted rows. The changes are then derived from
/// the positions before and after, so that they do not depend on any implementation of UIKit's rules.
struct RandomBatch {
    private(set) var new: ListModel
    private(set) var changes: [ListChange] = []
    /// The numbers of the rows whose content and height stay as they are.
    private(set) var kept: Set<Int> = []

    private let old: ListModel
    private var sectionFates: [Int: Fate] = [:]
    private var rowFates: [Int: Fate] = [:]
    private var fresh: Set<Int> = []

    init(from old: ListModel, using random: inout some RandomNumberGenerator) {
        (self.old, new) = (old, old)
        for section in old.sections {
            let fate = Self.fate(using: &random)
            sectionFates[section.number] = fate == .isReconfigured ? .stays : fate
            for row in section.rows { rowFates[row.number] = Self.fate(using: &random, in: fate) }
        }
        arrangeSections(using: &random)
        arrangeRows(using: &random)
        deriveChanges()
        changes.shuffle(using: &random)
    }

    /// Returns a random change; most sections and rows stay. Rows of a deleted or reloaded section either move out of
    /// it or are deleted with it.
    private static func fate(using random: inout some RandomNumberGenerator, in section: Fate = .stays) -> Fate {
        let fate: Fate =
            switch Int.random(in: 0..<20, using: &random) {
            case 0, 1: .isDeleted
            case 2: .isReloaded
            case 3, 4: .moves
            case 5: .isReconfigured
            default: .stays
            }
        switch section {
        case .stays, .moves, .isReconfigured: return fate
        case .isDeleted, .isReloaded: return fate == .moves ? .moves : .isDeleted
        }
    }

    private mutating func arrangeSections(using random: inout some RandomNumberGenerator) {
        new.sections = old.sections.filter { [.stays, .isReloaded].contains(sectionFates[$0.number]) }
        var coming = old.sections.filter { sectionFates[$0.number] == .moves }
        for _ in 0..<(old.sections.count < 6 ? Int.random(in: 0...1, using: &random) : 0) {
            let number = new.nextNumber()
            coming.append(ModelSection(number: number, rows: []))
            fresh.insert(number)
        }
        for section in coming {
            new.sections.insert(section, at: Int.random(in: 0...new.sections.count, using: &random))
        }
        for index in new.sections.indices {
            let section = new.sections[index]
            if sectionFates[section.number] == .isReloaded {
                fresh.insert(section.number)
                new.sections[index].headerVersion += 1
            }
            new.sections[index].rows = section.rows.compactMap(remaining)
        }
    }

    private func remaining(_ row: ModelRow) -> ModelRow? {
        switch rowFates[row.number] {
        case .stays: row
        case .isReloaded, .isReconfigured: ModelRow(number: row.number, version: row.version + 1)
        default: nil
        }
    }

    private mutating func arrangeRows(using random: inout some RandomNumberGenerator) {
        guard !new.sections.isEmpty else { return }
        var coming = old.sections.flatMap(\.rows).filter { rowFates[$0.number] == .moves }
        for _ in 0..<Int.random(in: 0...(old.rowCount < 20 ? 5 : 0), using: &random) { coming.append(new.makeRow()) }
        for row in coming {
            let section = Int.random(in: new.sections.indices, using: &random)
            let place = Int.random(in: 0...new.sections[section].rows.count, using: &random)
            new.sections[section].rows.insert(row, at: place)
        }
    }

    // MARK: Changes

    private mutating func deriveChanges() {
        let sectionPlaces = Dictionary(uniqueKeysWithValues: new.sections.enumerated().map { ($1.number, $0) })
        let rowPlaces = Self.places(new)
        let oldPlaces = Self.places(old)
        for (index, section) in old.sections.enumerated() {
            switch sectionFates[section.number] {
            case .isDeleted: changes.append(.deleteSection(index))
            case .isReloaded: changes.append(.reloadSection(index))
            case .moves: sectionPlaces[section.number].map { changes.append(.moveSection(index, $0)) }
            default: break
            }
        }
        for (index, section) in new.sections.enumerated() where sectionFates[section.number] == nil {
            changes.append(.insertSection(index))
        }
        for path in old.paths {
            let row = old[path].number
            deriveChange(of: row, at: path, now: rowPlaces[row])
        }
        for path in new.paths
        where oldPlaces[new[path].number] == nil && !fresh.contains(new.sections[path.section].number) {
            changes.append(.insertRow(path))
        }
    }

    private mutating func deriveChange(of row: Int, at path: IndexPath, now: IndexPath?) {
        let section = old.sections[path.section].number
        guard let now else {
            if sectionFates[section] != .isDeleted, !fresh.contains(section) { changes.append(.deleteRow(path)) }
            return
        }
        switch rowFates[row] {
        case .isReloaded: changes.append(.reloadRow(path))
        case .isReconfigured: changes.append(.reconfigureRow(path))
        case .moves:
            changes.append(.moveRow(path, now))
            kept.insert(row)
        default: kept.insert(row)
        }
    }

    private static func places(_ model: ListModel) -> [Int: IndexPath] {
        Dictionary(uniqueKeysWithValues: model.paths.map { (model[$0].number, $0) })
    }
}
