import Foundation

extension UITableView {
    /// Adds an observer that is notified of every later change; it is held weakly.
    public func addUpdateObserver(_ observer: any UITableViewUpdateObserver) {
        observers.add { [weak observer] in observer }
    }

    /// Calls a closure with each observer, in the order in which they were added.
    func notifyObservers(_ notify: (any UITableViewUpdateObserver) -> Void) {
        observers.notify(notify)
    }
}
