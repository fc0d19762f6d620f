import Foundation

extension UITableView {
    /// Adds an observer that is notified of every later update and reload. The observer is held weakly.
    public func addUpdateObserver(_ observer: any UITableViewUpdateObserver) {
        observers.add { [weak observer] in observer }
    }

    /// Calls the closure with each observer, in the order in which the observers were added.
    func notifyObservers(_ notify: (any UITableViewUpdateObserver) -> Void) {
        observers.notify(notify)
    }
}
