import Foundation
import Trapping

/// A reference to a view or a layout guide that does not retain it.
///
/// Constraints, anchors and guides refer to views by handles instead of Swift's weak references: a weak reference moves
/// a view's reference counts into a side table permanently, after which every retain and release of the view takes
/// several times as long. Every view with constraints would have one.
final class ItemHandle {
    /// The view or guide; `nil` after it was deallocated.
    private(set) unowned(unsafe) var item: AnyObject?

    /// The anchors that have been requested. They refer to this handle and are released with the item.
    private var anchors: [NSLayoutConstraint.Attribute: NSObject] = [:]

    init(_ item: AnyObject) {
        self.item = item
    }

    /// Creates a handle of no item.
    init() {}

    /// Called by the item when it is deallocated.
    func itemWillDeallocate() {
        item = nil
        anchors = [:]
    }

    /// The item's only anchor of a horizontal position.
    func xAnchor(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        anchor(of: attribute, made: NSLayoutXAxisAnchor.init)
    }

    /// The item's only anchor of a vertical position.
    func yAnchor(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        anchor(of: attribute, made: NSLayoutYAxisAnchor.init)
    }

    /// The item's only anchor of a size.
    func dimension(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        anchor(of: attribute, made: NSLayoutDimension.init)
    }

    private func anchor<Anchor: NSObject>(
        of attribute: NSLayoutConstraint.Attribute,
        made make: (ItemHandle, NSLayoutConstraint.Attribute) -> Anchor
    ) -> Anchor {
        if let known = anchors[attribute], let anchor = known as? Anchor { return anchor }
        let anchor = make(self, attribute)
        if item != nil { anchors[attribute] = anchor }
        return anchor
    }

    /// The view that the item is or belongs to.
    var view: UIView? { viewOf(constraintItem: item) }
}

/// An object that constraints can refer to: a view or a layout guide.
protocol ConstraintItem: AnyObject {
    /// The item's only handle, created when it is first needed.
    var handle: ItemHandle { get }
}

/// The handle of an item of a constraint; traps, as in UIKit, if it is neither a view nor a layout guide.
func handle(ofItem item: Any) -> ItemHandle {
    guard let item = item as? any ConstraintItem else {
        trap("Constraint items must each be a view or layout guide, not \(item)")
    }
    return item.handle
}
