import Foundation

// The language lets a class be known at run time only for initialisers that are `required`; but then subclasses with
// initialisers of their own would have to write them, which those written for iOS do not. What is named here is the code of
// initialisers that are not designated ones: as when a subclass inherits them, it makes an object of the class that it is
// called on and calls that class's designated initialiser.

extension UIView {
    @_silgen_name("$s11UIKitLayout6UIViewCACycfC")
    private static func make() -> UIView

    /// Calls `init(frame:)` of the object's class, as only an initialiser that is not a designated one does. Its own name
    /// mentions no type of Foundation, whose modules are called differently in other versions.
    @usableFromInline
    convenience init(ofClassAtX x: Double, y: Double, width: Double, height: Double) {
        self.init(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    @_silgen_name("$s11UIKitLayout6UIViewC10ofClassAtX1y5width6heightACSd_S3dtcfC")
    private static func make(x: Double, y: Double, width: Double, height: Double) -> UIView

    /// A new view of the class that this is called on, which may be known at run time only. Classes that do not have
    /// `init(frame:)` trap.
    public static func instance() -> Self { unsafeDowncast(make(), to: Self.self) }

    /// A new view with a frame, of the class that this is called on, which may be known at run time only. Classes that do
    /// not have `init(frame:)` trap.
    public static func instance(frame: CGRect) -> Self {
        let made = make(
            x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
        return unsafeDowncast(made, to: Self.self)
    }
}

extension UIButton {
    @_silgen_name("$s11UIKitLayout8UIButtonC4typeA2C10ButtonTypeO_tcfC")
    private static func make(type: ButtonType) -> UIButton

    /// A new button of a kind, of the class that this is called on, which may be known at run time only. Classes that do not
    /// have `init(frame:)` trap.
    public static func instance(type: ButtonType) -> Self { unsafeDowncast(make(type: type), to: Self.self) }
}
