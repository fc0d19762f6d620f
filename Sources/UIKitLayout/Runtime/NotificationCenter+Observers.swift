import Foundation

nonisolated extension NotificationCenter {
    /// Calls a closure for each notification with the given name, or with any name if that is `nil`, until the returned
    /// token is passed to `removeObserver(_:)`.
    ///
    /// This replaces observers that iOS calls by a selector. Like them, the closure runs on the thread that posts the
    /// notification. The closure may be bound to the main actor, as views are with the package trait `MainActorViews`;
    /// in that case the notifications must be posted on the main actor. Foundation's method with a queue accepts only
    /// closures that are not bound to an actor.
    ///
    /// - Parameter object: The sender of the notifications; `nil` means any sender.
    /// - Returns: The token, which the notification center retains.
    public func addObserver(
        forName name: Notification.Name?, object: Any?, calling body: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let call = UnboundCall(body: body)
        return addObserver(forName: name, object: object, queue: nil) { call.body($0) }
    }
}

nonisolated extension NotificationCenter {
    /// Adds an observer whose method is called for each notification. Does nothing on Linux, where methods cannot be
    /// called by name.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}
