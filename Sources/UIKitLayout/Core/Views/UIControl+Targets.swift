import Foundation

/// A method that was added to a control for events, by its name.
struct ControlTarget {
    private(set) weak var object: AnyObject?
    /// Whether the method belongs to an object; otherwise to the first responder that has a method of the name.
    let hasObject: Bool
    let action: Selector
    var events: UIControl.Event

    init(_ target: Any?, _ action: Selector, _ events: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        (self.object, hasObject, self.action, self.events) = (object, object != nil, action, events)
    }

    /// Whether the method belongs to the given target.
    func belongs(to target: Any?) -> Bool {
        guard let target else { return !hasObject }
        return object === (target as AnyObject)
    }
}

extension [ControlTarget] {
    /// The events for which methods were added.
    var events: UIControl.Event { reduce([]) { $0.union($1.events) } }

    /// Removes events from the methods with the given target and name; `nil` stands for any.
    mutating func remove(_ target: Any?, _ action: Selector?, _ events: UIControl.Event) {
        for index in indices
        where (target == nil || self[index].belongs(to: target)) && (action == nil || action == self[index].action) {
            self[index].events.subtract(events)
        }
        removeAll { $0.events.isEmpty }
    }
}

private let targetsKey = AssociatedKey<[ControlTarget]>()

extension UIControl {
    var targets: [ControlTarget] {
        get { associatedValue(for: targetsKey) ?? [] }
        set { setAssociatedValue(newValue, for: targetsKey) }
    }

    /// The objects whose methods were added to the control. `NSNull` stands for the first responder.
    public var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { $0.hasObject ? $0.object as? NSObject : NSNull() }.map(AnyHashable.init))
    }

    /// The names of the methods that were added for a target and an event, in the order in which they were added; `nil` if
    /// there are none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let found = targets.filter { $0.belongs(to: target) && !$0.events.isDisjoint(with: controlEvent) }
        return found.isEmpty ? nil : found.map(\.action.description)
    }
}
