#if MainActorViews
    /// What views do where the language knows of no isolation: while they go, and where they are described. It happens on
    /// the main actor, as on iOS.
    nonisolated func inViewIsolation<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        MainActor.assumeIsolated(body)
    }
#else
    /// What views do, in whichever isolation domain they belong to.
    @inline(__always)
    func inViewIsolation<Result>(_ body: () -> Result) -> Result { body() }
#endif
