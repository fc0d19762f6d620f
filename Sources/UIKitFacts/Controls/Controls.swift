import Foundation

/// The sizes of controls' frames, by version of iOS. Views in code and in files that are loaded have the value
/// ``VersionedValue/atRunTime``.
package enum Controls {
    // MARK: Switches, sliders and steppers

    package static let switches = VersionedValue(
        "UISwitch", rule: .switches,
        Fact(ControlSize(51, height: 31), before: XcodeVersion.xcode26, frames: 21, projects: 8),
        Fact(ControlSize(63, height: 28), from: XcodeVersion.xcode26, frames: 24, projects: 2))
    package static let switchInsets = Constant(
        "UISwitch, alignment insets", EdgeDistances(right: 2), source: "stored frames: widths of 51 and 49")

    package static let sliders = VersionedValue(
        "UISlider", rule: .sliders,
        Fact(ControlSize(height: 31), before: XcodeVersion.xcode26, frames: 41, projects: 5),
        Fact(ControlSize(height: 34), from: XcodeVersion.xcode26, frames: 2, projects: 1))
    package static let sliderInsets = VersionedValue(
        "UISlider, alignment insets", rule: .sliderInsets,
        Fact(EdgeDistances(left: 2, bottom: 1, right: 2), before: XcodeVersion.xcode26, frames: 41, projects: 5),
        Fact(EdgeDistances(), from: XcodeVersion.xcode26, frames: 2, projects: 1))

    package static let steppers = VersionedValue(
        "UIStepper", rule: .steppers,
        Fact(ControlSize(94, height: 29), before: XcodeVersion.xcode11, frames: 1),
        Fact(ControlSize(94, height: 32), from: XcodeVersion.xcode11, frames: 4))

    // MARK: Segmented controls

    package static let segmentedControls = VersionedValue(
        "UISegmentedControl", rule: .segmentedControls,
        Fact(ControlSize(height: 29), before: XcodeVersion.xcode11, frames: 2, projects: 1),
        Fact(ControlSize(height: 32), from: XcodeVersion.xcode11, frames: 5, projects: 3))
    package static let segmentInsets = Constant(
        "UISegmentedControl, alignment insets", EdgeDistances(bottom: 1), source: "stored frames")
    /// The width that a segment adds to its title, in points; the title's width is first rounded up to whole points.
    package static let segmentPaddings = VersionedValue<CGFloat>(
        "UISegmentedControl, width beside a title",
        Fact(
            14, before: XcodeVersion.xcode11, frames: 3, projects: 2,
            source: "stored frames: two segments 181 and 103 wide, three 233"),
        Fact(
            19, from: XcodeVersion.xcode11, frames: 3, projects: 2,
            source: "stored frames: two segments 145 wide, three 257"))
    package static let segmentTitleSize = Constant<CGFloat>(
        "UISegmentedControl, font size", 13, source: Evidence.notRecorded)
    package static let segmentSeparator = Constant<CGFloat>(
        "UISegmentedControl, separator", 1, source: Evidence.notRecorded)

    // MARK: Progress and pages

    package static let progressViews = VersionedValue(
        "UIProgressView", rule: .progressViews,
        Fact(ControlSize(height: 2), before: XcodeVersion.xcode12, frames: 4, projects: 4),
        Fact(
            ControlSize(height: 4), from: XcodeVersion.xcode12, frames: 1, projects: 1,
            source: "stored frames of Mixin, `TIPActionView.xib`; UIKit since iOS 14"))

    /// The heights of page controls. Since iOS 14 they show their dots inside a capsule and are shorter than before.
    package static let pageControls = VersionedValue(
        "UIPageControl", rule: .pageControls,
        Fact(ControlSize(height: 37), before: XcodeVersion.xcode12, source: inFiles),
        Fact(ControlSize(height: 26), from: XcodeVersion.xcode12, frames: 3, projects: 2, source: capsules))
    package static let pageRows = VersionedValue(
        "UIPageControl, width", rule: .pageControls,
        Fact(PageRow(first: 7, pitch: 16), before: XcodeVersion.xcode12, source: inFiles),
        Fact(PageRow(first: 80.5, pitch: 18), from: XcodeVersion.xcode12, frames: 3, projects: 2, source: capsules))
    package static let pageDot = Constant<CGFloat>("UIPageControl, dot", PageRow.dot, source: inFiles)
    private static let capsules =
        "stored frames: two pages 98.67 wide (MealOrder, `Main.storyboard`), four 134.5 (Onion Browser)"

    package static let activityIndicator = Constant<CGFloat>("UIActivityIndicatorView", 20, source: inFiles)
    package static let largeActivityIndicator = Constant<CGFloat>("UIActivityIndicatorView, large", 37, source: inFiles)
    private static let inFiles = "sizes in files"

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] = [
        switches, switchInsets, sliders, sliderInsets, steppers, segmentedControls, segmentInsets, segmentPaddings,
        segmentTitleSize, segmentSeparator, progressViews, pageControls, pageRows, pageDot, activityIndicator,
        largeActivityIndicator,
    ]
}
