import Foundation

/// A layer that emits particles; its properties are stored, and nothing is emitted on Linux.
open class CAEmitterLayer: CALayer {
    deinit {}

    /// The kinds of particles that the layer emits.
    open var emitterCells: [CAEmitterCell]?
    /// The factor by which the birth rates of the cells are multiplied.
    open var birthRate: Float = 1
    /// The factor by which the lifetimes of the particles are multiplied.
    open var lifetime: Float = 1
    /// The centre of the shape that emits particles, in points.
    open var emitterPosition = CGPoint.zero
    /// The position on the z axis of the shape that emits particles.
    open var emitterZPosition: CGFloat = 0
    /// The size of the shape that emits particles, in points.
    open var emitterSize = CGSize.zero
    /// The shape of the emitter.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape from which particles are emitted.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How overlapping particles are rendered.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// The factor by which the velocities of the particles are multiplied.
    open var velocity: Float = 1
    /// The factor by which the sizes of the particles are multiplied.
    open var scale: Float = 1
    /// The seed of the random numbers.
    open var seed: UInt32 = 0
}

/// A kind of particles that an emitter layer emits; its properties are stored, and nothing is emitted.
open class CAEmitterCell: NSObject {
    deinit {}

    /// The name of the cell.
    open var name: String?
    /// The image of a particle.
    open var contents: Any?
    /// The kinds of particles that each particle emits itself.
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
    /// The direction of emission, as an angle in the xy plane, in radians.
    open var emissionLongitude: CGFloat = 0
    /// The range of variation of the direction.
    open var emissionRange: CGFloat = 0
    /// The scale of a particle.
    open var scale: CGFloat = 1
    /// The range of variation of the scale.
    open var scaleRange: CGFloat = 0
    /// The change of the scale per second.
    open var scaleSpeed: CGFloat = 0
    /// The rotation speed of a particle, in radians per second.
    open var spin: CGFloat = 0
    /// The range of variation of the rotation speed.
    open var spinRange: CGFloat = 0
    /// The acceleration to the right, in points per second squared.
    open var xAcceleration: CGFloat = 0
    /// The downward acceleration, in points per second squared.
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

    /// The emitter is a point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// The emitter is a line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// The emitter is a rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// The emitter is a circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// The emitter is a cuboid.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// The emitter is a sphere.
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

    /// Particles are emitted from the vertices of the shape.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Particles are emitted from the outline of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Particles are emitted from the surface of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Particles are emitted from the interior of the shape.
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

    /// Particles are drawn in no particular order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest particles are drawn first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest particles are drawn last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Particles are drawn from back to front, by their z positions.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// The colours of overlapping particles are added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
