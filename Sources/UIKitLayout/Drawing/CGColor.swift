import Foundation

/// A colour's parts, as Core Graphics keeps them. Immutable.
public final nonisolated class CGColor: Hashable, Sendable {
    private let parts: [CGFloat]

    /// Makes a colour of its parts, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        parts = [red, green, blue, alpha]
    }

    /// Makes a grey, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Makes a colour of its parts, from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Red, green, blue and alpha, from 0 to 1.
    public var components: [CGFloat]? { parts }
    /// The number of parts.
    public var numberOfComponents: Int { parts.count }
    /// How opaque the colour is, from 0 to 1.
    public var alpha: CGFloat { parts[3] }

    /// The same colour, more or less opaque.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// Whether two colours have the same parts.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.parts == right.parts }

    /// Feeds the parts to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parts)
    }
}
