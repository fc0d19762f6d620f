import Foundation
import UIKitFacts
import UIKitLayout

/// The name of a font of the San Francisco family, Apple's system font, which some projects bundle or refer to by name.
///
/// Lines in such a font are as tall as lines in the system font. Evidence: in 6 labels of 2 projects, the stored height
/// is 18 points for one line at 15 points, 61 for three lines at 17, and 86 for four lines at 18 (GodTools,
/// `LoadingToolView.xib`; Entourage, `IntroPage2.xib`).
struct IBSystemFontName {
    private let style: String

    private static let families = [
        "SFProText", "SFProDisplay", "SFUIText", "SFUIDisplay", "SFNSText", "SFNSDisplay", "SFNS", "SFUI",
    ]
    private static let weights = Dictionary(
        uniqueKeysWithValues: FontWeight.all.map { ($0.name.capitalized, UIFont.Weight(rawValue: $0.value)) })

    /// - Parameter name: a PostScript name. The initializer returns `nil` if the name does not denote a San Francisco
    ///   font.
    init?(_ name: String) {
        let parts = name.drop { $0 == "." }.split(separator: "-", maxSplits: 1)
        guard let family = parts.first, Self.families.contains(String(family)) else { return nil }
        style = parts.count > 1 ? String(parts[1]) : ""
    }

    /// The system font in the weight that the name states, or the italic system font in regular weight if the name ends
    /// in "Italic".
    func font(ofSize size: CGFloat) -> UIFont? {
        if style.hasSuffix("Italic") { return .italicSystemFont(ofSize: size) }
        return .systemFont(ofSize: size, weight: Self.weights[style] ?? .regular)
    }
}
