internal import Locking
import UIKitLayout

/// A record of the layouts without a solution in a file, so that the file is reported as an error and other files are
/// still laid out.
package nonisolated final class UnsolvableLayouts: Sendable {
    private let first = Locked<InterfaceBuilderError?>(nil)

    /// The record of the current task. Without one, a layout without a solution ends the program.
    @TaskLocal fileprivate static var current: UnsolvableLayouts?

    /// Calls a closure that lays out views, and returns its result.
    ///
    /// - Throws: ``InterfaceBuilderError`` with the code `unsolvableLayout` when a layout has no solution in double
    ///   precision, and any error of the closure.
    package static func throwing<Result>(_ work: () throws -> Result) throws -> Result {
        let layouts = UnsolvableLayouts()
        let result = try $current.withValue(layouts, operation: work)
        if let error = layouts.first.withLock(\.self) { throw error }
        return result
    }

    fileprivate func record(_ error: InterfaceBuilderError) {
        first.withLock { $0 = $0 ?? error }
    }
}

extension InterfaceRoot {
    /// Calls a closure that lays out this root. A layout without a solution is recorded with the line of its topmost
    /// view.
    func recordingUnsolvableLayouts<Result>(_ work: () -> Result) -> Result {
        guard let layouts = UnsolvableLayouts.current else { return work() }
        let lines = elements.mapValues(\.line)
        let line = lines[ObjectIdentifier(view)]
        let path = path
        var diagnostics = LayoutDiagnostics.current
        diagnostics.reportUnsolvable = { layout in
            layouts.record(
                InterfaceBuilderError(
                    code: .unsolvableLayout, path: path, line: lines[ObjectIdentifier(layout.view)] ?? line,
                    message: layout.reason))
        }
        return LayoutDiagnostics.$current.withValue(diagnostics, operation: work)
    }
}
