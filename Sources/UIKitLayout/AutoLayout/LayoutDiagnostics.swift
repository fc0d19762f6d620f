import Foundation
import LayoutEngine

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

/// Where Auto Layout's complaints go.
public nonisolated struct LayoutDiagnostics: Sendable {
    /// Called once for each constraint that is given up in a layout.
    public var report: @Sendable (UnsatisfiableConstraints) -> Void

    /// Makes diagnostics that are handed to a closure.
    public init(report: @escaping @Sendable (UnsatisfiableConstraints) -> Void) {
        self.report = report
    }

    /// The diagnostics of the current task; at first they are printed on standard error.
    @TaskLocal public static var current = LayoutDiagnostics { report in
        FileHandle.standardError.write(Data("\(report)\n".utf8))
    }
}
