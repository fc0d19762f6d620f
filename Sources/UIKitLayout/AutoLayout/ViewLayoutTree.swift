import Foundation
import LayoutEngine

/// A view and all below it in a tree of the layout engine, as one system of constraints.
///
/// Views note what changes, by kind, with their items. Before the next solution the tree hands just that to the
/// engine.
final class ViewLayoutTree {
    let engine: LayoutTree
    /// The items, a view's before those of its subviews as long as none is added later.
    var items: [ViewLayoutItem] = []
    /// Views whose margins or guides depend on where they lie, and the insets that the engine knows.
    var dependents: [(item: ViewLayoutItem, insets: [UIEdgeInsets])] = []
    var hasDependents = false
    /// What had to be given up so far.
    var conflicts: [UnsatisfiableConstraints] = []
    var reported: Set<LayoutTree.Constraint> = []
    var hasReportedGivenSize = false
    /// Whether the last solution, for real frames, is up to date.
    var isCurrent = false
    /// The items of which something has changed, in that order, linked by `nextChanged`.
    private var firstChanged: Unmanaged<ViewLayoutItem>?
    private var lastChanged: Unmanaged<ViewLayoutItem>?
    /// Items that were removed in an update, which lasts until nothing refers to them.
    private var gone: [ViewLayoutItem] = []
    /// What has changed of any item.
    private var changes: LayoutChanges = []
    private var changedLinks: [ConstraintLink] = []
    private var hasChangedLinks = false
    /// The links of constraints whose constants follow fonts.
    var fontLinks: [ConstraintLink] = [] {
        didSet { hasFontLinks = !fontLinks.isEmpty }
    }
    private var hasFontLinks = false
    /// Counts the walks through the views.
    var walks = 0
    /// The traits of the root when the engine was brought up to date last.
    private var traits: UITraitCollection
    /// The pixels of a point then.
    private(set) var scale: CGFloat
    /// What contents are measured with; `nil` between solutions.
    private var currentContentMeasuring: ContentMeasuring?

    private let rootItem: LayoutTree.Item
    /// Not counted: a tree belongs to its root, or is used while the root is there.
    private let rootView: Unmanaged<UIView>

    init(root: UIView) {
        traits = root.traitCollection
        scale = traits.displayScale
        engine = LayoutTree()
        rootItem = engine.addItem()
        rootView = Unmanaged.passUnretained(root)
        addItem(rootItem, for: root)
        engine.setPosition(of: rootItem, x: 0, y: 0)
        // The root's size is stated before the constraints: where both cannot hold, a constraint is given up.
        setSize(width: (0, .fittingSizeLevel), height: (0, .fittingSizeLevel))
        changes = .hierarchy
    }

    deinit {
        inViewIsolation {
            for item in items { letGo(of: item) }
        }
    }

    /// The topmost view.
    var root: UIView { rootView._withUnsafeGuaranteedRef { $0 } }

    /// Whether margins and guides that follow from where views lie are those that the engine knows.
    var isSettled: Bool {
        dependents.allSatisfy { $0.insets == $0.item.view?.placeDependentInsets ?? $0.insets }
    }

    // MARK: Solutions

    /// Lays the views out in the root's present size.
    func layOut() {
        let size = root.bounds.size
        solve(width: (size.width, .required), height: (size.height, .required))
        isCurrent = true
    }

    /// - Returns: the root's size, not rounded.
    @discardableResult
    func solve(
        width: (CGFloat, UILayoutPriority), height: (CGFloat, UILayoutPriority)
    ) -> (width: Double, height: Double) {
        update()
        var size = (width: 0.0, height: 0.0)
        do {
            let conflicts = try engine.fit(
                rootItem, width: (Double(width.0), width.1.rawValue), height: (Double(height.0), height.1.rawValue),
                size: &size)
            if !conflicts.isEmpty { report(conflicts) }
        } catch {
            report(error)
        }
        currentContentMeasuring = nil
        return size
    }

    /// What contents are measured with in the present solution, which keeps it.
    var contentMeasuring: Unmanaged<ContentMeasuring> {
        if let currentContentMeasuring { return .passUnretained(currentContentMeasuring) }
        let measuring = ContentMeasuring(scale: scale)
        currentContentMeasuring = measuring
        return .passUnretained(measuring)
    }

    private func setSize(width: (CGFloat, UILayoutPriority), height: (CGFloat, UILayoutPriority)) {
        trappingEngineErrors(of: "The size of \(root)") { () throws(EngineError) in
            try engine.setFence((Double(width.0), width.1.rawValue), of: rootItem, axis: .horizontal)
            try engine.setFence((Double(height.0), height.1.rawValue), of: rootItem, axis: .vertical)
        }
    }

