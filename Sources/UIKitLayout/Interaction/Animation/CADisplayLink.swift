import Foundation

/// A timer synchronized with the screen's refreshes; it never fires on Linux, where nothing is displayed.
open class CADisplayLink: NSObject {
    deinit {}

    /// The time at which the last frame was displayed, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the next frame is displayed, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The duration of a frame, in seconds.
    open var duration: CFTimeInterval { 1 / 60 }
    /// Whether the timer is paused; stored, with no effect.
    open var isPaused = false
    /// The preferred number of calls per second; stored, with no effect.
    open var preferredFramesPerSecond = 0
    /// The preferred range of frame rates; stored, with no effect.
    open var preferredFrameRateRange = CAFrameRateRange.default
    private let target: Any?

    /// Creates a timer, which retains its target.
    public init(target: Any, selector sel: Selector) {
        self.target = target
    }

    /// Adds the timer to a run loop; does nothing on Linux.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Removes the timer from a run loop; does nothing on Linux.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Invalidates the timer; does nothing on Linux.
    open func invalidate() {}
}

/// A range of frame rates, in frames per second.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum rate.
    public var minimum: Float
    /// The maximum rate.
    public var maximum: Float
    /// The preferred rate.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The rate that suits the screen.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
