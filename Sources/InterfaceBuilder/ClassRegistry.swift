import Foundation
internal import Locking
import UIKitLayout

/// Which Swift class stands for a custom class of an Interface Builder file.
///
/// A class that is not registered is looked for by its module and name in the running program.
public final nonisolated class ClassRegistry: Sendable {
    /// The registry that is used unless another one is given.
    public static let shared = ClassRegistry()

    private let classes = Locked<[String: UIResponder.Type]>([:])

    /// Makes an empty registry.
    public init() {}

    /// Registers a class of views or controllers under its own name or another one.
    public func register(_ responderClass: UIResponder.Type, as name: String? = nil) {
        classes.withLock { $0[name ?? String(describing: responderClass)] = responderClass }
    }

    /// The class of views or controllers for a name, `nil` if there is none.
    public func responderClass(named name: String, module: String?) -> UIResponder.Type? {
        if let known = classes.withLock({ $0[name] }) { return known }
        guard let module else { return nil }
        return NSClassFromString("\(module).\(name)") as? UIResponder.Type
    }
}

/// The coder that views and controllers of Interface Builder files are made with; it holds nothing.
final nonisolated class NibCoder: NSCoder {}
