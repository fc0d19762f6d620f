import Foundation
import UIKitFacts
import UIKitLayout

/// The sizes of controls that depend on the version of iOS with which Interface Builder draws them.
struct IBControlSizes {
    private let version: Int

    init(file: InterfaceFile) {
        version = file.toolsVersion
    }

    private static let infoButtonTypes: Set<String> = ["infoLight", "infoDark", "detailDisclosure", "contactAdd"]

    /// The alignment insets of the given control in the file's version, or `nil` if they are the same as in UIKit.
    func alignmentInsets(of view: UIView) -> UIEdgeInsets? {
        view is UISlider ? Controls.sliderInsetsInFiles.value(for: version).map(UIEdgeInsets.init) : nil
    }

    /// The intrinsic size of the given control in the file's version, or `nil` if that size does not depend on the
    /// version.
    ///
    /// - Parameter element: the element that the control was created from.
    func contentSize(of view: UIView, _ element: IBElement) -> CGSize? {
        guard let size = table(for: view, element)?.value(for: version) else { return borderlessSize(of: view) }
        let insets = view.alignmentRectInsets
        return CGSize(
            width: size.width.map { $0 - insets.left - insets.right } ?? width(of: view),
            height: size.height - insets.top - insets.bottom)
    }

    /// The intrinsic width of a control for which the table of its sizes has only a height.
    private func width(of view: UIView) -> CGFloat {
        if let control = view as? UISegmentedControl, let padding = Controls.segmentPaddings.value(for: version) {
            return control.width(padding: padding)
        }
        if let control = view as? UIPageControl {
            return Controls.capsuleEnds.value + CGFloat(control.numberOfPages) * Controls.capsulePitch.value
        }
        return view.intrinsicContentSize.width
    }

    private func table(for view: UIView, _ element: IBElement) -> FactTable<ControlSize>? {
        switch view {
        case is UISwitch: Controls.switches
        case is UISlider: Controls.sliders
        case is UIStepper: Controls.steppers
        case is UISegmentedControl: Controls.segmentedControls
        case is UISearchBar: TextControls.searchBars
        case is UIProgressView: Controls.progressViews
        case is UIPageControl where view.intrinsicContentSize.height > 0: Controls.pageControls
        case is UIButton where Self.infoButtonTypes.contains(element["buttonType"] ?? ""): TextControls.infoButtons
        case let field as UITextField where field.borderStyle != .none: TextControls.borderedFields
        default: nil
        }
    }

    /// The size of a text field without a border, or `nil` for other views. The field is as tall as its line of text
    /// plus the padding of the file's version. A field without padding and a password field are as tall as the line,
    /// rounded up to whole points. Evidence: in 19 fields of 3 projects, the stored height is 21 points with a font of
    /// 17 points and 20 with a font of 16; in 3 password fields of one project, written by Xcode 16, the stored
    /// height is 21 points with a font of 17.
    private func borderlessSize(of view: UIView) -> CGSize? {
        guard let field = view as? UITextField, FrameRule.borderlessFields.isOn else { return nil }
        let size = field.intrinsicContentSize
        if !field.isSecureTextEntry, let padding = TextControls.borderlessPadding.value(for: version) {
            return CGSize(width: size.width, height: size.height + padding)
        }
        return CGSize(width: size.width, height: size.height.rounded(.up))
    }
}
