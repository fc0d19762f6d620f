import Foundation

// The raw values are those of UIKit's headers.
extension UIView {
    /// Options of animations, which do not run on Linux.
    public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out subviews along with their superviews.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views accept touches during the animation.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation starts from the current state of the views.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation repeats indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation also runs backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A slow start and a slow end.
        public static let curveEaseInOut: AnimationOptions = []
        /// A slow start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// A slow end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// A constant rate.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// The animation has its own duration, even inside another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The animation has its own pacing, even inside another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Views redraw their content during the animation.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// The animation has its own options, even inside another animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Views are shown and hidden instead of being added and removed.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The new view fades in.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The view flips around its vertical axis from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view flips around its vertical axis from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The view curls up from the bottom.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The view curls down from the top.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The view flips around its horizontal axis from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The view flips around its horizontal axis from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// The system chooses the frame rate.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// 60 frames per second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// 30 frames per second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }

    /// Options of keyframe animations, which do not run on Linux.
    public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Linear interpolation between keyframes.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// No interpolation: each keyframe lasts until the next one.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Linear interpolation at a constant pace, whatever the times of the keyframes are.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Smooth interpolation between keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Smooth interpolation at a constant pace, whatever the times of the keyframes are.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
        /// Lays out subviews along with their superviews.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views accept touches during the animation.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// The animation starts from the current state of the views.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation has its own duration, even inside another animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// The animation has its own options, even inside another animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// The animation repeats indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The animation also runs backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    }
}
