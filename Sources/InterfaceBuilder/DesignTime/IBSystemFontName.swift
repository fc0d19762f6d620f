import Foundation
import UIKitFacts
import UIKitLayout

/// The name of a San Francisco font, Apple's system font, which some projects bundle or refer to by name.
///
/// Lines are as high as the system font's. Stored frames: 18 points for a line of 15, 61 for three of 17, 86 for four
/// of 18, in 6 labels of 2 projects (GodTools, `LoadingToolView.xib`; Entourage, `IntroPage2.xib`).
struct IBSystemFontName {
    private let style: String

    private static let families = [
        "SFProText", "SFProDisplay", "SFUIText", "SFUIDisplay", "SFNSText", "SFNSDisplay", "SFNS", "SFUI",
    ]
    private static let weights = Dictionary(
        uniqueKeysWithValues: FontWeight.all.map { ($0.name.capitalized, UIFont.Weight(rawValue: $0.value)) })

    /// - Parameter name: a PostScript name. The initializer returns `nil` if it is not San Francisco's.
    init?(_ name: String) {
        let parts = name.drop { $0 == "." }.split(separator: "-", maxSplits: 1)
        guard let family = parts.first, Self.families.contains(String(family)) else { return nil }
        style = parts.count > 1 ? String(parts[1]) : ""
    }

    /// The system font in the same weight or slant.
    func font(ofSize size: CGFloat) -> UIFont? {
        if style.hasSuffix("Italic") { return .italicSystemFont(ofSize: size) }
        return .systemFont(ofSize: size, weight: Self.weights[style] ?? .regular)
    }
}
