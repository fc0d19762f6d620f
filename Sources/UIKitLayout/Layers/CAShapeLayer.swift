import Foundation

/// A layer with an outline; all of it is stored.
open class CAShapeLayer: CALayer {
    deinit {}

    /// The outline.
    open var path: CGPath?
    /// The colour that fills the outline.
    open var fillColor: CGColor? = UIColor.black.cgColor
    /// How parts inside of parts are filled.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The colour of the line.
    open var strokeColor: CGColor?
    /// Where the line begins, in parts of its length.
    open var strokeStart: CGFloat = 0
    /// Where the line ends, in parts of its length.
    open var strokeEnd: CGFloat = 1
    /// How wide the line is, in points.
    open var lineWidth: CGFloat = 1
    /// How far corners may stick out.
    open var miterLimit: CGFloat = 10
    /// How the line ends.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How lines meet.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Where the dashes begin.
    open var lineDashPhase: CGFloat = 0
    /// How long dashes and gaps are.
    open var lineDashPattern: [NSNumber]?
}

/// How parts inside of parts are filled.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule.
    public let rawValue: String

    /// Makes a rule from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Filled unless the outline goes around them the other way.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Every second one is left out.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines end.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the end.
    public let rawValue: String

    /// Makes an end from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// At the point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the corner.
    public let rawValue: String

    /// Makes a corner from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer with colours that flow into each other; all of it is stored.
open class CAGradientLayer: CALayer {
    deinit {}

    /// The colours.
    open var colors: [Any]?
    /// Where the colours lie, from 0 to 1.
    open var locations: [NSNumber]?
    /// Where the first colour lies, in parts of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour lies, in parts of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// How the colours flow.
    open var type = CAGradientLayerType.axial
}

/// How colours flow.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String

    /// Makes a way from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the middle outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
