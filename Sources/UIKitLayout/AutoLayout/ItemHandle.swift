import Foundation
import Trapping

/// Stands for a view or a layout guide where it must not be kept alive.
///
/// Constraints, anchors and guides refer to views through their handles and not through Swift's weak references: one of
/// those moves a view's reference counts into a side table for good, and every retain and release of the view takes
/// several times as long from then on. All views that constraints mention would have one.
final class ItemHandle {
    /// The view or guide; `nil` once it has gone.
    private(set) unowned(unsafe) var item: AnyObject?

    /// The anchors that were asked for. They know this handle, and go with the item.
    private var anchors: [NSLayoutConstraint.Attribute: NSObject] = [:]

    init(_ item: AnyObject) {
        self.item = item
    }

    /// Called by the item when it goes.
    func itemGoes() {
        item = nil
        anchors = [:]
    }

    /// The item's one anchor of a horizontal position.
    func xAnchor(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        anchor(of: attribute, made: NSLayoutXAxisAnchor.init)
    }

    /// The item's one anchor of a vertical position.
    func yAnchor(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        anchor(of: attribute, made: NSLayoutYAxisAnchor.init)
    }

    /// The item's one anchor of a size.
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

    /// The view that the item is, or belongs to.
    var view: UIView? { viewOf(constraintItem: item) }
}

/// What constraints may relate: views and layout guides.
protocol ConstraintItem: AnyObject {
    /// The item's one handle, made when somebody asks for it.
    var handle: ItemHandle { get }
}

/// The handle of what was given as an item of a constraint; anything but a view or a guide traps, as in UIKit.
func handle(ofItem item: Any) -> ItemHandle {
    guard let item = item as? any ConstraintItem else {
        trap("Constraint items must each be a view or layout guide, not \(item)")
    }
    return item.handle
}
