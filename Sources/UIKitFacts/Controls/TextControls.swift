import Foundation

/// The sizes of controls with text: fields, search bars and buttons.
package enum TextControls {
    // MARK: Search bars and fields

    package static let searchBars = VersionedValue(
        "UISearchBar", rule: .searchBars, valueWithoutRule: ControlSize(height: 56),
        Fact(ControlSize(height: 44), before: XcodeVersion.xcode9, frames: 2, projects: 2),
        Fact(
            ControlSize(height: 56), from: XcodeVersion.xcode9, before: XcodeVersion.xcode26,
            source: "UIKit since iOS 11"),
        Fact(ControlSize(height: 64), from: XcodeVersion.xcode26, frames: 1))

    /// The heights of fields with a border whose font is not larger than the standard font of fields, 17 points.
    package static let borderedFields = VersionedValue(
        "UITextField with a border", rule: .borderedFields,
        Fact(ControlSize(height: 30), before: XcodeVersion.xcode11, frames: 9, projects: 2),
        Fact(ControlSize(height: 34), from: XcodeVersion.xcode11, frames: 105, projects: 2))
    /// The height that a field with a border adds to its line of text, in points; fields whose line is short have the
    /// height of ``borderedFields``. The border leaves the same space around lines of all fonts; in the standard font,
    /// whose line is 20.5 points tall, fields have exactly the height of ``borderedFields``.
    package static let borderPadding = VersionedValue<CGFloat>(
        "UITextField with a border, least height beside the line's", rule: .borderedFields,
        Fact(
            0, before: XcodeVersion.xcode11,
            source: "UIKit until iOS 10: 30 in every font (Xamarin.Forms, `EntryRenderer`, pull request 987)"),
        Fact(
            13.5, from: XcodeVersion.xcode11,
            source: "34 in the standard font of 17 points; since iOS 11 the height follows the font (Xamarin.Forms, "
                + "`EntryRenderer`)"))
    package static let fieldInsets = Constant(
        "UITextField with a border, around the text", EdgeDistances(top: 2, left: 7, bottom: 2, right: 7),
        source: Evidence.notRecorded)
    /// The height that a field without a border adds to its line of text, in points; the line's height is rounded to
    /// pixels. With a padding of 0, the field is as tall as its line, rounded up to whole points.
    package static let borderlessPadding = VersionedValue<CGFloat>(
        "UITextField without a border, height beside the line's", rule: .borderlessFields,
        Fact(0, before: XcodeVersion.xcode15, frames: 21, projects: 3, source: "stored frames: whole points"),
        Fact(
            1.5, from: XcodeVersion.xcode15, frames: 10, projects: 3,
            source: "stored frames: 22 with a font of 17, 18.5 with one of 14"))

    // MARK: Buttons

    /// The sizes of info, detail and contact buttons until iOS 12. Since iOS 13 these buttons have the size of their
    /// symbols.
    package static let infoButtons = FactTable(
        "Info, detail and contact buttons in files", rule: .infoButtons,
        Fact(
            infoButton.value, before: XcodeVersion.xcode11, frames: 1, projects: 1,
            source: "stored frames of Home Assistant, `SwitchWithInfoButton.xib`; UIKit until iOS 12"))
    package static let infoButton = Constant(
        "Info, detail and contact buttons, image", ControlSize(22, height: 22), source: "UIKit until iOS 12")
    package static let detailButton = Constant(
        "Info, detail and contact buttons, image since iOS 13", ControlSize(24.333, height: 23.667),
        source: "a picture recorded by iOS: 73 × 71 pixels at a scale of 3")
    package static let buttonInsets = Constant(
        "UIButton, around the content", EdgeDistances(top: 6, bottom: 6), source: Evidence.notRecorded)
    package static let leastButtonWidth = Constant<CGFloat>("UIButton, least width", 30, source: Evidence.notRecorded)
    package static let buttonFontSize = Constant<CGFloat>("UIButton, font size", 15, source: "UIKit")
    package static let customButtonFontSize = Constant<CGFloat>(
        "UIButton, font size of custom buttons", 18, rule: .fontsOfCustomButtons, frames: 7, projects: 3,
        source: "UIKit; stored frames: 34 high")
    package static let configurationInsets = Constant(
        "Button configuration, around the content", EdgeDistances(top: 7, left: 12, bottom: 7, right: 12),
        source: "UIKit; stored frames: 34.5 high with a line at 17 points")
    package static let smallConfigurationInsets = Constant(
        "Button configuration of the sizes mini and small, around the content",
        EdgeDistances(top: 5, left: 10, bottom: 5, right: 10), source: designResources)
    package static let largeConfigurationInsets = Constant(
        "Button configuration of the size large, around the content",
        EdgeDistances(top: 15, left: 20, bottom: 15, right: 20), source: designResources)
    private static let designResources =
        "Apple's design resources since iOS 15: buttons 28, 34 and 50 high with lines of 18, 20 and 20"
    package static let configurationTitleSize = Constant<CGFloat>(
        "Button configuration, font size of the title", 17, source: "UIKit")
    package static let smallConfigurationTitleSize = Constant<CGFloat>(
        "Button configuration of the sizes mini and small, font size of the title", 15, source: designResources)
    package static let configurationSubtitleSize = Constant<CGFloat>(
        "Button configuration, font size of the subtitle", 12, source: Evidence.notRecorded)

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] = [
        searchBars, borderedFields, borderPadding, fieldInsets, borderlessPadding, infoButtons, infoButton,
        detailButton, buttonInsets, leastButtonWidth, buttonFontSize, customButtonFontSize, configurationInsets,
        smallConfigurationInsets, largeConfigurationInsets, configurationTitleSize, smallConfigurationTitleSize,
        configurationSubtitleSize,
    ]
}
