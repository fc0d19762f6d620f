import Foundation
import Trapping

/// A class with an appearance proxy for all its instances.
///
/// On Linux a proxy is an instance whose values are not passed on to other instances, except the padding above the headers
/// of tables (`sectionHeaderTopPadding`). Of the other values only fonts make a difference to layout: views do not get the
/// fonts that are set on a proxy.
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

/// The key under which an appearance proxy of a whole class is marked.
private enum AppearanceProxy {
    static let mark = AssociatedKey<Bool>()
}

extension UIView {
    /// Whether the view is the appearance proxy of its class.
    final var isAppearanceProxy: Bool { associatedValue(for: AppearanceProxy.mark) ?? false }
}

extension UIAppearance where Self: UIView {
    /// The appearance proxy of the class; values set on it have no effect on Linux, except the padding above the headers of
    /// tables.
    ///
    /// The proxy is created by `init(coder:)`. Traps if that initialiser returns `nil`.
    public static func appearance() -> Self {
        let proxy = proxy
        proxy.setAssociatedValue(true, for: AppearanceProxy.mark)
        return proxy
    }

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
