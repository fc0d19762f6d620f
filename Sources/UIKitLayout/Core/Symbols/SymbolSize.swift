import Foundation

/// The size of a system symbol's image beside text of 100 points, in regular weight and medium scale.
///
/// A height is the drawing's height plus 13.3 points. For 16 symbols the width is that of the shape that Interface
/// Builder records in public files; for the others it is the drawing's width plus 25 points, which also holds for 9 of
/// the 16. The drawings' sizes in 162 of the 167 rows were read from SVG exports of SF Symbols 4 to 6 in public
/// projects (the numbers only, not the outlines). `chevron.down`, `ellipsis` and `square.and.arrow.up` come from
/// another such project, `cloud.bolt.fill` and `cloud.sun.fill` from the stored frames of one project each.
///
/// Compared with stored frames of 16 symbols, drawn by Xcode 11 to 16 in 11 projects, 15 heights agree to half a point.
/// Other versions of the symbols differ by up to 4 %: `square.and.pencil` was that much higher with Xcode 11.
package nonisolated struct SymbolSize: Sendable {
    /// The estimated longer side, as a multiple of the point size at medium scale, of symbols that have no row. Of the
    /// 167 symbols with a row, the median is 1.24 and the middle half is between 1.17 and 1.36.
    package static let estimatedSide: CGFloat = 1.2

    /// The width, in hundredths of the point size.
    package let width: CGFloat
    /// The height, in hundredths of the point size.
    package let height: CGFloat
    /// How far the centre of the image is above the centre of capital letters, in hundredths of the point size. Known
    /// for four symbols: two from exports with margins around the drawing, two from stored frames of one project each.
    package let rise: CGFloat

    init(_ width: CGFloat, _ height: CGFloat, rise: CGFloat = 0) {
        (self.width, self.height, self.rise) = (width, height, rise)
    }

    /// The size of a symbol by name; `nil` if it is unknown.
    ///
    /// In 15 of 23 pairs of exports, the filled and the outlined symbol have the same size to one hundredth; the other
    /// 8 pairs, which differ by up to 3.1 hundredths, have two rows. A symbol inside a circle or a square has the size
    /// of that shape (stored frames of 3 symbols in circles, from 3 projects).
    package init?(named name: String) {
        let name = Self.sameSize(as: name)
        let other = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name + ".fill"
        guard let size = Self.sizes[name] ?? Self.sizes[other] ?? Self.frame(around: name) else { return nil }
        self = size
    }

    /// The size of the circle or square that encloses a symbol; `nil` if the name has no such shape, or has one on or
    /// beside another symbol.
    private static func frame(around name: String) -> SymbolSize? {
        guard !name.contains(".on."), !name.contains(".and.") else { return nil }
        return ["circle", "square"].first { name.hasSuffix("." + $0) || name.hasSuffix(".\($0).fill") }
            .flatMap { sizes[$0] }
    }

    /// The name of the row that a symbol shares with another one, with `.fill` if the symbol has it; the symbol's own
    /// name if it shares none.
    private static func sameSize(as name: String) -> String {
        if let same = sameSizes[name] { return same }
        guard name.hasSuffix(".fill"), let same = sameSizes[String(name.dropLast(5))] else { return name }
        return same + ".fill"
    }

    /// Symbols that share another symbol's row: rotated or mirrored variants, drawings that agree to 0.3 hundredths,
    /// and symbols with two names. Names up to SF Symbols 4 are from Apple's list of renamed symbols. Those of SF
    /// Symbols 6 (documents, microphones, sparkles, `trianglehead`) are not in that list; the symbols were read under
    /// their new names and matched to the older ones by what the drawings show.
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
}
