import Foundation
import UIKitLayout

/// Removes the parts of frames that the constraints leave open but that have the same result in every layout.
struct ResolvedAmbiguities {
    private let layout: CheckedLayout

    init(_ layout: CheckedLayout) {
        self.layout = layout
    }

    /// The open views without those parts, and without the views that have no other open parts.
    func removed(from open: [AmbiguousView]) -> [AmbiguousView] {
        open.map(withoutStackAxes).map(withoutSymbolSizes).filter { !$0.parts.isEmpty }
    }

    /// Removes the parts along the axis of a stack view that fills proportionally. It gives each view its share of the
    /// length, even views of unknown intrinsic size such as stack views.
    private func withoutStackAxes(_ open: AmbiguousView) -> AmbiguousView {
        var open = open
        for view in sequence(first: open.view, next: \.superview) {
            guard let stack = view.superview as? UIStackView, stack.hasUnknownProportions else { continue }
            open.parts.subtract(stack.axis == .vertical ? [.y, .height] : [.x, .width])
        }
        return open
    }

    /// Removes the size of a system symbol, which is known only at run time.
    private func withoutSymbolSizes(_ open: AmbiguousView) -> AmbiguousView {
        var open = open
        if open.view is UIImageView, layout.element(of: open.view)?["catalog"] == "system" {
            open.parts.subtract([.width, .height])
        }
        return open
    }

    /// Removes the heights of labels above each other that the file stores exactly as high as their texts: where the
    /// file was made, there was no space to distribute. The lines of the system font have known heights, and a pixel is
    /// at most half a point, so a label that differs by half a point is stretched or compressed. The heights of missing
    /// fonts are unknown.
    func withoutExactHeights(_ open: [AmbiguousView]) -> [AmbiguousView] {
        let groups = Dictionary(grouping: open.filter { $0.parts.contains(.height) }) {
            $0.view.superview.map { ObjectIdentifier($0) }
        }
        var fits: [ObjectIdentifier: Fit] = [:]
        for group in groups.values {
            let worst = group.map { fit(of: $0.view) }.max() ?? .inexact
            for each in group { fits[ObjectIdentifier(each.view)] = worst }
        }
        return open.compactMap { each in
            var each = each
            switch fits[ObjectIdentifier(each.view)] {
            case .exact: each.parts.subtract([.y, .height])
            case .unknown: each.dependsOnMissingFonts = true
            case .inexact, nil: break
            }
            return each.parts.isEmpty ? nil : each
        }
    }

    /// The relation between a view's stored height and the height of its text.
    private nonisolated enum Fit: Int, Comparable {
        case exact, unknown, inexact

        static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
    }

    private func fit(of view: UIView) -> Fit {
        guard let label = view as? UILabel, let stored = layout.storedFrame(of: label)?.size else { return .inexact }
        if let text = ViewText(of: label, in: layout), !text.hasKnownLines { return .unknown }
        let fittingHeight = label.sizeThatFits(CGSize(width: stored.width, height: 0)).height
        return (stored.height - fittingHeight).magnitude < 0.5 ? .exact : .inexact
    }
}

extension UIStackView {
    /// Whether the stack view fills proportionally and one of its views has no intrinsic length.
    fileprivate var hasUnknownProportions: Bool {
        guard distribution == .fillProportionally else { return false }
        return arrangedSubviews.contains { view in
            let size = view.intrinsicContentSize
            return (axis == .vertical ? size.height : size.width) < 0
        }
    }
}
