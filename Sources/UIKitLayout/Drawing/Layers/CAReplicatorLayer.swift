import Foundation

/// A layer that shows copies of its sublayers; its properties are only stored.
open class CAReplicatorLayer: CALayer {
    deinit {}

    /// The number of copies, including the original.
    open var instanceCount = 1
    /// Whether copies keep their positions on the z axis.
    open var preservesDepth = false
    /// The delay between copies, in seconds.
    open var instanceDelay: CFTimeInterval = 0
    /// The transform of each copy relative to the previous one.
    open var instanceTransform = CATransform3DIdentity
    /// The colour of the first copy.
    open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)
    /// The change of the red component from copy to copy.
    open var instanceRedOffset: Float = 0
    /// The change of the green component from copy to copy.
    open var instanceGreenOffset: Float = 0
    /// The change of the blue component from copy to copy.
    open var instanceBlueOffset: Float = 0
    /// The change of the opacity from copy to copy.
    open var instanceAlphaOffset: Float = 0
}

/// A layer whose sublayers are placed in three dimensions on iOS; here it is drawn like a plain layer.
open class CATransformLayer: CALayer {
    deinit {}
}
