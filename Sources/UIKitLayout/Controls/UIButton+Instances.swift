import Foundation

extension UIButton {
    @_silgen_name("$s11UIKitLayout8UIButtonC4typeA2C10ButtonTypeO_tcfC")
    private static func make(type: ButtonType) -> UIButton

    /// Returns a new button of a type, of the class that this is called on, which may be known only at run time. Traps
    /// for classes without `init(frame:)`.
    public static func instance(type: ButtonType) -> Self { unsafeDowncast(make(type: type), to: Self.self) }
}
