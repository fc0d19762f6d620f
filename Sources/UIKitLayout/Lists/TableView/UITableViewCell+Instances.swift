import Foundation

// These methods call initialisers of classes that are known only at run time. The reasons are those of
// `UIView.initialized()`.

extension UITableViewCell {
    /// Creates a cell of the class on which the method is called, with the initialiser without arguments.
    ///
    /// For a class that is known only at run time, Swift allows this only if the initialiser is `required`. But then
    /// every subclass with initialisers of its own would have to implement `init()`, and cells written for iOS do not.
    /// The method is therefore declared with the symbol of the initialiser's allocating entry point.
    @_silgen_name("$s11UIKitLayout15UITableViewCellCACycfC")
    static func makeOfClass() -> UITableViewCell

    @_silgen_name("$s11UIKitLayout15UITableViewCellC7ofStyle10identifierACSi_SSSgtcfC")
    private static func make(ofStyle style: Int, identifier: consuming String?) -> UITableViewCell

    /// Calls `init(style:reuseIdentifier:)` of the object's class, which only a convenience initialiser can do.
    @usableFromInline
    convenience init(ofStyle style: Int, identifier: String?) {
        self.init(style: CellStyle(rawValue: style) ?? .default, reuseIdentifier: identifier)
    }

    /// Returns a new cell of the class that this method is called on; the class may be known only at run time. Traps if
    /// the class lacks `init(style:reuseIdentifier:)`.
    public static func initialized(style: CellStyle, reuseIdentifier: String?) -> Self {
        unsafeDowncast(make(ofStyle: style.rawValue, identifier: reuseIdentifier), to: Self.self)
    }
}

extension UITableViewHeaderFooterView {
    @_silgen_name("$s11UIKitLayout023UITableViewHeaderFooterD0C12ofIdentifierACSSSg_tcfC")
    private static func make(ofIdentifier identifier: consuming String?) -> UITableViewHeaderFooterView

    /// Calls `init(reuseIdentifier:)` of the object's class, which only a convenience initialiser can do.
    @usableFromInline
    convenience init(ofIdentifier identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    /// Returns a new view of the class that this method is called on; the class may be known only at run time. Traps if
    /// the class lacks `init(reuseIdentifier:)`.
    public static func initialized(reuseIdentifier: String?) -> Self {
        unsafeDowncast(make(ofIdentifier: reuseIdentifier), to: Self.self)
    }
}
