import Foundation

extension UIView {
    /// The pacing of an animation.
    public nonisolated enum AnimationCurve: Int, Hashable, Sendable {
        case easeInOut = 0
        case easeIn, easeOut, linear
    }
}
