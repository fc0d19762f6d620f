import Foundation

/// The sizes of the system font and of its symbols.
package enum FontSizes {
    package static let label = Constant<CGFloat>("`UIFont.labelFontSize`", 17, source: "UIKit")
    package static let system = Constant<CGFloat>("`UIFont.systemFontSize`", 14, source: "UIKit")
    package static let smallSystem = Constant<CGFloat>("`UIFont.smallSystemFontSize`", 12, source: "UIKit")

    package static let smallSymbol = Constant<CGFloat>(
        "Symbol in small scale, relative to medium", 0.79, source: "Apple, Human Interface Guidelines, SF Symbols")
    /// The ratio of a symbol's size in large scale to its size in medium scale. One size logged by UIKit implies a
    /// ratio of 1.35: `person` is 19.5 points tall at a point size of 14.
    package static let largeSymbol = Constant<CGFloat>(
        "Symbol in large scale, relative to medium", 1.28, source: "Apple, Human Interface Guidelines, SF Symbols")

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] = [label, system, smallSystem, smallSymbol, largeSymbol]
}
