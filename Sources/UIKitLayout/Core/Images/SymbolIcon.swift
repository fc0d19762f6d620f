import Foundation
internal import Locking
import TextLayout

/// An icon of the font Material Icons, which is drawn in place of one of the system's symbols with the same role,
/// because the drawings of those belong to Apple.
///
/// The font is under the Apache License 2.0. It is part of the Debian package `fonts-material-design-icons-iconfont` and
/// not of this project.
package nonisolated struct SymbolIcon {
    /// The family of the font.
    package static let fontFamily = "Material Icons"

    /// Whether the font is installed. The fonts are listed on first use.
    private static let isInstalled = InstalledFonts.familyNames.contains(fontFamily)
    private static let wasMissing = Locked(false)

    /// Whether an icon was to be drawn although the font is not installed.
    package static var fontWasMissing: Bool { wasMissing.withLock { $0 } }

    /// The name of the icon, which is a ligature of the font.
    let name: String

    /// Creates the icon with the role of a symbol; `nil` if there is none. A filled and an outlined symbol have the same
    /// icon if only one of them has a counterpart.
    package init?(ofSymbol symbol: String) {
        let other = symbol.hasSuffix(".fill") ? String(symbol.dropLast(5)) : symbol + ".fill"
        guard let name = Self.names[symbol] ?? Self.names[other] else { return nil }
        self.name = name
    }

    /// Draws the icon in the given colour. It touches two opposite sides of the rectangle and is centred in it.
    ///
    /// - Returns: whether the font is installed. If it is not, nothing is drawn.
    func draw(in rect: CGRect, of context: CGContext, color: CGColor) -> Bool {
        guard Self.isInstalled else {
            Self.wasMissing.withLock { $0 = true }
            return false
        }
        let font = TextFont(family: Self.fontFamily, pointSize: 100)
        context.fillOutlines(of: PangoTextMeasurer.forDrawing.glyphs(of: name, in: font), in: rect, color: color)
        return true
    }
}
