import Foundation
internal import Locking
import UIKitLayout

/// Which Swift class stands for a custom class of an Interface Builder file.
///
/// A class that is not registered is looked for by its module and name in the running program.
public final class ClassRegistry: Sendable {
    /// The registry that is used unless another one is given.
    public static let shared = ClassRegistry()

    private let classes = Locked<[String: UIView.Type]>([:])

    /// Makes an empty registry.
    public init() {}

    /// Registers a class under its own name or another one.
    public func register(_ viewClass: UIView.Type, as name: String? = nil) {
        classes.withLock { $0[name ?? String(describing: viewClass)] = viewClass }
    }

    /// The class for a name, `nil` if there is none.
    public func viewClass(named name: String, module: String?) -> UIView.Type? {
        if let known = classes.withLock({ $0[name] }) { return known }
        return module.flatMap { NSClassFromString("\($0).\(name)") } as? UIView.Type
    }
}

/// The coder that views of Interface Builder files are made with; it holds nothing.
final class NibCoder: NSCoder {}
