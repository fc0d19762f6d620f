import Foundation
internal import Locking
import UIKitLayout

/// The Swift classes for the custom classes that Interface Builder files name.
///
/// A class that is not registered is looked up in the running program by its module and name.
public final nonisolated class ClassRegistry: Sendable {
    /// The registry that is used by default.
    public static let shared = ClassRegistry()

    private let classes = Locked<[String: UIResponder.Type]>([:])

    /// Creates an empty registry.
    public init() {}

    /// Registers a class of views or controllers under the given name, or under the class's own name if `name` is
    /// `nil`.
    public func register(_ responderClass: UIResponder.Type, as name: String? = nil) {
        classes.withLock { $0[name ?? String(describing: responderClass)] = responderClass }
    }

    /// The class of views or controllers that is registered under the given name or, failing that, has the given module
    /// and name in the running program; `nil` if there is none.
    public func responderClass(named name: String, module: String?) -> UIResponder.Type? {
        if let known = classes.withLock({ $0[name] }) { return known }
        guard let module else { return nil }
        return NSClassFromString("\(module).\(name)") as? UIResponder.Type
    }
}
