import Foundation
import Trapping

/// A class with an appearance proxy for all its instances.
///
/// A proxy is an instance whose values are not passed on: appearance does not affect layout here, except that views do
/// not get fonts set in this way.
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIView {
    /// The appearance proxy of a class; values set on it have no effect on Linux.
    ///
    /// It is created by `init(coder:)`. Traps if that returns `nil`.
    public static func appearance() -> Self { proxy }

    /// The appearance proxy of a class inside containers; values set on it have no effect on Linux.
    public static func appearance(whenContainedInInstancesOf containerTypes: [UIResponder.Type]) -> Self { proxy }

    /// The appearance proxy of a class for traits; values set on it have no effect on Linux.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy }

    private static var proxy: Self {
        guard let proxy = Self(coder: NSCoder()) else {
            trap("\(Self.self) has no appearance: init(coder:) returned nil")
        }
        return proxy
    }
}

extension UIAppearance where Self: UIBarItem {
    /// The appearance proxy of a class; values set on it have no effect on Linux.
    public static func appearance() -> Self { Self() }

    /// The appearance proxy of a class inside containers; values set on it have no effect on Linux.
    public static func appearance(whenContainedInInstancesOf containerTypes: [UIResponder.Type]) -> Self { Self() }
}
