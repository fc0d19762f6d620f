import Foundation

nonisolated extension NotificationCenter {
    /// Calls a closure for each notification with a name, until the returned token is passed to `removeObserver(_:)`.
    ///
    /// The counterpart of a method called by its selector on iOS: the closure runs on the thread that posts the
    /// notification. It may be bound to the main actor, as views are with the package trait `MainActorViews`; then the
    /// notifications must be posted there. Foundation's method with a queue accepts only closures that are bound to no
    /// actor.
    ///
    /// - Parameter object: The sender of the notifications; `nil` for all senders.
    /// - Returns: The token, which the notification center retains.
    public func addObserver(
        forName name: Notification.Name?, object: Any?, calling body: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let call = ObserverCall(body: body)
        return addObserver(forName: name, object: object, queue: nil) { call.body($0) }
    }
}

nonisolated extension NotificationCenter {
    /// Adds an observer whose method is given by its name; does nothing on Linux, where methods cannot be called by
    /// name.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}

/// A closure that is passed through Foundation.
///
/// Unchecked sendable: the poster of a notification determines the thread, as with selectors on iOS.
private nonisolated struct ObserverCall: @unchecked Sendable {
    let body: (Notification) -> Void
}
