import Foundation

/// A timer that calls a closure before each frame of a display.
///
/// The frames are those of an imaginary display with 60 frames per second. A timer of Foundation's begins them in each
/// run loop to which the link was added. A run loop retains its links, and a link retains its closure, until
/// ``invalidate()``.
open class CADisplayLink: NSObject {
    deinit {}

    /// The time at which the last frame began, in seconds, by the clock of `CACurrentMediaTime()`; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the next call is due, in seconds: ``timestamp`` plus the interval between two calls.
    open var targetTimestamp: CFTimeInterval { timestamp + interval }
    /// The duration of a frame, in seconds; always 1/60.
    open var duration: CFTimeInterval { 1 / CFTimeInterval(Self.framesPerSecond) }
    /// Whether calls are suspended. They begin again when the value becomes `false`.
    open var isPaused = false
    /// The preferred number of calls per second, at most 60; 0 for one call before each frame.
    open var preferredFramesPerSecond = 0 {
        didSet { intervalDidChange() }
    }
    /// The preferred range of rates; the preferred rate, or the maximum if there is none, has precedence over
    /// ``preferredFramesPerSecond``.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { intervalDidChange() }
    }

    private static let framesPerSecond: Float = 60
    private var body: ((CADisplayLink) -> Void)?
    private var timers: [FrameTimer] = []

    /// Creates a link that calls a closure before each frame, once it was added to a run loop.
    ///
    /// This replaces links that call a target by a selector on iOS.
    public init(calling body: @escaping (CADisplayLink) -> Void) {
        self.body = body
    }

    /// Creates a link that retains the given target. The link calls nothing on Linux, where methods cannot be called by
    /// name.
    public convenience init(target: Any, selector sel: Selector) {
        self.init { [target] _ in _ = target }
    }

    /// Adds the link to a mode of a run loop, which calls the closure on its thread from then on. With the package trait
    /// `MainActorViews` the run loop must be that of the main thread. Adding a link again to the same mode of the same
    /// run loop, or after ``invalidate()``, does nothing.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard body != nil, !timers.contains(where: { $0.runLoop === runloop && $0.mode == mode }) else { return }
        timers.append(FrameTimer(of: self, in: runloop, mode))
    }

    /// Removes the link from a mode of a run loop.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        timers.removeAll { timer in
            guard timer.runLoop === runloop, timer.mode == mode else { return false }
            timer.invalidate()
            return true
        }
    }

    /// Removes the link from all run loops, and releases the closure.
    open func invalidate() {
        for timer in timers { timer.invalidate() }
        timers = []
        body = nil
    }

    /// The time between two calls, in seconds: a multiple of a frame's duration.
    private var interval: CFTimeInterval {
        let range = preferredFrameRateRange
        let ofRange = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
        let rate = ofRange > 0 ? ofRange : Float(preferredFramesPerSecond)
        guard rate > 0, rate < Self.framesPerSecond else { return duration }
        return duration * CFTimeInterval((Self.framesPerSecond / rate).rounded())
    }

    private func intervalDidChange() {
        for index in timers.indices where timers[index].interval != interval {
            timers[index].invalidate()
            timers[index] = FrameTimer(of: self, in: timers[index].runLoop, timers[index].mode)
        }
    }

    private func beginFrame() {
        guard !isPaused else { return }
        timestamp = CACurrentMediaTime()
        body?(self)
    }

    /// The timer of a link in one mode of a run loop. It retains the link until it is invalidated; Foundation's timers
    /// do not release their closures then.
    private final class FrameTimer {
        let runLoop: RunLoop
        let mode: RunLoop.Mode
        let interval: CFTimeInterval
        private var link: CADisplayLink?
        private var timer: Timer?

        init(of link: CADisplayLink, in runLoop: RunLoop, _ mode: RunLoop.Mode) {
            (self.link, self.runLoop, self.mode, interval) = (link, runLoop, mode, link.interval)
            let timer = Timer(timeInterval: interval, repeats: true, calling: { [self] _ in self.link?.beginFrame() })
            self.timer = timer
            runLoop.add(timer, forMode: mode)
        }

        func invalidate() {
            timer?.invalidate()
            (timer, link) = (nil, nil)
        }
    }
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
