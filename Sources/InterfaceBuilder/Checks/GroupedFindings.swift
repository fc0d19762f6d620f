import Foundation
import UIKitLayout

/// The findings about one root, without findings that are consequences of others.
///
/// If constraints conflict, or leave a frame or scrollable content ambiguous, all other findings about the objects
/// concerned and their descendants are consequences. A view outside its superview is also a consequence if its
/// superview, or another ancestor, is outside its own superview.
struct GroupedFindings {
    /// The findings that are not consequences of others.
    let kept: [InterfaceFinding]

    /// - Parameter causes: further findings that may have others as consequences, such as those for the file as stored.
    init(_ layout: CheckedLayout, _ findings: [InterfaceFinding], beside causes: [InterfaceFinding]) {
        let causes = findings.filter { Self.causeRules.contains($0.rule) } + causes
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
