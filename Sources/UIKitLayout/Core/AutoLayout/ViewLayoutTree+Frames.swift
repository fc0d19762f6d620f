import Foundation
import LayoutEngine

/// Reading the last solution.
extension ViewLayoutTree {
    /// The frame of a view in the last solution, in the root's coordinates and not rounded; `nil` if the view does not
    /// belong to the tree or there was no solution.
    func rectangle(of view: UIView) -> CGRect? {
        guard hasSolution else { return nil }
        return view.layoutItems.item(in: self).map { rectangle(of: $0.item).outset(by: view.alignmentRectInsets) }
    }

    /// The rectangle of a guide in the last solution, in the root's coordinates and not rounded; `nil` if the guide
    /// does not belong to the tree or there was no solution.
    func rectangle(of guide: UILayoutGuide) -> CGRect? {
        guard hasSolution else { return nil }
        return engineItem(of: guide).map(rectangle)
    }

    private func rectangle(of item: LayoutTree.Item) -> CGRect {
        let rectangle = engine.rectangle(of: item)
        return CGRect(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
    }

    /// Whether the constraints leave a view's frame ambiguous; false if the view does not belong to the tree.
    func isAmbiguous(_ view: UIView) -> Bool {
        if !isCurrent { layOut() }
        return view.layoutItems.item(in: self).map { engine.isAmbiguous($0.item) } ?? false
    }

    /// Whether the position and the length of a view or guide on one axis are ambiguous; both are false if the object
    /// does not belong to the tree.
    func ambiguity(of object: AnyObject, axis: LayoutTree.Axis) -> (position: Bool, length: Bool) {
        engineItem(of: object).map { engine.ambiguity(of: $0, axis: axis) } ?? (false, false)
    }
}
