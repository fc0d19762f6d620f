import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// A list with the data source and delegate of an app, as it is used by random programs.
protocol ListSubject: AnyObject {
    var model: ListModel { get set }
    var list: UIScrollView { get }
    /// The combination of properties and methods that the app uses.
    var setupText: String { get }
    var isDiffable: Bool { get }
    /// Whether all heights are known after a layout, because none is estimated.
    var isMeasuredAtOnce: Bool { get }
    /// Whether cells have to be configured again when the text size changes.
    var reloadsForTextSize: Bool { get }
    /// Whether cells have to be configured again when the width changes.
    var reloadsForWidth: Bool { get }

    func perform(_ change: ListChange)
    func performBatch(isNested: Bool, _ body: () -> Void)
    /// Performs one of the updates without any changes.
    func performEmptyUpdate(_ kind: Int)
    func applySnapshot(_ changes: [ListChange], of old: ListModel?)
    func reload()
    /// Scrolls to a row.
    func scroll(to path: IndexPath)

    /// Discards cached heights of a row whose content has changed, and configures its cell if there is one.
    func contentDidChange(at path: IndexPath)
    /// The visible rows with self-sizing cells.
    var selfSizedPaths: [IndexPath] { get }
    /// Has a visible cell report that its content has changed.
    func reportChange(at path: IndexPath)

    /// The first difference between the list and its model.
    func fault(allowedRequests: Int, keptOffset: CGFloat?) -> String?
    /// Empties the list of requests.
    func forgetRequests()
    /// The first difference from a new list of the same model, after both have shown every row.
    func faultBesideFreshList() -> String?
}

/// A random program: a list is set up, changed in many ways and compared with its model after each layout.
struct ListProgram<Subject: ListSubject> {
    private var random: SplitMix
    private let subject: Subject
    /// The steps so far, for the report of a failure.
    private var steps: [String] = []
    /// The maximum number of heights that UIKit would have requested since the last layout.
    private var allowedRequests = 0
    /// The content offset that UIKit would keep, before it is limited to the content; `nil` after scrolling.
    private var keptOffset: CGFloat?
    /// Whether some content was changed without an update of the list.
    private var isStale = false

    init(seed: UInt64, _ makeSubject: (inout SplitMix) -> Subject) {
        random = SplitMix(state: seed)
        subject = makeSubject(&random)
    }

    private var list: UIScrollView { subject.list }

    /// Runs the program.
    ///
    /// - Returns: `nil` if all results were correct, otherwise the first wrong one with the steps that led to it.
    mutating func run() -> String? {
        var fault = layOut("start")
        for _ in 0..<Int.random(in: 2...8, using: &random) where fault == nil {
            step()
            // Any update makes the list request all heights again.
            if isStale { Bool.random(using: &random) ? update() : batch() }
            if Int.random(in: 0..<4, using: &random) > 0 { fault = layOut("") }
        }
        fault = fault ?? layOut("end") ?? subject.faultBesideFreshList()
        return fault.map { "\($0)\n\(subject.setupText)\n" + steps.joined(separator: "\n") }
    }

    // MARK: Steps

