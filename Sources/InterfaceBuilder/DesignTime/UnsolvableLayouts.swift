internal import Locking
import UIKitLayout

/// A record of the layouts in a file that have no solution. With it, the file is reported as an error, and other files
/// are still laid out.
package nonisolated final class UnsolvableLayouts: Sendable {
    private let first = Locked<InterfaceBuilderError?>(nil)

    /// The record of the current task. Without a record, `LayoutDiagnostics` reports layouts without a solution, as it
    /// does in apps.
    @TaskLocal fileprivate static var current: UnsolvableLayouts?

    /// Calls a closure that lays out views, and returns the result of the closure.
    ///
    /// - Throws: ``InterfaceBuilderError`` with the code `unsolvableLayout` when a layout has no solution in double
    ///   precision, and any error of the closure.
    package static func throwing<Result>(_ work: () throws -> Result) throws -> Result {
        let layouts = UnsolvableLayouts()
        let result = try $current.withValue(layouts, operation: work)
        if let error = layouts.first.withLock(\.self) { throw error }
        return result
    }

    /// Calls a closure that lays out views, and records layouts without a solution as errors of the file at the given
    /// path.
    ///
    /// - Parameter line: returns the line in the file for the topmost view of a layout.
    fileprivate func recording<Result>(
        path: String, line: @escaping @Sendable (ObjectIdentifier) -> Int?, _ work: () throws -> Result
    ) rethrows -> Result {
        var diagnostics = LayoutDiagnostics.current
        diagnostics.reportUnsolvable = { [first] layout in
            let error = InterfaceBuilderError(
                code: .unsolvableLayout, path: path, line: line(ObjectIdentifier(layout.view)), message: layout.reason)
            first.withLock { $0 = $0 ?? error }
        }
        return try LayoutDiagnostics.$current.withValue(diagnostics, operation: work)
    }
}

extension InterfaceRoot {
    /// Calls a closure that lays out this root. A layout without a solution is recorded with the line of the layout's
    /// topmost view, or else of the root.
    func recordingUnsolvableLayouts<Result>(_ work: () -> Result) -> Result {
        guard let layouts = UnsolvableLayouts.current else { return work() }
        let lines = elements.mapValues(\.line)
        let line = lines[ObjectIdentifier(view)]
        return layouts.recording(path: path, line: { lines[$0] ?? line }, work)
    }
}

extension CellPrototype {
    /// Calls a closure that lays out cells of the prototype, and returns the closure's result.
    ///
    /// - Throws: ``InterfaceBuilderError`` with the code `unsolvableLayout` and the line of the prototype when a layout
    ///   has no solution in double precision, and any error of the closure.
    package func throwingUnsolvableLayouts<Result>(_ work: () throws -> Result) throws -> Result {
        let line = source.element.line
        return try UnsolvableLayouts.throwing {
            guard let layouts = UnsolvableLayouts.current else { return try work() }
            return try layouts.recording(path: source.file.path, line: { _ in line }, work)
        }
    }
}
