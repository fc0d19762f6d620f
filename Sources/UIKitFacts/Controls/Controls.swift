import Foundation

/// The sizes of controls' frames.
///
/// A control created in code has the size in the constant (such as ``slider``). A control in a file has the size in the
/// table for the file's version (``sliders``); the rows for the versions with the constant's size repeat that size.
package enum Controls {
    // MARK: Switches, sliders and steppers

    package static let `switch` = Constant("UISwitch", ControlSize(51, height: 31), frames: 21, projects: 8)
    package static let switches = FactTable(
        "UISwitch in files", rule: .switches,
        Fact(`switch`.value, before: XcodeVersion.xcode26, frames: 21, projects: 8),
        Fact(ControlSize(63, height: 28), from: XcodeVersion.xcode26, frames: 24, projects: 2))
    package static let switchInsets = Constant(
        "UISwitch, alignment insets", EdgeDistances(right: 2), source: "stored frames: widths of 51 and 49")

    package static let slider = Constant("UISlider", ControlSize(height: 31), frames: 41, projects: 5)
    package static let sliders = FactTable(
        "UISlider in files", rule: .sliders,
        Fact(slider.value, before: XcodeVersion.xcode26, frames: 41, projects: 5),
        Fact(ControlSize(height: 34), from: XcodeVersion.xcode26, frames: 2, projects: 1))
    package static let sliderInsets = Constant(
        "UISlider, alignment insets", EdgeDistances(left: 2, bottom: 1, right: 2), frames: 41, projects: 5)
    package static let sliderInsetsInFiles = FactTable(
        "UISlider in files, alignment insets where they differ", rule: .sliderInsets,
        Fact(EdgeDistances(), from: XcodeVersion.xcode26, frames: 2, projects: 1))

    package static let stepper = Constant("UIStepper", ControlSize(94, height: 29), frames: 1)
    package static let steppers = FactTable(
        "UIStepper in files", rule: .steppers, Fact(stepper.value, before: XcodeVersion.xcode11, frames: 1),
        Fact(ControlSize(94, height: 32), from: XcodeVersion.xcode11, frames: 4))

    // MARK: Segmented controls

    package static let segmentedControl = Constant(
        "UISegmentedControl", ControlSize(height: 29), frames: 2, projects: 1)
    package static let segmentedControls = FactTable(
        "UISegmentedControl in files", rule: .segmentedControls,
        Fact(segmentedControl.value, before: XcodeVersion.xcode11, frames: 2, projects: 1),
        Fact(ControlSize(height: 32), from: XcodeVersion.xcode11, frames: 5, projects: 3))
    package static let segmentInsets = Constant(
        "UISegmentedControl, alignment insets", EdgeDistances(bottom: 1), source: "stored frames")
    /// The width that a segment adds to its title, in points; the title's width is first rounded up to whole points.
    package static let segmentPadding = Constant<CGFloat>(
        "UISegmentedControl, width beside a title", 19, source: "UIKit since iOS 13")
    package static let segmentPaddings = FactTable<CGFloat>(
        "UISegmentedControl in files, width beside a title",
        Fact(
            14, before: XcodeVersion.xcode11, frames: 3, projects: 2,
            source: "stored frames: two segments 181 and 103 wide, three 233"),
        Fact(
            segmentPadding.value, from: XcodeVersion.xcode11, frames: 3, projects: 2,
            source: "stored frames: two segments 145 wide, three 257"))
    package static let segmentTitleSize = Constant<CGFloat>(
        "UISegmentedControl, font size", 13, source: Evidence.notRecorded)
    package static let segmentSeparator = Constant<CGFloat>(
        "UISegmentedControl, separator", 1, source: Evidence.notRecorded)

    // MARK: Progress and pages

    package static let progressView = Constant("UIProgressView", ControlSize(height: 2), frames: 4, projects: 4)
    package static let progressViews = FactTable(
        "UIProgressView in files", rule: .progressViews,
        Fact(progressView.value, before: XcodeVersion.xcode12, frames: 4, projects: 4),
        Fact(
            ControlSize(height: 4), from: XcodeVersion.xcode12, frames: 1, projects: 1,
            source: "stored frames of Mixin, `TIPActionView.xib`; UIKit since iOS 14"))

    package static let pageControl = Constant("UIPageControl, one page", ControlSize(7, height: 37), source: inFiles)
    package static let pagePitch = Constant<CGFloat>("UIPageControl, width of another page", 16, source: inFiles)
    /// The height of page controls since iOS 14, which show their dots inside a capsule and are shorter than before.
    package static let pageControls = FactTable(
        "UIPageControl in files, height", rule: .pageControls,
        Fact(ControlSize(height: 26), from: XcodeVersion.xcode12, frames: 3, projects: 2, source: capsules))
    package static let capsulePitch = Constant<CGFloat>(
        "UIPageControl since Xcode 12, width of a page", 18, rule: .pageControls, frames: 3, projects: 2,
        source: capsules)
    package static let capsuleEnds = Constant<CGFloat>(
        "UIPageControl since Xcode 12, width of both ends", 62.5, rule: .pageControls, frames: 3, projects: 2,
        source: capsules)
    private static let capsules =
        "stored frames: two pages 98.67 wide (MealOrder, `Main.storyboard`), four 134.5 (Onion Browser)"

    package static let activityIndicator = Constant<CGFloat>("UIActivityIndicatorView", 20, source: inFiles)
    package static let largeActivityIndicator = Constant<CGFloat>("UIActivityIndicatorView, large", 37, source: inFiles)
    private static let inFiles = "sizes in files"

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] = [
        `switch`, switches, switchInsets, slider, sliders, sliderInsets, sliderInsetsInFiles, stepper, steppers,
        segmentedControl, segmentedControls, segmentInsets, segmentPadding, segmentPaddings, segmentTitleSize,
        segmentSeparator, progressView, progressViews, pageControl, pagePitch, pageControls, capsulePitch, capsuleEnds,
        activityIndicator, largeActivityIndicator,
    ]
}
