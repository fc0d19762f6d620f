import Foundation

/// The parts of a screen that the system covers.
package struct ScreenEdges: Sendable {
    /// The height of the status bar in portrait, in points. On phones without a home button, it is also the width that
    /// the notch covers at each side in landscape.
    package let statusBar: FactTable<CGFloat>
    /// The height of the home indicator's area in portrait, in points; `nil` for devices with a home button.
    package let homeIndicator: Constant<CGFloat>?

    /// Whether the device has a home indicator instead of a home button.
    package var hasHomeIndicator: Bool { homeIndicator != nil }

    private init(_ statusBar: FactTable<CGFloat>, homeIndicator: Constant<CGFloat>?) {
        (self.statusBar, self.homeIndicator) = (statusBar, homeIndicator)
    }

    // MARK: Home indicators

    package static let phoneIndicator = Constant<CGFloat>(
        "Home indicator of phones in portrait", 34, rule: .homeIndicators, frames: 29, projects: 4,
        source: "stored frames, doubled in some")
    package static let phoneIndicatorInLandscape = Constant<CGFloat>(
        "Home indicator of phones in landscape", 21, rule: .landscape, source: Evidence.notRecorded)
    package static let padIndicator = Constant<CGFloat>(
        "Home indicator of iPads", 20, rule: .homeIndicators, source: DeviceModel.source)

    // MARK: Devices

    /// Devices with a home button.
    package static let homeButton = ScreenEdges(
        FactTable(
            "Status bar of devices with a home button",
            Fact(20, before: XcodeVersion.xcode11, frames: 50, projects: 9),
            Fact(0, from: XcodeVersion.xcode11, before: XcodeVersion.xcode14Dot3, frames: 23, projects: 5),
            Fact(20, from: XcodeVersion.xcode14Dot3, frames: 14, projects: 4)),
        homeIndicator: nil)

    /// iPads without a home button. They have a home indicator but no notch.
    package static let roundedPad = ScreenEdges(
        FactTable(
            "Status bar of iPads without a home button",
            Fact(24, before: XcodeVersion.xcode11, source: DeviceModel.source),
            Fact(
                0, from: XcodeVersion.xcode11, before: XcodeVersion.xcode14Dot3, frames: 1, projects: 1,
                source: "stored frames of Zotero, `OnboardingViewController.xib`"),
            Fact(
                24, from: XcodeVersion.xcode14Dot3, frames: 1, projects: 1,
                source: "stored frames of Gini, `OnboardingViewController.xib`")),
        homeIndicator: padIndicator)

    package static let iPhone13Mini = notch(
        "Status bar of iPhone X, then 13 mini",
        Fact(44, before: XcodeVersion.xcode14, frames: 18, projects: 3),
        Fact(50, from: XcodeVersion.xcode14, frames: 5, projects: 2))
    package static let iPhone11 = notch(
        "Status bar of iPhone XR and 11", Fact(44, before: XcodeVersion.xcode14, frames: 9, projects: 1),
        Fact(
            48, from: XcodeVersion.xcode14, frames: 10, projects: 2,
            source: "stored frames, doubled in 8 of one project"))
    package static let iPhone11ProMax = notch("Status bar of iPhone 11 Pro Max", Fact(44, frames: 2, projects: 1))
    package static let iPhone14 = notch(
        "Status bar of iPhone 12 to 14",
        Fact(
            44, before: XcodeVersion.xcode14, frames: 3, projects: 2,
            source: "stored frames: Zuri with Xcode 12.5, PhotosApp above a bar with 13"),
        Fact(
            47, from: XcodeVersion.xcode14, frames: 2, projects: 1,
            source: "stored frames, 91 points shorter than the screen: with the bar's 44"))
    package static let iPhone15 = notch("Status bar of iPhone 14 Pro to 16", Fact(59, frames: 3, projects: 1))
    package static let iPhone16Pro = notch("Status bar of iPhone 16 Pro", Fact(62, source: DeviceModel.source))
    /// The edges of devices whose screen size is known but not the height of their status bar. The home indicator is
    /// assumed to be that of other phones.
    package static let unknown = notch("")

    private static func notch(_ subject: String, _ statusBar: Fact<CGFloat>...) -> ScreenEdges {
        ScreenEdges(FactTable(subject, rows: statusBar), homeIndicator: phoneIndicator)
    }

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] =
        [homeButton, roundedPad, iPhone13Mini, iPhone11, iPhone11ProMax, iPhone14, iPhone15, iPhone16Pro].map(
            \.statusBar)
        + [phoneIndicator, phoneIndicatorInLandscape, padIndicator]
}
