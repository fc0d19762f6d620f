import Foundation

nonisolated extension NotificationCenter {
    /// Calls a closure for each notification of a name from now on, until the token is given to `removeObserver(_:)`.
    ///
    /// What a method called by its selector is on iOS: the closure runs on the thread that posts the notification, and
    /// it may be bound to the main actor, as views are with the trait `MainActorViews`; such notifications are posted
    /// there. Foundation's method with a queue takes only closures that are bound to no actor.
    ///
    /// - Parameter object: the sender whose notifications count; `nil` for all.
    /// - Returns: the token, which the notification center retains.
    public func addObserver(
        forName name: Notification.Name?, object: Any?, calling body: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let call = ObserverCall(body: body)
        return addObserver(forName: name, object: object, queue: nil) { call.body($0) }
    }
}

nonisolated extension NotificationCenter {
    /// Takes an observer whose method is known by its name only; does nothing on Linux, where no method is called by name.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}

/// A closure on its way through Foundation.
///
/// Unchecked: who posts a notification decides on the thread, as with selectors on iOS.
private nonisolated struct ObserverCall: @unchecked Sendable {
    let body: (Notification) -> Void
}
