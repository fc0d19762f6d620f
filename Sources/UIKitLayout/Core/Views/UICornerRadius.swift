import Foundation

/// The radius of one corner of a view: a number of points, or a radius that follows the corners of a container.
public nonisolated struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Rule: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat)
    }

    let rule: Rule

    private init(_ rule: Rule) {
        self.rule = rule
    }

    /// Creates a fixed radius, in points.
    public init(floatLiteral value: Double) {
        self.init(.fixed(CGFloat(value)))
    }

    /// Creates a fixed radius, in points.
    public init(integerLiteral value: Int) {
        self.init(.fixed(CGFloat(value)))
    }

    /// A fixed radius, in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(CGFloat(radius))) }

    /// A radius whose circle has the same centre as the container's corner.
    ///
    /// The container is the nearest superview that has a corner configuration. The radius is the container's radius minus
    /// the distance between the two corners, and not less than the minimum or, if there is none, zero.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(.concentric(minimum: CGFloat(minimum ?? 0)))
    }
}
