internal import Locking
import TextLayout
import UIKitFacts

/// The font families that can be requested by name.
nonisolated enum FontFamilies {
    /// Whether a family is installed or comes with iOS. The comparison of names ignores case and spaces.
    static func contains(_ family: String) -> Bool {
        let key = key(family)
        return !key.isEmpty && (iOSFamilies.contains(key) || installed.contains(key))
    }

    /// Whether a family comes with iOS. The comparison of names ignores case and spaces.
    static func isOfIOS(_ family: String) -> Bool { iOSFamilies.contains(key(family)) }

    /// Whether a family is installed on this machine. The comparison of names ignores case and spaces.
    static func isInstalled(_ family: String) -> Bool { installed.contains(key(family)) }

    /// The names of the installed families, in lower case and without spaces. They are listed on first use, and again
    /// after the program has added fonts. Listing them takes as long as reading all fonts.
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

    /// The names of the families that come with iOS, in lower case and without spaces.
    private static let iOSFamilies = Set(Typefaces.iOSFamilies.value.map(key))
}
