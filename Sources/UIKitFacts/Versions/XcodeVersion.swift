/// Builds of Xcode that changed the layout in Interface Builder. A document belongs to a version if its `toolsVersion`
/// is at least the value of this version and below the value of the next version.
package enum XcodeVersion {
    /// The lowest build; files without a version count as 0.
    package static let oldest = 1
    /// Xcode 8: Interface Builder draws text styles in iOS's default text size.
    package static let xcode8 = 11_000
    /// Xcode 9: adds safe areas; cells have the system's margins.
    package static let xcode9 = 13_000
    /// Xcode 10: bars on iPads are taller.
    package static let xcode10 = 14_000
    /// Xcode 11: adds page sheets; canvases of devices without a notch have no status bar.
    package static let xcode11 = 14_800
    /// Xcode 12.
    package static let xcode12 = 17_000
    /// Xcode 12.5: Interface Builder draws text styles in the smallest text size.
    package static let xcode12Dot5 = 18_000
    /// Xcode 13.
    package static let xcode13 = 19_000
    /// Xcode 13.3: Interface Builder draws titles of button configurations in the smallest text size.
    package static let xcode13Dot3 = 20_000
    /// Xcode 14: Interface Builder reuses the names of discontinued devices for newer models.
    package static let xcode14 = 21_000
    /// Xcode 14.3: canvases of devices without a notch have status bars again.
    package static let xcode14Dot3 = 21_600
    /// Xcode 15: text fields without a border are taller than their line of text; views with a freeform size end above
    /// the home indicator.
    package static let xcode15 = 22_000
    /// Xcode 16.3: on canvases of devices with a home indicator, the safe area insets are doubled.
    package static let xcode16Dot3 = 23_727
    /// Xcode 26.
    package static let xcode26 = 24_000
    /// The lowest number in documents that is not a build of Xcode; it marks documents that require a version of Xcode
    /// that does not exist.
    package static let unknown = 32_000

    /// The names of the versions of Xcode, with their first builds, from the oldest.
    package static let names: [(build: Int, name: String)] = [
        (xcode8, "8"), (xcode9, "9"), (xcode10, "10"), (xcode11, "11"), (xcode12, "12"), (xcode12Dot5, "12.5"),
        (xcode13, "13"), (xcode13Dot3, "13.3"), (xcode14, "14"), (xcode14Dot3, "14.3"), (xcode15, "15"),
        (xcode16Dot3, "16.3"), (xcode26, "26"),
    ]
}
