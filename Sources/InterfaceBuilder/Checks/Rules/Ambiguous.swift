import UIKitLayout

nonisolated extension CheckRule {
    static let ambiguous = CheckRule(
        id: "ambiguous", level: .error, summary: "a view whose position or size the constraints do not determine",
        explanation: """
            A position or size that the constraints do not determine can differ on another device, in another language or \
            another version of iOS. The message names the axis and the missing constraints as Xcode does. Views that are \
            ambiguous only because a view that they are constrained to is ambiguous are counted with that view, and so is \
            a scroll view whose content is as large as the ambiguous view. A view with verifyAmbiguity off in its Size \
            inspector is not checked.
            """)
}

nonisolated extension LayoutRule {
    static let ambiguous = LayoutRule(rule: .ambiguous, appliesToEachCondition: false) { layout in
        let resolved = ResolvedAmbiguities(layout)
        let open = layout.layout.ambiguousViews.compactMap { AmbiguousView($0.view, $0.parts, layout) }
        let fitted = AmbiguousViews(resolved.withoutExactHeights(resolved.removed(from: open)), layout)
        // A self-sizing row is laid out in its fitting height. Views that are ambiguous only in the stored height, at
        // design time, get a note.
        let known = Set(fitted.findings.flatMap { [$0.objectID] + $0.related })
        let openInDesign = layout.ambiguousInStoredSize.compactMap { AmbiguousView($0.view, $0.parts, layout) }
        let designed = AmbiguousViews(resolved.removed(from: openInDesign), layout)
        return fitted.findings
            + designed.findings.filter { !known.contains($0.objectID) }.map { finding in
                var finding = finding
                finding.level = .note
                return finding
            }
    }
}

/// Ambiguous views, each grouped with the ambiguous views inside it.
private struct AmbiguousViews {
    private let open: [AmbiguousView]
    private let layout: CheckedLayout

    init(_ open: [AmbiguousView], _ layout: CheckedLayout) {
        (self.open, self.layout) = (open, layout)
    }

    var findings: [InterfaceFinding] {
        var causes: [(cause: AmbiguousView, followers: [AmbiguousView])] = []
        for view in open {
            if let index = causes.firstIndex(where: { follows(view, $0.cause) }) {
                causes[index].followers.append(view)
            } else {
                causes.append((view, []))
            }
        }
        return causes.map { finding($0.cause, $0.followers) }
    }

    /// Whether the view is inside the other view, the presumed cause of its ambiguity.
    private func follows(_ view: AmbiguousView, _ cause: AmbiguousView) -> Bool {
        view.view.isDescendant(of: cause.view) && view.view !== cause.view
    }

    /// Whether only the size is ambiguous and the view is of a custom class. The code of such a class may set an
    /// intrinsic size, and Interface Builder knows that size only from a placeholder in the file.
    private func isSizedByCode(_ cause: AmbiguousView) -> Bool {
        let element = layout.element(of: cause.view)
        return element?["customClass"] != nil && element?.name == "view" && cause.parts.isSubset(of: [.width, .height])
    }

    private func finding(_ cause: AmbiguousView, _ followers: [AmbiguousView]) -> InterfaceFinding {
        let more = followers.isEmpty ? "" : "; \(followers.count) more inside it depend on it"
        let scrollView = scrollView(around: cause)
        return layout.finding(
            .ambiguous, cause.view, "\(layout.name(of: cause.view)) needs constraints for: \(cause.words)\(more)",
            level: isSizedByCode(cause) || cause.dependsOnMissingFonts ? .note : .error,
            details: cause.advice + reasons(of: cause, scrollView),
            related: (followers.map(\.view) + [scrollView].compactMap(\.self))
                .compactMap { layout.element(of: $0)?.id })
    }

    private func reasons(of cause: AmbiguousView, _ scrollView: UIView?) -> [String] {
        var reasons: [String] = []
        if cause.view is UIImageView, !cause.parts.isDisjoint(with: [.width, .height]) {
            reasons.append("The image view has no image, which would determine its size.")
        }
        if cause.dependsOnMissingFonts {
            reasons.append("A font is not installed here; its texts may fill the height exactly.")
        }
        if let scrollView { reasons.append("The content size of \(layout.name(of: scrollView)) depends on it.") }
        return reasons
    }

    /// The scroll view around the given ambiguous view, if its content size is ambiguous because it depends on that
    /// view; otherwise `nil`.
    private func scrollView(around cause: AmbiguousView) -> UIView? {
        let superviews = sequence(first: cause.view, next: \.superview).dropFirst()
        guard let scrollView = superviews.first(where: { $0 is UIScrollView }),
            let element = layout.element(of: scrollView), element.name == "scrollView",
            let parts = layout.layout.ambiguousContents[ObjectIdentifier(scrollView)],
            !parts.isDisjoint(with: cause.parts),
            ScrollableContent(element, layout.document).isTied
        else { return nil }
        return scrollView
    }
}
