import Foundation
import Synchronization
import UIKitLayout

/// A table with its own template, which computes the heights of one chunk of rows at a time.
///
/// The conformance to `Sendable` is unchecked. It is safe, because a worker is passed from one child task to the next
/// and never used by two of them at the same time, so only one task at a time accesses its views. With the package
/// trait `MainActorViews`, the worker is isolated to the main actor instead.
final class FDHeightWorker<Row: Sendable>: @unchecked Sendable {
    private let tableView: UITableView
    private let dataSource = IndexedDataSource()
    private let configure: FDRowConfiguration<Row>

    init(_ computation: FDHeightComputation<Row>) {
        configure = computation.configure
        let frame = CGRect(x: 0, y: 0, width: computation.width, height: 0)
        tableView = UITableView(frame: frame, style: computation.style)
        if let margins = computation.layoutMargins { tableView.layoutMargins = margins }
        tableView.ownSafeAreaInsets = computation.safeAreaInsets
        tableView.insetsContentViewsToSafeArea = computation.insetsContentViewsToSafeArea
        tableView.cellLayoutMarginsFollowReadableWidth = computation.cellLayoutMarginsFollowReadableWidth
        tableView.overrideTraitCollection = computation.traits
        tableView.separatorStyle = computation.separatorStyle
        tableView.fd_contentWidthRule = computation.contentWidthRule
        tableView.isEditing = computation.isEditing
        tableView.dataSource = computation.hasSectionIndex ? dataSource : nil
        tableView.register(forCellReuseIdentifier: "template", factory: computation.makeTemplate)
    }

    /// The heights of the given rows, in points and in the order of the rows.
    ///
    /// - Throws: `CancellationError` if the task or the progress is cancelled, which is checked before each row; and
    ///   any error of creating or measuring the template.
    func heights(of rows: ArraySlice<Row>, cancellation: ProgressCancellation) async throws -> [CGFloat] {
        try rows.map { row in
            try Task.checkCancellation()
            try cancellation.check()
            return try tableView.fd_tryHeightForCell(withIdentifier: "template") { configure($0, row) }
        }
    }
}

/// A flag that is set when a progress is cancelled. It is read by tasks that must not access the progress itself.
final nonisolated class ProgressCancellation: Sendable {
    private let isCancelled = Atomic(false)

    /// Observes the given progress through its cancellation handler, which then also calls the handler that it
    /// replaces. Without a progress the flag is never set.
    init(of progress: Progress?) {
        guard let progress else { return }
        isCancelled.store(progress.isCancelled, ordering: .relaxed)
        let handler = progress.cancellationHandler
        progress.cancellationHandler = { [weak self] in
            self?.isCancelled.store(true, ordering: .relaxed)
            handler?()
        }
    }

    /// Throws `CancellationError` if the flag is set.
    func check() throws {
        if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
    }
}

/// The data source of a table without rows that shows a section index.
private final class IndexedDataSource: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["#"] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
