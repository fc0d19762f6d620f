import Foundation

/// How large the image of one of the system's symbols is beside text of 100 points, in regular weight and medium scale.
///
/// Heights are those of the drawings and 13.3 points more, widths those of the shape that Interface Builder notes for 16 of the symbols
/// in public files; for others the drawing's and 25 points more, as in 9 of the 16. The drawings' sizes were read from SVG exports of
/// SF Symbols 4 to 6 in public projects, as figures, without outlines. `chevron.down`, `ellipsis` and `square.and.arrow.up` are of
/// another such project, `cloud.bolt.fill` and `cloud.sun.fill` of the stored frames of one project each.
///
/// Stored frames: of 16 symbols that Xcode 11 to 16 drew in 11 projects, 15 are as high to half a point. Other versions of the symbols
/// differ by up to 4 %: `square.and.pencil` was that much higher with Xcode 11.
package nonisolated struct SymbolSize: Sendable {
    /// The width in hundredths of the point size.
    package let width: CGFloat
    /// The height in hundredths of the point size.
    package let height: CGFloat
    /// How far the middle of the image lies above that of capitals, in hundredths of the point size, for the few of which that is
    /// known: of two from exports with room around the drawing, of two from stored frames of one project each.
    package let rise: CGFloat

    private init(_ width: CGFloat, _ height: CGFloat, rise: CGFloat = 0) {
        (self.width, self.height, self.rise) = (width, height, rise)
    }

    /// The size of a symbol by name; `nil` where it is not known.
    ///
    /// Filled symbols are as large as others, in 4 of 5 pairs of exports. What is in a circle or a square is as large as that: stored
    /// frames of 3 symbols in circles of 3 projects.
    package init?(named name: String) {
        let name = Self.sameSizes[name] ?? name
        let other = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name + ".fill"
        let frame = ["circle", "square"].first { name.hasSuffix("." + $0) || name.hasSuffix(".\($0).fill") }
        guard let size = Self.sizes[name] ?? Self.sizes[other] ?? frame.flatMap({ Self.sizes[$0] }) else { return nil }
        self = size
    }

    /// Symbols that are others turned or mirrored, or drawn in a circle of the same size.
    private static let sameSizes = [
        "chevron.left": "chevron.right", "chevron.backward": "chevron.right", "chevron.forward": "chevron.right",
        "arrow.left": "arrow.right", "arrow.backward": "arrow.right", "arrow.forward": "arrow.right",
        "arrow.down": "arrow.up", "arrow.counterclockwise": "arrow.clockwise", "backward": "forward",
        "backward.fill": "forward", "safari": "circle", "safari.fill": "circle",
    ]

    private static let sizes: [String: SymbolSize] = [
        "airplane": SymbolSize(135.1, 112.7),
        "arrow.clockwise": SymbolSize(111.2, 118.4),
        "arrow.right": SymbolSize(115.7, 87.3),
        "arrow.up": SymbolSize(99.0, 105.5),
        "bell.fill": SymbolSize(117.1, 116.1),
        "bolt.fill": SymbolSize(93.8, 122.4),
        "book.fill": SymbolSize(137.4, 102.9),
        "bookmark.fill": SymbolSize(90.8, 118.0),
        "calendar": SymbolSize(122.3, 103.2),
        "camera.fill": SymbolSize(144.9, 106.4),
        "car.fill": SymbolSize(140.5, 103.9),
        "cart.fill": SymbolSize(137.7, 109.3),
        "checkmark": SymbolSize(109.1, 96.7),
        "chevron.compact.down": SymbolSize(112.1, 37.5),
        "chevron.down": SymbolSize(111.6, 61.1, rise: -2.1),
        "chevron.right": SymbolSize(73.5, 98.1),
        "chevron.up": SymbolSize(111.6, 61.1),
        "circle": SymbolSize(117.5, 112.9),
        "cloud.bolt.fill": SymbolSize(123.3, 129.4, rise: -1.9),
        "cloud.fill": SymbolSize(133.2, 90.5),
        "cloud.rain.fill": SymbolSize(136.5, 125.5),
        "cloud.sun.fill": SymbolSize(149.1, 117.6),
        "creditcard.fill": SymbolSize(139.7, 96.7),
        "drop.fill": SymbolSize(92.7, 112.2),
        "ellipsis": SymbolSize(116.1, 31.8),
        "envelope.fill": SymbolSize(142.8, 97.5),
        "exclamationmark.triangle.fill": SymbolSize(127.3, 106.1),
        "eye.fill": SymbolSize(157.4, 96.3),
        "eye.slash.fill": SymbolSize(157.4, 102.5),
        "flag.fill": SymbolSize(111.7, 109.1),
        "flame.fill": SymbolSize(106.3, 118.9),
        "folder.fill": SymbolSize(135.9, 102.7),
        "forward": SymbolSize(146.1, 87.9),
        "gearshape.fill": SymbolSize(127.0, 115.3),
        "hand.thumbsup.fill": SymbolSize(121.2, 113.2),
        "heart.fill": SymbolSize(122.0, 102.9),
        "house": SymbolSize(141.6, 116.0),
        "lightbulb.fill": SymbolSize(90.3, 126.9),
        "line.3.horizontal": SymbolSize(123.8, 63.3),
        "line.3.horizontal.decrease": SymbolSize(125.3, 71.5),
        "list.bullet": SymbolSize(123.4, 84.6),
        "location.fill": SymbolSize(117.2, 105.1),
        "lock.fill": SymbolSize(91.6, 109.1),
        "magnifyingglass": SymbolSize(119.9, 109.6),
        "map.fill": SymbolSize(126.6, 108.9),
        "message.fill": SymbolSize(135.7, 115.1),
        "minus": SymbolSize(105.6, 22.0),
        "moon.fill": SymbolSize(120.9, 110.3),
        "music.note": SymbolSize(84.6, 111.4),
        "paperplane.fill": SymbolSize(127.3, 115.6),
        "pause.fill": SymbolSize(84.6, 94.1),
        "pencil": SymbolSize(102.8, 90.6),
        "person": SymbolSize(110.3, 103.7),
        "person.2.fill": SymbolSize(158.1, 101.1),
        "person.3.fill": SymbolSize(211.1, 101.1),
        "person.fill": SymbolSize(107.2, 101.1),
        "phone.fill": SymbolSize(116.0, 104.4),
        "photo": SymbolSize(140.1, 103.2),
        "play.fill": SymbolSize(87.1, 95.3),
        "plus": SymbolSize(106.3, 93.9),
        "speaker.wave.2.fill": SymbolSize(134.0, 99.4),
        "square": SymbolSize(114.9, 103.2),
        "square.and.arrow.up": SymbolSize(105.7, 123.0, rise: 4.6),
        "square.and.pencil": SymbolSize(121.6, 109.7, rise: 4.5),
        "star": SymbolSize(129.0, 116.9),
        "stop.fill": SymbolSize(105.2, 92.9),
        "sun.max": SymbolSize(122.1, 119.2),
        "tag.fill": SymbolSize(134.1, 122.4),
        "trash": SymbolSize(119.5, 122.0),
        "video.fill": SymbolSize(144.9, 92.6),
        "wind": SymbolSize(124.2, 99.9),
        "xmark": SymbolSize(102.8, 90.7),
    ]
}
