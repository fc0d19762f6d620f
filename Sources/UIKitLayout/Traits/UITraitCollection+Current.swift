import Foundation
import Synchronization

nonisolated extension UITraitCollection {
    /// The traits for views that are in no hierarchy with traits of its own; those of a phone with two pixels a point by
    /// default.
    ///
    /// What is assigned holds for the current thread, as in UIKit: inside ``performAsCurrent(_:)`` until that ends. What
    /// ``performAsCurrent(_:)`` sets holds for the current task.
    public static var current: UITraitCollection {
        get { ThreadTraits.current ?? TaskTraits.current }
        set { ThreadTraits.current = newValue }
    }

    /// Calls a closure while these traits are the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        callAsCurrent(actions)
    }

    /// Calls a closure while these traits are the current ones, and returns what it returns.
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
    /// Whether any thread ever had some: mostly none has, and looking for them takes longer than everything else here.
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
