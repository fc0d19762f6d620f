import UIKitLayout

/// Open views (views whose frames are ambiguous) that are open for the same reason, because constraints along one axis
/// connect them.
struct AmbiguityGroup {
    let axis: NSLayoutConstraint.Axis
    /// The views, the outermost first, then in file order.
    let members: [AmbiguousView]
    /// Whether the views may be open only because some elements or constraints of the file are not supported.
    let isPartlyKnown: Bool

    /// The width or the height, according to the axis, as a part of a frame.
    var length: ComputedLayout.AmbiguousParts { .length(axis) }

    /// The views whose length along the axis is open although their content has an intrinsic length.
    var contents: [AmbiguousView] {
        members.filter { $0.parts.contains(length) && $0.view.hasContentLength(axis) }
    }
}

/// Groups open views by the constraints that connect them along one axis.
struct AmbiguityGroups {
    private let layout: CheckedLayout
    private let axis: NSLayoutConstraint.Axis
    private let open: [AmbiguousView]
    private var indices: [ObjectIdentifier: Int] = [:]
    /// For each view, the index of another view in the same group, or of the view itself if it represents the group.
    private var parents: [Int]
    private var partlyKnown: Set<Int> = []

    init(_ open: [AmbiguousView], along axis: NSLayoutConstraint.Axis, in layout: CheckedLayout) {
        (self.layout, self.axis) = (layout, axis)
        self.open = open.filter { !$0.parts.isDisjoint(with: [.position(axis), .length(axis)]) }
        parents = Array(self.open.indices)
        for (index, each) in self.open.enumerated() { indices[ObjectIdentifier(each.view)] = index }
        for index in self.open.indices { connect(index) }
        for constraint in layout.root.view.constraintsBelow
        where constraint.firstAttribute.isHorizontal == (axis == .horizontal) {
            connect(constraint)
        }
    }

    /// The groups, in the order of their first members.
    var groups: [AmbiguityGroup] {
        var roots: [Int] = []
        var members: [Int: [Int]] = [:]
        for index in open.indices {
            let root = root(of: index)
            if members[root] == nil { roots.append(root) }
            members[root, default: []].append(index)
        }
        return roots.map { root in
            let group = members[root] ?? []
            let sorted = group.sorted { (open[$0].view.depth, $0) < (open[$1].view.depth, $1) }
            return AmbiguityGroup(
                axis: axis, members: sorted.map { open[$0] }, isPartlyKnown: !partlyKnown.isDisjoint(with: group))
        }
    }

    /// Connects a view with the nearest open view that contains it, and with the views that the same stack view
    /// arranges along the axis.
    private mutating func connect(_ index: Int) {
        let view = open[index].view
        if isPartlyKnown(view) { partlyKnown.insert(index) }
        let outer = sequence(first: view, next: \.superview).dropFirst().lazy.compactMap(self.index).first
        if let outer { join(index, outer) }
        guard let stack = view.superview as? UIStackView, stack.axis == axis else { return }
        if let sibling = stack.arrangedSubviews.lazy.compactMap(self.index).first { join(index, sibling) }
    }

    private mutating func connect(_ constraint: NSLayoutConstraint) {
        let views = [constraint.firstItem, constraint.secondItem].compactMap { $0.flatMap(UIView.owner) }
        let found = views.compactMap(index)
        if views.contains(where: isPartlyKnown) { partlyKnown.formUnion(found) }
        if found.count == 2 { join(found[0], found[1]) }
    }

    private func index(of view: UIView) -> Int? { indices[ObjectIdentifier(view)] }

    private func isPartlyKnown(_ view: UIView) -> Bool {
        layout.element(of: view)?.id.map(layout.root.partlyKnownIDs.contains) ?? false
    }

    private func root(of index: Int) -> Int {
        var index = index
        while parents[index] != index { index = parents[index] }
        return index
    }

    private mutating func join(_ one: Int, _ other: Int) {
        let roots = [root(of: one), root(of: other)].sorted()
        parents[roots[1]] = roots[0]
    }
}

extension ComputedLayout.AmbiguousParts {
    static func position(_ axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .x : .y }
    static func length(_ axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .width : .height }
}

extension UIView {
    /// The item of a constraint if the item is a view, or the view that owns it if it is a layout guide.
    fileprivate static func owner(of item: AnyObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    /// The constraints of the view and its descendants, including those that their classes imply.
    fileprivate var constraintsBelow: [NSLayoutConstraint] {
        allConstraints + subviews.flatMap(\.constraintsBelow)
    }

    /// The number of the view's ancestors.
    fileprivate var depth: Int { sequence(first: self, next: \.superview).reduce(-1) { count, _ in count + 1 } }

    /// Whether the view has an intrinsic length along the given axis.
    func hasContentLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
        (axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height) >= 0
    }
}
