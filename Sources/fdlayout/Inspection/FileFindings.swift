import Foundation
import InterfaceBuilder

/// The errors and warnings of `fdlayout check` in a file, at its stored size and at further widths.
struct FileFindings {
    /// The findings, in file order.
    let all: [CheckedFinding]
    /// The reason why the file could not be laid out; `nil` if it could.
    let failure: ToolFailure?

    /// Checks a file with the rules that are not optional.
    ///
    /// - Parameter contents: the bytes of the file.
    init(in file: InterfaceFile, _ contents: Data, widths: [CGFloat]) {
        var check = InterfaceCheck()
        check.conditions = widths.map { CheckCondition(width: $0) }
        self.init(check.result(of: file, contents: contents))
    }

    /// Keeps the errors and warnings of a result.
    init(_ result: InterfaceCheckResult) {
        all = result.findings.filter { $0.finding.level >= .warning }
        failure = result.failure.map { ToolFailure($0) }
    }

    /// The findings for the file as stored and, unless the width is `nil`, those at the given width.
    func at(width: CGFloat?) -> [CheckedFinding] {
        all.filter { found in
            (found.widths.isEmpty && found.conditions.isEmpty) || width.map(found.widths.contains) == true
        }
    }
}
