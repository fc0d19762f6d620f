import Foundation

/// An attribute of a view or guide, from which constraints are created. The type parameter prevents constraints between
/// different axes.
///
/// An item has one anchor for each attribute: every request for it returns the same object. An anchor whose item was
/// deallocated still creates constraints, from which the other item can be read, but activating such a constraint traps.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    deinit {}

    /// The view or guide that the anchor belongs to; `nil` after it was deallocated.
    public var item: AnyObject? { handle.item }
    private let handle: ItemHandle
    let attribute: NSLayoutConstraint.Attribute

    /// Creates an anchor. Only the item's handle calls this, and retains the anchor.
    init(of handle: ItemHandle, attribute: NSLayoutConstraint.Attribute) {
        self.handle = handle
        self.attribute = attribute
    }

    func makeConstraint(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>?,
        multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        let equation = ConstraintEquation(
            handle, attribute, relation, other?.handle, other?.attribute ?? .notAnAttribute, multiplier: multiplier)
        return NSLayoutConstraint(equation, constant: constant)
    }

    /// Returns a constraint that makes this anchor equal to another anchor plus a constant, in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        makeConstraint(.equal, to: anchor, constant: constant)
    }

    /// Returns a constraint that makes this anchor at least as great as another anchor plus a constant, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: anchor, constant: constant)
    }

    /// Returns a constraint that makes this anchor at most as great as another anchor plus a constant, in points.
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
    /// Returns a constraint that makes this size equal to a constant, in points.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, to: nil, constant: constant)
    }

    /// Returns a constraint that makes this size at least as great as a constant, in points.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: nil, constant: constant)
    }

    /// Returns a constraint that makes this size at most as great as a constant, in points.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, to: nil, constant: constant)
    }

    /// Returns a constraint that makes this size equal to a multiple of another size plus a constant, in points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, to: anchor, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that makes this size at least as great as a multiple of another size plus a constant, in
    /// points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that makes this size at most as great as a multiple of another size plus a constant, in
    /// points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
    }
}

extension UIView {
    /// The anchor of the leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .leading) }
    /// The anchor of the trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .trailing) }
    /// The anchor of the left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .left) }
    /// The anchor of the right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .right) }
    /// The anchor of the horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .centerX) }
    /// The anchor of the top edge.
    public var topAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .top) }
    /// The anchor of the bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .bottom) }
    /// The anchor of the vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .centerY) }
    /// The anchor of the baseline of the first line of text; the top edge if there is no text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .firstBaseline) }
    /// The anchor of the baseline of the last line of text; the bottom edge if there is no text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .lastBaseline) }
    /// The anchor of the width.
    public var widthAnchor: NSLayoutDimension { handle.dimension(of: .width) }
    /// The anchor of the height.
    public var heightAnchor: NSLayoutDimension { handle.dimension(of: .height) }
}

extension UILayoutGuide {
    /// The anchor of the leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .leading) }
    /// The anchor of the trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .trailing) }
    /// The anchor of the left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .left) }
    /// The anchor of the right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .right) }
    /// The anchor of the horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { handle.xAnchor(of: .centerX) }
    /// The anchor of the top edge.
    public var topAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .top) }
    /// The anchor of the bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .bottom) }
    /// The anchor of the vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { handle.yAnchor(of: .centerY) }
    /// The anchor of the width.
    public var widthAnchor: NSLayoutDimension { handle.dimension(of: .width) }
    /// The anchor of the height.
    public var heightAnchor: NSLayoutDimension { handle.dimension(of: .height) }
}
