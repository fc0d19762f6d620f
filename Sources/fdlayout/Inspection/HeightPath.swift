import Foundation
import UIKitLayout

/// A path of lengths from the top of a cell's content to its bottom, along constraints and through items. Of the paths
/// that the search finds in at most 5000 steps, it is one with the most constraints.
struct HeightPath {
    private let content: UIView
    private let layout: InspectedLayout
    private let constraints: [NSLayoutConstraint]
    /// The lengths of the path that are not 0, from the top to the bottom; empty if no path is found.
    private(set) var segments: [HeightChain.Segment] = []
    private var stepsLeft = 5000
    private var mostConstraints = 0

    /// A step along a constraint, from a position on one item to a position on another.
    private struct Step {
        let constraint: NSLayoutConstraint
        let from: CGFloat
        let to: CGFloat
        let next: AnyObject
        let nextAttribute: NSLayoutConstraint.Attribute
    }

    init(of content: UIView, _ constraints: [NSLayoutConstraint], in layout: InspectedLayout) {
        (self.content, self.layout) = (content, layout)
        self.constraints = constraints
        guard let top = layout.alignment(of: content)?.minY else { return }
        extend([], to: content, at: top, used: [])
    }

    /// Extends a path that has reached a position on an item, and keeps the complete path with the most constraints.
    private mutating func extend(
        _ path: [HeightChain.Segment], to item: AnyObject, at position: CGFloat, used: Set<ObjectIdentifier>
    ) {
        stepsLeft -= 1
        guard stepsLeft > 0 else { return }
        for constraint in constraints where !used.contains(ObjectIdentifier(constraint)) {
            guard let step = step(along: constraint, from: item, at: position) else { continue }
            let gap = HeightChain.Segment(
                top: step.from, bottom: step.to, text: constraint.lengthText(step.to - step.from),
                constraint: constraint)
            let next = path + inner(item, from: position, to: step.from) + [gap]
            if step.next === content, step.nextAttribute.isLow {
                finish(next + inner(content, from: step.to, to: layout.alignment(of: content)?.maxY ?? step.to))
            } else {
                extend(next, to: step.next, at: step.to, used: used.union([ObjectIdentifier(constraint)]))
            }
        }
    }

    private mutating func finish(_ path: [HeightChain.Segment]) {
        let count = path.count { $0.constraint != nil }
        guard count > mostConstraints else { return }
        mostConstraints = count
        segments = path.filter { ($0.bottom - $0.top).magnitude >= 0.01 }
    }

    /// The step from an item along a constraint to another item; `nil` if the constraint starts above the given
    /// position or at the bottom of the content. The step must lead down, unless exactly one of its ends is at the
    /// bottom of an item.
    private func step(along constraint: NSLayoutConstraint, from item: AnyObject, at position: CGFloat) -> Step? {
        guard let first = constraint.firstItem, let second = constraint.secondItem, first !== second else { return nil }
        let ends = [(first, constraint.firstAttribute), (second, constraint.secondAttribute)]
        guard let start = ends.firstIndex(where: { $0.0 === item }) else { return nil }
        let (near, far) = (ends[start], ends[1 - start])
        guard let from = layout.position(of: near.1, of: near.0), let to = layout.position(of: far.1, of: far.0),
            from >= position - 0.01, to >= from - 0.01 || near.1.isLow != far.1.isLow
        else { return nil }
        if near.0 === content, near.1.isLow { return nil }
        return Step(constraint: constraint, from: from, to: to, next: far.0, nextAttribute: far.1)
    }

    /// The part of an item between two positions, as a path of one segment; empty if the positions are equal.
    private func inner(_ item: AnyObject, from top: CGFloat, to bottom: CGFloat) -> [HeightChain.Segment] {
        guard (bottom - top).magnitude >= 0.01 else { return [] }
        let height = constraints.first {
            $0.firstAttribute == .height && $0.secondItem == nil && $0.firstItem === item
        }
        let name = item === content ? "margin" : layout.name(of: item)
        let text = "\((bottom - top).labelText) (\(name)\(height.map { ", height \($0.shortText)" } ?? ""))"
        return [HeightChain.Segment(top: top, bottom: bottom, text: text, constraint: height)]
    }
}

extension NSLayoutConstraint {
    /// The given length as text, after the relation unless it is equality, and before the priority unless it is
    /// required.
    fileprivate func lengthText(_ length: CGFloat) -> String {
        let sign = [-1: "≤ ", 1: "≥ "][relation.rawValue] ?? ""
        return sign + length.labelText + priorityText
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is the bottom edge, the bottom margin or the last baseline of an item.
    fileprivate var isLow: Bool { self == .bottom || self == .bottomMargin || self == .lastBaseline }
}
