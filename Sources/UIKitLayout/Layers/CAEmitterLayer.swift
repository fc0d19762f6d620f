import Foundation

/// A layer that emits particles; all of it is stored, and none is emitted on Linux.
open class CAEmitterLayer: CALayer {
    deinit {}

    /// What is emitted.
    open var emitterCells: [CAEmitterCell]?
    /// How many particles come in a second, times those of the cells.
    open var birthRate: Float = 1
    /// How long particles live, times those of the cells.
    open var lifetime: Float = 1
    /// Where particles come from.
    open var emitterPosition = CGPoint.zero
    /// How far behind that is.
    open var emitterZPosition: CGFloat = 0
    /// How large the source is.
    open var emitterSize = CGSize.zero
    /// The shape of the source.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// From where in the shape particles come.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How particles are laid over each other.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// How fast particles are, times those of the cells.
    open var velocity: Float = 1
    /// How large particles are, times those of the cells.
    open var scale: Float = 1
    /// What the random numbers begin with.
    open var seed: UInt32 = 0
}

/// What an emitter emits; all of it is stored.
open class CAEmitterCell: NSObject {
    deinit {}

    /// The name.
    open var name: String?
    /// The picture of a particle.
    open var contents: Any?
    /// What particles emit.
    open var emitterCells: [CAEmitterCell]?
    /// How many come in a second.
    open var birthRate: Float = 0
    /// How long one lives, in seconds.
    open var lifetime: Float = 0
    /// How much that varies.
    open var lifetimeRange: Float = 0
    /// How fast one is, in points a second.
    open var velocity: CGFloat = 0
    /// How much that varies.
    open var velocityRange: CGFloat = 0
    /// Where particles fly to, as an angle.
    open var emissionLongitude: CGFloat = 0
    /// How much that varies.
    open var emissionRange: CGFloat = 0
    /// How large one is.
    open var scale: CGFloat = 1
    /// How much that varies.
    open var scaleRange: CGFloat = 0
    /// How much it grows in a second.
    open var scaleSpeed: CGFloat = 0
    /// How fast one turns.
    open var spin: CGFloat = 0
    /// How much that varies.
    open var spinRange: CGFloat = 0
    /// How fast particles become faster to the right.
    open var xAcceleration: CGFloat = 0
    /// How fast particles become faster downwards.
    open var yAcceleration: CGFloat = 0
    /// The colour.
    open var color: CGColor? = UIColor.white.cgColor
    /// How much its opacity varies.
    open var alphaRange: Float = 0
    /// How much more opaque it becomes in a second.
    open var alphaSpeed: Float = 0
}

/// The shape of an emitter.
public nonisolated struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Makes a shape from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A box.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A ball.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From where in an emitter's shape particles come.
public nonisolated struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From its points.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// From its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// From its surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// From everywhere.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are laid over each other.
public nonisolated struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The rear ones first.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Added up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
