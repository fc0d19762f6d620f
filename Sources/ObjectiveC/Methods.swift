// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

/// A method of a class at run time. Without the Objective-C runtime, no values of this type exist.
public nonisolated struct Method: Hashable, Sendable {
    private init() {}
}

/// The instance method of a class with the given name; always `nil` on Linux.
public nonisolated func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// The class method of a class with the given name; always `nil` on Linux.
public nonisolated func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Exchanges the implementations of two methods. Does nothing on Linux.
public nonisolated func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// The implementation of a method at run time. Without the Objective-C runtime, values of this type refer to no method.
public nonisolated struct IMP: Hashable, Sendable {
    fileprivate init() {}
}

/// The implementation of the given method. It cannot be called on Linux, since no method can be looked up.
public nonisolated func method_getImplementation(_ m: Method) -> IMP { IMP() }

/// The implementation of the method of a class with the given name; always `nil` on Linux.
public nonisolated func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Sets the implementation of a method and returns the former one. Does nothing on Linux.
@discardableResult
public nonisolated func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { IMP() }

/// Creates an implementation that calls the given closure. The closure is never called on Linux.
public nonisolated func imp_implementationWithBlock(_ block: Any) -> IMP { IMP() }

/// Adds a method to a class and returns whether it was added. Does nothing on Linux and returns false.
@discardableResult
public nonisolated func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces the implementation of the method with the given name and returns the former one. Does nothing on Linux and
/// returns `nil`.
@discardableResult
public nonisolated func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// The type encoding of a method; always `nil` on Linux. The type of the result is Apple's, because sources pass the
/// result on to ``class_addMethod(_:_:_:_:)`` and ``class_replaceMethod(_:_:_:_:)``.
public nonisolated func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// The class of the given object, or `nil` if the object is `nil`.
public nonisolated func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

nonisolated extension NSObject {
    /// Whether the object has a method for the given selector; always false on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }

    /// The object to which a message that this object does not understand is sent; always `nil` on Linux, where there
    /// are no messages.
    public func forwardingTarget(for aSelector: Selector?) -> Any? { nil }

    /// The name of the class, preceded by the name of its module unless it is a class of UIKit.
    public class func description() -> String {
        let name = NSStringFromClass(self)
        return name.hasPrefix("UIKitLayout.") ? String(name.dropFirst("UIKitLayout.".count)) : name
    }
}
