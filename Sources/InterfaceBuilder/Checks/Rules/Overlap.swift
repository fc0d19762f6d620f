import Foundation
import UIKitLayout

nonisolated extension CheckRule {
    static let overlap = CheckRule(
        id: "overlap", level: .warning, summary: "text or controls that overlap",
        explanation: """
            Two siblings with text or controls overlap at a width, text size or language, although they are apart in \
            the design. Siblings that also overlap in the stored frames, and those of fixed frame, which the rule no- \
            constraints finds, get a note. Constrain the distance between the two, or allow one to be compressed.
            """)
}

nonisolated extension LayoutRule {
    static let overlap = LayoutRule(rule: .overlap, appliesToEachCondition: true) { layout in
        Dictionary(grouping: layout.views.filter { $0.superview != nil }) { ObjectIdentifier($0.superview ?? $0) }
            .values.flatMap { Overlaps(of: $0, in: layout).findings }
    }
}

/// The overlaps among the views that have the same superview.
private struct Overlaps {
    private let layout: CheckedLayout
    private let shown: [(view: UIView, frame: CGRect)]
    private static let least: CGFloat = 3

    init(of siblings: [UIView], in layout: CheckedLayout) {
        self.layout = layout
        shown = siblings.compactMap { view in
            guard !layout.isHidden(view), !layout.hasPlaceholderSize(view),
                let frame = Self.contentFrame(of: view, layout)
            else { return nil }
            return (view, frame)
        }
    }

    /// The part of the view's frame that shows text or responds to touches, in the superview's coordinates, or `nil` if
    /// the view does neither or its text cannot be measured.
    private static func contentFrame(of view: UIView, _ layout: CheckedLayout) -> CGRect? {
        guard let frame = layout.frame(of: view) else { return nil }
        guard let label = view as? UILabel else { return view is UIControl && !(view is UIPageControl) ? frame : nil }
        guard let text = ViewText(of: label, in: layout), text.isMeasured else { return nil }
        let fittingSize = label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : frame.width, height: 0))
        return textFrame(
            fittingSize, in: frame, layout.element(of: label)?["textAlignment"], layout.condition.isRightToLeft)
    }

    private static func textFrame(
        _ fittingSize: CGSize, in frame: CGRect, _ alignment: String?, _ isRightToLeft: Bool
    ) -> CGRect {
        let width = min(fittingSize.width, frame.width)
        let height = min(fittingSize.height, frame.height)
        let isRight = alignment == "right" || (alignment != "left" && alignment != "center" && isRightToLeft)
        let x = alignment == "center" ? frame.midX - width / 2 : isRight ? frame.maxX - width : frame.minX
        return CGRect(x: x, y: frame.midY - height / 2, width: width, height: height)
    }

    var findings: [InterfaceFinding] {
        shown.indices.flatMap { index in
            shown.indices.dropFirst(index + 1).compactMap { other in finding(shown[index], shown[other]) }
        }
    }

    private func finding(
        _ first: (view: UIView, frame: CGRect), _ second: (view: UIView, frame: CGRect)
    ) -> InterfaceFinding? {
        let common = first.frame.intersection(second.frame)
        guard !common.isNull, common.width > Self.least, common.height > Self.least,
            !first.frame.contains(second.frame), !second.frame.contains(first.frame)
        else { return nil }
        let words = "\(common.width.plainText) × \(common.height.plainText) points"
        return layout.finding(
            .overlap, second.view,
            "\(layout.name(of: second.view)) overlaps \(layout.name(of: first.view)) by \(words)",
            level: isStored(first.view, second.view) || hasFixedFrame(first.view, second.view) ? .note : .warning,
            details: ["Fix: constrain the distance between the two."])
    }

    /// Whether no constraints position one of the views. Another rule reports such views.
    private func hasFixedFrame(_ views: UIView...) -> Bool {
        views.contains { layout.element(of: $0)?["fixedFrame"] == "YES" }
    }

    private func isStored(_ first: UIView, _ second: UIView) -> Bool {
        guard let one = layout.storedFrame(of: first), let other = layout.storedFrame(of: second) else { return true }
        let common = one.intersection(other)
        return !common.isNull && common.width > Self.least && common.height > Self.least
    }
}
