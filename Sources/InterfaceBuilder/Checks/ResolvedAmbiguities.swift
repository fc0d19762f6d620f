import Foundation
import UIKitLayout

/// Removes those ambiguous parts of frames that UIKit determines at run time although the constraints do not.
struct ResolvedAmbiguities {
    private let layout: CheckedLayout

    init(_ layout: CheckedLayout) {
        self.layout = layout
    }

    /// Returns the ambiguous views without such parts. Views that have no other ambiguous parts are left out.
    func removed(from open: [AmbiguousView]) -> [AmbiguousView] {
        open.map(withoutStackAxes).map(withoutSymbolSizes).filter { !$0.parts.isEmpty }
    }

    /// Removes the parts along the axis of each surrounding stack view that fills proportionally and has a view without
    /// an intrinsic length. At run time, such a stack view gives every view a share of its length, even a view without
    /// an intrinsic size such as another stack view.
    private func withoutStackAxes(_ open: AmbiguousView) -> AmbiguousView {
        var open = open
        for view in sequence(first: open.view, next: \.superview) {
            guard let stack = view.superview as? UIStackView, stack.hasUnknownProportions else { continue }
            open.parts.subtract(stack.axis == .vertical ? [.y, .height] : [.x, .width])
        }
        return open
    }

    /// Removes the size of an image view that shows a system symbol, because the symbol's size is known only at run
    /// time.
    private func withoutSymbolSizes(_ open: AmbiguousView) -> AmbiguousView {
        var open = open
        if open.view is UIImageView, layout.element(of: open.view)?["catalog"] == "system" {
            open.parts.subtract([.width, .height])
        }
        return open
    }

    /// Removes the ambiguous heights and vertical positions of sibling labels if the file stores each of them exactly
    /// as tall as its text, because Interface Builder then had no space to distribute among them.
    ///
    /// The heights of lines in the system font are known, and a pixel is at most half a point, so a stored height that
    /// differs by half a point or more shows a stretched or compressed label. The line heights of fonts that are not
    /// installed are unknown; views in such groups are marked with `dependsOnMissingFonts`.
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
    /// Whether the stack view fills proportionally and one of its arranged subviews has no intrinsic length along its
    /// axis.
    fileprivate var hasUnknownProportions: Bool {
        guard distribution == .fillProportionally else { return false }
        return arrangedSubviews.contains { view in
            let size = view.intrinsicContentSize
            return (axis == .vertical ? size.height : size.width) < 0
        }
    }
}
