// swift-format-ignore-file: ReplaceForEachWithForLoop

import ObjectiveC
import UIKit

// Constraints in closures: `view.constrain { make in make.top.equalToSuperview().offset(8) }`. What was made is found
// again for updates: the views store it.

final class MadeConstraint: NSLayoutConstraint {
    var label: String? {
        get { identifier }
        set { identifier = newValue }
    }
}

func == (left: MadeConstraint, right: MadeConstraint) -> Bool {
    guard left.firstAttribute == right.firstAttribute, left.secondAttribute == right.secondAttribute,
        left.relation == right.relation, left.priority == right.priority, left.multiplier == right.multiplier,
        left.firstItem === right.firstItem, left.secondItem === right.secondItem
    else { return false }
    return true
}

protocol Constrainable: AnyObject {}
extension UIView: Constrainable {}
extension UILayoutGuide: Constrainable {}

extension Constrainable {
    var maker: ConstrainableDSL { ConstrainableDSL(target: self) }
}

extension UILayoutSupport {
    var bottomOfGuide: NSLayoutYAxisAnchor { bottomAnchor }
}

private var madeKey: UInt8 = 0

struct ConstrainableDSL {
    let target: any Constrainable

    func make(_ closure: (ConstraintMaker) -> Void) {
        let maker = ConstraintMaker(target: target)
        closure(maker)
        maker.install(updating: false)
    }

    func update(_ closure: (ConstraintMaker) -> Void) {
        let maker = ConstraintMaker(target: target)
        closure(maker)
        maker.install(updating: true)
    }

    func remake(_ closure: (ConstraintMaker) -> Void) {
        made.allObjects.forEach { ($0 as? MadeConstraint)?.isActive = false }
        made.removeAllObjects()
        make(closure)
    }

    var made: NSMutableSet {
        if let set = objc_getAssociatedObject(target, &madeKey) as? NSMutableSet { return set }
        let set = NSMutableSet()
        objc_setAssociatedObject(target, &madeKey, set, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return set
    }
}

final class ConstraintMaker {
    private let target: any Constrainable
    private var statements: [Statement] = []

    init(target: any Constrainable) {
        self.target = target
        (target as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    }

    var top: Statement { statement(.top) }
    var bottom: Statement { statement(.bottom) }
    var leading: Statement { statement(.leading) }
    var trailing: Statement { statement(.trailing) }
    var width: Statement { statement(.width) }
    var height: Statement { statement(.height) }
    var centerX: Statement { statement(.centerX) }
    var centerY: Statement { statement(.centerY) }
    var edges: Statement { statement(.top, .leading, .bottom, .trailing) }
    var size: Statement { statement(.width, .height) }

    private func statement(_ attributes: NSLayoutConstraint.Attribute...) -> Statement {
        let statement = Statement(target: target, attributes: attributes)
        statements.append(statement)
        return statement
    }

    fileprivate func install(updating: Bool) {
        let made = ConstrainableDSL(target: target).made
        for constraint in statements.flatMap(\.constraints) {
            if updating {
                let known = made.allObjects.compactMap { $0 as? MadeConstraint }.first { $0 == constraint }
                guard let known else { fatalError("Updated constraint could not find existing matching constraint") }
                known.constant = constraint.constant
            } else {
                constraint.isActive = true
                made.add(constraint)
            }
        }
    }
}

final class Statement {
    private let target: any Constrainable
    private var attributes: [NSLayoutConstraint.Attribute]
    private var other: AnyObject?
    private var relation = NSLayoutConstraint.Relation.equal
    private var value: Any = CGFloat(0)
    private var factor: CGFloat = 1
    private var priority = UILayoutPriority.required
    private var label: String?

    init(target: any Constrainable, attributes: [NSLayoutConstraint.Attribute]) {
        (self.target, self.attributes) = (target, attributes)
    }

    @discardableResult
    func equalToSuperview() -> Statement {
        guard let superview = (target as? UIView)?.superview ?? (target as? UILayoutGuide)?.owningView else {
            fatalError("Expected superview but found nil when attempting make constraint `equalToSuperview`.")
        }
        other = superview
        return self
    }

    @discardableResult
    func equalTo(_ other: Any) -> Statement {
        switch other {
        case let item as any Constrainable: self.other = item
        case let guide as any UILayoutSupport: self.other = guide
        default: value = other
        }
        return self
    }

    @discardableResult
    func greaterThanOrEqualTo(_ other: Any) -> Statement {
        relation = .greaterThanOrEqual
        return equalTo(other)
    }

    @discardableResult
    func lessThanOrEqualTo(_ other: Any) -> Statement {
        relation = .lessThanOrEqual
        return equalTo(other)
    }

    @discardableResult
    func offset(_ amount: CGFloat) -> Statement {
        value = amount
        return self
    }

    @discardableResult
    func inset(_ insets: UIEdgeInsets) -> Statement {
        value = insets
        return self
    }

    @discardableResult
    func inset(_ insets: NSDirectionalEdgeInsets) -> Statement {
        value = insets
        return self
    }

    @discardableResult
    func multipliedBy(_ factor: CGFloat) -> Statement {
        self.factor = factor
        return self
    }

    @discardableResult
    func priority(_ priority: UILayoutPriority) -> Statement {
        self.priority = priority
        return self
    }

    @discardableResult
    func labeled(_ label: String) -> Statement {
        self.label = label
        return self
    }

    fileprivate var constraints: [MadeConstraint] {
        attributes.map { attribute in
            let hasOther = other != nil
            let constraint = MadeConstraint(
                item: target, attribute: attribute, relatedBy: relation, toItem: other,
                attribute: hasOther ? attribute : .notAnAttribute, multiplier: factor,
                constant: Self.constant(of: value, for: attribute))
            constraint.priority = priority
            constraint.label = label
            return constraint
        }
    }

    private static func constant(of value: Any, for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch value {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as Double: CGFloat(number)
        case let size as CGSize: attribute == .width ? size.width : size.height
        case let insets as UIEdgeInsets: constant(of: insets, for: attribute)
        case let insets as NSDirectionalEdgeInsets:
            constant(
                of: UIEdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
                for: attribute)
        default: 0
        }
    }

    private static func constant(of insets: UIEdgeInsets, for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .top: insets.top
        case .leading, .left: insets.left
        case .bottom: -insets.bottom
        case .trailing, .right: -insets.right
        default: 0
        }
    }
}

extension UIView {
    /// All constraints that mention the view, wherever they are held.
    var constraintsThatMentionIt: [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var holder: UIView? = self
        while let view = holder {
            found += view.constraints.filter { $0.firstItem as? UIView == self || $0.secondItem as? UIView == self }
            holder = view.superview
        }
        return found
    }

    /// The constraint of the view that has an identifier.
    func constraint(named identifier: String) -> NSLayoutConstraint? {
        constraintsThatMentionIt.first { $0.identifier == identifier }
    }
}
