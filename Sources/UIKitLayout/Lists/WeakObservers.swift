/// Observers that are not retained, in the order in which they were added.
struct WeakObservers<Observer> {
    private var references: [() -> Observer?] = []

    /// Adds an observer.
    ///
    /// - Parameter reference: a closure that holds the observer weakly and returns it, or `nil` after the observer has
    ///   been deallocated.
    mutating func add(_ reference: @escaping () -> Observer?) {
        references.removeAll { $0() == nil }
        references.append(reference)
    }

    /// Calls the closure with each observer that still exists, in the order in which they were added.
    func notify(_ body: (Observer) -> Void) {
        for reference in references { reference().map(body) }
    }
}
