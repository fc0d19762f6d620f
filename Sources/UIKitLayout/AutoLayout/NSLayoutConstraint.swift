import Foundation
import LayoutEngine
import Trapping

/// "First attribute, relation, multiplier × second attribute + constant", with a priority.
///
/// Positions relate to positions of the same axis, sizes to sizes or numbers; other pairings trap with
/// UIKit's wording. The items are held weakly.
open class NSLayoutConstraint: NSObject, ObjectStore {
    /// What of an item a constraint relates.
    public nonisolated enum Attribute: Int, Hashable, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// The last baseline, under its older name.
        public static let baseline = Attribute.lastBaseline
    }

    /// How the two sides compare.
    public nonisolated enum Relation: Int, Hashable, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// One of the two axes.
    public nonisolated enum Axis: Int, Hashable, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The item on the left side; `nil` once it has gone.
    public var firstItem: AnyObject? { first.item }
    /// The item on the right side, if there is one; `nil` once it has gone.
    public var secondItem: AnyObject? { second?.item }
    /// The attribute on the left side.
    public let firstAttribute: Attribute
    /// The attribute on the right side; `notAnAttribute` where there is no second item, whatever was given.
    public let secondAttribute: Attribute
    /// How the two sides compare.
    public let relation: Relation
    /// What the second attribute is multiplied by.
    public let multiplier: CGFloat

    /// What is added on the right side, in points; may change at any time.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            fontSpacing = nil
            setConstant(newValue)
        }
    }

    /// Where the constant follows the fonts of the items; a constant that is set ends that.
    var fontSpacing: FontSpacing? {
        didSet { updateFontSpacing() }
    }

    /// How much the constraint matters; may change while it is active, but from or to required it traps then, as in
    /// UIKit.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard storedPriority != newValue else { return }
            requireChange(to: newValue)
            storedPriority = newValue
            noteChange()
        }
    }
    // What rows change is stored apart from what may be overridden: no access to what is private needs to be checked for
    // exclusivity at run time.
    private var storedConstant: CGFloat
    private var storedPriority = UILayoutPriority.required

    /// A name for messages.
    open var identifier: String?
    /// Whether the constraint is archived; does nothing on Linux.
    open var shouldBeArchived = false

    /// The counterparts in trees of the engine.
    var links = ConstraintLinks()
    package var associatedValues = AssociatedValues()
    let first: ItemHandle
    let second: ItemHandle?
    private var holderHandle: ItemHandle?

    /// The view that holds the constraint.
    var holder: UIView? {
        get { holderHandle?.view }
        set { holderHandle = newValue?.handle }
    }

    /// Makes a constraint, not yet active. Items that are neither views nor layout guides trap.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        first = handle(ofItem: view1)
        second = view2.map(handle(ofItem:))
        firstAttribute = attr1
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.relation = relation
        self.multiplier = multiplier
        storedConstant = constant
    }

    /// Makes a constraint between items that are known by their handles.
    init(
        first: ItemHandle, _ firstAttribute: Attribute, _ relation: Relation, second: ItemHandle?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.first = first
        self.second = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        storedConstant = constant
    }

    deinit { inViewIsolation { links.visit { $0.constraintGoes() } } }

    /// Whether none of the items has gone.
    var itemsAreThere: Bool { first.item != nil && (second == nil || second?.item != nil) }

    /// Whether the constraint takes part in layout. Activating it adds it to the nearest common ancestor of
    /// its items; without one it traps.
    open var isActive: Bool {
        get { holderHandle?.item != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { nearestCommonAncestor().addConstraint(self) } else { holder?.removeConstraint(self) }
        }
    }

    /// Activates constraints.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Why the two attributes cannot be related, `nil` if they can.
    public var reasonForInvalidPairing: String? {
        LayoutTree.reasonForInvalidPairing(
            firstAttribute.engineValue, secondItem == nil ? nil : secondAttribute.engineValue)
    }

    private func setConstant(_ newValue: CGFloat) {
        guard storedConstant != newValue else { return }
        storedConstant = newValue
        noteChange()
    }

    /// Looks again at fonts that the constant follows.
    func updateFontSpacing() {
        guard let fontSpacing, itemsAreThere else { return }
        setConstant(fontSpacing.constant(of: self))
    }

    private func requireChange(to newPriority: UILayoutPriority) {
        trap(
            unless: holderHandle?.item == nil || (newPriority == .required) == (storedPriority == .required),
            """
            Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You \
            passed priority \(CGFloat(newPriority.rawValue).decimalText) and the existing priority was \
            \(CGFloat(storedPriority.rawValue).decimalText).
            """)
    }

    /// A constraint that is inactive may still have links: those of trees that have not been brought up to date since, and
    /// keep them if it is active again by then.
    private func noteChange() {
        links.visit { $0.noteChange() }
        holder?.invalidateLayout()
    }

    private func nearestCommonAncestor() -> UIView {
        guard let first = viewOf(constraintItem: firstItem) else {
            trap("Unable to activate constraint without a first item: \(self)")
        }
        guard secondItem != nil else { return first }
        if let second = viewOf(constraintItem: secondItem), let ancestor = first.nearestCommonAncestor(with: second) {
            return ancestor
        }
        trap(
            """
            Unable to activate constraint with items \(describe(firstItem)) and \(describe(secondItem)) \
            because they have no common ancestor.  Does the constraint or its anchors reference items in \
            different view hierarchies?  That's illegal.
            """)
    }

    open nonisolated override var description: String { inViewIsolation { ConstraintDescription(of: self).text } }
}

private func describe(_ item: AnyObject?) -> String {
    item.map { String(describing: type(of: $0)) } ?? "nil"
}
