/// Builds of Xcode that changed the layout in Interface Builder, as stored in documents (`toolsVersion`).
package enum XcodeVersion {
    /// The lowest build; files without a version count as 0.
    package static let oldest = 1
    /// Xcode 8: text styles are drawn in iOS's default text size.
    package static let xcode8 = 11_000
    /// Xcode 9: safe areas, the system's margins in cells.
    package static let xcode9 = 13_000
    /// Xcode 10: taller bars on iPads.
    package static let xcode10 = 14_000
    /// Xcode 11: page sheets, canvases without status bars.
    package static let xcode11 = 14_800
    /// Xcode 12.
    package static let xcode12 = 17_000
    /// Xcode 12.5: text styles are drawn in the smallest text size.
    package static let xcode12Dot5 = 18_000
    /// Xcode 13.
    package static let xcode13 = 19_000
    /// Xcode 13.3: titles of button configurations are drawn in the smallest text size.
    package static let xcode13Dot3 = 20_000
    /// Xcode 14: device names are reused for newer models.
    package static let xcode14 = 21_000
    /// Xcode 14.3: canvases have status bars again.
    package static let xcode14Dot3 = 21_600
    /// Xcode 15: text fields without a border are taller than their line height; views with a freeform size end above the home
    /// indicator.
    package static let xcode15 = 22_000
    /// Xcode 16.3: canvases of devices with a home indicator have insets twice.
    package static let xcode16Dot3 = 23_727
    /// Xcode 26.
    package static let xcode26 = 24_000
    /// The first number that is not a build.
    package static let unknown = 32_000

    /// The names of the versions, by their first builds.
    package static let names: [(build: Int, name: String)] = [
        (xcode8, "8"), (xcode9, "9"), (xcode10, "10"), (xcode11, "11"), (xcode12, "12"), (xcode12Dot5, "12.5"),
        (xcode13, "13"), (xcode13Dot3, "13.3"), (xcode14, "14"), (xcode14Dot3, "14.3"), (xcode15, "15"),
        (xcode16Dot3, "16.3"), (xcode26, "26"),
    ]
}
