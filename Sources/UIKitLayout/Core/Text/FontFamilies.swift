internal import Locking
import TextLayout

/// The font families that can be requested by name.
nonisolated enum FontFamilies {
    /// Whether a family is installed or comes with iOS; the comparison ignores case and spaces.
    static func contains(_ family: String) -> Bool {
        let key = key(family)
        return !key.isEmpty && (iOSFamilies.contains(key) || installed.contains(key))
    }

    /// Whether iOS comes with a family.
    static func isOfIOS(_ family: String) -> Bool { iOSFamilies.contains(key(family)) }

    /// Whether a family is installed on this machine.
    static func isInstalled(_ family: String) -> Bool { installed.contains(key(family)) }

    /// The installed families, listed on first use and again after the program has added fonts; listing takes as long
    /// as reading all fonts.
    private static var installed: Set<String> {
        list.withLock { list in
            let generation = InstalledFonts.generation
            if list.generation != generation { list = (generation, Set(InstalledFonts.familyNames.map(key))) }
            return list.families
        }
    }

    private static let list = Locked((generation: -1, families: Set<String>()))

    private static func key(_ family: String) -> String {
        family.lowercased().filter { !$0.isWhitespace }
    }

    /// The families that come with iOS, from Apple's list "System Fonts".
    private static let iOSFamilies = Set(
        [
            "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo",
            "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next",
            "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps",
            "Bodoni Ornaments", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate",
            "Courier", "Courier New", "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed",
            "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Grantha Sangam MN",
            "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans",
            "Hoefler Text", "Impact", "Kailasa", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla",
            "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN",
            "Marker Felt", "Menlo", "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu",
            "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Palatino", "Papyrus",
            "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Sinhala Sangam MN",
            "Snell Roundhand", "STIX Two Math", "STIX Two Text", "Symbol", "Tamil Sangam MN", "Thonburi",
            "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
        ].map(key))
}
