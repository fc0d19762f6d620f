import Foundation
import LayoutEngine

/// Updating margins, content priorities, frames and autoresizing masks.
extension ViewLayoutTree {
    /// Whether the engine has the current insets of all margins and guides that depend on the positions of views.
    var areDependentInsetsCurrent: Bool {
        dependents.allSatisfy { $0.insets == $0.item.view?.placeDependentInsets ?? $0.insets }
    }

    func updateProperties(of item: ViewLayoutItem, _ changes: LayoutChanges) {
        guard let view = item.view else { return }
        if changes.contains(.contentPriorities) { updateContentPriorities(of: view, item) }
        if changes.contains(.margins) {
            updateMargins(of: view, item)
            removeDependent(item)
            let insets = view.placeDependentInsets
            if !insets.isEmpty { dependents.append((item, insets)) }
            hasDependents = !dependents.isEmpty
        }
        if changes.contains(.autoresizing) { updateProportions(of: view, item) }
    }

    private func updateContentPriorities(of view: UIView, _ item: ViewLayoutItem) {
        for axis in LayoutTree.Axis.allCases {
            let viewAxis: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
            trappingEngineErrors(of: "The content priorities of \(view)") { () throws(EngineError) in
                try engine.setContentPriorities(
                    hugging: view.contentHuggingPriority(for: viewAxis).rawValue,
                    compressionResistance: view.contentCompressionResistancePriority(for: viewAxis).rawValue,
                    of: item.item, axis: axis)
            }
        }
    }

    private func updateMargins(of view: UIView, _ item: ViewLayoutItem) {
        let margins = LayoutTree.Margins(view.effectiveLayoutMargins)
        engine.setMargins(margins, of: item.item)
        for (guide, guideItem) in item.guides {
            if guide is UIKeyboardLayoutGuide {
                updateKeyboardEdges(of: view, item)
            } else if let insets = guide.insets?(view) {
                engine.setInsets(.init(insets), of: guideItem)
            } else if guide === (view as? UIScrollView)?.contentLayoutGuide {
                engine.setMargins(margins, of: guideItem)
            }
        }
    }

    private func updateKeyboardEdges(of view: UIView, _ item: ViewLayoutItem) {
        let safe = view.effectiveSafeAreaInsets
        for (edge, distance) in zip(item.keyboardEdges, [safe.left, -safe.bottom, -safe.right, 0]) {
            trappingEngineErrors(of: "The keyboard's guide of \(view)") { () throws(EngineError) in
                try engine.setConstant(Double(distance), of: edge)
            }
        }
    }

    func removeDependent(_ item: ViewLayoutItem) {
        guard hasDependents else { return }
        dependents.removeAll { $0.item === item }
        hasDependents = !dependents.isEmpty
    }

    /// Updates the engine's margins and guides that depend on the positions of views, if these have changed.
    func updateDependents() {
        for index in dependents.indices {
            guard let view = dependents[index].item.view, view.placeDependentInsets != dependents[index].insets else {
                continue
            }
            dependents[index].insets = view.placeDependentInsets
            updateMargins(of: view, dependents[index].item)
        }
    }

    /// Updates the equations that a view's autoresizing mask implies. If only the offsets have changed, only the
    /// constants of the equations are set.
    func updateProportions(of view: UIView, _ item: ViewLayoutItem) {
        let superview = view.translatesAutoresizingMaskIntoConstraints && view !== root ? view.superview : nil
        let container = superview.flatMap(engineItem)
        let current = superview.flatMap { container == nil ? nil : AutoresizingProportions(of: view, in: $0).all } ?? []
        if let container, item.container == container,
            zip(item.proportions, current).allSatisfy({ $0.0.isSame(as: $1) })
        {
            for (index, proportion) in current.enumerated() {
                setOffset(of: item.proportions[index].id, proportion, view)
            }
            return
        }
        for (_, id) in item.proportions { removeConstraint(id) }
        item.container = container
        item.proportions =
            container.map { container in
                current.map { ($0, addProportion($0, of: item, in: container)) }
            } ?? []
    }

    private func setOffset(
        of id: LayoutTree.Constraint, _ proportion: AutoresizingProportions.Proportion, _ view: UIView
    ) {
        trappingEngineErrors(of: "The frame of \(view)") { () throws(EngineError) in
            try engine.setConstant(proportion.offset, of: id)
        }
    }

    private func addProportion(
        _ proportion: AutoresizingProportions.Proportion, of item: ViewLayoutItem, in container: LayoutTree.Item
    ) -> LayoutTree.Constraint {
        trappingEngineErrors(of: "The frame of \(describe(item.view))") { () throws(EngineError) in
            try engine.addProportion(
                of: item.item, proportion.attribute, in: container, share: proportion.share, offset: proportion.offset)
        }
    }
}

extension LayoutTree.Margins {
    init(_ insets: UIEdgeInsets) {
        self.init(
            left: Double(insets.left), top: Double(insets.top), right: Double(insets.right),
            bottom: Double(insets.bottom))
    }
}
