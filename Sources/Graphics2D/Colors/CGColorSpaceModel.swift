/// The kind of a colour space. The spaces of this library are greys, or red, green and blue.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb, cmyk, lab, deviceN, indexed, pattern
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case XYZ
}

extension CGColorSpace {
    /// The kind of the space: greys if colours have one component, otherwise red, green and blue.
    public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }
}
