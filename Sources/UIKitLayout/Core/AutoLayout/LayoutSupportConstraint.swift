import Foundation

/// A constraint that places a controller's top or bottom layout guide. As in UIKit, it is among the constraints of the
/// controller's view.
///
/// The engine does not receive these constraints: it places the guides by the safe area, with the same result.
final class LayoutSupportConstraint: NSLayoutConstraint {
    /// Creates the constraint for the height of a guide.
    convenience init(heightOf guide: UILayoutGuide, in view: UIView) {
        self.init(
            item: guide, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 0)
        holder = view
    }

    /// Creates the constraint that attaches a guide to an edge of its view.
    convenience init(_ guide: UILayoutGuide, at edge: Attribute, of view: UIView) {
        self.init(
            item: guide, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge, multiplier: 1, constant: 0)
        holder = view
    }

    override var constant: CGFloat {
        get { firstAttribute == .height ? (firstItem as? UILayoutGuide)?.length ?? 0 : 0 }
        set {}
    }
}

extension UIView {
    /// Adds the two constraints that place a controller's layout guide, if they are missing, and returns the guide.
    final func supported(_ guide: UILayoutGuide, at edge: NSLayoutConstraint.Attribute) -> UILayoutGuide {
        if !systemGuides.supportConstraints.contains(where: { $0.firstItem === guide }) {
            systemGuides.supportConstraints += [
                LayoutSupportConstraint(heightOf: guide, in: self), LayoutSupportConstraint(guide, at: edge, of: self),
            ]
        }
        return guide
    }
}
