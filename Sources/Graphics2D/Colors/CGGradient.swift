import Foundation

/// Colours at positions along a line or between two circles. Immutable.
public final class CGGradient: Sendable {
    /// A colour at a position.
    struct Stop: Sendable {
        let location: CGFloat
        let color: CGColor
    }

    let stops: [Stop]

    /// Creates a gradient of colours at positions from 0 to 1; without positions, the colours are evenly spaced.
    package init(colors: [CGColor], locations: [CGFloat]?) {
        stops = colors.indices.map { index in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let location = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? even
            return Stop(location: location, color: colors[index])
        }
    }

    /// Creates a gradient from an array of `CGColor` and their positions, from 0 to 1; without positions, the colours
    /// are evenly spaced.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        self.init(colors: colors, locations: places)
    }

    /// Creates a gradient from the components of colours, each followed by its opacity, and their positions.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let step = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * step) }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }
}

/// The parts of a gradient that are drawn outside its line or circles.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from raw bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour extends before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour extends beyond the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
