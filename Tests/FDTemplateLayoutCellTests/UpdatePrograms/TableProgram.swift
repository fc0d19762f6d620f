import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// A random program: a table is set up, changed in many ways and compared, after each layout, with what its data demand.
struct TableProgram {
    private var random: SplitMix
    private var subject: TableSubject
    /// The steps so far, for the report of a failure.
    private var steps: [String] = []
    /// The greatest number of heights that UIKit would have requested since the last layout.
    private var allowedRequests = 0
    /// The content offset that UIKit would keep, before it is limited to the content; `nil` after scrolling.
    private var keptOffset: CGFloat?
    /// Whether some content was changed without an update that would tell the table.
    private var isStale = false

    init(seed: UInt64) {
        random = SplitMix(state: seed)
        let setup = TableSetup(using: &random)
        let width = [160, 240, 320].randomElement(using: &random) ?? 160
        let frame = CGRect(x: 0, y: 0, width: width, height: Int.random(in: 60...300, using: &random))
        subject = TableSubject(
            setup, .random(using: &random), frame: frame, traits: UITraitCollection(preferredContentSizeCategory: .large))
    }

    private var table: UITableView { subject.table }

    /// Runs the program.
    ///
    /// - Returns: `nil` if all answers were right, otherwise the first wrong one with the steps that led to it.
    mutating func run() -> String? {
        var fault = layOut("start")
        for _ in 0..<Int.random(in: 2...8, using: &random) where fault == nil {
            step()
            if isStale { update() }
            if Int.random(in: 0..<4, using: &random) > 0 { fault = layOut("") }
        }
        fault = fault ?? layOut("end") ?? compareWithFreshTable()
        return fault.map { "\($0)\n\(subject.setup)\n" + steps.joined(separator: "\n") }
    }

    // MARK: Steps

