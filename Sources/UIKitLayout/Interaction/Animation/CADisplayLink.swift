import Foundation

/// A timer synchronized with the screen's refreshes; it never fires on Linux, where nothing is displayed.
open class CADisplayLink: NSObject {
    deinit {}

    /// The time at which the last frame was displayed, in seconds; always 0 on Linux.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the next frame is displayed, in seconds: ``timestamp`` plus ``duration``.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The duration of a frame, in seconds; always 1/60 on Linux.
    open var duration: CFTimeInterval { 1 / 60 }
    /// Whether the timer is paused. Stored; has no effect on Linux.
    open var isPaused = false
    /// The preferred number of calls per second. Stored; has no effect on Linux.
    open var preferredFramesPerSecond = 0
    /// The preferred range of frame rates. Stored; has no effect on Linux.
    open var preferredFrameRateRange = CAFrameRateRange.default
    private let target: Any?

    /// Creates a timer that retains the given target.
    public init(target: Any, selector sel: Selector) {
        self.target = target
    }

    /// Adds the timer to a run loop. Does nothing on Linux.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Removes the timer from a run loop. Does nothing on Linux.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Invalidates the timer. Does nothing on Linux.
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

    /// The default range, which leaves the choice of the rate to the system.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
