internal import Locking
import UIKitLayout

/// The layouts without a solution that are met while files are laid out, so that a file with one becomes an error and the
/// next one is laid out.
package nonisolated final class UnsolvableLayouts: Sendable {
    private let first = Locked<InterfaceBuilderError?>(nil)

    /// Where layouts without a solution are recorded; without it they end the program.
    @TaskLocal fileprivate static var current: UnsolvableLayouts?

    /// Lays something out.
    ///
    /// - Throws: ``InterfaceBuilderError`` with the code `unsolvableLayout` when a layout has no solution in double
    ///   precision, and what `work` throws.
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
    /// Lays this root out; a layout without a solution is recorded with the line of its topmost view.
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
