internal import CTemplateLayout

/// The heights that caches and tables of rows accept.
public enum ValidHeight {
    /// The largest height of a row, header or footer, in points. Even the largest possible table has a finite total
    /// height.
    public static let maximum: Double = TL_HEIGHT_MAX

    /// Whether a number is a valid height: neither negative nor NaN nor above ``maximum``.
    @inlinable
    public static func contains(_ number: Double) -> Bool {
        number >= 0 && number <= maximum
    }
}
