/// The observers of changes of a table's rows.
extension UITableView {
    /// Adds an observer that is notified of every later change; it is held weakly.
    public func addUpdateObserver(_ observer: any UITableViewUpdateObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakTableObserver(observer: observer))
    }

    func notifyObservers(_ notify: (any UITableViewUpdateObserver) -> Void) {
        for entry in observers { entry.observer.map(notify) }
    }
}

/// A weak reference to an observer of a table.
struct WeakTableObserver {
    weak var observer: (any UITableViewUpdateObserver)?
}
