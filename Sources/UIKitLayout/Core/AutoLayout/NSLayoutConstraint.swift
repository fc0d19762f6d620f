import Foundation
import LayoutEngine
import Trapping

/// A relation "first attribute = multiplier × second attribute + constant" (or ≤, ≥) with a priority.
///
/// Positions relate to positions on the same axis, sizes to sizes or constants; other pairings trap at layout, with
/// UIKit's message. A constraint does not retain its items.
open class NSLayoutConstraint: NSObject, ObjectStore {
    /// The attribute of an item that a constraint relates.
    public nonisolated enum Attribute: Int, Hashable, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// The last baseline, under its older name.
        public static let baseline = Attribute.lastBaseline
    }

    /// The relation between the two sides.
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

    /// The item on the left side; `nil` after it was deallocated.
    public var firstItem: AnyObject? { equation.first.item }
    /// The item on the right side, if there is one; `nil` after it was deallocated.
    public var secondItem: AnyObject? { equation.second?.item }
    /// The attribute on the left side.
    public var firstAttribute: Attribute { equation.firstAttribute }
    /// The attribute on the right side; `notAnAttribute` if there is no second item, whatever was passed to the
    /// initialiser.
    public var secondAttribute: Attribute { equation.secondAttribute }
    /// The relation between the two sides.
    public var relation: Relation { equation.relation }
    /// The factor of the second attribute.
    public var multiplier: CGFloat { equation.multiplier }

    /// The constant on the right side, in points; it can be changed at any time.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            fontSpacing = nil
            setConstant(newValue)
        }
    }

    /// The font-dependent spacing that determines the constant; `nil` if none does. Setting ``constant`` removes the
    /// spacing.
    var fontSpacing: FontSpacing? {
        didSet { updateFontSpacing() }
    }

    /// The priority. It may change at any time, also between required and another priority while the constraint is
    /// active, as in UIKit since iOS 13.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard storedPriority != newValue else { return }
            storedPriority = newValue
            valueDidChange(.priority)
        }
    }
    // Values that often change with a cell's content are stored separately from the overridable properties: access to
    // private storage needs no exclusivity check at run time.
    private var storedConstant: CGFloat
    private var storedPriority = UILayoutPriority.required

    /// The name of the constraint in messages.
    open var identifier: String?
    /// Whether the constraint is archived with its view. Stored; has no effect on Linux.
    open var shouldBeArchived = false

    /// The links to the constraint's counterparts in the trees of the engine.
    var links = ConstraintLinks()
    package var associatedValues = AssociatedValues()
    let equation: ConstraintEquation
    private var holderHandle: ItemHandle?

    /// The view that holds the constraint; `nil` while the constraint is inactive.
    var holder: UIView? {
        get { holderHandle?.view }
        set { holderHandle = newValue?.handle }
    }

    /// Creates an inactive constraint. Traps if an item is neither a view nor a layout guide.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        equation = ConstraintEquation(
            handle(ofItem: view1), attr1, relation, view2.map(handle(ofItem:)), attr2, multiplier: multiplier)
        storedConstant = constant
    }

    /// Creates a constraint without items. Activating it traps.
    public override init() {
        equation = ConstraintEquation(ItemHandle(), .notAnAttribute, .equal)
        storedConstant = 0
    }

    /// Creates an inactive constraint from its equation.
    init(_ equation: ConstraintEquation, constant: CGFloat) {
        self.equation = equation
        storedConstant = constant
    }

    /// Called when a nib has been loaded. Never called on Linux, where the reader of Interface Builder files creates
    /// constraints without classes of their own.
    open func awakeFromNib() {}

    /// Called when Interface Builder shows the constraint. Never called on Linux.
    open func prepareForInterfaceBuilder() {}

    deinit { endingInViewIsolation { links.visit { $0.constraintWillDeallocate() } } }

    /// Whether the constraint takes part in layout. Activating a constraint adds it to the nearest common ancestor of
    /// its items, and traps if they have none. The constraint of a single guide without an owner stays inactive.
    open var isActive: Bool {
        get { holderHandle?.item != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { nearestCommonAncestor()?.addConstraint(self) } else { holder?.removeConstraint(self) }
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

    /// The reason why the two attributes cannot be related; `nil` if they can.
    public var reasonForInvalidPairing: String? {
        LayoutTree.reasonForInvalidPairing(
            firstAttribute.engineValue, secondItem == nil ? nil : secondAttribute.engineValue)
    }

    private func setConstant(_ newValue: CGFloat) {
        guard storedConstant != newValue else { return }
        storedConstant = newValue
        valueDidChange(.constant)
    }

    /// Computes the constant again if it depends on fonts.
    func updateFontSpacing() {
        guard let fontSpacing, equation.itemsExist else { return }
        setConstant(fontSpacing.constant(of: self))
    }

    /// Records a change in all links. An inactive constraint may have links, too: a tree removes a link only at its
    /// next update, and keeps it if the constraint is active again by then.
    private func valueDidChange(_ change: ConstraintLink.Changes) {
        links.visit { $0.record(change) }
        holder?.invalidateLayout()
    }

    private func nearestCommonAncestor() -> UIView? {
        guard firstItem != nil else { trap("Unable to activate constraint without a first item: \(self)") }
        let first = viewOf(constraintItem: firstItem)
        guard secondItem != nil else { return first }
        if let first, let second = viewOf(constraintItem: secondItem),
            let ancestor = first.nearestCommonAncestor(with: second)
        {
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
