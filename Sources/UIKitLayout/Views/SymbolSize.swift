import Foundation

/// How large the image of one of the system's symbols is beside text of 100 points, in regular weight and medium scale.
///
/// Heights are those of the drawings and 13.3 points more, widths those of the shape that Interface Builder notes for 16 of the symbols
/// in public files; for others the drawing's and 25 points more, as in 9 of the 16. The drawings' sizes in 162 of the 167 rows were
/// read from SVG exports of SF Symbols 4 to 6 in public projects, as figures, without outlines. `chevron.down`, `ellipsis` and
/// `square.and.arrow.up` are of another such project, `cloud.bolt.fill` and `cloud.sun.fill` of the stored frames of one project each.
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
    /// Filled symbols are as large as others to one hundredth in 15 of 23 pairs of exports; the 8 others, which differ by up to 3.1, have
    /// two rows. What is in a circle or a square is as large as that: stored frames of 3 symbols in circles of 3 projects.
    package init?(named name: String) {
        let name = Self.sameSize(as: name)
        let other = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name + ".fill"
        let frame = ["circle", "square"].first { name.hasSuffix("." + $0) || name.hasSuffix(".\($0).fill") }
        guard let size = Self.sizes[name] ?? Self.sizes[other] ?? frame.flatMap({ Self.sizes[$0] }) else { return nil }
        self = size
    }

    /// The name of the symbol whose row is that of another as well, filled if that is; its own name where there is none.
    private static func sameSize(as name: String) -> String {
        if let same = sameSizes[name] { return same }
        guard name.hasSuffix(".fill"), let same = sameSizes[String(name.dropLast(5))] else { return name }
        return same + ".fill"
    }

    /// Symbols that are others turned or mirrored, whose drawings are as large as others' to 0.3 hundredths, or that have two names.
    /// Apple's list of renamed symbols has those up to SF Symbols 4. Those of SF Symbols 6 (documents, microphones, sparkles,
    /// `trianglehead`) were read under the new names and are not in that list: which older name a drawing has is by what it shows.
    private static let sameSizes = [
        "chevron.left": "chevron.right", "chevron.backward": "chevron.right", "chevron.forward": "chevron.right",
        "arrow.left": "arrow.right", "arrow.backward": "arrow.right", "arrow.forward": "arrow.right",
        "arrow.down": "arrow.up", "arrow.counterclockwise": "arrow.clockwise", "backward": "forward",
        "forward.end": "backward.end", "goforward.15": "gobackward.15", "hand.thumbsdown": "hand.thumbsup",
        "bubble.right": "bubble.left", "ellipsis.bubble": "bubble.left", "quote.bubble": "bubble.left",
        "text.bubble": "bubble.left", "clock": "circle", "globe": "circle", "safari": "circle", "timer": "circle",
        "plus.app": "square", "qrcode": "square", "square.grid.2x2": "square", "film": "rectangle",
        "person.crop.rectangle": "rectangle", "barcode.viewfinder": "viewfinder", "faceid": "viewfinder",
        "minus.magnifyingglass": "magnifyingglass", "plus.magnifyingglass": "magnifyingglass",
        "star.leadinghalf.filled": "star", "arrow.down.doc": "doc", "doc.text": "doc", "camera.rotate": "camera",
        "document": "doc", "text.document": "doc", "arrow.down.document": "doc", "document.on.document": "doc.on.doc",
        "microphone": "mic", "microphone.slash": "mic.slash", "snow": "snowflake", "thermometer": "thermometer.medium",
        "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "speaker.2": "speaker.wave.2", "cube.box": "shippingbox", "bin.xmark": "xmark.bin",
        "star.lefthalf.fill": "star", "star.leadinghalf.fill": "star",
        "arrow.2.circlepath": "arrow.triangle.2.circlepath",
        "arrow.triangle.2.circlepath.camera": "camera",
        "wand.and.sparkles": "wand.and.stars", "15.arrow.trianglehead.clockwise": "gobackward.15",
        "15.arrow.trianglehead.counterclockwise": "gobackward.15",
        "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
        "arrow.trianglehead.2.clockwise.rotate.90.camera": "camera",
    ]

    private static let sizes: [String: SymbolSize] = [
        "airplane": SymbolSize(135.1, 112.7),
        "alarm": SymbolSize(118.4, 114.6),
        "antenna.radiowaves.left.and.right": SymbolSize(128.7, 104.0),
        "archivebox.fill": SymbolSize(122.6, 103.2),
        "arrow.clockwise": SymbolSize(111.2, 118.4),
        "arrow.right": SymbolSize(115.7, 87.3),
        "arrow.triangle.2.circlepath": SymbolSize(144.1, 112.9),
        "arrow.up": SymbolSize(99.0, 105.5),
        "arrow.up.arrow.down": SymbolSize(139.3, 105.1),
        "arrow.up.right": SymbolSize(97.1, 85.4),
        "arrow.uturn.left": SymbolSize(117.3, 104.4),
        "at": SymbolSize(126.3, 117.2),
        "backward.end.fill": SymbolSize(115.3, 87.9),
        "bag.fill": SymbolSize(111.7, 111.5),
        "bell.fill": SymbolSize(117.1, 116.1),
        "bell.slash.fill": SymbolSize(120.2, 116.1),
        "bold": SymbolSize(83.1, 83.1),
        "bolt.fill": SymbolSize(93.8, 122.4),
        "bolt.slash.fill": SymbolSize(106.2, 122.4),
        "book.fill": SymbolSize(137.4, 102.9),
        "bookmark.fill": SymbolSize(90.8, 118.0),
        "briefcase.fill": SymbolSize(138.0, 107.9),
        "bubble.left": SymbolSize(132.6, 114.3),
        "building.2.fill": SymbolSize(120.0, 127.6),
        "calendar": SymbolSize(122.3, 103.2),
        "camera.fill": SymbolSize(144.9, 106.4),
        "car.fill": SymbolSize(140.5, 103.9),
        "cart.fill": SymbolSize(137.7, 109.3),
        "chart.bar": SymbolSize(149.1, 105.2),
        "chart.bar.fill": SymbolSize(147.7, 104.6),
        "chart.line.uptrend.xyaxis": SymbolSize(130.0, 103.6),
        "checkmark": SymbolSize(109.1, 96.7),
        "chevron.compact.down": SymbolSize(112.1, 37.5),
        "chevron.down": SymbolSize(111.6, 61.1, rise: -2.1),
        "chevron.right": SymbolSize(73.5, 98.1),
        "chevron.up": SymbolSize(111.6, 61.1),
        "circle": SymbolSize(117.5, 112.9),
        "cloud.bolt.fill": SymbolSize(123.3, 129.4, rise: -1.9),
        "cloud.drizzle.fill": SymbolSize(136.5, 125.4),
        "cloud.fill": SymbolSize(133.2, 90.5),
        "cloud.rain.fill": SymbolSize(136.5, 125.5),
        "cloud.sun.fill": SymbolSize(149.1, 117.6),
        "creditcard.fill": SymbolSize(139.7, 96.7),
        "crop": SymbolSize(132.1, 120.1),
        "cross.fill": SymbolSize(126.5, 114.7),
        "cube": SymbolSize(123.0, 123.2),
        "desktopcomputer": SymbolSize(141.4, 111.7),
        "doc": SymbolSize(107.1, 118.0),
        "doc.on.doc": SymbolSize(124.9, 136.2),
        "drop.fill": SymbolSize(92.7, 112.2),
        "ellipsis": SymbolSize(116.1, 31.8),
        "envelope.fill": SymbolSize(142.8, 97.5),
        "exclamationmark": SymbolSize(38.9, 106.1),
        "exclamationmark.triangle.fill": SymbolSize(127.3, 106.1),
        "eye.fill": SymbolSize(157.4, 96.3),
        "eye.slash.fill": SymbolSize(157.4, 102.5),
        "eyeglasses": SymbolSize(179.1, 74.2),
        "flag.fill": SymbolSize(111.7, 109.1),
        "flame.fill": SymbolSize(106.3, 118.9),
        "folder.fill": SymbolSize(135.9, 102.7),
        "forward": SymbolSize(146.1, 87.9),
        "gear": SymbolSize(133.0, 119.8),
        "gearshape": SymbolSize(129.5, 117.7),
        "gearshape.fill": SymbolSize(127.0, 115.3),
        "gift.fill": SymbolSize(118.8, 115.6),
        "gobackward.15": SymbolSize(124.6, 122.4),
        "graduationcap": SymbolSize(157.8, 132.3),
        "hand.raised": SymbolSize(104.7, 119.6),
        "hand.raised.fill": SymbolSize(102.8, 117.7),
        "hand.thumbsup.fill": SymbolSize(121.2, 113.2),
        "hare.fill": SymbolSize(171.3, 118.6),
        "headphones": SymbolSize(124.4, 116.1),
        "heart.fill": SymbolSize(122.0, 102.9),
        "heart.slash": SymbolSize(126.5, 109.9),
        "hourglass": SymbolSize(82.2, 103.1),
        "house": SymbolSize(141.6, 116.0),
        "info": SymbolSize(64.5, 88.9),
        "ipad": SymbolSize(106.6, 123.3),
        "iphone": SymbolSize(87.7, 116.7),
        "italic": SymbolSize(75.6, 83.1),
        "key": SymbolSize(90.3, 135.0),
        "key.fill": SymbolSize(87.4, 133.8),
        "keyboard": SymbolSize(147.9, 90.4),
        "leaf": SymbolSize(128.5, 104.0),
        "leaf.fill": SymbolSize(130.4, 102.9),
        "lightbulb.fill": SymbolSize(90.3, 126.9),
        "line.3.horizontal": SymbolSize(123.8, 63.3),
        "line.3.horizontal.decrease": SymbolSize(125.3, 71.5),
        "link": SymbolSize(128.6, 117.1),
        "list.bullet": SymbolSize(123.4, 84.6),
        "list.dash": SymbolSize(123.4, 82.0),
        "location.fill": SymbolSize(117.2, 105.1),
        "lock.fill": SymbolSize(91.6, 109.1),
        "lock.open.fill": SymbolSize(125.5, 109.0),
        "magnifyingglass": SymbolSize(119.9, 109.6),
        "map.fill": SymbolSize(126.6, 108.9),
        "mappin": SymbolSize(61.7, 117.1),
        "mappin.and.ellipse": SymbolSize(117.7, 120.5),
        "message.fill": SymbolSize(135.7, 115.1),
        "mic.fill": SymbolSize(94.9, 117.3),
        "mic.slash.fill": SymbolSize(108.1, 117.3),
        "minus": SymbolSize(105.6, 22.0),
        "moon.fill": SymbolSize(120.9, 110.3),
        "moon.stars.fill": SymbolSize(122.7, 114.7),
        "music.note": SymbolSize(84.6, 111.4),
        "number": SymbolSize(112.5, 108.4),
        "paintbrush.fill": SymbolSize(128.1, 129.3),
        "paperclip": SymbolSize(118.1, 117.9),
        "paperplane.fill": SymbolSize(127.3, 115.6),
        "pause.fill": SymbolSize(84.6, 94.1),
        "pencil": SymbolSize(102.8, 90.6),
        "person": SymbolSize(110.3, 103.7),
        "person.2": SymbolSize(161.0, 103.7),
        "person.2.fill": SymbolSize(158.1, 101.1),
        "person.3.fill": SymbolSize(211.1, 101.1),
        "person.badge.plus": SymbolSize(134.2, 120.0),
        "person.fill": SymbolSize(107.2, 101.1),
        "phone.down.fill": SymbolSize(140.4, 55.1),
        "phone.fill": SymbolSize(116.0, 104.4),
        "photo": SymbolSize(140.1, 103.2),
        "pin.fill": SymbolSize(100.8, 127.1),
        "play.fill": SymbolSize(87.1, 95.3),
        "plus": SymbolSize(106.3, 93.9),
        "printer.fill": SymbolSize(134.7, 118.2),
        "questionmark": SymbolSize(78.1, 106.3),
        "rectangle": SymbolSize(140.1, 103.2),
        "rectangle.stack.fill": SymbolSize(125.3, 119.5),
        "repeat": SymbolSize(129.2, 100.3),
        "scissors": SymbolSize(150.1, 108.4),
        "shield": SymbolSize(106.2, 111.9),
        "shield.fill": SymbolSize(104.9, 110.4),
        "shippingbox.fill": SymbolSize(124.1, 119.5),
        "shuffle": SymbolSize(137.2, 101.7),
        "slider.horizontal.3": SymbolSize(123.4, 96.5),
        "snowflake": SymbolSize(111.5, 112.0),
        "sparkles": SymbolSize(115.3, 124.7),
        "speaker.fill": SymbolSize(83.2, 99.4),
        "speaker.slash.fill": SymbolSize(116.2, 105.7),
        "speaker.wave.2.fill": SymbolSize(134.0, 99.4),
        "square": SymbolSize(114.9, 103.2),
        "square.and.arrow.down": SymbolSize(111.7, 117.7),
        "square.and.arrow.up": SymbolSize(105.7, 123.0, rise: 4.6),
        "square.and.pencil": SymbolSize(121.6, 109.7, rise: 4.5),
        "square.on.square": SymbolSize(128.3, 115.6),
        "star": SymbolSize(129.0, 116.9),
        "stop.fill": SymbolSize(105.2, 92.9),
        "stopwatch": SymbolSize(124.6, 122.8),
        "sun.max": SymbolSize(122.1, 119.2),
        "tag.fill": SymbolSize(134.1, 122.4),
        "text.alignleft": SymbolSize(123.4, 97.8),
        "textformat": SymbolSize(136.9, 85.5),
        "textformat.size": SymbolSize(136.2, 85.4),
        "thermometer.medium": SymbolSize(88.5, 121.8),
        "tortoise.fill": SymbolSize(185.9, 93.9),
        "touchid": SymbolSize(132.6, 119.1),
        "trash": SymbolSize(119.5, 122.0),
        "tray.fill": SymbolSize(140.1, 96.6),
        "tv": SymbolSize(147.1, 111.0),
        "video.fill": SymbolSize(144.9, 92.6),
        "video.slash.fill": SymbolSize(152.7, 117.2),
        "viewfinder": SymbolSize(120.6, 108.9),
        "wand.and.stars": SymbolSize(120.8, 109.6),
        "waveform": SymbolSize(115.0, 115.3),
        "wifi": SymbolSize(137.4, 94.5),
        "wind": SymbolSize(124.2, 99.9),
        "xmark": SymbolSize(102.8, 90.7),
        "xmark.bin": SymbolSize(142.1, 103.2),
    ]
}
