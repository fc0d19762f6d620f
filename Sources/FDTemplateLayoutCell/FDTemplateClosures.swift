import Foundation
import UIKitLayout

#if MainActorViews
    /// A closure that creates a template, on the main actor, to which views are isolated.
    public typealias FDTemplateSource = @MainActor @Sendable () throws -> UITableViewCell
    /// A closure that configures a template with a row's data, on the main actor, to which views are isolated.
    public typealias FDRowConfiguration<Row> = @MainActor @Sendable (UITableViewCell, Row) -> Void
#else
    /// A closure that creates a template, in the task of a worker.
    public typealias FDTemplateSource = @Sendable () throws -> UITableViewCell
    /// A closure that configures a template with a row's data, in the task of a worker.
    public typealias FDRowConfiguration<Row> = @Sendable (UITableViewCell, Row) -> Void
#endif

/// The number of workers that can run at the same time.
nonisolated var usefulWorkerCount: Int {
    #if MainActorViews
        // More workers would only take turns on the main actor.
        1
    #else
        ProcessInfo.processInfo.activeProcessorCount
    #endif
}
