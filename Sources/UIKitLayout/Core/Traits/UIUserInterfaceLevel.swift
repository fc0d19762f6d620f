/// The level of an interface: the base, or a layer above it such as a sheet.
public nonisolated enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    case unspecified = -1
    case base
    case elevated
}

nonisolated extension UITraitCollection {
    /// The level of the interface. Dynamic colours of the app can depend on it; the system's colours are those of the base
    /// level.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }

    /// Creates traits that specify the level of the interface.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
    }
}

/// The level of the interface.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.userInterfaceLevel != other.userInterfaceLevel
    }
}
