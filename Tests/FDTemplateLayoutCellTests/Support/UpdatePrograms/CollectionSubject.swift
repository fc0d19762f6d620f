import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// A collection view with the data source and delegate of an app.
final class CollectionSubject: ListSubject {
    let setup: CollectionSetup
    let view: UICollectionView
    var model: ListModel
    /// The items for which the layout has requested a size from the delegate since this list was last emptied.
    private(set) var requested: [IndexPath] = []

    private var diffable: UICollectionViewDiffableDataSource<Int, Int>?
    private var source: Source?
    private var delegate: (any UICollectionViewDelegate)?

    /// Sets up a random collection view with random content.
    convenience init(using random: inout SplitMix) {
        let setup = CollectionSetup(using: &random)
        let width = [160, 240, 320].randomElement(using: &random) ?? 160
        let frame = CGRect(x: 0, y: 0, width: width, height: Int.random(in: 60...300, using: &random))
        self.init(
            setup, .random(using: &random), frame: frame,
            traits: UITraitCollection(preferredContentSizeCategory: .large))
    }

    init(_ setup: CollectionSetup, _ model: ListModel, frame: CGRect, traits: UITraitCollection) {
        (self.setup, self.model) = (setup, model)
        view = UICollectionView(frame: frame, collectionViewLayout: setup.makeLayout())
        view.overrideTraitCollection = traits
        view.register(ProgramItem.self, forCellWithReuseIdentifier: "item")
        view.selfSizingInvalidation = setup.invalidation
        if setup.layout == .flow {
            delegate = SizeDelegate(self)
            view.delegate = delegate
        }
        guard setup.isDiffable else {
            source = Source(self)
            view.dataSource = source
            return
        }
        diffable = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { [unowned self] _, path, _ in
            cell(at: path)
        }
        diffable?.apply(model.snapshot(), animatingDifferences: false)
    }

    // MARK: The app's content

    private func configure(_ cell: UICollectionViewCell, _ row: ModelRow) {
        let width = setup.layout == .selfSizedFlow ? view.frame.width : nil
        (cell as? ProgramItem)?.configure(row, view.traitCollection, width: width)
    }

    fileprivate func cell(at path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        configure(cell, model[path])
        return cell
    }

    fileprivate func size(at path: IndexPath) -> CGSize {
        requested.append(path)
        let row = model[path]
        let width = view.frame.width
        switch setup.sizes {
        case .cachedByIndexPath:
            return view.fd_sizeForCell(withIdentifier: "item", fixedWidth: width, cacheBy: path) { configure($0, row) }
        case .cachedByKey:
            return view.fd_sizeForCell(
                withIdentifier: "item", fixedWidth: width, cacheByKey: row.number, version: row.version
            ) { configure($0, row) }
        case .uncached: return view.fd_sizeForCell(withIdentifier: "item", fixedWidth: width) { configure($0, row) }
        }
    }

    // MARK: Updates

    var list: UIScrollView { view }
    var setupText: String { "\(setup)" }
    var isDiffable: Bool { setup.isDiffable }
    var isMeasuredAtOnce: Bool { setup.layout == .flow }
    /// Self-sizing cells are configured for a text size, and their widths for that of the view.
    var reloadsForTextSize: Bool { true }
    var reloadsForWidth: Bool { setup.layout == .selfSizedFlow }

    func applySnapshot(_ changes: [ListChange], of old: ListModel?) {
        diffable?.apply(model.snapshot(changes, of: old), animatingDifferences: false)
    }

    func perform(_ change: ListChange) { change.perform(on: view) }

    func performBatch(isNested: Bool, _ body: () -> Void) {
        view.performBatchUpdates { if isNested { view.performBatchUpdates { body() } } else { body() } }
    }

    func performEmptyUpdate(_ kind: Int) {
        if kind == 0 { view.performBatchUpdates({}) } else { view.performBatchUpdates(nil) }
    }

    func reload() {
        if let diffable { diffable.applySnapshotUsingReloadData(model.snapshot()) } else { view.reloadData() }
    }

    func scroll(to path: IndexPath) { view.scrollToItem(at: path, at: .top, animated: false) }

    func contentDidChange(at path: IndexPath) {
        view.fd_invalidateSize(at: path)
        view.cellForItem(at: path).map { configure($0, model[path]) }
    }

    var selfSizedPaths: [IndexPath] { setup.layout == .flow ? [] : view.indexPathsForVisibleItems.sorted() }

    func reportChange(at path: IndexPath) {
        if setup.invalidation == .enabled { view.cellForItem(at: path)?.invalidateIntrinsicContentSize() }
    }

    // MARK: Comparisons

    func forgetRequests() { requested = [] }

    func fault(allowedRequests: Int, keptOffset: CGFloat?) -> String? {
        CollectionComparison(subject: self).fault(allowedRequests: allowedRequests, keptOffset: keptOffset)
    }

    func faultBesideFreshList() -> String? {
        let fresh = CollectionSubject(setup, model, frame: view.frame, traits: view.traitCollection)
        for view in [view, fresh.view] { view.scrollThrough() }
        if let fault = CollectionComparison(subject: self).faultOfAllFrames() {
            return "after scrolling through: \(fault)"
        }
        guard view.contentSize == fresh.view.contentSize else {
            return "content size \(view.contentSize), of a fresh one \(fresh.view.contentSize)"
        }
        return nil
    }
}

private final class Source: UICollectionViewDataSource {
    private unowned let subject: CollectionSubject
    init(_ subject: CollectionSubject) { self.subject = subject }

    func numberOfSections(in collectionView: UICollectionView) -> Int { subject.model.sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        subject.model.sections[section].rows.count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { subject.cell(at: indexPath) }
}

private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private unowned let subject: CollectionSubject
    init(_ subject: CollectionSubject) { self.subject = subject }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { subject.size(at: indexPath) }
}
