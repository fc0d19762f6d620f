import Foundation

/// A layer that draws a path; its properties are only stored.
open class CAShapeLayer: CALayer {
    deinit {}

    /// The path.
    open var path: CGPath?
    /// The fill colour.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// The fill rule.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The stroke colour.
    open var strokeColor: CGColor?
    /// The position on the path where the stroke starts, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// The position on the path where the stroke ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// The line width, in points.
    open var lineWidth: CGFloat = 1
    /// The miter limit of line joins.
    open var miterLimit: CGFloat = 10
    /// The shape of line ends.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The shape of line joins.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The offset at which the dash pattern starts.
    open var lineDashPhase: CGFloat = 0
    /// The lengths of dashes and gaps.
    open var lineDashPattern: [NSNumber]?
}

/// The rule that determines the interior of a path.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule.
    public let rawValue: String

    /// Creates a rule from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The nonzero winding rule.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The even-odd rule.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of line ends.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Squared off at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With a semicircle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Squared off half a line width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of line joins.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Bevelled.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer with a colour gradient; its properties are only stored.
open class CAGradientLayer: CALayer {
    deinit {}

    /// The colours.
    open var colors: [Any]?
    /// The positions of the colours, from 0 to 1.
    open var locations: [NSNumber]?
    /// The position of the first colour, in unit coordinates of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The position of the last colour, in unit coordinates of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The kind of gradient.
    open var type = CAGradientLayerType.axial
}

/// A kind of gradient.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the centre outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
