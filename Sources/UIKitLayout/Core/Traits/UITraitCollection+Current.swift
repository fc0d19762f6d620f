import Foundation
import Synchronization

nonisolated extension UITraitCollection {
    /// The current traits: those of views whose hierarchy does not specify any. By default they are those of a phone
    /// with two pixels per point.
    ///
    /// As in UIKit, an assigned value applies to the current thread. A value that is assigned during
    /// ``performAsCurrent(_:)`` applies until that method returns. The traits that ``performAsCurrent(_:)`` sets apply
    /// to the current task.
    public static var current: UITraitCollection {
        get { ThreadTraits.current ?? TaskTraits.current }
        set { ThreadTraits.current = newValue }
    }

    /// Calls a closure, during which these traits are the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        callAsCurrent(actions)
    }

    /// Calls a closure, during which these traits are the current ones, and returns the closure's result.
    package func callAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let former = ThreadTraits.current
        ThreadTraits.current = nil
        defer { ThreadTraits.current = former }
        return try TaskTraits.$current.withValue(self, operation: body)
    }
}

/// The current traits of a task.
private nonisolated enum TaskTraits {
    @TaskLocal static var current = UITraitCollection.phone
}

/// The current traits that were assigned on a thread.
private nonisolated enum ThreadTraits {
    private static let key = "UITraitCollection.current"
    /// Whether traits have ever been assigned on any thread. This is checked first, because usually none have been, and
    /// a look-up in the thread's dictionary takes longer than the rest of ``UITraitCollection/current``.
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
