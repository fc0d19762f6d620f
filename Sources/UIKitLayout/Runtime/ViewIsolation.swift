#if MainActorViews
    /// Runs a closure with the isolation of views where the language infers none: during deallocation, and in
    /// descriptions. Both happen on the main actor, as on iOS.
    nonisolated func inViewIsolation<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        MainActor.assumeIsolated(body)
    }
#else
    /// Runs a closure in the isolation domain that its views belong to.
    @inline(__always)
    func inViewIsolation<Result>(_ body: () -> Result) -> Result { body() }
#endif
