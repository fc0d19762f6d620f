import Foundation
import UIKitFacts
import UIKitLayout

/// The sizes of controls that depend on the version of iOS with which Interface Builder draws them.
///
/// The numbers are sizes of frames, in points. A row without a width stands for a control whose width follows from its
/// content.
struct IBControlSizes {
    private struct Size: Sendable {
        let width: CGFloat?
        let height: CGFloat

        init(_ width: CGFloat? = nil, height: CGFloat) {
            (self.width, self.height) = (width, height)
        }
    }

    private let version: Int

    init(file: InterfaceFile) {
        version = file.toolsVersion
    }

    /// Stored frames: 51 × 31 in 21 switches of 8 projects, 63 × 28 in 24 of 2.
    private static let switches: [VersionedValue<Size>] = [
        .init(Size(51, height: 31), before: XcodeVersion.xcode26),
        .init(Size(63, height: 28), from: XcodeVersion.xcode26),
    ]
    /// Stored frames: 31 points in 41 sliders of 5 projects, 34 in 2 of one project.
    private static let sliders: [VersionedValue<Size>] = [
        .init(Size(height: 31), before: XcodeVersion.xcode26), .init(Size(height: 34), from: XcodeVersion.xcode26),
    ]
    /// Stored frames: 94 × 29 in one stepper, 94 × 32 in 4.
    private static let steppers: [VersionedValue<Size>] = [
        .init(Size(94, height: 29), before: XcodeVersion.xcode11),
        .init(Size(94, height: 32), from: XcodeVersion.xcode11),
    ]
    /// Stored frames: 29 points in 2 controls of one project, 32 in 5 of 3.
    private static let segmentedControls: [VersionedValue<Size>] = [
        .init(Size(height: 29), before: XcodeVersion.xcode11), .init(Size(height: 32), from: XcodeVersion.xcode11),
    ]
    /// The width of a segment less that of its title, rounded up to whole points. Stored frames: 14 points in three
    /// controls of two projects (of two segments 181 and 103 points wide, of three 233), 19 in two of one project (145
    /// wide) and in one of another (of three 257).
    private static let segmentPaddings: [VersionedValue<CGFloat>] = [
        .init(14, before: XcodeVersion.xcode11), .init(19, from: XcodeVersion.xcode11),
    ]
    /// Page controls have been shorter since iOS 14, with the dots inside a capsule. Stored frames: two pages 98.67
    /// points wide at three pixels per point (MealOrder, `Main.storyboard`), four 134.5 in two controls of another
    /// project (Onion Browser).
    private static let pageControls: [VersionedValue<Size>] = [.init(Size(height: 26), from: XcodeVersion.xcode12)]
    private static let pagePitch: CGFloat = 18
    private static let capsuleEnds: CGFloat = 62.5
    /// UIKit: 44 points until iOS 10, then 56. Stored frames: 44 in 2 bars of 2 projects, 64 in one.
    private static let searchBars: [VersionedValue<Size>] = [
        .init(Size(height: 44), before: XcodeVersion.xcode9),
        .init(Size(height: 56), from: XcodeVersion.xcode9, before: XcodeVersion.xcode26),
        .init(Size(height: 64), from: XcodeVersion.xcode26),
    ]
    /// Fields with a border. Stored frames: 30 points in 9 fields of 2 projects, 34 in 105 of 2.
    private static let borderedFields: [VersionedValue<Size>] = [
        .init(Size(height: 30), before: XcodeVersion.xcode11), .init(Size(height: 34), from: XcodeVersion.xcode11),
    ]

    /// UIKit: 2 points until iOS 13, then 4. Stored frames: 2 in 4 views of 4 projects, 4 in one (Mixin, `TIPActionView.xib`).
    private static let progressViews: [VersionedValue<Size>] = [
        .init(Size(height: 2), before: XcodeVersion.xcode12), .init(Size(height: 4), from: XcodeVersion.xcode12),
    ]
    /// UIKit's info, detail and contact buttons, until iOS 12. Stored frames: one (Home Assistant,
    /// `SwitchWithInfoButton.xib`); there are none for later versions.
    private static let infoButtons: [VersionedValue<Size>] = [.init(Size(22, height: 22), before: XcodeVersion.xcode11)]
    private static let infoButtonTypes: Set<String> = ["infoLight", "infoDark", "detailDisclosure", "contactAdd"]