    private mutating func step() {
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1, 2: batch()
        case 3, 4: singleChange()
        case 5: changeSilently()
        case 6: update()
        case 7: reload()
        case 8: resize()
        case 9: changeTextSize()
        case 10: growVisibleCell()
        case 11: changeOtherTrait()
        case 12: registerFont()
        default: scroll()
        }
    }

    private mutating func note(_ step: String, requests: Int? = nil) {
        steps.append(step)
        allowedRequests += requests ?? subject.model.rowCount
        keptOffset = min(keptOffset ?? list.contentOffset.y, list.contentOffset.y)
    }

    private mutating func batch() {
        let (old, batch) = (subject.model, RandomBatch(from: subject.model, using: &random))
        keptOffset = keptOffset ?? list.contentOffset.y
        if subject.isDiffable {
            subject.model = batch.new
            subject.applySnapshot(batch.changes, of: old)
        } else {
            let (subject, isModelFirst) = (subject, Bool.random(using: &random))
            if isModelFirst { subject.model = batch.new }
            subject.performBatch(isNested: .random(using: &random)) {
                for change in batch.changes { subject.perform(change) }
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
        keptOffset = keptOffset ?? list.contentOffset.y
        subject.model = new
        if subject.isDiffable { subject.applySnapshot([change], of: old) } else { subject.perform(change) }
        isStale = false
        note("\(change)")
    }

    /// Changes content and invalidates the height cache without updating the list, as apps do to let rows grow.
    private mutating func changeSilently() {
        for path in subject.model.paths where Int.random(in: 0..<4, using: &random) == 0 {
            subject.model[path].version += 1
            subject.contentDidChange(at: path)
        }
        for section in subject.model.sections.indices where Bool.random(using: &random) {
            subject.model.sections[section].headerVersion += 1
        }
        isStale = true
        note("silent change to \(subject.model.sections)", requests: 0)
    }

    /// Performs an update without any changes, which makes the list request heights again.
    private mutating func update() {
        keptOffset = keptOffset ?? list.contentOffset.y
        let kind = Int.random(in: 0..<4, using: &random)
        if kind == 3, subject.isDiffable {
            subject.applySnapshot([], of: nil)
        } else {
            subject.performEmptyUpdate(kind)
        }
        isStale = false
        note("empty update \(kind)")
    }

    private mutating func reload() {
        keptOffset = keptOffset ?? list.contentOffset.y
        var other = ListModel.random(using: &random)
        // Rows with the same numbers have other content, so no cache may return the heights of the old rows.
        for path in other.paths { other[path].version = subject.model.rowCount + steps.count + 1 }
        subject.model = other
        subject.reload()
        isStale = false
        note("reload with \(other.sections)")
    }

    private mutating func resize() {
        keptOffset = keptOffset ?? list.contentOffset.y
        list.frame.size.width = [160, 240, 320].filter { $0 != list.frame.width }.randomElement(using: &random) ?? 160
        if subject.reloadsForWidth { subject.reload() }
        note("width \(list.frame.width)")
    }

    /// Changes the text size. Cells of automatic height are configured for a text size, so the app reloads the list.
    private mutating func changeTextSize() {
        keptOffset = keptOffset ?? list.contentOffset.y
        let category = list.traitCollection.preferredContentSizeCategory
        list.overrideTraitCollection = list.traitCollection.modifyingTraits {
            $0.preferredContentSizeCategory = category == .large ? .accessibilityLarge : .large
        }
        if subject.reloadsForTextSize { subject.reload() }
        note("text size \(list.traitCollection.preferredContentSizeCategory)")
    }

    /// Changes the horizontal size class or the weight of text, for which cells are configured as for a text size.
    private mutating func changeOtherTrait() {
        keptOffset = keptOffset ?? list.contentOffset.y
        let (former, isClass) = (list.traitCollection, Bool.random(using: &random))
        list.overrideTraitCollection = former.modifyingTraits {
            if isClass { $0.horizontalSizeClass = former.horizontalSizeClass == .regular ? .compact : .regular }
            if !isClass { $0.legibilityWeight = former.legibilityWeight == .bold ? .regular : .bold }
        }
        if subject.reloadsForTextSize { subject.reload() }
        note("size class \(list.traitCollection.horizontalSizeClass), \(list.traitCollection.legibilityWeight)")
    }

    /// Registers a font, after which cells are configured with other heights.
    private mutating func registerFont() {
        keptOffset = keptOffset ?? list.contentOffset.y
        ProgramFonts.registerNext()
        if subject.reloadsForTextSize { subject.reload() }
        note("\(ProgramFonts.count) registered fonts")
    }

    /// Changes the content of a visible cell, which reports the change.
    private mutating func growVisibleCell() {
        list.layoutIfNeeded()
        guard let path = subject.selfSizedPaths.randomElement(using: &random) else { return }
        keptOffset = list.contentOffset.y
        subject.model[path].version += 1
        subject.contentDidChange(at: path)
        subject.reportChange(at: path)
        note("cell \(path) grows")
    }

    private mutating func scroll() {
        if let path = subject.model.paths.randomElement(using: &random), Bool.random(using: &random) {
            subject.scroll(to: path)
        } else {
            let lowest = max(0, list.contentSize.height - list.bounds.height)
            list.contentOffset.y = min(lowest, CGFloat(Int.random(in: 0...400, using: &random)))
        }
        note("scroll to \(list.contentOffset.y)", requests: subject.isMeasuredAtOnce ? 0 : nil)
        keptOffset = nil
    }

    // MARK: Comparisons

    private mutating func layOut(_ step: String) -> String? {
        if step == "start" { allowedRequests = subject.model.rowCount * (subject.isDiffable ? 2 : 1) }
        list.layoutIfNeeded()
        defer {
            subject.forgetRequests()
            (allowedRequests, keptOffset) = (0, nil)
        }
        return subject.fault(allowedRequests: allowedRequests, keptOffset: keptOffset)
    }
}

extension UIScrollView {
    /// Shows every row once.
    func scrollThrough() {
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
