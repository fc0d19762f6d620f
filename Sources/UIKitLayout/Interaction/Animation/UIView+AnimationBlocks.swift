import Foundation

/// The functions with which animations were described before closures. The changes between them take effect at once.
extension UIView {
    /// Begins an animation. Does nothing on Linux, where nothing is animated.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Ends the description of an animation. Does nothing on Linux.
    public class func commitAnimations() {}
    /// Sets the duration of the animation, in seconds. Has no effect on Linux.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    /// Sets the time after which the animation begins, in seconds. Has no effect on Linux.
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    /// Sets the pacing of the animation. Has no effect on Linux.
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Sets how often the animation repeats. Has no effect on Linux.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    /// Sets whether the animation also runs backwards. Has no effect on Linux.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    /// Sets whether the animation starts from the current state of the views. Has no effect on Linux.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
