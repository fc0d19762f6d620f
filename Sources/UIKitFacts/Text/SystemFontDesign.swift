/// The designs of San Francisco, the system font, named after the first version of iOS with the design. The designs
/// differ in the widths of their glyphs.
package enum SystemFontDesign: String, FactValue {
    case iOS9, iOS11, iOS14

    package var factText: String { "since " + rawValue.replacing("iOS", with: "iOS ") }

    /// The design in the version of iOS that was released with each version of Xcode. Files without a version get the
    /// current design. The frames that the rows count are one-line labels whose computed width equals the stored width
    /// to the pixel.
    package static let inFiles = FactTable<SystemFontDesign>(
        "Design of the system font in files", rule: .widthsOfSystemFont,
        Fact(.iOS14, before: XcodeVersion.oldest, source: "files without a version"),
        Fact(
            .iOS9, from: XcodeVersion.oldest, before: XcodeVersion.xcode9, frames: 22, projects: 7,
            source: "stored widths: 22 of 27 exact; 8 of 16 larger ones"),
        Fact(
            .iOS11, from: XcodeVersion.xcode9, before: XcodeVersion.xcode12, frames: 35, projects: 8,
            source: "stored widths: 35 of 42 exact; 17 of 39 larger ones"),
        Fact(
            .iOS14, from: XcodeVersion.xcode12, frames: 86, projects: 11,
            source: "stored widths: 86 of 109 exact; 27 of 51 larger ones"))

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] = [inFiles]
}
