import Foundation

/// A colour's components, as in Core Graphics. Immutable.
public final class CGColor: Hashable, Sendable {
    private let parts: [CGFloat]

    /// Opaque black.
    package static let black = CGColor(gray: 0, alpha: 1)

    /// Creates a colour from components, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        parts = [red, green, blue, alpha]
    }

    /// Creates a grey, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Creates a colour from components, from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour from the components of a space followed by the opacity, from 0 to 1.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    /// The colour space, in which ``components`` are.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// Red, green, blue and alpha, from 0 to 1.
    public var components: [CGFloat]? { parts }
    /// The number of components.
    public var numberOfComponents: Int { parts.count }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { parts[3] }

    /// Returns the colour with another opacity.
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
