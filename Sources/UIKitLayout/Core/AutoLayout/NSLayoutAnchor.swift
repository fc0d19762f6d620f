import Foundation
import Trapping

/// An attribute of a view or guide, from which constraints are made; its type prevents constraints between different
/// axes.
///
/// An item has one anchor for each attribute; later requests return the same object.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    deinit {}

    /// The view or guide that the anchor belongs to; `nil` after it was deallocated.
    public var item: AnyObject? { handle.item }
    private let handle: ItemHandle
    let attribute: NSLayoutConstraint.Attribute

    /// Called by the item's handle, which retains the anchor.
    init(of handle: ItemHandle, attribute: NSLayoutConstraint.Attribute) {
        self.handle = handle
        self.attribute = attribute
    }

    func makeConstraint(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>?,
        multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        trap(unless: handle.item != nil, "The view of this anchor was deallocated")
        let equation = ConstraintEquation(
            handle, attribute, relation, other?.handle, other?.attribute ?? .notAnAttribute, multiplier: multiplier)
        return NSLayoutConstraint(equation, constant: constant)
    }

    /// A constraint that makes this anchor equal to another plus a constant.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        makeConstraint(.equal, to: anchor, constant: constant)
    }

    /// A constraint that makes this anchor at least another plus a constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: anchor, constant: constant)
    }

    /// A constraint that makes this anchor at most another plus a constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, to: anchor, constant: constant)
    }
}

/// An anchor of a horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// An anchor of a vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// An anchor of a width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that makes this size equal to a constant, in points.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, to: nil, constant: constant)
    }

    /// A constraint that makes this size at least a constant, in points.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: nil, constant: constant)
    }

    /// A constraint that makes this size at most a constant, in points.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, to: nil, constant: constant)
    }

    /// A constraint that makes this size a multiple of another plus a constant.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, to: anchor, multiplier: multiplier, constant: constant)
    }

    /// A constraint that makes this size at least a multiple of another plus a constant.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
    }

    /// A constraint that makes this size at most a multiple of another plus a constant.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
    }
}

extension UIView {
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .leading) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .right) }
    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .centerX) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .bottom) }
    /// The vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .centerY) }
    /// The baseline of the first line of text; the top edge if there is no text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .firstBaseline) }
    /// The baseline of the last line of text; the bottom edge if there is no text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .lastBaseline) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { handle.dimension(of: .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { handle.dimension(of: .height) }
}

extension UILayoutGuide {
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .leading) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .right) }
    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .centerX) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .bottom) }
    /// The vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { handle.dimension(of: .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { handle.dimension(of: .height) }
}
