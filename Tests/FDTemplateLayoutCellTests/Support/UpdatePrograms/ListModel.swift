import Foundation
import UIKitLayout

/// A row or item that is identified by its number; its version counts the changes of its content.
struct ModelRow: Hashable {
    let number: Int
    var version = 0

    /// The part of the row's height that depends on its content, in points, from 4 to 64.
    var contentHeight: CGFloat { CGFloat((number * 7 + version * 13) % 61 + 4) }
}

/// A section that is identified by its number.
struct ModelSection: Hashable {
    let number: Int
    var rows: [ModelRow]
    var headerVersion = 0

    /// The height of the section's header, in points; some sections have none.
    var headerHeight: CGFloat { CGFloat((number + headerVersion) % 5) * 4 }
}

/// The content of a list.
struct ListModel: Hashable {
    var sections: [ModelSection] = []
    private(set) var lastNumber = 0

    var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
    /// The index paths of all rows, in order.
    var paths: [IndexPath] {
        sections.enumerated().flatMap { section, content in
            content.rows.indices.map { IndexPath(row: $0, section: section) }
        }
    }

    subscript(path: IndexPath) -> ModelRow {
        get { sections[path.section].rows[path.row] }
        set { sections[path.section].rows[path.row] = newValue }
    }

    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    mutating func makeRow() -> ModelRow { ModelRow(number: nextNumber()) }

    /// Sections of random lengths.
    static func random(using random: inout some RandomNumberGenerator) -> ListModel {
        var model = ListModel()
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let number = model.nextNumber()
            let rows = (0..<Int.random(in: 0...8, using: &random)).map { _ in model.makeRow() }
            model.sections.append(ModelSection(number: number, rows: rows))
        }
        return model
    }
}

extension ListModel {
    /// The snapshot of the model, with the rows and sections that a batch reloads or reconfigures.
    func snapshot(
        _ changes: [ListChange] = [], of old: ListModel? = nil
    ) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections(sections.map(\.number))
        for section in sections { snapshot.appendItems(section.rows.map(\.number), toSection: section.number) }
        guard let old else { return snapshot }
        for change in changes {
            switch change {
            case .reloadSection(let section): snapshot.reloadSections([old.sections[section].number])
            case .reloadRow(let path): snapshot.reloadItems([old[path].number])
            case .reconfigureRow(let path): snapshot.reconfigureItems([old[path].number])
            default: break
            }
        }
        return snapshot
    }
}

/// A change of a list, in the terms that tables and collection views share.
enum ListChange {
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(Int, Int)
    case deleteRow(IndexPath)
    case insertRow(IndexPath)
    case reloadRow(IndexPath)
    case reconfigureRow(IndexPath)
    case moveRow(IndexPath, IndexPath)

    func perform(on table: UITableView) {
        switch self {
        case .deleteSection(let section): table.deleteSections([section])
        case .insertSection(let section): table.insertSections([section])
        case .reloadSection(let section): table.reloadSections([section])
        case .moveSection(let from, let to): table.moveSection(from, toSection: to)
        case .deleteRow(let path): table.deleteRows(at: [path])
        case .insertRow(let path): table.insertRows(at: [path])
        case .reloadRow(let path): table.reloadRows(at: [path])
        case .reconfigureRow(let path): table.reconfigureRows(at: [path])
        case .moveRow(let from, let to): table.moveRow(at: from, to: to)
        }
    }

    func perform(on collection: UICollectionView) {
        switch self {
        case .deleteSection(let section): collection.deleteSections([section])
        case .insertSection(let section): collection.insertSections([section])
        case .reloadSection(let section): collection.reloadSections([section])
        case .moveSection(let from, let to): collection.moveSection(from, toSection: to)
        case .deleteRow(let path): collection.deleteItems(at: [path])
        case .insertRow(let path): collection.insertItems(at: [path])
        case .reloadRow(let path): collection.reloadItems(at: [path])
        case .reconfigureRow(let path): collection.reconfigureItems(at: [path])
        case .moveRow(let from, let to): collection.moveItem(at: from, to: to)
        }
    }
}

/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// The seed of a random test, from the environment or a new one; it is printed, so that a failure can be repeated.
    static func seed() -> UInt64 {
        let seed =
            ProcessInfo.processInfo.environment["TL_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...UInt64.max / 2)
        print("seed \(seed): TL_SEED=\(seed) repeats the run")
        return seed
    }

    /// The number of random programs that a test runs: TL_PROGRAMS, 100,000 in long tests, otherwise a given number.
    static func programCount(short: Int) -> Int {
        let environment = ProcessInfo.processInfo.environment
        return environment["TL_PROGRAMS"].flatMap { Int($0) } ?? (environment["TL_TEST_LONG"] == nil ? short : 100_000)
    }
}
