import Foundation
import LayoutEngine
import Trapping

/// Required constraints that cannot all hold, as Auto Layout reports them.
public nonisolated struct UnsatisfiableConstraints: CustomStringConvertible {
    /// The constraints of the contradiction; it is minimal: without any one of them the others can hold.
    public let constraints: [NSLayoutConstraint]
    /// The one that was given up, unless it is one that no view holds, such as a size given from outside.
    public let broken: NSLayoutConstraint?

    /// The message in UIKit's wording.
    public var description: String {
        ConstraintSolver.Conflict.message(
            descriptions: constraints.map(\.description),
            broken: broken?.description ?? "a size that is given from outside")
    }
}

/// A layout without a solution in double precision, because multipliers and constants are of too different sizes.
public nonisolated struct UnsolvableLayout: CustomStringConvertible {
    /// The topmost view of the layout.
    public let view: UIView
    /// What is wrong, in one sentence.
    public let reason: String

    /// The view and what is wrong.
    public var description: String { inViewIsolation { "Auto Layout of \(view): \(reason)" } }
}

/// Where Auto Layout's complaints go.
public nonisolated struct LayoutDiagnostics: Sendable {
    /// Called once for each constraint that is given up in a layout.
    public var report: @Sendable (UnsatisfiableConstraints) -> Void
    /// Called for a layout that has no solution; if it returns, all of its views have the size and position 0.
    public var reportUnsolvable: @Sendable (UnsolvableLayout) -> Void = { trap("\($0)") }

    /// Makes diagnostics that are handed to a closure; a layout that has no solution ends the program.
    public init(report: @escaping @Sendable (UnsatisfiableConstraints) -> Void) {
        self.report = report
    }

    /// The diagnostics of the current task; at first they are printed on standard error.
    @TaskLocal public static var current = LayoutDiagnostics { report in
        FileHandle.standardError.write(Data("\(report)\n".utf8))
    }
}
