import Foundation
import LayoutEngine

/// A view and its descendants in a tree of the layout engine, as one constraint system.
///
/// Views record their changes by kind in their items. Before the next solution, the tree passes only these changes to
/// the engine.
final class ViewLayoutTree {
    let engine: LayoutTree
    /// The items of all views. Superviews come before their subviews, except for views that were added later.
    var items: [ViewLayoutItem] = []
    /// The items of views whose margins or guides depend on positions, with the insets that the engine has.
    var dependents: [(item: ViewLayoutItem, insets: [UIEdgeInsets])] = []
    var hasDependents = false
    /// The conflicts that have been reported, in order.
    var conflicts: [UnsatisfiableConstraints] = []
    var reported: Set<LayoutTree.Constraint> = []
    var hasReportedGivenSize = false
    /// Whether the system had a solution when it was last solved. If not, views keep their frames.
    var hasSolution = true
    var hasReportedMissingSolution = false
    /// Whether the last solution is a layout in the root's size, and nothing has changed since.
    var isCurrent = false
    /// The changed items in the order of their first changes.
    private var changedItems = ChangedItems()
    /// The items removed in an update, retained until the list of changed items no longer refers to them.
    @exclusivity(unchecked) private var removedItems: [ViewLayoutItem] = []
    /// The kinds of changes that any item has recorded since the last update.
    @exclusivity(unchecked) private var changes: LayoutChanges = []
    private var changedLinks: [ConstraintLink] = []
    private var hasChangedLinks = false
    /// The links of constraints whose constants depend on fonts.
    var fontLinks: [ConstraintLink] = [] {
        didSet { hasFontLinks = !fontLinks.isEmpty }
    }
    private var hasFontLinks = false
    /// The number of traversals of the view hierarchy so far.
    var traversalCount = 0
    /// The traits of the root at the last update.
    private var traits: UITraitCollection
    /// The number of pixels per point at the last update.
    private(set) var scale: CGFloat
    /// The value of `TextEnvironment.fontChangeCount` at the last update.
    private var fontChangeCount = TextEnvironment.fontChangeCount
    /// The scale and text measurer of the last solution that measured content.
    private var lastContentMeasuring: ContentMeasuring?
    /// Whether the last scale and text measurer are those of the current solution.
    private var isContentMeasuringCurrent = false

    private let rootItem: LayoutTree.Item
    /// The topmost view. It is not retained: a tree belongs to its root, or is used only while the root exists.
    private let rootView: Unmanaged<UIView>

    init(root: UIView) {
        traits = root.traitCollection
        scale = traits.displayScale
        engine = LayoutTree()
        rootItem = engine.addItem()
        rootView = Unmanaged.passUnretained(root)
        addItem(rootItem, for: root)
        engine.setPosition(of: rootItem, x: 0, y: 0)
        // The root's size is added before the constraints, so that a conflict breaks a constraint and not the size.
        setSize(width: (0, .fittingSizeLevel), height: (0, .fittingSizeLevel))
        changes = .hierarchy
    }

    deinit {
        endingInViewIsolation {
            for item in items { removeReferences(to: item) }
        }
    }

    /// The topmost view.
    var root: UIView { rootView._withUnsafeGuaranteedRef { $0 } }

    // MARK: Solutions

    /// Solves the system with the root's current size as a required size.
    func layOut() {
        let size = root.bounds.size
        solve(width: (size.width, .required), height: (size.height, .required))
        isCurrent = true
    }

