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

    /// The alignment insets of a control, or `nil` if they do not depend on the version.
    func alignmentInsets(of view: UIView) -> UIEdgeInsets? {
        view is UISlider ? Controls.sliderInsetsInFiles.value(for: version).map(UIEdgeInsets.init) : nil
    }

    /// The intrinsic size of a control, or `nil` if it does not depend on the version.
    ///
    /// - Parameter element: the element that the control was created from.
    func contentSize(of view: UIView, _ element: IBElement) -> CGSize? {
        guard let size = table(for: view, element)?.value(for: version) else { return borderlessSize(of: view) }
        let insets = view.alignmentRectInsets
        return CGSize(
            width: size.width.map { $0 - insets.left - insets.right } ?? width(of: view),
            height: size.height - insets.top - insets.bottom)
    }

    /// The intrinsic width of a control.
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

    /// The size of a field without a border. It is as high as its line, rounded up to whole points, if the version has
    /// no padding or the text is not shown. Stored frames: 21 points with a font of 17, 20 with one of 16, in 19 fields
    /// of 3 projects; 21 with one of 17 in 3 password fields of one project, with Xcode 16.
    private func borderlessSize(of view: UIView) -> CGSize? {
        guard let field = view as? UITextField, FrameRule.borderlessFields.isOn else { return nil }
        let size = field.intrinsicContentSize
        if !field.isSecureTextEntry, let padding = TextControls.borderlessPadding.value(for: version) {
            return CGSize(width: size.width, height: size.height + padding)
        }
        return CGSize(width: size.width, height: size.height.rounded(.up))
    }
}
