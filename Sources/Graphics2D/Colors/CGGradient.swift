import Foundation

/// Colours at positions from 0 to 1. Immutable.
///
/// Along a line, position 0 is the start and 1 is the end. Between two circles, 0 is the first circle and 1 the second.
public final class CGGradient: Sendable {
    /// A colour at a position.
    struct Stop: Sendable {
        let location: CGFloat
        let color: CGColor
    }

    let stops: [Stop]

    /// Creates a gradient of the given colours at the given positions, from 0 to 1. Colours without a position have the
    /// position that they would have if all colours were evenly spaced.
    package init(colors: [CGColor], locations: [CGFloat]?) {
        stops = colors.indices.map { index in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let location = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? even
            return Stop(location: location, color: colors[index])
        }
    }

    /// Returns the colour at a position from 0 to 1, interpolated between the nearest colours before and after the
    /// position.
    package func color(at location: CGFloat) -> CGColor {
        guard let after = stops.first(where: { $0.location >= location }) ?? stops.last,
            let before = stops.last(where: { $0.location <= location }) ?? stops.first
        else { return CGColor(gray: 0, alpha: 0) }
        let length = after.location - before.location
        let share = length > 0 ? (location - before.location) / length : 0
        let (first, last) = (before.color.components ?? [0, 0, 0, 1], after.color.components ?? [0, 0, 0, 1])
        let parts = zip(first, last).map { $0 + ($1 - $0) * share }
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Creates a gradient of the given colours; `nil` if there are none.
    ///
    /// - Parameter locations: a position from 0 to 1 for each colour; if `nil`, the colours are evenly spaced.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        self.init(colors: colors, locations: locations)
    }

    /// Creates a gradient of `count` colours; `nil` if `count` is 0 or there are fewer components.
    ///
    /// - Parameters:
    ///   - components: the colours one after the other: the components of a colour in the given space, then its
    ///     opacity.
    ///   - locations: a position from 0 to 1 for each colour; if `nil`, the colours are evenly spaced.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
    ) {
        let step = space.numberOfComponents + 1
        guard count >= 0, components.count >= count * step else { return nil }
        let colors = (0..<count).compactMap { index in
            CGColor(colorSpace: space, components: Array(components[index * step..<(index + 1) * step]))
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }
}

/// The sides on which a gradient is drawn beyond the ends of its line, or outside its circles.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from raw bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour fills the area before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour fills the area beyond the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
