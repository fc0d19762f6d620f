import Foundation

/// A tab stop: a position in a line, in points from its leading margin, and the alignment of the text there. Immutable.
///
/// Unchecked sendable: all stored properties are constants, and the dictionary contains only values that the app stores.
open nonisolated class NSTextTab: NSObject, @unchecked Sendable {
    /// The name of an option of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a name from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The option for the characters that end the text of a column.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of the text at the stop.
    public let alignment: NSTextAlignment
    /// The distance from the leading margin, in points.
    public let location: CGFloat
    /// The options of the stop.
    public let options: [OptionKey: Any]

    /// Creates a tab stop.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, self.location, self.options) = (alignment, location, options)
    }

    /// Whether another object is a tab stop with the same alignment and location.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue ^ alignment.hashValue }
}

/// The attributes of a paragraph that layout ignores.
nonisolated struct ParagraphTabs: Equatable, Sendable {
    /// UIKit's default tab stops: twelve, at intervals of 28 points.
    static var defaultStops: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
    }

    /// The tab stops; `nil` if they are the default ones, so that styles without stops of their own cost nothing.
    private var ownStops: [NSTextTab]?
    var interval: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsTightening = false

    var stops: [NSTextTab] {
        get { ownStops ?? Self.defaultStops }
        set { ownStops = newValue == Self.defaultStops ? nil : newValue }
    }

    /// Reports the properties whose values have no effect, each once in a process.
    func reportIgnored() {
        let tabs = "tabs end at multiples of eight spaces."
        if ownStops != nil { IgnoredAttribute.report("NSParagraphStyle.tabStops", tabs) }
        if interval != 0 { IgnoredAttribute.report("NSParagraphStyle.defaultTabInterval", tabs) }
        let hyphens = "words are not hyphenated."
        if hyphenationFactor != 0 { IgnoredAttribute.report("NSParagraphStyle.hyphenationFactor", hyphens) }
        if usesDefaultHyphenation { IgnoredAttribute.report("NSParagraphStyle.usesDefaultHyphenation", hyphens) }
        guard allowsTightening else { return }
        IgnoredAttribute.report(
            "NSParagraphStyle.allowsDefaultTighteningForTruncation",
            "only the property of a label with the same name draws characters closer together.")
    }
}
