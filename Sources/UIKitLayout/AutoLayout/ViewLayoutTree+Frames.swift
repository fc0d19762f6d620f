import Foundation
import LayoutEngine

/// What is read from the last solution.
extension ViewLayoutTree {
    /// Where the last layout puts a view, in the root's coordinates and not rounded; `nil` for a view that
    /// does not belong to the tree.
    func rectangle(of view: UIView) -> CGRect? {
        view.layoutItems.item(in: self).map { rectangle(of: $0.item).outset(by: view.alignmentRectInsets) }
    }

    /// Where the last layout puts a guide, in the root's coordinates and not rounded.
    func rectangle(of guide: UILayoutGuide) -> CGRect? {
        engineItem(of: guide).map(rectangle)
    }

    private func rectangle(of item: LayoutTree.Item) -> CGRect {
        let rectangle = engine.rectangle(of: item)
        return CGRect(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
    }

    /// Whether the constraints leave a view's frame open.
    func isAmbiguous(_ view: UIView) -> Bool {
        if !isCurrent { layOut() }
        return view.layoutItems.item(in: self).map { engine.isAmbiguous($0.item) } ?? false
    }

    /// What the constraints leave open of a view or guide on one axis.
    func isOpen(_ object: AnyObject, axis: LayoutTree.Axis) -> (position: Bool, length: Bool) {
        engineItem(of: object).map { engine.isOpen($0, axis: axis) } ?? (false, false)
    }
}
