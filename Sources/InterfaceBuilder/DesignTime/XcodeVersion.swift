import Foundation

/// Builds of Xcode that changed the layout in Interface Builder, as stored in documents (`toolsVersion`).
///
/// Rules that depend on them are tables: each row gives the builds to which it applies, and the comment above it the
/// number of files and projects that confirm it. "Stored frames" are those that Xcode wrote into public files.
nonisolated enum XcodeVersion {
    /// The lowest build; files without a version count as 0.
    static let oldest = 1
    /// Xcode 8: text styles are drawn in iOS's default text size.
    static let xcode8 = 11_000
    /// Xcode 9: safe areas, the system's margins in cells.
    static let xcode9 = 13_000
    /// Xcode 11: page sheets, canvases without status bars.
    static let xcode11 = 14_800
    /// Xcode 12.
    static let xcode12 = 17_000
    /// Xcode 12.5: text styles are drawn in the smallest text size.
    static let xcode12Dot5 = 18_000
    /// Xcode 13.
    static let xcode13 = 19_000
    /// Xcode 13.3: titles of button configurations are drawn in the smallest text size.
    static let xcode13Dot3 = 20_000
    /// Xcode 14: device names are reused for newer models.
    static let xcode14 = 21_000
    /// Xcode 14.3: canvases have status bars again.
    static let xcode14Dot3 = 21_600
    /// Xcode 15: text fields without a border are taller than their line height; views with a freeform size end above the home
    /// indicator.
    static let xcode15 = 22_000
    /// Xcode 26.
    static let xcode26 = 24_000
    /// The first number that is not a build.
    static let unknown = 32_000
}

nonisolated extension InterfaceFile {
    /// The number of the Xcode build that wrote the file, without its fraction. For a file that requires a newer Xcode
    /// than exists (32700), the number of Interface Builder's plug-in, which is nearly the same.
    var toolsVersion: Int {
        let version = Self.number(root["toolsVersion"])
        guard version >= XcodeVersion.unknown else { return version }
        return Self.number(root.list("dependencies").first { $0.name == "plugIn" }?["version"])
    }

    private static func number(_ text: String?) -> Int { Int((text ?? "").prefix { $0 != "." }) ?? 0 }
}
