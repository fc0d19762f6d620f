import Foundation
import Synchronization
import UIKitLayout

/// A table with a template of its own, which computes some rows' heights at a time.
///
/// Unchecked: a worker is handed from one child task to the next and is never in two of them, so one task at a time
/// touches its views. With the trait `MainActorViews` it is bound to the main actor, and nothing is unchecked.
final class FDHeightWorker<Row: Sendable>: @unchecked Sendable {
    private let tableView: UITableView
    private let dataSource = IndexedDataSource()
    private let configure: FDRowConfiguration<Row>

    init(_ computation: FDHeightComputation<Row>) {
        configure = computation.configure
        let frame = CGRect(x: 0, y: 0, width: computation.width, height: 0)
        tableView = UITableView(frame: frame, style: computation.style)
        if let margins = computation.layoutMargins { tableView.layoutMargins = margins }
        tableView.cellLayoutMarginsFollowReadableWidth = computation.cellLayoutMarginsFollowReadableWidth
        tableView.overrideTraitCollection = computation.traits
        tableView.separatorStyle = computation.separatorStyle
        tableView.fd_contentWidthRule = computation.contentWidthRule
        tableView.dataSource = computation.hasSectionIndex ? dataSource : nil
        tableView.register(forCellReuseIdentifier: "template", factory: computation.makeTemplate)
    }

    /// The heights of rows, in their order.
    ///
    /// - Throws: `CancellationError` within the row that is being computed when the task or the progress is cancelled,
    ///   and what making the template throws.
    func heights(of rows: ArraySlice<Row>, cancellation: ProgressCancellation) async throws -> [CGFloat] {
        try rows.map { row in
            try Task.checkCancellation()
            try cancellation.check()
            return try tableView.fd_tryHeightForCell(withIdentifier: "template") { configure($0, row) }
        }
    }
}

/// Whether a progress was cancelled, for tasks that must not touch the progress itself.
final nonisolated class ProgressCancellation: Sendable {
    private let isCancelled = Atomic(false)

    /// Follows a progress until it ends; what its owner does on cancellation is done, too.
    init(of progress: Progress?) {
        guard let progress else { return }
        isCancelled.store(progress.isCancelled, ordering: .relaxed)
        let handler = progress.cancellationHandler
        progress.cancellationHandler = { [weak self] in
            self?.isCancelled.store(true, ordering: .relaxed)
            handler?()
        }
    }

    /// Throws when the progress was cancelled.
    func check() throws {
        if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
    }
}

/// A table without rows that shows a section index.
private final class IndexedDataSource: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["#"] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
