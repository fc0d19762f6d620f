import Foundation

/// An observer of a table, held weakly.
struct WeakTableObserver {
    fileprivate weak var observer: (any UITableViewUpdateObserver)?
}

extension UITableView {
    /// Adds an observer that is notified of every later change; it is held weakly.
    public func addUpdateObserver(_ observer: any UITableViewUpdateObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakTableObserver(observer: observer))
    }

    /// Calls a closure with each observer, in the order in which they were added.
    func notifyObservers(_ notify: (any UITableViewUpdateObserver) -> Void) {
        for entry in observers { entry.observer.map(notify) }
    }
}
