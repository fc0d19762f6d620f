import UIKitLayout

/// The findings about open views, which are views whose frames are ambiguous: one finding for each group of views that
/// are open for the same reason.
struct AmbiguityFindings {
    private let layout: CheckedLayout
    private var causes: [Cause] = []
    /// The findings about views whose contents compete for the same space.
    private(set) var ties: [InterfaceFinding] = []

    /// A view that lacks constraints, with the views that are open because of it.
    private struct Cause {
        var view: AmbiguousView
        var followers: [UIView]
    }

    init(_ open: [AmbiguousView], in layout: CheckedLayout) {
        self.layout = layout
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for group in AmbiguityGroups(open, along: axis, in: layout).groups where !group.isPartlyKnown { add(group) }
        }
    }

    private mutating func add(_ group: AmbiguityGroup) {
        if let tie = ContentTie(group, in: layout) {
            ties += [tie.finding].compactMap(\.self)
        } else if group.contents.isEmpty, let first = group.members.first {
            add(
                first, parts: [.position(group.axis), .length(group.axis)],
                followers: group.members.dropFirst().map(\.view))
        }
        // If only one view with content has an open length, the priority of its content equals that of a constraint
        // that requires another length, and UIKit decides between the two. There is no finding.
    }

    private mutating func add(
        _ view: AmbiguousView, parts: ComputedLayout.AmbiguousParts, followers: [UIView]
    ) {
        let parts = view.parts.intersection(parts)
        guard let index = causes.firstIndex(where: { $0.view.view === view.view }) else {
            var view = view
            view.parts = parts
            return causes.append(Cause(view: view, followers: followers))
        }
        causes[index].view.parts.formUnion(parts)
        causes[index].followers += followers.filter { new in !causes[index].followers.contains { $0 === new } }
    }

    /// The findings about views that lack constraints.
    var missing: [InterfaceFinding] { causes.map(finding) }

    private func finding(_ cause: Cause) -> InterfaceFinding {
        let (open, followers) = (cause.view, cause.followers)
        let more = followers.isEmpty ? "" : "; \(followers.count) more follow\(followers.count == 1 ? "s" : "") from it"
        let scrollView = scrollView(around: open)
        return layout.finding(
            .ambiguous, open.view, "\(layout.name(of: open.view)) needs constraints for: \(open.words)\(more)",
            level: isSizedByCode(open, followers) ? .note : .error,
            details: open.advice + reasons(of: open, scrollView),
            related: (followers + [scrollView].compactMap(\.self)).compactMap { layout.element(of: $0)?.id })
    }

    /// Whether only the size of a view is ambiguous and code probably determines it: the view is a stack view without
    /// visible arranged views, the view may have an intrinsic size at run time, or one of the followers, which has no
    /// subviews, may have one.
    private func isSizedByCode(_ open: AmbiguousView, _ followers: [UIView]) -> Bool {
        guard open.parts.isSubset(of: [.width, .height]) else { return false }
        if let stack = open.view as? UIStackView, stack.arrangedSubviews.allSatisfy(\.isHidden) { return true }
        return mayHaveIntrinsicSize(open.view)
            || followers.contains { $0.subviews.isEmpty && mayHaveIntrinsicSize($0) }
    }

    /// Whether a view may have an intrinsic size at run time that the file does not determine: the view is an image
    /// view without an image but with an outlet, through which code may set one, or a plain view of a custom class.
    private func mayHaveIntrinsicSize(_ view: UIView) -> Bool {
        guard let element = layout.element(of: view) else { return false }
        if view is UIImageView { return element["image"] == nil && !layout.document.outlets(of: element).isEmpty }
        return element["customClass"] != nil && element.name == "view"
    }

    private func reasons(of cause: AmbiguousView, _ scrollView: UIView?) -> [String] {
        var reasons: [String] = []
        if cause.view is UIImageView, !cause.parts.isDisjoint(with: [.width, .height]) {
            reasons.append("The image view has no image, which would determine its size.")
        }
        if let scrollView { reasons.append("The content size of \(layout.name(of: scrollView)) depends on it.") }
        return reasons
    }

    /// Returns the scroll view around an open view, if its content size depends on the open view and is therefore
    /// ambiguous, too; `nil` otherwise.
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
