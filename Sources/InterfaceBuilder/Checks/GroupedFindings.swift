import Foundation
import UIKitLayout

/// The findings of one root without those that follow from others.
///
/// A view that is cut off or outside its superview is a consequence where constraints conflict or leave a frame open,
/// and a view outside its superview is one where the superview is outside its own.
struct GroupedFindings {
    /// The findings that are not consequences of others.
    let kept: [InterfaceFinding]

    init(_ layout: CheckedLayout, _ findings: [InterfaceFinding]) {
        let causes = findings.filter { Self.causeRules.contains($0.rule) }
        let open = Set(causes.flatMap { [$0.objectID] + $0.related })
        var outside: Set<String> = []
        kept = findings.filter { finding in
            guard !Self.causeRules.contains(finding.rule), let element = layout.document.element(finding.objectID)
            else { return true }
            let chain = [element.id] + layout.document.ancestors(of: element).map(\.id)
            if chain.contains(where: { $0.map(open.contains) ?? false }) { return false }
            guard finding.rule == .outside else { return true }
            outside.insert(finding.objectID)
            return !chain.dropFirst().contains { $0.map(outside.contains) ?? false }
        }
    }

    private static let causeRules: Set<CheckRule> = [.conflict, .ambiguous, .scrollableContent]
}
