import Foundation

/// A weight of a font.
package struct FontWeight: FactListing {
    /// The name of the weight in files and in UIKit.
    package let name: String
    /// The raw value of the weight in UIKit, from -1 to 1.
    package let value: CGFloat
    /// The weight on the CSS scale.
    package let css: Int
    /// The exclusive upper limit of the raw values that are treated as this weight.
    package let limit: CGFloat

    package var subject: String { "`\(name)`" }
    package var rule: FrameRule? { nil }
    package var lines: [FactLine] {
        let evidence = Evidence(source: "UIKit", frames: nil, projects: nil)
        return [FactLine(text: "\(value.factText), CSS \(css)", versions: 0..<Int.max, evidence: evidence)]
    }

    private init(_ name: String, _ value: CGFloat, css: Int, below limit: CGFloat) {
        (self.name, self.value, self.css, self.limit) = (name, value, css, limit)
    }

    package static let ultraLight = FontWeight("ultraLight", -0.8, css: 100, below: -0.7)
    package static let thin = FontWeight("thin", -0.6, css: 200, below: -0.5)
    package static let light = FontWeight("light", -0.4, css: 300, below: -0.2)
    package static let regular = FontWeight("regular", 0, css: 400, below: 0.115)
    package static let medium = FontWeight("medium", 0.23, css: 500, below: 0.265)
    package static let semibold = FontWeight("semibold", 0.3, css: 600, below: 0.35)
    package static let bold = FontWeight("bold", 0.4, css: 700, below: 0.48)
    package static let heavy = FontWeight("heavy", 0.56, css: 800, below: 0.59)
    package static let black = FontWeight("black", 0.62, css: 900, below: .infinity)

    /// All weights, from the lightest.
    package static let all = [ultraLight, thin, light, regular, medium, semibold, bold, heavy, black]

    /// The words for weights in the styles of PostScript names, with the weights on the CSS scale. The weight of a
    /// style is that of the first word in this list that the style contains.
    package static let words: [(word: String, css: Int)] = [
        ("ultralight", 100), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
        ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("bold", 700), ("heavy", 800),
        ("black", 900),
    ]
}
