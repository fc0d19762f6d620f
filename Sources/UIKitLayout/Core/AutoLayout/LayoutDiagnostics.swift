import Foundation
import LayoutEngine

/// A conflict among required constraints, as Auto Layout reports it.
public nonisolated struct UnsatisfiableConstraints: CustomStringConvertible {
    /// The conflicting constraints. The set is minimal: if any one of them is removed, the others can be satisfied.
    public let constraints: [NSLayoutConstraint]
    /// The constraint that was broken; `nil` if it is not an `NSLayoutConstraint`, such as a size that was given from
    /// outside or the frame of an autoresized view.
    public let broken: NSLayoutConstraint?

    /// The message in UIKit's wording.
    public var description: String {
        ConstraintSolver.Conflict.message(
            descriptions: constraints.map(\.description),
            broken: broken?.description ?? "a size that is given from outside")
    }
}

/// A layout that cannot be solved in double precision, because its multipliers and constants differ too much in
/// magnitude.
public nonisolated struct UnsolvableLayout: CustomStringConvertible {
    /// The topmost view of the layout.
    public let view: UIView
    /// The reason, in one sentence.
    public let reason: String
    /// Whether this is the first report for the layout.
    public let isFirst: Bool

    /// The view and the reason.
    public var description: String {
        // The description uses the views, so it is made in the isolation in which the layout is solved.
        let (view, reason) = (view, reason)
        return inViewIsolation { "Auto Layout of \(view): \(reason)" }
    }
}

/// The receiver of Auto Layout's reports.
public nonisolated struct LayoutDiagnostics: Sendable {
    /// Called once for each constraint that is broken in a layout.
    public var report: @Sendable (UnsatisfiableConstraints) -> Void
    /// Called each time that a layout has no solution: its views keep their frames, and its fitting size is zero. By
    /// default, only the first report of each layout is printed, to standard error.
    public var reportUnsolvable: @Sendable (UnsolvableLayout) -> Void = { layout in
        if layout.isFirst { printToStandardError("\(layout)") }
    }

    /// Creates diagnostics that pass reports of conflicts to a closure.
    public init(report: @escaping @Sendable (UnsatisfiableConstraints) -> Void) {
        self.report = report
    }

    /// The diagnostics of the current task; by default reports are printed to standard error.
    @TaskLocal public static var current = LayoutDiagnostics { printToStandardError("\($0)") }
}

/// Prints a line to standard error.
nonisolated func printToStandardError(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
}

/// The description of a view for messages. The view may have been deallocated.
func describe(_ view: UIView?) -> String {
    view.map { "\($0)" } ?? "a deallocated view"
}
