import Foundation

/// A layer that emits particles; its properties are stored, and nothing is emitted on Linux.
open class CAEmitterLayer: CALayer {
    deinit {}

    /// The templates of the particles.
    open var emitterCells: [CAEmitterCell]?
    /// The factor of the cells' birth rates.
    open var birthRate: Float = 1
    /// The factor of the particles' lifetimes.
    open var lifetime: Float = 1
    /// The centre of the emitter.
    open var emitterPosition = CGPoint.zero
    /// The z position of the emitter.
    open var emitterZPosition: CGFloat = 0
    /// The size of the emitter.
    open var emitterSize = CGSize.zero
    /// The shape of the emitter.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape from which particles are emitted.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How overlapping particles are rendered.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// The factor of the particles' velocities.
    open var velocity: Float = 1
    /// The factor of the particles' sizes.
    open var scale: Float = 1
    /// The seed of the random numbers.
    open var seed: UInt32 = 0
}

/// A template of particles; its properties are only stored.
open class CAEmitterCell: NSObject {
    deinit {}

    /// The name of the cell.
    open var name: String?
    /// The image of a particle.
    open var contents: Any?
    /// The templates of particles that the particles emit.
    open var emitterCells: [CAEmitterCell]?
    /// The number of particles per second.
    open var birthRate: Float = 0
    /// The lifetime of a particle, in seconds.
    open var lifetime: Float = 0
    /// The range of variation of the lifetime.
    open var lifetimeRange: Float = 0
    /// The initial velocity, in points per second.
    open var velocity: CGFloat = 0
    /// The range of variation of the velocity.
    open var velocityRange: CGFloat = 0
    /// The direction of emission, as an angle.
    open var emissionLongitude: CGFloat = 0
    /// The range of variation of the direction.
    open var emissionRange: CGFloat = 0
    /// The scale of a particle.
    open var scale: CGFloat = 1
    /// The range of variation of the scale.
    open var scaleRange: CGFloat = 0
    /// The change of the scale per second.
    open var scaleSpeed: CGFloat = 0
    /// The rotation speed of a particle.
    open var spin: CGFloat = 0
    /// The range of variation of the rotation speed.
    open var spinRange: CGFloat = 0
    /// The acceleration to the right.
    open var xAcceleration: CGFloat = 0
    /// The downward acceleration.
    open var yAcceleration: CGFloat = 0
    /// The colour of a particle.
    open var color: CGColor? = CGColor(gray: 1, alpha: 1)
    /// The range of variation of the opacity.
    open var alphaRange: Float = 0
    /// The change of the opacity per second.
    open var alphaSpeed: Float = 0
}

/// The shape of an emitter.
public nonisolated struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape from its name.
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
    /// A cuboid.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A sphere.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of an emitter's shape from which particles are emitted.
public nonisolated struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From its vertices.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// From its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// From its surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// From its interior.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How overlapping particles are rendered.
public nonisolated struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In no particular order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// From back to front.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// By adding their colours.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
