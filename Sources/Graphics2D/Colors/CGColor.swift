import Foundation

/// A colour in sRGB: red, green, blue and opacity. Immutable.
public final class CGColor: Hashable, Sendable {
    private let parts: [CGFloat]

    /// Opaque black.
    package static let black = CGColor(gray: 0, alpha: 1)

    /// Creates a colour from its components, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        parts = [red, green, blue, alpha]
    }

    /// Creates a grey with a lightness from 0 (black) to 1 (white) and an opacity from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Creates a colour from its components in sRGB, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour from its components; `nil` if there are too few for the space.
    ///
    /// Apple's initialiser takes a pointer, for which sources pass an array; an array can be checked.
    ///
    /// - Parameter components: the components in the given space, followed by the opacity, each from 0 to 1. They are
    ///   used as components in sRGB, whatever the space is.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard components.count > space.numberOfComponents else { return nil }
        if space.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    /// The colour space of ``components``: red, green and blue, for greys too.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// Red, green, blue and alpha, from 0 to 1.
    public var components: [CGFloat]? { parts }
    /// The number of components: 4, including the opacity.
    public var numberOfComponents: Int { parts.count }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { parts[3] }

    /// Returns the colour with the given opacity, from 0 to 1; never `nil`.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// Whether two colours have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.parts == right.parts }

    /// Feeds the components to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parts)
    }
}