    private mutating func step() {
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1, 2: batch()
        case 3, 4: singleChange()
        case 5: changeSilently()
        case 6: update()
        case 7: reload()
        case 8: resize()
        case 9: changeTextSize()
        case 10: growVisibleCell()
        default: scroll()
        }
    }

    private mutating func note(_ step: String, requests: Int? = nil) {
        steps.append(step)
        allowedRequests += requests ?? subject.model.rowCount
        if keptOffset == nil { keptOffset = table.contentOffset.y }
    }

    private mutating func batch() {
        let (old, batch) = (subject.model, RandomBatch(from: subject.model, using: &random))
        keptOffset = keptOffset ?? table.contentOffset.y
        if subject.setup.isDiffable {
            subject.model = batch.new
            subject.applySnapshot(batch.changes, of: old)
        } else {
            let (subject, isNested, isModelFirst) = (subject, Bool.random(using: &random), Bool.random(using: &random))
            let table = subject.table
            if isModelFirst { subject.model = batch.new }
            table.performBatchUpdates {
                if isNested { table.beginUpdates() }
                for change in batch.changes { change.perform(on: table) }
                if isNested { table.endUpdates() }
                if !isModelFirst { subject.model = batch.new }
            }
        }
        isStale = false
        note("batch \(batch.changes)")
    }

    private mutating func singleChange() {
        let old = subject.model
        var new = old
        guard let change = new.applySingleChange(using: &random) else { return }
        keptOffset = keptOffset ?? table.contentOffset.y
        subject.model = new
        if subject.setup.isDiffable { subject.applySnapshot([change], of: old) } else { change.perform(on: table) }
        isStale = false
        note("\(change)")
    }

    /// Changes content without telling the table, but its height cache, as apps do that let a row grow.
    private mutating func changeSilently() {
        for path in subject.model.paths where Int.random(in: 0..<4, using: &random) == 0 {
            subject.model[path].version += 1
            subject.table.fd_indexPathHeightCache.invalidateHeight(at: path)
            (table.cellForRow(at: path) as? ProgramCell)?.configure(subject.model[path], table.traitCollection)
        }
        for section in subject.model.sections.indices where Bool.random(using: &random) {
            subject.model.sections[section].headerVersion += 1
        }
        isStale = true
        note("silent change to \(subject.model.sections)", requests: 0)
    }

    /// An update that names no row: the table requests heights again.
    private mutating func update() {
        keptOffset = keptOffset ?? table.contentOffset.y
        let kind = Int.random(in: 0..<4, using: &random)
        switch kind {
        case 0:
            table.beginUpdates()
            table.endUpdates()
        case 1: table.performBatchUpdates(nil)
        case 2: table.performBatchUpdates({})
        default:
            if subject.setup.isDiffable { subject.applySnapshot() } else { table.performBatchUpdates(nil) }
        }
        isStale = false
        note("empty update \(kind)")
    }

    private mutating func reload() {
        keptOffset = keptOffset ?? table.contentOffset.y
        var other = ListModel.random(using: &random)
        // Rows of the same numbers have other content, so that heights of the old rows must be gone from every cache.
        for path in other.paths { other[path].version = subject.model.rowCount + steps.count + 1 }
        subject.model = other
        subject.reload()
        isStale = false
        note("reload with \(other.sections)")
    }

    private mutating func resize() {
        keptOffset = keptOffset ?? table.contentOffset.y
        table.frame.size.width = [160, 240, 320].filter { $0 != table.frame.width }.randomElement(using: &random) ?? 160
        note("width \(table.frame.width)")
    }

    /// Cells of automatic height are configured for a text size, so that the app reloads the table.
    private mutating func changeTextSize() {
        keptOffset = keptOffset ?? table.contentOffset.y
        let category = table.traitCollection.preferredContentSizeCategory
        table.overrideTraitCollection = UITraitCollection(
            preferredContentSizeCategory: category == .large ? .accessibilityLarge : .large)
        if subject.setup.heights == .automatic { subject.reload() }
        note("text size \(table.traitCollection.preferredContentSizeCategory)")
    }

    /// The content of a cell on the screen changes, which the cell reports.
    private mutating func growVisibleCell() {
        guard subject.setup.heights == .automatic,
            let path = table.indexPathsForVisibleRows?.randomElement(using: &random),
            let cell = table.cellForRow(at: path) as? ProgramCell
        else { return }
        keptOffset = keptOffset ?? table.contentOffset.y
        subject.model[path].version += 1
        cell.configure(subject.model[path], table.traitCollection)
        if subject.setup.invalidation == .enabled { cell.invalidateIntrinsicContentSize() }
        note("cell \(path) grows")
    }

    private mutating func scroll() {
        if let path = subject.model.paths.randomElement(using: &random), Bool.random(using: &random) {
            table.scrollToRow(at: path, at: .top, animated: false)
        } else {
            let lowest = max(0, table.contentSize.height - table.bounds.height)
            table.contentOffset.y = min(lowest, CGFloat(Int.random(in: 0...400, using: &random)))
        }
        note("scroll to \(table.contentOffset.y)", requests: subject.setup.isMeasuredAtOnce ? 0 : nil)
        keptOffset = nil
    }

    // MARK: Comparisons

    private mutating func layOut(_ step: String) -> String? {
        if step == "start" { allowedRequests = subject.model.rowCount * (subject.setup.isDiffable ? 2 : 1) }
        table.layoutIfNeeded()
        defer { (subject.requested, allowedRequests, keptOffset) = ([], 0, nil) }
        return TableComparison(subject: subject).fault(allowedRequests: allowedRequests, keptOffset: keptOffset)
    }

    /// Scrolls through the whole table, so that every row has been measured, and compares it with a new one.
    private func compareWithFreshTable() -> String? {
        let fresh = TableSubject(
            subject.setup, subject.model, frame: table.frame, traits: table.traitCollection)
        for table in [table, fresh.table] { table.scrollThrough() }
        let comparison = TableComparison(subject: subject)
        if let fault = comparison.faultOfAllHeights() { return "after scrolling through: \(fault)" }
        guard table.contentSize == fresh.table.contentSize else {
            return "content size \(table.contentSize), of a fresh table \(fresh.table.contentSize)"
        }
        for path in subject.model.paths where table.rectForRow(at: path) != fresh.table.rectForRow(at: path) {
            return "\(path): \(table.rectForRow(at: path)), in a fresh table \(fresh.table.rectForRow(at: path))"
        }
        return nil
    }
}

extension UITableView {
    /// Shows every row once.
    fileprivate func scrollThrough() {
        contentOffset.y = 0
        layoutIfNeeded()
        while contentOffset.y + bounds.height < contentSize.height {
            contentOffset.y += bounds.height
            layoutIfNeeded()
        }
    }
}

extension ListModel {
    /// Makes one random change that is valid by itself; `nil` if there is nothing to change.
    fileprivate mutating func applySingleChange(using random: inout some RandomNumberGenerator) -> ListChange? {
        guard let section = sections.indices.randomElement(using: &random) else { return nil }
        let end = IndexPath(row: Int.random(in: 0...sections[section].rows.count, using: &random), section: section)
        if Int.random(in: 0..<3, using: &random) == 0 {
            sections[section].rows.insert(makeRow(), at: end.row)
            return .insertRow(end)
        }
        guard let path = paths.randomElement(using: &random) else { return nil }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            sections[path.section].rows.remove(at: path.row)
            return .deleteRow(path)
        case 1:
            self[path].version += 1
            return .reloadRow(path)
        case 2:
            self[path].version += 1
            return .reconfigureRow(path)
        default:
            let row = sections[path.section].rows.remove(at: path.row)
            let target = IndexPath(
                row: Int.random(in: 0...sections[section].rows.count, using: &random), section: section)
            sections[section].rows.insert(row, at: target.row)
            return .moveRow(path, target)
        }
    }
}
