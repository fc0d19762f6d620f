nonisolated extension UITraitCollection {
    /// Whether the display senses the force of touches. No view depends on it.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
    /// The range of colours of the display. No view depends on it: everything is drawn in sRGB.
    public var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }

    /// Creates traits that specify whether the display senses the force of touches.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(TraitValues(forceTouchCapability: forceTouchCapability))
    }

    /// Creates traits that specify the range of colours of the display.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(TraitValues(displayGamut: displayGamut))
    }
}

/// Whether a display senses the force of touches.
public nonisolated enum UIForceTouchCapability: Int, Hashable, Sendable {
    case unknown = 0
    case unavailable, available
}

/// The range of colours that a display shows.
public nonisolated enum UIDisplayGamut: Int, Hashable, Sendable {
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case P3
}
