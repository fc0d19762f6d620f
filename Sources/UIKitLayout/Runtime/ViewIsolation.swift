#if MainActorViews
    /// Runs a closure on the main actor, to which views are bound, from code that the language does not bind to it:
    /// deinitialisers and descriptions. As on iOS, such code must run on the main actor.
    nonisolated func inViewIsolation<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        MainActor.assumeIsolated(body)
    }
#else
    /// Runs a closure. Here views are not bound to an actor, so the caller is already in their isolation domain.
    @inline(__always)
    func inViewIsolation<Result>(_ body: () -> Result) -> Result { body() }
#endif
