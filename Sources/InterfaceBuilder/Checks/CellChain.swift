import Foundation
import UIKitLayout

/// The chains of vertical constraints that start at the top of a cell, and whether one of these chains reaches the
/// bottom.
struct CellChain {
    private var neighbours: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    private var tops: Set<ObjectIdentifier> = []
    private var bottoms: Set<ObjectIdentifier> = []
    /// The views of the cell, each with its index in search order. The index breaks ties.
    private var views: [ObjectIdentifier: (view: UIView, index: Int)] = [:]
    private let ends: Set<ObjectIdentifier>
    private var hasHeight = false

    /// Collects the constraints of a root view that is a cell with subviews and without a built-in style; the result is
    /// `nil` for other roots.
    init?(of root: InterfaceRoot) {
        let content: UIView
        switch root.view {
        case let cell as UITableViewCell: content = cell.contentView
        case let cell as UICollectionViewCell: content = cell.contentView
        default: return nil
        }
        // Cells of the built-in styles size themselves.
        guard !content.subviews.isEmpty, root.elements[ObjectIdentifier(root.view)]?["style"] == nil else { return nil }
        ends = [ObjectIdentifier(root.view), ObjectIdentifier(content)]
        collect(from: root.view)
    }

    private mutating func collect(from root: UIView) {
        var pending = [root]
        var constraints: [NSLayoutConstraint] = []
        while let view = pending.popLast() {
            views[ObjectIdentifier(view)] = (view, views.count)
            constraints += view.allConstraints
            pending += view.subviews
        }
        for constraint in constraints { add(constraint) }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem else { return }
        let one = owner(of: first)
        if ends.contains(one), constraint.firstAttribute == .height, constraint.secondItem == nil { hasHeight = true }
        guard constraint.firstAttribute.isVerticalEdge, let second = constraint.secondItem else { return }
        let other = owner(of: second)
        if ends.contains(one) { note(other, constraint.firstAttribute) }
        if ends.contains(other) { note(one, constraint.secondAttribute) }
        guard !ends.contains(one), !ends.contains(other) else { return }
        neighbours[one, default: []].insert(other)
        neighbours[other, default: []].insert(one)
    }

    private mutating func note(_ view: ObjectIdentifier, _ edge: NSLayoutConstraint.Attribute) {
        if edge.isTop { tops.insert(view) }
        if edge.isBottom { bottoms.insert(view) }
    }

    private func owner(of item: AnyObject) -> ObjectIdentifier {
        ObjectIdentifier((item as? UILayoutGuide)?.owningView ?? item)
    }

    /// Whether the constraints leave the height of the cell undetermined: none sets it, and no chain connects the top
    /// to the bottom.
    var isBroken: Bool { !hasHeight && reachableFromTop.isDisjoint(with: bottoms) }

    /// The views that chains of vertical constraints connect to the cell's top.
    private var reachableFromTop: Set<ObjectIdentifier> {
        var found = tops
        var pending = Array(tops)
        while let view = pending.popLast() {
            for next in neighbours[view] ?? [] where found.insert(next).inserted { pending.append(next) }
        }
        return found
    }

    /// The view with the lowest bottom edge among those connected to the cell's top, or `nil` if no view is connected.
    /// If several bottom edges are equally low, the first of these views in search order is returned.
    func lowestConnectedView(in frames: [ObjectIdentifier: CGRect]) -> UIView? {
        reachableFromTop.compactMap { views[$0] }
            .map { (view: $0.view, key: (frames[ObjectIdentifier($0.view)]?.maxY ?? 0, -$0.index)) }
            .max { $0.key < $1.key }?.view
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isTop: Bool { self == .top || self == .topMargin || self == .firstBaseline }
    fileprivate var isBottom: Bool { self == .bottom || self == .bottomMargin || self == .lastBaseline }
    fileprivate var isCenter: Bool { self == .centerY || self == .centerYWithinMargins }
    fileprivate var isVerticalEdge: Bool { isTop || isBottom || isCenter }
}
