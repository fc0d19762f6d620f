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

nonisolated extension NSObject {
    /// Whether a method can be called by name: none can on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }

    /// The name of the class, with that of its module unless it is one of the system's.
    public class func description() -> String {
        let name = NSStringFromClass(self)
        return name.hasPrefix("UIKitLayout.") ? String(name.dropFirst("UIKitLayout.".count)) : name
    }
}
