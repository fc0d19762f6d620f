import Foundation
import Trapping

// Swift can call an initialiser of a class that is known only at run time, but only if the initialiser is `required`.
// Every subclass with initialisers of its own would then have to declare the required one, which sources written for
// iOS do not do. The symbols in this file are the allocating entry points of convenience initialisers. Like an
// inherited convenience initialiser, they create an object of the class that they are called on and call that class's
// designated initialiser.

extension UIView {
    @_silgen_name("$s11UIKitLayout6UIViewCACycfC")
    static func make() -> UIView

    /// Calls `init(frame:)` of the object's class, which only a convenience initialiser can do. The frame is passed as
    /// numbers, so that the mangled name contains no type of Foundation, whose module names differ between versions.
    @usableFromInline
    convenience init(ofClassAtX x: Double, y: Double, width: Double, height: Double) {
        self.init(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    @_silgen_name("$s11UIKitLayout6UIViewC10ofClassAtX1y5width6heightACSd_S3dtcfC")
    private static func make(x: Double, y: Double, width: Double, height: Double) -> UIView

    /// Returns a new view of the class that this method is called on; the class may be known only at run time. Traps if
    /// the class has neither `init(frame:)` nor a ``makeInitialized()`` of its own.
    public static func initialized() -> Self {
        guard let made = makeInitialized() as? Self else { trap("makeInitialized() of \(self) returned another class") }
        return made
    }

    /// Returns a new view, with the given frame, of the class that this method is called on; the class may be known
    /// only at run time. Traps if the class lacks `init(frame:)`.
    public static func initialized(frame: CGRect) -> Self {
        let made = make(
            x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
        return unsafeDowncast(made, to: Self.self)
    }
}
