import Foundation
import Trapping
import UIKitLayout

/// Two or more views whose contents compete for the same space, although no priority determines which of the views is
/// stretched or compressed.
struct ContentTie {
    private let group: AmbiguityGroup
    private let layout: CheckedLayout
    /// The tied views, in the order of the group.
    private let views: [UIView]
    private let isStretched: Bool

    /// Creates the tie of a group, or `nil` if at most one of its views has a content whose length is open.
    init?(_ group: AmbiguityGroup, in layout: CheckedLayout) {
        let views = group.contents.map(\.view)
        guard views.count > 1 else { return nil }
        (self.group, self.layout) = (group, layout)
        let isStretched = views.reduce(0) { $0 + Self.excess(of: $1, group.axis, layout) } >= 0
        self.isStretched = isStretched
        let equal = Dictionary(grouping: views) { $0.priority(isHugging: isStretched, group.axis) }
        self.views = equal.values.max { $0.count < $1.count }.flatMap { $0.count > 1 ? $0 : nil } ?? views
    }

    /// The amount by which a view's computed length exceeds the length of its content, in points.
    private static func excess(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ layout: CheckedLayout) -> CGFloat {
        guard let size = layout.frame(of: view)?.size else { return 0 }
        if axis == .horizontal { return size.width - view.intrinsicContentSize.width }
        let content =
            (view as? UILabel)?.sizeThatFits(CGSize(width: size.width, height: 0)) ?? view.intrinsicContentSize
        return size.height - content.height
    }

    /// The finding; `nil` if the stored frames show that no space was left to distribute, or if UIKit distributes the
    /// space.
    var finding: InterfaceFinding? {
        guard let level, let first = views.first else { return nil }
        let axis = group.axis == .horizontal ? "width" : "height"
        let kind = isStretched ? "hugging" : "compression resistance"
        let priority = Int(limiting: first.priority(isHugging: isStretched, group.axis).rawValue)
        let direction = group.axis == .horizontal ? "horizontal" : "vertical"
        let kept = isStretched ? "keeps its size" : "is shown completely"
        return layout.finding(
            .contentPriority, first, "\(names) share a \(axis) with equal \(kind) priorities", level: level,
            details: ["Fix: set the \(direction) \(kind) priority of the one that \(kept) to \(priority + 1)."],
            related: group.members.map(\.view).filter { $0 !== first }.compactMap { layout.element(of: $0)?.id })
    }

    private var names: String {
        let names = views.prefix(2).map(layout.name(of:)).joined(separator: views.count > 2 ? ", " : " and ")
        return views.count > 2 ? "\(names) and \(views.count - 2) more" : names
    }

    private var level: CheckRule.Level? {
        if group.axis == .horizontal { return isSharedByUIKit ? nil : views.contains(where: wraps) ? .note : .warning }
        switch views.map(fit).max() ?? .inexact {
        case .exact: return nil
        case .nearlyExact, .unknown: return .note
        case .inexact: return layout.isHeightKnown && !layout.isTopLevelView ? .warning : .note
        }
    }

    /// Whether a stack view arranges labels of several lines side by side. UIKit gives such labels equal shares of the
    /// width (`UISV-text-width-disambiguation`, until iOS 14).
    private var isSharedByUIKit: Bool {
        views.contains { view in wraps(view) && (view.superview as? UIStackView)?.axis == .horizontal }
    }

    /// Whether a view is a label of several lines. UIKit measures such a label again at the width that the first pass
    /// of the layout gives it, so its text fits; Xcode does not flag a tie with such a label.
    private func wraps(_ view: UIView) -> Bool { (view as? UILabel).map { $0.numberOfLines != 1 } ?? false }

    // MARK: Heights

    /// The relation between a view's stored height and the height of its content.
    private nonisolated enum Fit: Int, Comparable {
        case exact, nearlyExact, unknown, inexact

        static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
    }

    /// The relation between a view's stored height and the height of its content.
    ///
    /// If the stored heights of all tied views are exact, no space was left to distribute on the canvas on which the
    /// file was edited. A height that differs by half a point is nearly exact, because Xcode's canvases until version
    /// 11 rounded heights to whole points. The height of text in a font that is not installed is unknown.
    private func fit(_ view: UIView) -> Fit {
        guard let stored = layout.storedFrame(of: view)?.size else { return .inexact }
        if let text = ViewText(of: view, in: layout), !text.hasKnownLines { return .unknown }
        let fittingHeight =
            (view as? UILabel)?.sizeThatFits(CGSize(width: stored.width, height: 0)).height
            ?? view.intrinsicContentSize.height
        let difference = (stored.height - fittingHeight).magnitude
        return difference < 0.5 ? .exact : difference < 1 ? .nearlyExact : .inexact
    }
}

extension UIView {
    fileprivate func priority(isHugging: Bool, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        isHugging ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
    }
}
