/// Observers that are not retained, in the order in which they were added.
struct WeakObservers<Observer> {
    private var references: [() -> Observer?] = []

    /// Adds an observer.
    ///
    /// - Parameter reference: returns the observer, which it holds weakly; `nil` after it was deallocated.
    mutating func add(_ reference: @escaping () -> Observer?) {
        references.removeAll { $0() == nil }
        references.append(reference)
    }

    /// Calls a closure with each observer.
    func notify(_ body: (Observer) -> Void) {
        for reference in references { reference().map(body) }
    }
}
