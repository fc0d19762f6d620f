import Foundation
import Synchronization

nonisolated extension UITraitCollection {
    /// The traits for views in hierarchies without traits of their own; by default those of a phone with two pixels per
    /// point.
    ///
    /// As in UIKit, an assigned value applies to the current thread; inside ``performAsCurrent(_:)`` it applies until
    /// that returns. The value set by ``performAsCurrent(_:)`` applies to the current task.
    public static var current: UITraitCollection {
        get { ThreadTraits.current ?? TaskTraits.current }
        set { ThreadTraits.current = newValue }
    }

    /// Calls a closure with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        callAsCurrent(actions)
    }

    /// Calls a closure with these traits as the current ones, and returns its result.
    package func callAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let former = ThreadTraits.current
        ThreadTraits.current = nil
        defer { ThreadTraits.current = former }
        return try TaskTraits.$current.withValue(self, operation: body)
    }
}

/// The traits that were set for a task.
private nonisolated enum TaskTraits {
    @TaskLocal static var current = UITraitCollection.phone
}

/// The traits that were assigned on a thread.
private nonisolated enum ThreadTraits {
    private static let key = "UITraitCollection.current"
    /// Whether any thread has ever had assigned traits; usually none has, and looking them up takes longer than
    /// everything else here.
    private static let areUsed = Atomic(false)

    static var current: UITraitCollection? {
        get {
            guard areUsed.load(ordering: .relaxed) else { return nil }
            return Thread.current.threadDictionary[key] as? UITraitCollection
        }
        set {
            guard newValue != nil || areUsed.load(ordering: .relaxed) else { return }
            areUsed.store(true, ordering: .relaxed)
            Thread.current.threadDictionary[key] = newValue
        }
    }
}
