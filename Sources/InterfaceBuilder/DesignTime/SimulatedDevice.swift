import Foundation

/// A device that Interface Builder simulates.
nonisolated struct SimulatedDevice: Sendable {
    /// The size in portrait, in points.
    let screen: CGSize
    /// The pixels per point.
    let scale: CGFloat
    /// The height of the status bar in portrait, in points.
    let statusBar: [VersionedValue<CGFloat>]
    /// The height of the home indicator's area in portrait, in points; 0 for devices with a home button.
    let homeIndicator: CGFloat
    /// Whether the screen is that of an iPad.
    let isPad: Bool

    /// Whether the device has no home button.
    var hasHomeIndicator: Bool { homeIndicator > 0 }

    /// Whether the screen's width is regular in landscape: on iPads, and on phones at least 414 points wide in
    /// portrait.
    var isWideInLandscape: Bool { isPad || screen.width >= 414 }

    /// The device with a name used in files, or `nil` for an unknown name.
    static func named(_ name: String) -> SimulatedDevice? { all[name] }

    /// The name of a device with a screen of this size in portrait, the first in alphabetical order, or `nil` if there
    /// is none.
    static func name(ofScreen size: CGSize) -> String? {
        all.filter { $0.value.screen == size }.keys.min()
    }

    private static func homeButton(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, isPad: Bool = false
    ) -> SimulatedDevice {
        SimulatedDevice(
            screen: CGSize(width: width, height: height), scale: scale, statusBar: homeButtonStatusBar,
            homeIndicator: 0, isPad: isPad)
    }

    private static func notch(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, _ statusBar: VersionedValue<CGFloat>...
    ) -> SimulatedDevice {
        SimulatedDevice(
            screen: CGSize(width: width, height: height), scale: scale, statusBar: statusBar, homeIndicator: 34,
            isPad: false)
    }

    private static func roundedIPad(_ width: CGFloat, _ height: CGFloat) -> SimulatedDevice {
        SimulatedDevice(
            screen: CGSize(width: width, height: height), scale: 2, statusBar: roundedIPadStatusBar, homeIndicator: 20,
            isPad: true)
    }

    /// Stored frames: 20 points in 50 roots of 9 projects; none in 23 roots of 5 projects from Xcode 11 to 14.2; then
    /// 20 again in 14 roots of 4 projects, 2 of one of them with Xcode 14.3.
    private static let homeButtonStatusBar: [VersionedValue<CGFloat>] = [
        .init(20, before: XcodeVersion.xcode11),
        .init(0, from: XcodeVersion.xcode11, before: XcodeVersion.xcode14Dot3),
        .init(20, from: XcodeVersion.xcode14Dot3),
    ]

    /// The status bar of iPads without a home button, in the versions that draw status bars; without a notch, nothing
    /// else covers the upper edge. Stored frames: none in one root with Xcode 11 (Zotero,
    /// `OnboardingViewController.xib`), 24 points in one with Xcode 16 (Gini, `OnboardingViewController.xib`).
    private static let roundedIPadStatusBar: [VersionedValue<CGFloat>] = [
        .init(24, before: XcodeVersion.xcode11),
        .init(0, from: XcodeVersion.xcode11, before: XcodeVersion.xcode14Dot3),
        .init(24, from: XcodeVersion.xcode14Dot3),
    ]

    /// Sizes, scales and status bars according to Apple's Human Interface Guidelines ("Layout", device screen
    /// dimensions) and the simulators of the devices. If a name was reused for several models, the rows contain the
    /// versions.
    private static let all: [String: SimulatedDevice] = [
        "retina3_5": homeButton(320, 480),
        "retina4_0": homeButton(320, 568),
        "retina4_7": homeButton(375, 667),
        "retina5_5": homeButton(414, 736, scale: 3),
        // iPhone X, XS and 11 Pro; then 12 mini and 13 mini. Stored frames: 44 in 18 roots of 3 projects, 50 in 5 of 2.
        "retina5_9": notch(375, 812, .init(44, before: XcodeVersion.xcode14), .init(50, from: XcodeVersion.xcode14)),
        // iPhone XR, and 11 with iOS 14. Stored frames: 44 in 9 roots of one project, 48 in 2 of another, twice
        // 48 in 8 of a third, 34 below or twice that in 29 of 4.
        "retina6_1": notch(
            414, 896, scale: 2, .init(44, before: XcodeVersion.xcode14), .init(48, from: XcodeVersion.xcode14)),
        // iPhone XS Max and 11 Pro Max. Stored frames: 44 in 2 roots of one project.
        "retina6_5": notch(414, 896, .init(44)),
        // iPhone 12 to 14, which have 47. Stored frames: 44 in 2 roots of Zuri with Xcode 12.5 and above a bar of
        // PhotosApp with 13; 2 roots of a third project with 14 are 91 points shorter than the screen, 47 plus the
        // bar's 44.
        "retina6_0": notch(390, 844, .init(44, before: XcodeVersion.xcode14), .init(47, from: XcodeVersion.xcode14)),
        "retina6_7": notch(428, 926, .init(44, before: XcodeVersion.xcode14), .init(47, from: XcodeVersion.xcode14)),
        // iPhone 14 Pro to 16. Stored frames: 59 in 3 roots of one project.
        "retina6_12": notch(393, 852, .init(59)),
        "retina6_72": notch(430, 932, .init(59)),
        // iPhone 16 Pro and Pro Max.
        "retina6_3": notch(402, 874, .init(62)),
        "retina6_9": notch(440, 956, .init(62)),
        "ipad7_9": homeButton(768, 1024, isPad: true),
        "ipad9_7": homeButton(768, 1024, isPad: true),
        "ipad10_2": homeButton(810, 1080, isPad: true),
        "ipad10_5": homeButton(834, 1112, isPad: true),
        "ipad12_9": homeButton(1024, 1366, isPad: true),
        "ipad8_3": roundedIPad(744, 1133),
        "ipad10_9rounded": roundedIPad(820, 1180),
        "ipad11_0rounded": roundedIPad(834, 1194),
        "ipad12_9rounded": roundedIPad(1024, 1366),
        "ipad13_0rounded": roundedIPad(1032, 1376),
    ]

    /// The heights of screens by their widths, for files that name no device: those of contemporary phones and the
    /// iPad, and the square canvas of Xcode 6 and 7.
    static let formerScreenHeights: [CGFloat: CGFloat] = [320: 568, 375: 667, 414: 736, 600: 600, 768: 1024]
}
