import Foundation

// Swift can call an initialiser of a class that is only known at run time if the initialiser is `required`; but then
// every subclass with initialisers of its own would have to declare it, which sources written for iOS do not. The
// symbols here are the allocating entry points of convenience initialisers: as for an inherited convenience
// initialiser, they create an object of the class that they are called on and call that class's designated initialiser.

extension UIView {
    @_silgen_name("$s11UIKitLayout6UIViewCACycfC")
    private static func make() -> UIView

    /// Calls `init(frame:)` of the object's class, which only a convenience initialiser does. Its mangled name contains
    /// no type of Foundation, whose module names differ between versions.
    @usableFromInline
    convenience init(ofClassAtX x: Double, y: Double, width: Double, height: Double) {
        self.init(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    @_silgen_name("$s11UIKitLayout6UIViewC10ofClassAtX1y5width6heightACSd_S3dtcfC")
    private static func make(x: Double, y: Double, width: Double, height: Double) -> UIView

    /// Returns a new view of the class that this is called on, which may be known only at run time. Traps for classes
    /// without `init(frame:)`.
    public static func instance() -> Self { unsafeDowncast(make(), to: Self.self) }

    /// Returns a new view with a frame, of the class that this is called on, which may be known only at run time. Traps
    /// for classes without `init(frame:)`.
    public static func instance(frame: CGRect) -> Self {
        let made = make(
            x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
        return unsafeDowncast(made, to: Self.self)
    }
}
