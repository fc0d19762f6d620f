#if os(macOS)
    import AppKit
#else
    import UIKit
#endif

// Equations between anchors, as operators: `label.topAnchor == view.topAnchor + 8 ~ .high`.

struct AnchorExpression<Axis: AnyObject> {
    let anchor: NSLayoutAnchor<Axis>
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
}

protocol AnchorType {
    associatedtype Axis: AnyObject
    var anchor: NSLayoutAnchor<Axis> { get }
}

extension NSLayoutXAxisAnchor: AnchorType {
    var anchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { self }
}

extension NSLayoutYAxisAnchor: AnchorType {
    var anchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { self }
}

extension NSLayoutDimension: AnchorType {
    var anchor: NSLayoutAnchor<NSLayoutDimension> { self }
}

precedencegroup PriorityPrecedence {
    associativity: none
    higherThan: ComparisonPrecedence
    lowerThan: AdditionPrecedence
}

infix operator ~ : PriorityPrecedence
infix operator /==/ : ComparisonPrecedence

extension UILayoutPriority {
    static let high = UILayoutPriority.defaultHigh
    static let low = UILayoutPriority.defaultLow

    static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(rawValue: left.rawValue - right)
    }
}

func + <Anchor: AnchorType>(left: Anchor, right: CGFloat) -> AnchorExpression<Anchor.Axis> {
    AnchorExpression(anchor: left.anchor, constant: right)
}

func - <Anchor: AnchorType>(left: Anchor, right: CGFloat) -> AnchorExpression<Anchor.Axis> {
    AnchorExpression(anchor: left.anchor, constant: -right)
}

func * (left: NSLayoutDimension, right: CGFloat) -> AnchorExpression<NSLayoutDimension> {
    AnchorExpression(anchor: left, multiplier: right)
}

func ~ <Axis>(left: AnchorExpression<Axis>, right: UILayoutPriority) -> AnchorExpression<Axis> {
    var copy = left
    copy.priority = right
    return copy
}

@discardableResult
func /==/ <Anchor: AnchorType>(left: Anchor, right: Anchor) -> NSLayoutConstraint {
    activate(left.anchor.constraint(equalTo: right.anchor), priority: .required)
}

@discardableResult
func /==/ <Anchor: AnchorType>(left: Anchor, right: AnchorExpression<Anchor.Axis>) -> NSLayoutConstraint {
    if let size = left.anchor as? NSLayoutDimension, let other = right.anchor as? NSLayoutDimension {
        return activate(
            size.constraint(equalTo: other, multiplier: right.multiplier, constant: right.constant),
            priority: right.priority)
    }
    return activate(left.anchor.constraint(equalTo: right.anchor, constant: right.constant), priority: right.priority)
}

@discardableResult
func /==/ (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    activate(left.constraint(equalToConstant: right), priority: .required)
}

@discardableResult
func <= (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    activate(left.constraint(lessThanOrEqualToConstant: right), priority: .required)
}

@discardableResult
func >= <Anchor: AnchorType>(left: Anchor, right: AnchorExpression<Anchor.Axis>) -> NSLayoutConstraint {
    activate(
        left.anchor.constraint(greaterThanOrEqualTo: right.anchor, constant: right.constant), priority: right.priority)
}

// MARK: Edges

struct EdgeAnchors {
    let horizontal: (leading: NSLayoutXAxisAnchor, trailing: NSLayoutXAxisAnchor)
    let vertical: (top: NSLayoutYAxisAnchor, bottom: NSLayoutYAxisAnchor)
}

struct EdgeGroup {
    let top, leading, bottom, trailing: NSLayoutConstraint

    var all: [NSLayoutConstraint] { [top, leading, bottom, trailing] }
}

extension UIView {
    var edgeAnchors: EdgeAnchors {
        EdgeAnchors(horizontal: (leadingAnchor, trailingAnchor), vertical: (topAnchor, bottomAnchor))
    }
}

extension UILayoutGuide {
    var edgeAnchors: EdgeAnchors {
        EdgeAnchors(horizontal: (leadingAnchor, trailingAnchor), vertical: (topAnchor, bottomAnchor))
    }
}

func + (left: EdgeAnchors, right: CGFloat) -> (EdgeAnchors, UIEdgeInsets) {
    (left, UIEdgeInsets(top: right, left: right, bottom: right, right: right))
}

@discardableResult
func /==/ (left: EdgeAnchors, right: (EdgeAnchors, UIEdgeInsets)) -> EdgeGroup {
    EdgeGroup(
        top: left.vertical.top /==/ right.0.vertical.top + right.1.top,
        leading: left.horizontal.leading /==/ right.0.horizontal.leading + right.1.left,
        bottom: left.vertical.bottom /==/ right.0.vertical.bottom - right.1.bottom,
        trailing: left.horizontal.trailing /==/ right.0.horizontal.trailing - right.1.right)
}

// MARK: Batches

/// Collects constraints that are made in a closure, in place of activating them.
func batch(active: Bool = true, _ closure: () -> Void) -> [NSLayoutConstraint] {
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
