import Foundation
import Trapping

/// A class with an appearance proxy for all its instances.
///
/// On Linux a proxy is an instance whose values are not passed on to other instances. Only fonts make a difference to
/// layout: views do not get the fonts that are set on a proxy.
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIView {
    /// The appearance proxy of the class; values set on it have no effect on Linux.
    ///
    /// The proxy is created by `init(coder:)`. Traps if that initialiser returns `nil`.
    public static func appearance() -> Self { proxy }

    /// The appearance proxy of the class for instances inside containers of the given classes; values set on it have no
    /// effect on Linux.
    public static func appearance(whenContainedInInstancesOf containerTypes: [UIResponder.Type]) -> Self { proxy }

    /// The appearance proxy of the class for the given traits; values set on it have no effect on Linux.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy }

    private static var proxy: Self {
        guard let proxy = Self(coder: NSCoder()) else {
            trap("\(Self.self) has no appearance: init(coder:) returned nil")
        }
        return proxy
    }
}

extension UIAppearance where Self: UIBarItem {
    /// The appearance proxy of the class; values set on it have no effect on Linux.
    ///
    /// The proxy is created by `init(coder:)`. Traps if that initialiser returns `nil`.
    public static func appearance() -> Self { barItemProxy }

    /// The appearance proxy of the class for instances inside containers of the given classes; values set on it have no
    /// effect on Linux.
    public static func appearance(whenContainedInInstancesOf containerTypes: [UIResponder.Type]) -> Self {
        barItemProxy
    }

    private static var barItemProxy: Self {
        guard let proxy = Self(coder: NSCoder()) else {
            trap("\(Self.self) has no appearance: init(coder:) returned nil")
        }
        return proxy
    }
}
