import Foundation
import Trapping

/// An unretained reference to a view or a layout guide.
///
/// Constraints, anchors and guides refer to views by handles instead of Swift's weak references: a weak reference moves
/// a view's reference counts into a side table permanently, after which every retain and release of the view takes
/// several times as long. Every view with constraints would have such a side table.
final class ItemHandle {
    /// The kinds of items between which the attributes of constraints differ.
    enum Kind {
        /// A view that is neither a scroll view nor a stack view.
        case view
        /// A scroll view, whose edges are those of its content for items inside the scroll view.
        case scrollView
        /// A stack view, whose baselines are those of an arranged view.
        case stackView
        /// A layout guide, or no item.
        case guide
    }

    /// The kind of the item. It is stored because it takes several casts to find.
    let kind: Kind
    /// The view or guide; `nil` after it was deallocated.
    private(set) unowned(unsafe) var item: AnyObject?

    /// The anchors that have been requested. They retain this handle; the handle releases them when the item is
    /// deallocated.
    private var anchors: [NSLayoutConstraint.Attribute: NSObject] = [:]

    init(_ item: AnyObject) {
        self.item = item
        kind =
            switch item {
            case is UIScrollView: .scrollView
            case is UIStackView: .stackView
            case is UIView: .view
            default: .guide
            }
    }

    /// Creates a handle without an item, like one whose item was deallocated.
    init() { kind = .guide }

    /// Called by the item when it is deallocated.
    func itemWillDeallocate() {
        item = nil
        anchors = [:]
    }

    /// Returns the item's anchor for a horizontal position; always the same object for the same attribute.
    func xAnchor(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        anchor(of: attribute, made: NSLayoutXAxisAnchor.init)
    }

    /// Returns the item's anchor for a vertical position; always the same object for the same attribute.
    func yAnchor(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        anchor(of: attribute, made: NSLayoutYAxisAnchor.init)
    }

    /// Returns the item's anchor for a width or height; always the same object for the same attribute.
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

    /// The item if it is a view, or the view that owns the item if it is a layout guide.
    var view: UIView? { viewOf(constraintItem: item) }
}

/// An object that constraints can refer to: a view or a layout guide.
protocol ConstraintItem: AnyObject {
    /// The only handle of the item. It is created on first access.
    var handle: ItemHandle { get }
}

/// Returns the handle of a constraint's item. Traps, as UIKit does, if the item is neither a view nor a layout guide.
func handle(ofItem item: Any) -> ItemHandle {
    guard let item = item as? any ConstraintItem else {
        trap("Constraint items must each be a view or layout guide, not \(item)")
    }
    return item.handle
}
