import Foundation

/// The coordinator of a transition without interaction. The transition takes no time: animations alongside it are
/// performed when it begins, and completion closures are called when it ends.
class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    deinit {}

    let isAnimated: Bool
    let containerView: UIView
    private(set) var isCancelled = false
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasBegun = false

    init(in containerView: UIView, isAnimated: Bool) {
        (self.containerView, self.isAnimated) = (containerView, isAnimated)
    }

    /// Performs the animations that have been added, and from now on those that are added.
    final func begin() {
        hasBegun = true
        let added = animations
        animations = []
        for animation in added { animation(self) }
    }

    /// Calls the completion closures.
    final func end(isCancelled: Bool) {
        self.isCancelled = isCancelled
        let added = completions
        completions = []
        for completion in added { completion(self) }
    }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasBegun { animation(self) } else { animations.append(animation) }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Keeps no handler, because the transition is never interactive.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    var isInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var initiallyInteractive: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { hasBegun ? 1 : 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
