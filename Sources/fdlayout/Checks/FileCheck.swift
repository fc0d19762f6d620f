import Foundation
import InterfaceBuilder

/// A finding, and at which widths it was found; none for the stored one.
struct WidthFinding {
    let finding: InterfaceFinding
    var widths: [CGFloat]
}

/// The check of one file.
struct FileCheck {
    /// The widths besides the stored one, in points.
    let widths: [CGFloat]

    /// What is wrong in a file, in the order of its lines.
    func findings(in file: InterfaceFile, _ warnings: StrictWarnings) throws -> [WidthFinding] {
        let roots = try file.makeRoots()
        try warnings.report(roots.flatMap(\.warnings))
        var found = roots.flatMap { $0.findings() }.map { WidthFinding(finding: $0, widths: []) }
        for width in widths {
            for finding in try file.makeRoots().flatMap({ $0.findings(width: width) }) {
                add(finding, width, to: &found)
            }
        }
        found += try file.makeRoots(intrinsicSizes: .design).flatMap { $0.staleFrames() }
            .map { WidthFinding(finding: $0, widths: []) }
        return found.sorted { $0.finding < $1.finding }
    }

    /// What is wrong in the stored width, or at another one already, is reported once.
    private func add(_ finding: InterfaceFinding, _ width: CGFloat, to found: inout [WidthFinding]) {
        let known = found.firstIndex {
            $0.finding.objectID == finding.objectID && $0.finding.kind == finding.kind
        }
        if let known {
            if !found[known].widths.isEmpty { found[known].widths.append(width) }
        } else {
            found.append(WidthFinding(finding: finding, widths: [width]))
        }
    }
}
