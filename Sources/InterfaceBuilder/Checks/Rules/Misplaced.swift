import Foundation
import UIKitLayout

nonisolated extension CheckRule {
    static let misplaced = CheckRule(
        id: "misplaced", level: .warning,
        summary: "a view whose stored frame differs from the one that its constraints give",
        explanation: """
            The constraints apply at run time, but Xcode draws the stored frame and shows a warning to the next \
            person who opens the file, or makes an unrelated change. Reported only if the stored frames themselves \
            break a required constraint, and not for ambiguous views, which have no single frame. One command \
            corrects all views of a scene, or of a file without scenes, so they are one finding. In rows that size \
            themselves, and in cells and views of unknown height, it is a note, since their stored height is not that \
            at run time. In Xcode: All Views, Update Frames.
            """)
}

/// The views of a root whose stored frames differ from the frames that the constraints determine. The root is created
/// with the sizes stored in the file as intrinsic sizes.
struct MisplacedViews {
    private let layout: CheckedLayout
    private let stored: StoredFrames
    private let rowHeight: RowHeight
    /// The ids of the views that are ambiguous, either with the stored sizes as intrinsic sizes or with measured ones.
    private let open: Set<String>

    /// - Parameter other: the layout of the same root with measured intrinsic sizes.
    init(root: InterfaceRoot, beside other: CheckedLayout) {
        layout = CheckedLayout(currentSizeOf: root, in: other.document)
        stored = StoredFrames(layout)
        rowHeight = other.rowHeight
        open = Set(
            [layout, other].flatMap { each in each.layout.ambiguousViews.compactMap { each.element(of: $0.view)?.id } })
    }

    /// One finding for each view whose stored frame breaks a required constraint and differs from the computed frame.
    /// Views that move along with such a view, because required constraints tie them to it, are counted with it.
    ///
    /// If constraints contradict each other in the stored size, there are no findings, because the computed frames
    /// depend on which constraint is broken.
    var findings: [InterfaceFinding] {
        guard layout.layout.conflicts.isEmpty else { return [] }
        let moved = layout.views.filter(isElsewhere)
        let broken = moved.compactMap { view in stored.constraintBroken(by: view).map { (view: view, broken: $0) } }
        var stacks: Set<ObjectIdentifier> = []
        let causes = broken.filter { isFirstOfItsStack($0.view, &stacks) }
        var left = Set(moved.map(ObjectIdentifier.init)).subtracting(causes.map { ObjectIdentifier($0.view) })
        return causes.compactMap { cause in
            finding(cause.view, breaking: cause.broken, movingAlong: views(following: cause.view, from: &left))
        }
    }

    /// The computed frames of all views whose stored frames differ from the computed ones, by the ids of the views.
    var computedFrames: [String: CGRect] {
        let moved = layout.views.filter(isElsewhere).compactMap { view in
            layout.element(of: view)?.id.map { ($0, layout.frame(of: view) ?? .zero) }
        }
        return Dictionary(moved) { first, _ in first }
    }

    /// Whether the view is the first that was found among a stack view and its arranged subviews, which move together.
    /// A view that is neither is always the first.
    private func isFirstOfItsStack(_ view: UIView, _ stacks: inout Set<ObjectIdentifier>) -> Bool {
        guard let stack = (view as? UIStackView) ?? (view.superview as? UIStackView) else { return true }
        return stacks.insert(ObjectIdentifier(stack)).inserted
    }

    /// Whether the constraints determine the frame of a view and this frame differs from the stored one. The result is
    /// false for content views, which follow their cells, and for views that show symbols, whose sizes are known only
    /// at run time.
    private func isElsewhere(_ view: UIView) -> Bool {
        guard !layout.isHidden(view), let element = layout.element(of: view), let id = element.id, !open.contains(id),
            element["key"] != "contentView", !element.showsSymbol,
            let frame = layout.frame(of: view), let own = layout.storedFrame(of: view)
        else { return false }
        return !frame.agrees(with: own)
    }

    /// Removes from `left` the views that required equations tie to the given view, directly or through other views in
    /// `left`, and returns the removed views.
    private func views(following cause: UIView, from left: inout Set<ObjectIdentifier>) -> [UIView] {
        var found: [UIView] = []
        var pending = [cause]
        while let view = pending.popLast() {
            let next = stored.neighbours(of: view).filter { left.remove(ObjectIdentifier($0)) != nil }
            found += next
            pending += next
        }
        return found
    }

    private func finding(
        _ view: UIView, breaking broken: NSLayoutConstraint, movingAlong followers: [UIView]
    ) -> InterfaceFinding? {
        guard let frame = layout.frame(of: view), let own = layout.storedFrame(of: view) else { return nil }
        let more = followers.isEmpty ? "" : "; \(followers.count) more move along"
        return layout.finding(
            .misplaced, view,
            "\(layout.name(of: view)) is misplaced: stored at \(own.text), constraints give \(frame.text)\(more)",
            level: rowHeight.followsContent ? .note : nil,
            details: ["The stored frames break \(ConstraintText(broken).text(in: layout)).", "Fix: Update Frames."],
            related: followers.compactMap { layout.element(of: $0)?.id })
    }
}

extension CGRect {
    fileprivate func agrees(with other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
            $0.magnitude <= 0.5
        }
    }

    fileprivate var text: String {
        "(\(minX.plainText), \(minY.plainText), \(width.plainText), \(height.plainText))"
    }
}
