import Foundation
import UIKitLayout

/// Removes those ambiguous parts of frames that UIKit determines at run time although the constraints do not.
struct ResolvedAmbiguities {
    private let layout: CheckedLayout

    init(_ layout: CheckedLayout) {
        self.layout = layout
    }

    /// Returns the ambiguous views without the parts that UIKit determines. Views without other ambiguous parts are
    /// left out.
    func removed(from open: [AmbiguousView]) -> [AmbiguousView] {
        open.map(withoutStackAxes).map(withoutAlignedBaselines).map(withoutSymbolSizes).filter { !$0.parts.isEmpty }
    }

    /// Removes a view's position and length along the axis of each stack view around it that fills proportionally and
    /// arranges a view without an intrinsic length. At run time, such a stack view gives each of its views a share of
    /// its length, even a view that has no intrinsic size, such as another stack view.
    private func withoutStackAxes(_ open: AmbiguousView) -> AmbiguousView {
        var open = open
        for view in sequence(first: open.view, next: \.superview) {
            guard let stack = view.superview as? UIStackView, stack.hasUnknownProportions else { continue }
            open.parts.subtract(stack.axis == .vertical ? [.y, .height] : [.x, .width])
        }
        return open
    }

    /// Removes the vertical position of a view in a stack view that aligns baselines. If the stack view is taller than
    /// its views, UIKit places the views at an edge.
    private func withoutAlignedBaselines(_ open: AmbiguousView) -> AmbiguousView {
        var open = open
        if let stack = open.view.superview as? UIStackView, stack.axis == .horizontal,
            [.firstBaseline, .lastBaseline].contains(stack.alignment)
        {
            open.parts.remove(.y)
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
