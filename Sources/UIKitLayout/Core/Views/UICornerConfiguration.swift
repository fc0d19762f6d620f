import Foundation

/// The radii of the corners of a view.
///
/// Corners that a function describes as uniform have the same radius: the greatest of those that the view's position in its
/// container yields for them. A corner whose radius is `nil` is square.
public nonisolated struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        /// The radii of the corners, by corner; each corner of a group gets the greatest radius of the group.
        case corners(CornerValues<UICornerRadius?>, groups: [UIRectCorner])
        /// Half of the shorter side, limited by the given number of points.
        case capsule(maximum: CGFloat)
    }

    let shape: Shape

    private init(_ corners: CornerValues<UICornerRadius?>, groups: [UIRectCorner] = []) {
        shape = .corners(corners, groups: groups)
    }

    private init(capsule maximum: CGFloat) {
        shape = .capsule(maximum: maximum)
    }

    /// The configuration of views that have none: square corners.
    static let square = corners()

    /// A configuration in which each corner has the given radius, independently of the others.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(CornerValues(repeating: radius))
    }

    /// A configuration with a radius for each corner.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            CornerValues(
                topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
                bottomRight: bottomRightRadius))
    }

    /// A capsule: the radius is half of the shorter side of the view, and not greater than the maximum.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(capsule: maximumRadius.map { CGFloat($0) } ?? .infinity)
    }
}

// Configurations with uniform corners.
nonisolated extension UICornerConfiguration {
    /// A configuration in which all corners have the same radius.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(CornerValues(repeating: radius), groups: [.allCorners])
    }

    /// A configuration with one radius for both corners on the left and another one for those on the right.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(
            CornerValues(
                topLeft: leftRadius, topRight: rightRadius, bottomLeft: leftRadius, bottomRight: rightRadius),
            groups: [[.topLeft, .bottomLeft], [.topRight, .bottomRight]])
    }

    /// A configuration with one radius for both corners at the top and another one for those at the bottom.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(
            CornerValues(topLeft: topRadius, topRight: topRadius, bottomLeft: bottomRadius, bottomRight: bottomRadius),
            groups: [[.topLeft, .topRight], [.bottomLeft, .bottomRight]])
    }

    /// A configuration with one radius for both corners at the top and independent radii for the others.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            CornerValues(
                topLeft: topRadius, topRight: topRadius, bottomLeft: bottomLeftRadius, bottomRight: bottomRightRadius),
            groups: [[.topLeft, .topRight]])
    }

    /// A configuration with one radius for both corners at the bottom and independent radii for the others.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            CornerValues(
                topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomRadius, bottomRight: bottomRadius),
            groups: [[.bottomLeft, .bottomRight]])
    }

    /// A configuration with one radius for both corners on the left and independent radii for the others.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            CornerValues(
                topLeft: leftRadius, topRight: topRightRadius, bottomLeft: leftRadius, bottomRight: bottomRightRadius),
            groups: [[.topLeft, .bottomLeft]])
    }

    /// A configuration with one radius for both corners on the right and independent radii for the others.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            CornerValues(
                topLeft: topLeftRadius, topRight: rightRadius, bottomLeft: bottomLeftRadius, bottomRight: rightRadius),
            groups: [[.topRight, .bottomRight]])
    }
}
