import Foundation

nonisolated extension Timer {
    /// Creates a timer that calls a closure after an interval in seconds, or at each interval, and adds it to the current
    /// run loop.
    ///
    /// This replaces timers that call a target by a selector on iOS. The closure may be bound to the main actor, as views
    /// are with the package trait `MainActorViews`; in that case the current run loop must be that of the main thread.
    /// Foundation's method accepts only closures that are not bound to an actor.
    public class func scheduledTimer(
        timeInterval: TimeInterval, repeats: Bool, calling body: @escaping (Timer) -> Void
    ) -> Timer {
        let call = UnboundCall(body: body)
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { call.body($0) }
    }

    /// Creates a timer that calls a closure after an interval in seconds, or at each interval, once it has been added to
    /// a run loop; see ``scheduledTimer(timeInterval:repeats:calling:)``. A trailing closure is passed to Foundation's
    /// initializer, whose timer fires at once.
    @_disfavoredOverload
    public convenience init(timeInterval: TimeInterval, repeats: Bool, calling body: @escaping (Timer) -> Void) {
        let call = UnboundCall(body: body)
        let fireDate = Date(timeIntervalSinceNow: timeInterval)
        self.init(fire: fireDate, interval: timeInterval, repeats: repeats, block: { call.body($0) })
    }
}

nonisolated extension Timer {
    /// Creates a timer and adds it to the current run loop. The timer does nothing on Linux, where methods cannot be
    /// called by name.
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        scheduledTimer(withTimeInterval: ti, repeats: repeats) { _ in }
    }

    /// Creates a timer. The timer does nothing on Linux, where methods cannot be called by name.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(timeInterval: ti, repeats: repeats, block: { _ in })
    }
}
