import Foundation

/// Interface Builder's canvas: the screens on which it shows the views of a file.
package enum Canvas {
    /// The minimum height of a view that has safe area insets on devices with a home button, until Xcode 10, in points.
    /// On devices with a home indicator, views of any height have insets.
    package static let minimumScreenHeight = Constant<CGFloat>(
        "Lowest view with safe area insets until Xcode 10, on devices with a home button", DeviceModel.lowestPhone,
        rule: .minimumScreenHeight, frames: 18,
        source: "stored frames: 14 roots of 6 projects, at most 361 high, have none, 4 of one of at least 496 have them"
    )

    /// The height of the status bar on the canvas of a file that names no device, in points.
    package static let statusBarWithoutDevice = FactTable<CGFloat>(
        "Status bar without a device", Fact(20, before: XcodeVersion.xcode11, source: "UIKit's status bar until iOS 10")
    )

    /// The factor by which Interface Builder multiplies the insets of the status bar and the home indicator on devices
    /// without a home button.
    package static let insetFactor = FactTable<CGFloat>(
        "Factor of the insets of devices with a home indicator", rule: .doubledInsets,
        Fact(
            2, from: XcodeVersion.xcode16Dot3, frames: 18, projects: 3, source: "stored frames: 96, 118 above, 68 below"
        ))

    /// Whether a view with a freeform size is placed on the device's screen rather than on a screen of the view's size.
    package static let placesFreeformViewsOnScreen = FactTable<Bool>(
        "Views with a freeform size are placed on the device's screen",
        Fact(
            true, from: XcodeVersion.xcode11, before: XcodeVersion.xcode15, frames: 12,
            source: "stored frames; counterexamples since Xcode 15: Simplenote, `BannerView.xib`; Delta, "
                + "`FollowUsFooterView.xib`"))

    // MARK: Page sheets

    /// The difference between the heights of the screen and of a page sheet on devices with a home button, in points.
    package static let pageSheetGap = Constant<CGFloat>(
        "Gap above a page sheet, with a home button, since Xcode 11", 20, rule: .pageSheets, frames: 3, projects: 1)
    /// The difference between the heights of the screen and of a page sheet on devices without a home button, less the
    /// height of the status bar, in points.
    package static let pageSheetGapBelowStatusBar = Constant<CGFloat>(
        "Gap above a page sheet, below the status bar, since Xcode 11", 10, rule: .pageSheets, frames: 1, projects: 1,
        source: "stored frames: 54 with a status bar of 44")

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] = [
        minimumScreenHeight, statusBarWithoutDevice, insetFactor, placesFreeformViewsOnScreen, pageSheetGap,
        pageSheetGapBelowStatusBar,
    ]
}
