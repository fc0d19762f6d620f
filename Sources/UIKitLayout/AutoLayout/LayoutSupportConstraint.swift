import Foundation

/// A constraint that holds a guide of a controller's bars in its place, listed as UIKit lists it.
///
/// The engine places these guides by the safe area; the constraint says the same.
final class LayoutSupportConstraint: NSLayoutConstraint {
    /// The height of a guide.
    convenience init(heightOf guide: UILayoutGuide, in view: UIView) {
        self.init(
            item: guide, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 0)
        holder = view
    }

    /// A guide that lies at an edge of its view.
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
    /// A guide of a controller's bars with the two constraints that hold it.
    final func supported(_ guide: UILayoutGuide, at edge: NSLayoutConstraint.Attribute) -> UILayoutGuide {
        if !systemGuides.supportConstraints.contains(where: { $0.firstItem === guide }) {
            systemGuides.supportConstraints += [
                LayoutSupportConstraint(heightOf: guide, in: self), LayoutSupportConstraint(guide, at: edge, of: self),
            ]
        }
        return guide
    }
}
