import Foundation
internal import Locking
import UIKitLayout

/// The Swift classes of the custom classes that Interface Builder files name.
///
/// A class that is not registered is looked up in the running program by module and name.
public final nonisolated class ClassRegistry: Sendable {
    /// The registry that is used by default.
    public static let shared = ClassRegistry()

    private let classes = Locked<[String: UIResponder.Type]>([:])

    /// Creates an empty registry.
    public init() {}

    /// Registers a class of views or controllers under its own name or another name.
    public func register(_ responderClass: UIResponder.Type, as name: String? = nil) {
        classes.withLock { $0[name ?? String(describing: responderClass)] = responderClass }
    }

    /// The class of views or controllers with a name, or `nil` if there is none.
    public func responderClass(named name: String, module: String?) -> UIResponder.Type? {
        if let known = classes.withLock({ $0[name] }) { return known }
        guard let module else { return nil }
        return NSClassFromString("\(module).\(name)") as? UIResponder.Type
    }
}

/// The coder that is passed to views and controllers of Interface Builder files. It contains no values.
final nonisolated class NibCoder: NSCoder {}
