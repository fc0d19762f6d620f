/// The activation of a view by a drag that stays above it; stored, never takes place on Linux.
open class UISpringLoadedInteraction: ViewInteraction {
    deinit {}

    private let activation: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction with a closure for the activation, which is never called on Linux.
    public init(
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        activation = handler
    }
}
