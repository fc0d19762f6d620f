import Foundation

/// A timer of the screen; it is stored and never fires on Linux, where no screen is drawn.
open class CADisplayLink: NSObject {
    deinit {}

    /// When the last picture was shown, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next picture is shown, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// How long a picture is shown, in seconds.
    open var duration: CFTimeInterval { 1 / 60 }
    /// Whether the timer rests; a stored value.
    open var isPaused = false
    /// How often it should fire in a second; a stored value.
    open var preferredFramesPerSecond = 0
    /// How often it should fire in a second; a stored value.
    open var preferredFrameRateRange = CAFrameRateRange.default
    private let target: Any?

    /// Makes a timer that keeps its target alive until it is invalidated.
    public init(target: Any, selector sel: Selector) {
        self.target = target
    }

    /// Does nothing on Linux.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Does nothing on Linux.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Does nothing on Linux.
    open func invalidate() {}
}

/// How often something is drawn in a second.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
    /// At least so often.
    public var minimum: Float
    /// At most so often.
    public var maximum: Float
    /// Best so often.
    public var preferred: Float?

    /// Makes a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// As the screen likes.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
