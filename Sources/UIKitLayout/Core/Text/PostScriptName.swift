import Foundation
import UIKitFacts

/// The components of a font's PostScript name: `HelveticaNeue-BoldItalic` is bold and italic in the family Helvetica
/// Neue.
nonisolated struct PostScriptName {
    let family: String
    let weight: Int
    let isItalic: Bool

    init(_ name: String) {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        let first = parts.first ?? name
        if let irregular = Self.irregular.first(where: { name.hasPrefix($0.prefix) }) {
            (family, weight, isItalic) = Self.style(
                of: irregular.family, name.dropFirst(irregular.prefix.count).lowercased())
            return
        }
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        (family, weight, isItalic) = Self.style(of: Self.separated(first), style)
    }

    private static func style(of family: String, _ style: String) -> (String, Int, Bool) {
        let isItalic = ["italic", "oblique", "bookit"].contains { style.contains($0) }
        return (family, FontWeight.words.first { style.contains($0.word) }?.css ?? FontWeight.regular.css, isItalic)
    }

    /// The families whose names do not follow from the names of their fonts, by the beginnings of those names. A beginning
    /// that contains another one precedes it.
    private static let irregular: [(prefix: String, family: String)] = [
        ("AcademyEngravedLetPlain", "Academy Engraved LET"), ("ArialMT", "Arial"),
        ("BodoniOrnamentsITCTT", "Bodoni Ornaments"), ("BodoniSvtyTwoITCTT", "Bodoni 72"),
        ("BodoniSvtyTwoOSITCTT", "Bodoni 72 Oldstyle"), ("BodoniSvtyTwoSCITCTT", "Bodoni 72 Smallcaps"),
        ("BradleyHandITCTT", "Bradley Hand"), ("CourierNewPS", "Courier New"), ("Damascus", "Damascus"),
        ("DiwanMishafi", "Mishafi"), ("HiraMaruProN", "Hiragino Maru Gothic ProN"),
        ("HiraMinProN", "Hiragino Mincho ProN"), ("PartyLetPlain", "Party LET"), ("SavoyeLetPlain", "Savoye LET"),
        ("TimesNewRomanPS", "Times New Roman"), ("Trebuchet-", "Trebuchet MS"), ("TrebuchetMS", "Trebuchet MS"),
        ("ZapfDingbatsITC", "Zapf Dingbats"),
    ]

    /// Separates words joined in camel case: `HelveticaNeue` becomes `Helvetica Neue`.
    private static func separated(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
            result.append(character)
        }
        return result
    }
}
