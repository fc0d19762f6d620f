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
    /// The longer side by the point size, with medium scale, of symbols that have no row: an estimate. Of 167 that have one it is
    /// 1.24 in the middle, and 1.17 to 1.36 in the middle half.
    package static let estimatedSide: CGFloat = 1.2

    /// The width in hundredths of the point size.
    package let width: CGFloat
    /// The height in hundredths of the point size.
    package let height: CGFloat
    /// How far the middle of the image lies above that of capitals, in hundredths of the point size, for the few of which that is
    /// known: of two from exports with room around the drawing, of two from stored frames of one project each.
    package let rise: CGFloat

    init(_ width: CGFloat, _ height: CGFloat, rise: CGFloat = 0) {
        (self.width, self.height, self.rise) = (width, height, rise)
    }

    /// The size of a symbol by name; `nil` where it is not known.
    ///
    /// Filled symbols are as large as others to one hundredth in 15 of 23 pairs of exports; the 8 others, which differ by up to 3.1, have
    /// two rows. What is in a circle or a square is as large as that: stored frames of 3 symbols in circles of 3 projects.
    package init?(named name: String) {
        let name = Self.sameSize(as: name)
        let other = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name + ".fill"
        guard let size = Self.sizes[name] ?? Self.sizes[other] ?? Self.frame(around: name) else { return nil }
        self = size
    }

    /// The circle or the square that something is drawn in, not on or beside.
    private static func frame(around name: String) -> SymbolSize? {
        guard !name.contains(".on."), !name.contains(".and.") else { return nil }
        return ["circle", "square"].first { name.hasSuffix("." + $0) || name.hasSuffix(".\($0).fill") }
            .flatMap { sizes[$0] }
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
}
