// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

/// A method of a class at run time. Without the Objective-C runtime there are none.
public nonisolated struct Method: Hashable, Sendable {
    private init() {}
}

/// The method of a class with a name; `nil` on Linux.
public nonisolated func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// The class method with a name; `nil` on Linux.
public nonisolated func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Exchanges the implementations of two methods; does nothing on Linux.
public nonisolated func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// The implementation of a method at run time. Without the Objective-C runtime, methods have none that could be
/// exchanged.
public nonisolated struct IMP: Hashable, Sendable {
    fileprivate init() {}
}

/// The implementation of a method; not used on Linux, where methods cannot be looked up by name.
public nonisolated func method_getImplementation(_ m: Method) -> IMP { IMP() }

/// Sets the implementation of a method and returns the former one; does nothing on Linux.
@discardableResult
public nonisolated func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { IMP() }

/// An implementation that calls a closure; never called on Linux.
public nonisolated func imp_implementationWithBlock(_ block: Any) -> IMP { IMP() }

/// Adds a method to a class by name; always false on Linux, where methods cannot be added.
@discardableResult
public nonisolated func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces the implementation of a method by name and returns the former one; does nothing on Linux.
@discardableResult
public nonisolated func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// The type encoding of a method; `nil` on Linux. The result has Apple's type because sources pass it on to
/// ``class_addMethod(_:_:_:_:)`` and ``class_replaceMethod(_:_:_:_:)``.
public nonisolated func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// The class of an object.
public nonisolated func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

nonisolated extension NSObject {
    /// Whether an object responds to a selector; always false on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }

    /// The name of the class, with that of its module unless it is a class of UIKit.
    public class func description() -> String {
        let name = NSStringFromClass(self)
        return name.hasPrefix("UIKitLayout.") ? String(name.dropFirst("UIKitLayout.".count)) : name
    }
}
