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
        open.map(withoutStackAxes).map(withoutAlignedBaselines).map(withoutSymbolSizes).filter { !$0.parts.isEmpty }
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

    /// Removes the vertical position that a stack view gives by aligning baselines: where the stack view is higher than its
    /// views, UIKit places them at an edge.
    private func withoutAlignedBaselines(_ open: AmbiguousView) -> AmbiguousView {
        var open = open
        if let stack = open.view.superview as? UIStackView, stack.axis == .horizontal,
            [.firstBaseline, .lastBaseline].contains(stack.alignment)
        {
            open.parts.remove(.y)
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
