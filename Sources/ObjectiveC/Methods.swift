// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

/// A method of a class at run time. Without the Objective-C runtime there is none.
public nonisolated struct Method: Hashable, Sendable {
    private init() {}
}

/// A method of a class by name: there is none on Linux.
public nonisolated func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// A class method by name: there is none on Linux.
public nonisolated func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Exchanges what two methods do; does nothing on Linux.
public nonisolated func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// The code of a method at run time. Without the Objective-C runtime methods have none that could be exchanged.
public nonisolated struct IMP: Hashable, Sendable {
    fileprivate init() {}
}

/// The code of a method; never called on Linux, because no method is found by name.
public nonisolated func method_getImplementation(_ m: Method) -> IMP { IMP() }

/// Gives a method other code and returns the former; does nothing on Linux.
@discardableResult
public nonisolated func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { IMP() }

/// Code that calls a closure; it is never called on Linux.
public nonisolated func imp_implementationWithBlock(_ block: Any) -> IMP { IMP() }

/// Adds a method to a class by name; always false on Linux, where no class takes one.
@discardableResult
public nonisolated func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Gives a method of a class other code by name, and returns the former; does nothing on Linux.
@discardableResult
public nonisolated func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// The types of a method's arguments; there are none on Linux, so no pointer is ever made. The result has Apple's type because
/// sources pass it on to ``class_addMethod(_:_:_:_:)`` and ``class_replaceMethod(_:_:_:_:)``.
public nonisolated func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// The class of an object.
public nonisolated func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

nonisolated extension NSObject {
    /// Whether a method can be called by name: none can on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }

    /// The name of the class, with that of its module unless it is one of the system's.
    public class func description() -> String {
        let name = NSStringFromClass(self)
        return name.hasPrefix("UIKitLayout.") ? String(name.dropFirst("UIKitLayout.".count)) : name
    }
}
