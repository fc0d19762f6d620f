/// A closure in a form that Foundation accepts where it requires closures that are not bound to an actor.
///
/// Unchecked sendable: as with selectors on iOS, the caller determines the thread on which the closure runs, such as the
/// poster of a notification or the run loop of a timer.
nonisolated struct UnboundCall<Argument>: @unchecked Sendable {
    let body: (Argument) -> Void
}
