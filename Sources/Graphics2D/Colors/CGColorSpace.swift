/// A colour space, of which only the number of components is stored. Immutable.
///
/// Colours are stored and drawn in sRGB, whatever their colour space is.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of sRGB, for `init(name:)`.
    public static let sRGB = "kCGColorSpaceSRGB"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of a space of greys, for `init(name:)`.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of the space of wide-gamut displays, for `init(name:)`; its colours are drawn as colours in sRGB.
    public static let displayP3 = "kCGColorSpaceDisplayP3"

    /// The number of components of a colour, without its opacity: 1 or 3.
    public let numberOfComponents: Int

    init(numberOfComponents: Int) {
        self.numberOfComponents = numberOfComponents
    }

    /// Creates the colour space with the given name; never `nil`. A space whose name contains "Gray" has one component,
    /// any other has three.
    public convenience init?(name: String) {
        self.init(numberOfComponents: name.contains("Gray") ? 1 : 3)
    }

    /// Whether two spaces have the same number of components.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.numberOfComponents == right.numberOfComponents
    }

    /// Feeds the number of components to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(numberOfComponents)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the colour space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the colour space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }
