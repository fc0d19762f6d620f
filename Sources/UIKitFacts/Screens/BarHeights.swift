import Foundation

/// The heights of bars on a kind of device, in points.
package struct BarHeights: Sendable {
    /// The height of a navigation bar.
    package let navigationBar: FactTable<CGFloat>
    /// The height of a tab bar.
    package let tabBar: FactTable<CGFloat>

    /// The bars of phones in portrait.
    package static let ofPhones = BarHeights(
        navigationBar: FactTable(
            "Navigation bar of phones", rule: .navigationBars, Fact(standardBar.value, frames: 43, projects: 8)),
        tabBar: FactTable("Tab bar of phones", rule: .tabBars, Fact(standardTabBar.value, frames: 2, projects: 2)))

    /// The bars of iPads, which have been taller since iOS 12.
    package static let ofPads = BarHeights(
        navigationBar: FactTable(
            "Navigation bar of iPads", rule: .navigationBars,
            Fact(standardBar.value, before: XcodeVersion.xcode10, source: uiKit),
            Fact(50, from: XcodeVersion.xcode10, source: uiKit)),
        tabBar: FactTable(
            "Tab bar of iPads", rule: .tabBars,
            Fact(standardTabBar.value, before: XcodeVersion.xcode10, source: uiKit),
            Fact(50, from: XcodeVersion.xcode10, source: uiKit)))

    // MARK: Bars in views

    package static let standardBar = Constant<CGFloat>("UINavigationBar, height", 44, source: uiKit)
    package static let standardTabBar = Constant<CGFloat>("UITabBar, height", 49, source: uiKit)
    package static let toolbar = Constant<CGFloat>("UIToolbar, height", 44, rule: .toolbars, frames: 2, projects: 2)

    // MARK: Additions

    package static let largeTitle = Constant<CGFloat>(
        "Height that a large title adds to a navigation bar", 52, rule: .largeTitles, source: uiKit)
    package static let prompt = Constant<CGFloat>(
        "Height that a prompt adds to a navigation bar", 30, rule: .prompts, source: uiKit)
    package static let navigationBarInLandscape = Constant<CGFloat>(
        "Navigation bar of phones in landscape", 32, rule: .landscape, source: Evidence.notRecorded)
    /// The height of a navigation bar on a page sheet, including the distance to the sheet's top edge, in points.
    package static let navigationBarOnPageSheet = Constant<CGFloat>(
        "Navigation bar on a page sheet", 56, rule: .pageSheets, frames: 1, projects: 1)

    private static let uiKit = "UIKit's bar on the device"

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] = [
        ofPhones.navigationBar, ofPads.navigationBar, navigationBarInLandscape, navigationBarOnPageSheet, largeTitle,
        prompt, ofPhones.tabBar, ofPads.tabBar, toolbar, standardBar, standardTabBar,
    ]
}