    /// The alignment insets of sliders. Stored frames: 2 points at the sides and 1 below in 41 sliders of 5 projects,
    /// none in 2 of one project with Xcode 26.
    private static let sliderInsets: [VersionedValue<UIEdgeInsets>] = [.init(.zero, from: XcodeVersion.xcode26)]

    /// The alignment insets of a control, or `nil` if they do not depend on the version.
    func alignmentInsets(of view: UIView) -> UIEdgeInsets? {
        view is UISlider && FrameRule.sliderInsets.isOn ? Self.sliderInsets.value(for: version) : nil
    }

    /// The intrinsic size of a control, or `nil` if it does not depend on the version.
    ///
    /// - Parameter element: the element that the control was created from.
    func contentSize(of view: UIView, _ element: IBElement) -> CGSize? {
        guard let size = rows(for: view, element)?.value(for: version) else { return borderlessSize(of: view) }
        let insets = view.alignmentRectInsets
        return CGSize(
            width: size.width.map { $0 - insets.left - insets.right } ?? width(of: view),
            height: size.height - insets.top - insets.bottom)
    }

    /// The intrinsic width of a control.
    private func width(of view: UIView) -> CGFloat {
        if let control = view as? UISegmentedControl, let padding = Self.segmentPaddings.value(for: version) {
            return control.width(padding: padding)
        }
        if let control = view as? UIPageControl {
            return Self.capsuleEnds + CGFloat(control.numberOfPages) * Self.pagePitch
        }
        return view.intrinsicContentSize.width
    }

    private func rows(for view: UIView, _ element: IBElement) -> [VersionedValue<Size>]? {
        let found: ([VersionedValue<Size>], FrameRule)? =
            switch view {
            case is UISwitch: (Self.switches, .switches)
            case is UISlider: (Self.sliders, .sliders)
            case is UIStepper: (Self.steppers, .steppers)
            case is UISegmentedControl: (Self.segmentedControls, .segmentedControls)
            case is UISearchBar: (Self.searchBars, .searchBars)
            case is UIProgressView: (Self.progressViews, .progressViews)
            case is UIPageControl where view.intrinsicContentSize.height > 0: (Self.pageControls, .pageControls)
            case is UIButton where Self.infoButtonTypes.contains(element["buttonType"] ?? ""):
                (Self.infoButtons, .infoButtons)
            case let field as UITextField where field.borderStyle != .none: (Self.borderedFields, .borderedFields)
            default: nil
            }
        guard let (rows, rule) = found, rule.isOn else { return nil }
        return rows
    }

    /// The difference between the height of a field without a border and that of its line, which is rounded to pixels.
    /// Stored frames: 22 points with a font of 17 in 8 fields of 2 projects and 18.5 with one of 14 in 2 of another.
    private static let borderlessFields: [VersionedValue<CGFloat>] = [.init(1.5, from: XcodeVersion.xcode15)]

    /// The size of a field without a border. It is as high as its line, rounded up to whole points, if the version has
    /// no padding or the text is not shown. Stored frames: 17 points in 21, 16 in 20, in 19 fields of 3 projects; 17 in
    /// 21 in 3 password fields of one project, with Xcode 16.
    private func borderlessSize(of view: UIView) -> CGSize? {
        guard let field = view as? UITextField, FrameRule.borderlessFields.isOn else { return nil }
        let size = field.intrinsicContentSize
        if !field.isSecureTextEntry, let padding = Self.borderlessFields.value(for: version) {
            return CGSize(width: size.width, height: size.height + padding)
        }
        return CGSize(width: size.width, height: size.height.rounded(.up))
    }
}
