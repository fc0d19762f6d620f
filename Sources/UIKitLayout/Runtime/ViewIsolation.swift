#if MainActorViews
    import Foundation

    /// Runs a closure on the main actor, to which views are bound, from code that the language does not bind to it, such
    /// as descriptions. As on iOS, such code must run on the main actor.
    nonisolated func inViewIsolation<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        MainActor.assumeIsolated(body)
    }

    /// Runs the end of an object's life on the main actor, on which views are destroyed, as on iOS. If the object is
    /// released elsewhere, that thread waits for the main queue, because constraints and layout trees refer to the
    /// object until the closure returns. An `isolated deinit` is not an alternative: subclasses could then not have the
    /// `deinit` that sources for iOS have.
    nonisolated func endingInViewIsolation(_ body: @MainActor () -> Void) {
        guard !isOnMainQueue() else { return MainActor.assumeIsolated(body) }
        DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }

    /// Whether the caller runs on the main queue. A program whose main function is asynchronous runs that queue on
    /// threads of Dispatch, which are not the main thread.
    private nonisolated func isOnMainQueue() -> Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
    }

    private nonisolated let mainQueueMark = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
#else
    /// Runs a closure. Here views are not bound to an actor, so the caller is already in their isolation domain.
    @inline(__always)
    func inViewIsolation<Result>(_ body: () -> Result) -> Result { body() }

    /// Runs the end of an object's life, in the isolation domain of its views.
    @inline(__always)
    func endingInViewIsolation(_ body: () -> Void) { body() }
#endif