    /// Passes all changes to the engine and solves the system for a target size, given as lengths with priorities.
    ///
    /// - Returns: The root's size, not rounded; zero if there is no solution.
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
            hasSolution = true
            if !conflicts.isEmpty { report(conflicts) }
        } catch {
            report(error)
        }
        isContentMeasuringCurrent = false
        return size
    }

    /// The scale and text measurer of the current solution; the tree retains them until the next solution.
    var contentMeasuring: Unmanaged<ContentMeasuring> {
        if isContentMeasuringCurrent, let lastContentMeasuring { return .passUnretained(lastContentMeasuring) }
        return .passUnretained(findContentMeasuring())
    }

    private func findContentMeasuring() -> ContentMeasuring {
        isContentMeasuringCurrent = true
        let measurer = TextEnvironment.measurer
        if let last = lastContentMeasuring, last.measuresLike(scale: scale, measurer: measurer) { return last }
        let measuring = ContentMeasuring(scale: scale, measurer: measurer)
        lastContentMeasuring = measuring
        return measuring
    }

    private func setSize(width: (CGFloat, UILayoutPriority), height: (CGFloat, UILayoutPriority)) {
        trappingEngineErrors(of: "The size of \(root)") { () throws(EngineError) in
            try engine.setTargetSize((Double(width.0), width.1.rawValue), of: rootItem, axis: .horizontal)
            try engine.setTargetSize((Double(height.0), height.1.rawValue), of: rootItem, axis: .vertical)
        }
    }

    // MARK: Changes

    /// Called by an item whose view has changed.
    ///
    /// - Parameter isFirst: Whether this is the item's first change since the last update.
    func record(_ change: LayoutChanges, of item: ViewLayoutItem, isFirst: Bool) {
        changes.formUnion(change)
        if isFirst { changedItems.append(item) }
    }

    /// Called by a link at the first change of its constraint since the last update.
    func recordChange(of link: ConstraintLink) {
        changedLinks.append(link)
        hasChangedLinks = true
    }

    /// Passes the changes since the last update to the engine.
    func update() {
        updateTraits()
        if changes.contains(.hierarchy) { updateHierarchy() }
        if changes == .content { updateContents() } else if !changes.isEmpty { updateItems() }
        if hasFontLinks { updateFontLinks() }
        if hasChangedLinks { updateLinks() }
        if hasDependents { updateDependents() }
    }

    /// Updates constants that depend on fonts. A change of a font also changes content, which causes an update.
    private func updateFontLinks() {
        for link in fontLinks { link.constraint?.updateFontSpacing() }
    }

    private func updateLinks() {
        for link in changedLinks { link.update(in: engine) }
        changedLinks.removeAll(keepingCapacity: true)
        hasChangedLinks = false
    }

    /// Called when the traits of a view have changed. Marks content sizes as outdated, and also the constraints of
    /// views whose layout direction has changed.
    func traitsDidChange() {
        for item in items {
            item.record(
                item.isDirectionCurrent ? .content : [.content, .margins, .heldConstraints, .implicitConstraints])
        }
    }

    private func updateTraits() {
        let traits = rootView._withUnsafeGuaranteedRef { $0.traitCollection }
        let (known, fonts) = (self.traits, TextEnvironment.fontChangeCount)
        // The traits are usually the same object; their values are compared only if they are not.
        guard fonts != fontChangeCount || traits !== known && traits != known else { return }
        fontChangeCount = fonts
        self.traits = traits
        scale = traits.displayScale
        traitsDidChange()
    }

    private func updateHierarchy() {
        removedItems = traverseHierarchy()
        if !removedItems.isEmpty { items.forEach(updateReferencesToOtherItems) }
        for item in items + removedItems { updateHeldConstraints(of: item, removingOnly: true) }
        removeItems(removedItems)
        items.forEach(removeFormerGuides)
        items.forEach(updateOrder)
    }

    /// Updates the implicit constraints and autoresizing equations of the given item if they have changed, because they
    /// may still refer to other items, which are about to be removed.
    private func updateReferencesToOtherItems(_ item: ViewLayoutItem) {
        if item.changes.contains(.implicitConstraints) { updateImplicitConstraints(of: item) }
        if item.changes.contains(.autoresizing), let view = item.view { updateProportions(of: view, item) }
    }

    /// Passes the changes to the engine in the most frequent case, in which only contents have changed.
    private func updateContents() {
        changes = []
        let items = changedItems
        changedItems = ChangedItems()
        items.removeEach { item in
            _ = item.takeChanges()
            item.contentDidChange()
        }
    }

    /// Takes all changed items out of the list. Passes changes of contents to the engine if nothing else of their items
    /// has changed. Returns the other items whose views are in the hierarchy, with their changes.
    private func takeChangedItems() -> [(item: ViewLayoutItem, changes: LayoutChanges)] {
        var changed: [(item: ViewLayoutItem, changes: LayoutChanges)] = []
        let items = changedItems
        changedItems = ChangedItems()
        items.removeEach { item in
            let changes = item.takeChanges()
            guard isPresent(item) else { return }
            if changes == .content { item.contentDidChange() } else { changed.append((item, changes)) }
        }
        return changed
    }

    private func updateItems() {
        let kinds = changes
        changes = []
        let changed = takeChangedItems()
        removedItems = []
        // The order matters: if constraints conflict, the one that was added last is broken.
        let properties: LayoutChanges = [.margins, .contentPriorities, .autoresizing]
        if !kinds.isDisjoint(with: properties) {
            for (item, changes) in changed where !changes.isDisjoint(with: properties) {
                updateProperties(of: item, changes)
            }
        }
        for (item, changes) in changed where !changes.isDisjoint(with: [.heldConstraints, .implicitConstraints]) {
            updateDirection(of: item)
            if changes.contains(.heldConstraints) { updateHeldConstraints(of: item, removingOnly: false) }
            if changes.contains(.implicitConstraints) { updateImplicitConstraints(of: item) }
        }
        if kinds.contains(.scrolling) {
            for (item, changes) in changed where changes.contains(.scrolling) { updateContentEdges(of: item) }
        }
        for (item, changes) in changed where changes.contains(.content) { item.contentDidChange() }
    }
}
