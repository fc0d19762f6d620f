import Foundation

/// The size of a system symbol's image beside text of 100 points, in regular weight and medium scale.
///
/// The height is the height of the symbol's drawing plus 13.3 points. The width of 16 symbols is the one that Interface
/// Builder records in public files. The width of the others is the width of the drawing plus 25 points; that rule also
/// holds for 9 of the 16. For 162 of the 167 rows, the size of the drawing was read from SVG exports of SF Symbols 4 to
/// 6 in public projects (only the numbers, not the outlines). `chevron.down`, `ellipsis` and `square.and.arrow.up` come
/// from another such project, `cloud.bolt.fill` and `cloud.sun.fill` from the stored frames of one project each.
///
/// The stored frames of 16 symbols, drawn by Xcode 11 to 16 in 11 projects, agree with the rows to half a point in 15
/// heights. Other versions of the symbols differ by up to 4 %: `square.and.pencil` was that much taller with Xcode 11.
package nonisolated struct SymbolSize: Sendable {
    /// The estimated longer side of a symbol that has no row, at medium scale, as a multiple of the point size. Among
    /// the 167 symbols with a row, the median of the longer side is 1.24, and half of them are between 1.17 and 1.36.
    package static let estimatedSide: CGFloat = 1.2

    /// The width, in hundredths of the point size.
    package let width: CGFloat
    /// The height, in hundredths of the point size.
    package let height: CGFloat
    /// How far the centre of the image is above the centre of capital letters, in hundredths of the point size. It is
    /// known for four symbols, for two of them from exports with margins around the drawing and for two from the stored
    /// frames of one project each.
    package let rise: CGFloat

    init(_ width: CGFloat, _ height: CGFloat, rise: CGFloat = 0) {
        (self.width, self.height, self.rise) = (width, height, rise)
    }

    /// Creates the size of the symbol with the given name; `nil` if the size is unknown.
    ///
    /// A filled and an outlined symbol share a row if their sizes agree to one hundredth, as in 15 of 23 exported
    /// pairs. The other 8 pairs, which differ by up to 3.1 hundredths, have two rows. A symbol inside a circle or a
    /// square has the size of that shape. Evidence: the stored frames of 3 symbols in circles, from 3 projects.
    package init?(named name: String) {
        let name = Self.sameSize(as: name)
        let other = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name + ".fill"
        guard let size = Self.sizes[name] ?? Self.sizes[other] ?? Self.frame(around: name) else { return nil }
        self = size
    }

    /// Returns the empty space at each side (width) and at the top and bottom (height) of a symbol's image of the given
    /// height, in points. It follows from the rules for the sizes of images; `nil` if the symbol's size is unknown.
    static func margins(of name: String, inImageOfHeight height: CGFloat) -> CGSize? {
        guard let size = SymbolSize(named: name), size.height > 0 else { return nil }
        let unit = height / size.height
        return CGSize(width: min(12.5, size.width * 0.15) * unit, height: 6.65 * unit)
    }

    /// The size of the circle or square that encloses the symbol with the given name; `nil` if the name contains no
    /// such shape, or if the shape is on or beside another symbol.
    private static func frame(around name: String) -> SymbolSize? {
        guard !name.contains(".on."), !name.contains(".and.") else { return nil }
        return ["circle", "square"].first { name.hasSuffix("." + $0) || name.hasSuffix(".\($0).fill") }
            .flatMap { sizes[$0] }
    }

    /// The name of the symbol whose row the given symbol shares, followed by `.fill` if the given name ends in it; the
    /// given name if the symbol shares no row.
    private static func sameSize(as name: String) -> String {
        if let same = sameSizes[name] { return same }
        guard name.hasSuffix(".fill"), let same = sameSizes[String(name.dropLast(5))] else { return name }
        return same + ".fill"
    }

    /// The names of symbols that share the row of another symbol, with that symbol's name. They are rotated or mirrored
    /// variants, drawings that agree to 0.3 hundredths, and second names. The second names up to SF Symbols 4 are from
    /// Apple's list of renamed symbols. The new names of SF Symbols 6 (documents, microphones, sparkles,
    /// `trianglehead`) are not in that list; these symbols were matched to the older names by what their drawings show.
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