    // MARK: Changes

    /// Called by an item of which something has changed.
    ///
    /// - Parameter isFirst: whether it is the first change since the last update.
    func note(_ change: LayoutChanges, of item: ViewLayoutItem, isFirst: Bool) {
        changes.formUnion(change)
        guard isFirst else { return }
        let reference = Unmanaged.passUnretained(item)
        if let lastChanged {
            lastChanged._withUnsafeGuaranteedRef { $0.nextChanged = reference }
        } else {
            firstChanged = reference
        }
        lastChanged = reference
    }

    private func takeFirstChanged() -> ViewLayoutItem? {
        guard let item = firstChanged?.takeUnretainedValue() else { return nil }
        firstChanged = item.nextChanged
        item.nextChanged = nil
        if firstChanged == nil { lastChanged = nil }
        return item
    }

    /// Called by a link whose constraint has changed, for the first time since the last update.
    func noteChange(of link: ConstraintLink) {
        changedLinks.append(link)
        hasChangedLinks = true
    }

    /// Hands what has changed to the engine.
    func update() {
        updateTraits()
        if changes.contains(.hierarchy) { updateHierarchy() }
        if changes == .content { updateContents() } else if !changes.isEmpty { updateItems() }
        if hasFontLinks { updateFontLinks() }
        if hasChangedLinks { updateLinks() }
        if hasDependents { updateDependents() }
    }

    /// Whatever changes a font changes a content as well, so that an update follows.
    private func updateFontLinks() {
        for link in fontLinks { link.constraint?.updateFontSpacing() }
    }

    private func updateLinks() {
        for link in changedLinks { link.update(in: engine) }
        changedLinks.removeAll(keepingCapacity: true)
        hasChangedLinks = false
    }

    /// Notes that contents may have other sizes, because traits of a view have changed, and that leading and trailing may
    /// be other edges.
    func noteTraitChange() {
        for item in items {
            item.note(item.isDirectionCurrent ? .content : [.content, .heldConstraints, .implicitConstraints])
        }
    }

    private func updateTraits() {
        let traits = rootView._withUnsafeGuaranteedRef { $0.traitCollection }
        let known = self.traits
        // Mostly the same object; its parts are compared only where it is not.
        guard traits !== known, traits != known else { return }
        self.traits = traits
        scale = traits.displayScale
        noteTraitChange()
    }

    private func updateHierarchy() {
        gone = walkViews()
        if !gone.isEmpty { items.forEach(updateWhatMayMentionOthers) }
        for item in items + gone { updateHeldConstraints(of: item, removingOnly: true) }
        for item in gone { removeItem(item) }
        items.forEach(removeLostGuides)
    }

    /// Brings up to date what may still be stated of items that are about to be removed.
    private func updateWhatMayMentionOthers(_ item: ViewLayoutItem) {
        if item.changes.contains(.implicitConstraints) { updateImplicitConstraints(of: item) }
        if item.changes.contains(.autoresizing), let view = item.view { updateProportions(of: view, item) }
    }

    /// The usual case: only contents have changed.
    private func updateContents() {
        changes = []
        var changed = firstChanged
        (firstChanged, lastChanged) = (nil, nil)
        while let item = changed {
            changed = item._withUnsafeGuaranteedRef { item in
                _ = item.takeChanges()
                engine.invalidateContent(of: item.item)
                defer { item.nextChanged = nil }
                return item.nextChanged
            }
        }
    }

    private func updateItems() {
        changes = []
        var changed: [(item: ViewLayoutItem, changes: LayoutChanges)] = []
        while let item = takeFirstChanged() {
            let changes = item.takeChanges()
            if isPresent(item) { changed.append((item, changes)) }
        }
        gone = []
        // In this order, because of constraints that contradict each other the youngest is given up.
        for (item, changes) in changed where !changes.isDisjoint(with: [.margins, .contentPriorities, .autoresizing]) {
            updateProperties(of: item, changes)
        }
        for (item, changes) in changed where !changes.isDisjoint(with: [.heldConstraints, .implicitConstraints]) {
            updateDirection(of: item)
            if changes.contains(.heldConstraints) { updateHeldConstraints(of: item, removingOnly: false) }
            if changes.contains(.implicitConstraints) { updateImplicitConstraints(of: item) }
        }
        for (item, changes) in changed where changes.contains(.scrolling) { updateContentEdges(of: item) }
        for (item, changes) in changed where changes.contains(.content) { engine.invalidateContent(of: item.item) }
    }
}

/// A view as messages name it.
func describe(_ view: UIView?) -> String {
    view.map { "\($0)" } ?? "a view that has gone"
}
