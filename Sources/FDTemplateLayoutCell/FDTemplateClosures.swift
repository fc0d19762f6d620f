import Foundation
import UIKitLayout

#if MainActorViews
    /// Makes a template, on the main actor, which views are bound to.
    public typealias FDTemplateSource = @MainActor @Sendable () throws -> UITableViewCell
    /// Fills a template with a row's data, on the main actor, which views are bound to.
    public typealias FDRowConfiguration<Row> = @MainActor @Sendable (UITableViewCell, Row) -> Void
#else
    /// Makes a template, in the task of a worker.
    public typealias FDTemplateSource = @Sendable () throws -> UITableViewCell
    /// Fills a template with a row's data, in the task of a worker.
    public typealias FDRowConfiguration<Row> = @Sendable (UITableViewCell, Row) -> Void
#endif

/// How many workers are of use.
nonisolated var usefulWorkerCount: Int {
    #if MainActorViews
        // All of them would take turns on the main actor.
        1
    #else
        ProcessInfo.processInfo.activeProcessorCount
    #endif
}
