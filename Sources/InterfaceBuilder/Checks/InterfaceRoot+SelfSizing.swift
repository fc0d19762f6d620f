import Foundation
import UIKitLayout

extension InterfaceRoot {
    /// A cell whose constraints do not lead from its top to its bottom, and where the chain breaks.
    func selfSizing() -> InterfaceFinding? {
        let content: UIView
        switch view {
        case let cell as UITableViewCell: content = cell.contentView
        case let cell as UICollectionViewCell: content = cell.contentView
        default: return nil
        }
        // Cells of the built-in styles, which a file names, size themselves.
        guard !content.subviews.isEmpty, elements[ObjectIdentifier(view)]?["style"] == nil else { return nil }
        let links = VerticalLinks(of: view, content: content)
        let fromTop = links.reachableFromTop
        guard fromTop.isDisjoint(with: links.bottoms) else { return nil }
        let last = links.lowest(of: fromTop, in: view.computeLayout().frames)
        let place =
            last.map { "below \(name(of: $0)) nothing is tied to the bottom" }
            ?? "nothing is tied to its top (what is centred does not push)"
        return finding(.notSelfSizing, view, "\(name(of: view)) does not know its height: \(place)")
    }
}

/// Which views vertical constraints tie to each other below a root.
private struct VerticalLinks {
    private var neighbours: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    private var tops: Set<ObjectIdentifier> = []
    /// Views that are tied to the cell's bottom.
    private(set) var bottoms: Set<ObjectIdentifier> = []
    /// With the number of views that come before in the order of the search, which settles ties.
    private var views: [ObjectIdentifier: (view: UIView, index: Int)] = [:]
    private let ends: Set<ObjectIdentifier>

    init(of root: UIView, content: UIView) {
        var pending = [root]
        var constraints: [NSLayoutConstraint] = []
        while let view = pending.popLast() {
            views[ObjectIdentifier(view)] = (view, views.count)
            constraints += view.allConstraints
            pending += view.subviews
        }
        ends = [ObjectIdentifier(root), ObjectIdentifier(content)]
        for constraint in constraints where constraint.firstAttribute.isVerticalEdge { add(constraint) }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem, let second = constraint.secondItem else { return }
        let (one, other) = (owner(of: first), owner(of: second))
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

    /// Views that chains of constraints tie to the cell's top.
    var reachableFromTop: Set<ObjectIdentifier> {
        var found = tops
        var pending = Array(tops)
        while let view = pending.popLast() {
            for next in neighbours[view] ?? [] where found.insert(next).inserted { pending.append(next) }
        }
        return found
    }

    /// The view whose bottom is lowest, the first one of several.
    func lowest(of found: Set<ObjectIdentifier>, in frames: [ObjectIdentifier: CGRect]) -> UIView? {
        found.compactMap { views[$0] }.map { (view: $0.view, key: (bottom(of: $0.view, in: frames), -$0.index)) }
            .max { $0.key < $1.key }?.view
    }

    private func bottom(of view: UIView, in frames: [ObjectIdentifier: CGRect]) -> CGFloat {
        frames[ObjectIdentifier(view)]?.maxY ?? 0
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isTop: Bool { self == .top || self == .topMargin || self == .firstBaseline }
    fileprivate var isBottom: Bool { self == .bottom || self == .bottomMargin || self == .lastBaseline }
    fileprivate var isCenter: Bool { self == .centerY || self == .centerYWithinMargins }
    fileprivate var isVerticalEdge: Bool { isTop || isBottom || isCenter }
}
