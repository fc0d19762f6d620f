import Foundation

/// A layer that shows its sublayers several times; all of it is stored.
open class CAReplicatorLayer: CALayer {
    deinit {}

    /// How often sublayers are shown.
    open var instanceCount = 1
    /// Whether copies lie in space.
    open var preservesDepth = false
    /// How much later each copy moves, in seconds.
    open var instanceDelay: CFTimeInterval = 0
    /// How each copy lies beside the one before.
    open var instanceTransform = CATransform3DIdentity
    /// The colour of the first copy.
    open var instanceColor: CGColor? = UIColor.white.cgColor
    /// How much redder each copy is.
    open var instanceRedOffset: Float = 0
    /// How much greener each copy is.
    open var instanceGreenOffset: Float = 0
    /// How much bluer each copy is.
    open var instanceBlueOffset: Float = 0
    /// How much more opaque each copy is.
    open var instanceAlphaOffset: Float = 0
}

/// A layer whose sublayers lie in space; stored.
open class CATransformLayer: CALayer {
    deinit {}
}
