import Foundation

/// The result of laying out a view and its descendants without changing them. Dictionaries have the views' identities
/// as keys.
package struct ComputedLayout {
    /// The frame of each descendant in its superview's coordinates, in points, rounded to device pixels.
    package fileprivate(set) var frames: [ObjectIdentifier: CGRect] = [:]
    /// The conflicts among required constraints.
    package fileprivate(set) var conflicts: [UnsatisfiableConstraints] = []
    /// The views whose frames are ambiguous, and the ambiguous parts of each frame.
    package fileprivate(set) var ambiguousViews: [(view: UIView, parts: AmbiguousParts)] = []
    /// The ambiguous parts of content sizes (width, height or both), for the scroll views that have any.
    package fileprivate(set) var ambiguousContents: [ObjectIdentifier: AmbiguousParts] = [:]

    /// The parts of a frame that can be ambiguous: the position and the length on each axis.
    package nonisolated struct AmbiguousParts: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let x = AmbiguousParts(rawValue: 1)
        package static let width = AmbiguousParts(rawValue: 2)
        package static let y = AmbiguousParts(rawValue: 4)
        package static let height = AmbiguousParts(rawValue: 8)
    }
}

extension UIView {
    /// Computes the layout of this view and its descendants by constraints and autoresizing, without changing the views
    /// or reporting conflicts.
    ///
    /// - Parameters:
    ///   - fitsHeight: Whether the view's height is computed from its content instead of taken from its bounds.
    ///   - fitsWidth: Whether the same applies to its width. It has no effect unless the height is computed.
    package func computeLayout(
        findingAmbiguousParts: Bool = false, fitsHeight: Bool = false, fitsWidth: Bool = false
    ) -> ComputedLayout {
        var diagnostics = LayoutDiagnostics.current
        diagnostics.report = { _ in }
        return LayoutDiagnostics.$current.withValue(diagnostics) {
            let tree = ViewLayoutTree(root: self)
            if fitsHeight {
                _ = tree.fittingSize(
                    CGSize(width: bounds.width, height: 0), horizontal: fitsWidth ? .fittingSizeLevel : .required,
                    vertical: .fittingSizeLevel)
            } else {
                tree.layOut()
            }
            var layout = ComputedLayout()
            collectFrames(from: tree, into: &layout.frames)
            layout.conflicts = tree.conflicts
            if findingAmbiguousParts { collectAmbiguousParts(from: tree, into: &layout) }
            return layout
        }
    }

    private func collectAmbiguousParts(from tree: ViewLayoutTree, into layout: inout ComputedLayout) {
        if let scrollView = self as? UIScrollView {
            let parts = tree.ambiguousParts(of: scrollView.contentLayoutGuide).intersection([.width, .height])
            if !parts.isEmpty { layout.ambiguousContents[ObjectIdentifier(self)] = parts }
        }
        for view in subviews where !view.isLayoutRoot {
            let parts = tree.ambiguousParts(of: view)
            if !parts.isEmpty { layout.ambiguousViews.append((view, parts)) }
            view.collectAmbiguousParts(from: tree, into: &layout)
        }
    }

    private func collectFrames(from tree: ViewLayoutTree, into frames: inout [ObjectIdentifier: CGRect]) {
        let scale = traitCollection.displayScale
        guard let own = tree.rectangle(of: self)?.roundedToPixels(scale: scale) else { return }
        for view in subviews {
            guard let rectangle = tree.rectangle(of: view)?.roundedToPixels(scale: scale) else { continue }
            frames[ObjectIdentifier(view)] = rectangle.offsetBy(
                dx: bounds.minX - own.minX, dy: bounds.minY - own.minY)
            view.collectFrames(from: tree, into: &frames)
        }
    }

    /// The constraints that the view holds, followed by those that its class implies.
    package var allConstraints: [NSLayoutConstraint] {
        constraints + makeImplicitConstraints().constraints.map { $0.makeConstraint() }
    }
}

extension ViewLayoutTree {
    /// The ambiguous parts of a view's or guide's rectangle.
    fileprivate func ambiguousParts(of object: AnyObject) -> ComputedLayout.AmbiguousParts {
        let horizontal = ambiguity(of: object, axis: .horizontal)
        let vertical = ambiguity(of: object, axis: .vertical)
        var parts: ComputedLayout.AmbiguousParts = []
        if horizontal.position { parts.insert(.x) }
        if horizontal.length { parts.insert(.width) }
        if vertical.position { parts.insert(.y) }
        if vertical.length { parts.insert(.height) }
        return parts
    }
}
