import FDTemplateLayoutCell
import Foundation
import UIKit

/// Mistakes of callers, by name.
let mistakes: [String: @MainActor () -> Void] = templateMistakes.merging(tableMistakes) { first, _ in first }
    .merging(viewMistakes) { first, _ in first }.merging(collectionMistakes) { first, _ in first }

private let templateMistakes: [String: @MainActor () -> Void] = [
    "template-not-registered": { _ = makeTable().fd_heightForCell(withIdentifier: "other") { _ in } },
    "header-not-registered": { _ = makeTable().fd_heightForHeaderFooterView(withIdentifier: "other") { _ in } },
    "endless-recursion": { _ = endlessHeight(in: makeTable()) },
    "frame-layout-negative": { heightOfFrameCell(-5) },
    "frame-layout-nan": { heightOfFrameCell(.nan) },
    "frame-layout-infinite": { heightOfFrameCell(.infinity) },
    "frame-layout-1e308": { heightOfFrameCell(1e308) },
    "cache-by-negative-row": { cacheHeight(IndexPath(row: -1, section: 0)) },
    "cache-by-negative-section": { cacheHeight(IndexPath(row: 0, section: -1)) },
    "cache-by-huge-row": { cacheHeight(IndexPath(row: .max, section: 0)) },
    "cache-by-three-indices": { cacheHeight(IndexPath(indexes: [1, 2, 3])) },
    "cache-by-no-index": { cacheHeight(IndexPath()) },
    "invalidate-last-number": {
        let table = makeTable()
        table.fd_indexPathHeightCache.cacheHeight(1, by: IndexPath(row: 0, section: 0))
        table.fd_indexPathHeightCache.invalidateHeight(at: IndexPath(row: .max, section: 0))
    },
]

private func endlessHeight(in table: UITableView) -> CGFloat {
    table.fd_heightForCell(withIdentifier: "cell") { _ in _ = endlessHeight(in: table) }
}

private let tableMistakes: [String: @MainActor () -> Void] = [
    "row-height-negative": { layOut { $0.rowHeight = -10 } },
    "row-height-nan": { layOut { $0.rowHeight = .nan } },
    "row-height-infinite": { layOut { $0.rowHeight = .infinity } },
    "row-height-1e308": { layOut { $0.rowHeight = 1e308 } },
    "row-estimate-infinite": { layOut { $0.rowEstimate = .infinity } },
    "header-height-negative": { layOut { $0.headerHeight = -5 } },
    "negative-row-count": { layOut { $0.rowCount = -1 } },
    "negative-section-count": { layOut { $0.sectionCount = -1 } },
    "huge-row-count": { layOut { $0.rowCount = 5_000_000_000 } },
    "cell-not-registered": {
        _ = makeTable().dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
    },
    "delete-without-data": { update { $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none) } },
    "delete-negative-row": { update { $0.deleteRows(at: [IndexPath(row: -1, section: 0)], with: .none) } },
    "insert-beyond-the-end": { update { $0.insertRows(at: [IndexPath(row: 100, section: 0)], with: .none) } },
    "update-no-table-has": { makeTable().insertRows(at: [IndexPath(row: .max, section: 0)]) },
    "end-without-begin": { makeTable().endUpdates() },
    "reload-while-loading": {
        layOut(estimatedRowHeight: 0) { source in source.whenAskedForHeight = { $0.reloadData() } }
    },
    "negative-section": { _ = makeTable().numberOfRows(inSection: -1) },
]

private let collectionMistakes: [String: @MainActor () -> Void] = [
    "item-not-registered": {
        _ = makeCollection(ItemSource()).dequeueReusableCell(
            withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
    },
    "item-whose-source-fails": {
        struct FailingSource: ReusableViewSource {
            struct Failure: Error, CustomStringConvertible {
                let description = "Card.xib: no such class: CardCell"
            }

            func makeReusableView() throws -> UIView { throw Failure() }
        }
        let view = makeCollection(ItemSource())
        view.register(FailingSource(), forCellWithReuseIdentifier: "failing")
        _ = view.dequeueReusableCell(withReuseIdentifier: "failing", for: IndexPath(item: 0, section: 0))
    },
    "delete-item-without-data": {
        let source = ItemSource()
        let view = makeCollection(source)
        view.layoutIfNeeded()
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    },
    "item-size-nan": {
        let source = ItemSource()
        source.itemHeight = .nan
        makeCollection(source).layoutIfNeeded()
    },
]

private let viewMistakes: [String: @MainActor () -> Void] = [
    "add-self": {
        let view = UIView()
        view.addSubview(view)
    },
    "add-ancestor": {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
    },
    "nest-downwards": {
        let root = UIView()
        var view = root
        for _ in 0..<20_000 {
            let inner = UIView()
            view.addSubview(inner)
            view = inner
        }
        root.layoutIfNeeded()
    },
    "nest-upwards": {
        var view = UIView()
        for _ in 0..<20_000 {
            let outer = UIView()
            outer.addSubview(view)
            view = outer
        }
        view.layoutIfNeeded()
    },
    "frame-nan": { UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10) },
    "frame-made-of-nan": { _ = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)) },
    "constraint-without-ancestor": {
        let (one, other) = (UIView(), UIView())
        one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    },
    "intrinsic-width-nan": { layOutContent(CGSize(width: CGFloat.nan, height: 10)) },
    "intrinsic-height-infinite": { layOutContent(CGSize(width: 10, height: CGFloat.infinity)) },
    "constraint-nan": { constrain { $0.constant = .nan } },
    "priority-1001": { constrain { $0.priority = UILayoutPriority(1001) } },
    "visual-format": {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a", metrics: nil, views: ["a": UIView()])
    },
]

// MARK: Objects used by mistakes

private func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    return table
}

private func makeCollection(_ source: ItemSource) -> UICollectionView {
    let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    (view.dataSource, view.delegate) = (source, source)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return view
}

private func heightOfFrameCell(_ height: CGFloat) {
    let table = makeTable()
    table.register(forCellReuseIdentifier: "frame") { FrameCell(height: height) }
    _ = table.fd_heightForCell(withIdentifier: "frame", cacheByKey: "key") { _ in }
}

private func cacheHeight(_ path: IndexPath) {
    _ = makeTable().fd_heightForCell(withIdentifier: "cell", cacheBy: path) { _ in }
}

private func layOut(estimatedRowHeight: CGFloat = UITableView.automaticDimension, _ spoil: (RowSource) -> Void) {
    let source = RowSource()
    spoil(source)
    let table = makeTable()
    table.estimatedRowHeight = estimatedRowHeight
    (table.dataSource, table.delegate) = (source, source)
    table.reloadData()
    table.layoutIfNeeded()
}

private func update(_ change: (UITableView) -> Void) {
    let source = RowSource()
    let table = makeTable()
    table.dataSource = source
    table.reloadData()
    change(table)
}

private func layOutContent(_ size: CGSize) {
    let (outer, inner) = (UIView(), ContentView(intrinsicSize: size))
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.layoutIfNeeded()
}

private func constrain(_ spoil: (NSLayoutConstraint) -> Void) {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let constraint = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    spoil(constraint)
    constraint.isActive = true
    outer.layoutIfNeeded()
}
