#if os(macOS)
    import AppKit
#else
    import UIKit
#endif

// Equations between anchors, as operators: `label.topAnchor == view.topAnchor + 8 ~ .high`.

public struct AnchorExpression<Axis: AnyObject> {
    let anchor: NSLayoutAnchor<Axis>
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
}

public protocol AnchorType {
    associatedtype Axis: AnyObject
    var anchor: NSLayoutAnchor<Axis> { get }
}

extension NSLayoutXAxisAnchor: AnchorType {
    public var anchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { self }
}

extension NSLayoutYAxisAnchor: AnchorType {
    public var anchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { self }
}

extension NSLayoutDimension: AnchorType {
    public var anchor: NSLayoutAnchor<NSLayoutDimension> { self }
}

precedencegroup PriorityPrecedence {
    associativity: none
    higherThan: ComparisonPrecedence
    lowerThan: AdditionPrecedence
}

infix operator ~ : PriorityPrecedence
infix operator /==/ : ComparisonPrecedence

extension UILayoutPriority {
    public static let high = UILayoutPriority.defaultHigh
    public static let low = UILayoutPriority.defaultLow

    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(rawValue: left.rawValue - right)
    }
}

public func + <Anchor: AnchorType>(left: Anchor, right: CGFloat) -> AnchorExpression<Anchor.Axis> {
    AnchorExpression(anchor: left.anchor, constant: right)
}

public func - <Anchor: AnchorType>(left: Anchor, right: CGFloat) -> AnchorExpression<Anchor.Axis> {
    AnchorExpression(anchor: left.anchor, constant: -right)
}

public func * (left: NSLayoutDimension, right: CGFloat) -> AnchorExpression<NSLayoutDimension> {
    AnchorExpression(anchor: left, multiplier: right)
}

public func ~ <Axis>(left: AnchorExpression<Axis>, right: UILayoutPriority) -> AnchorExpression<Axis> {
    var copy = left
    copy.priority = right
    return copy
}

@discardableResult
public func /==/ <Anchor: AnchorType>(left: Anchor, right: Anchor) -> NSLayoutConstraint {
    activate(left.anchor.constraint(equalTo: right.anchor), priority: .required)
}

@discardableResult
public func /==/ <Anchor: AnchorType>(left: Anchor, right: AnchorExpression<Anchor.Axis>) -> NSLayoutConstraint {
    if let size = left.anchor as? NSLayoutDimension, let other = right.anchor as? NSLayoutDimension {
        return activate(
            size.constraint(equalTo: other, multiplier: right.multiplier, constant: right.constant),
            priority: right.priority)
    }
    return activate(left.anchor.constraint(equalTo: right.anchor, constant: right.constant), priority: right.priority)
}

@discardableResult
public func /==/ (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    activate(left.constraint(equalToConstant: right), priority: .required)
}

@discardableResult
public func <= (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    activate(left.constraint(lessThanOrEqualToConstant: right), priority: .required)
}

@discardableResult
public func >= <Anchor: AnchorType>(left: Anchor, right: AnchorExpression<Anchor.Axis>) -> NSLayoutConstraint {
    activate(
        left.anchor.constraint(greaterThanOrEqualTo: right.anchor, constant: right.constant), priority: right.priority)
}

// MARK: Edges

public struct EdgeAnchors {
    let horizontal: (leading: NSLayoutXAxisAnchor, trailing: NSLayoutXAxisAnchor)
    let vertical: (top: NSLayoutYAxisAnchor, bottom: NSLayoutYAxisAnchor)
}

public struct EdgeGroup {
    public let top, leading, bottom, trailing: NSLayoutConstraint

    public var all: [NSLayoutConstraint] { [top, leading, bottom, trailing] }
}

extension UIView {
    public var edgeAnchors: EdgeAnchors {
        EdgeAnchors(horizontal: (leadingAnchor, trailingAnchor), vertical: (topAnchor, bottomAnchor))
    }
}

extension UILayoutGuide {
    public var edgeAnchors: EdgeAnchors {
        EdgeAnchors(horizontal: (leadingAnchor, trailingAnchor), vertical: (topAnchor, bottomAnchor))
    }
}

public func + (left: EdgeAnchors, right: CGFloat) -> (EdgeAnchors, UIEdgeInsets) {
    (left, UIEdgeInsets(top: right, left: right, bottom: right, right: right))
}

@discardableResult
public func /==/ (left: EdgeAnchors, right: (EdgeAnchors, UIEdgeInsets)) -> EdgeGroup {
    EdgeGroup(
        top: left.vertical.top /==/ right.0.vertical.top + right.1.top,
        leading: left.horizontal.leading /==/ right.0.horizontal.leading + right.1.left,
        bottom: left.vertical.bottom /==/ right.0.vertical.bottom - right.1.bottom,
        trailing: left.horizontal.trailing /==/ right.0.horizontal.trailing - right.1.right)
}

// MARK: Batches

/// Collects constraints that are made in a closure, in place of activating them.
public func batch(active: Bool = true, _ closure: () -> Void) -> [NSLayoutConstraint] {
    Batch.stack.append(Batch())
    closure()
    let constraints = Batch.stack.removeLast().constraints
    if active { NSLayoutConstraint.activate(constraints) }
    return constraints
}

private final class Batch {
    nonisolated(unsafe) static var stack: [Batch] = []
    var constraints: [NSLayoutConstraint] = []
}

private func activate(_ constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
    (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    constraint.priority = priority
    if let batch = Batch.stack.last {
        batch.constraints.append(constraint)
    } else {
        constraint.isActive = true
    }
    return constraint
}
