import Foundation
import Trapping

/// What has a proxy for the values that all its instances should have.
///
/// A proxy is an instance that takes values and passes them on to none: appearance has no bearing on layout here, except
/// that fonts set in this way are not known to the views.
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIView {
    /// The proxy of a class; what it takes does nothing on Linux.
    ///
    /// It is made by `init(coder:)`. Traps if that makes none.
    public static func appearance() -> Self { proxy }

    /// The proxy of a class inside others; what it takes does nothing on Linux.
    public static func appearance(whenContainedInInstancesOf containerTypes: [UIResponder.Type]) -> Self { proxy }

    /// The proxy of a class where traits hold; what it takes does nothing on Linux.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy }

    private static var proxy: Self {
        guard let proxy = Self(coder: NSCoder()) else {
            trap("\(Self.self) has no appearance: init(coder:) returned nil")
        }
        return proxy
    }
}

extension UIAppearance where Self: UIBarItem {
    /// The proxy of a class; what it takes does nothing on Linux.
    public static func appearance() -> Self { Self() }

    /// The proxy of a class inside others; what it takes does nothing on Linux.
    public static func appearance(whenContainedInInstancesOf containerTypes: [UIResponder.Type]) -> Self { Self() }
}
