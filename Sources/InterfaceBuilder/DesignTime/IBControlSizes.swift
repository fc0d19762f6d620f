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

    /// The alignment insets of the given control in the file's version, or `nil` if they do not depend on the version.
    func alignmentInsets(of view: UIView) -> UIEdgeInsets? {
        view is UISlider ? UIEdgeInsets(Controls.sliderInsets.value(for: version)) : nil
    }

    /// The intrinsic size of the given control in the file's version, or `nil` if that size does not depend on the
    /// version.
    ///
    /// - Parameter element: the element that the control was created from.
    func contentSize(of view: UIView, _ element: IBElement) -> CGSize? {
        if let field = view as? UITextField {
            return CGSize(width: field.intrinsicContentSize.width, height: height(of: field))
        }
        guard let size = size(of: view, element) else { return nil }
        let insets = view.alignmentRectInsets
        return CGSize(
            width: size.width.map { $0 - insets.left - insets.right } ?? width(of: view),
            height: size.height - insets.top - insets.bottom)
    }

    /// The intrinsic width of a control for which the table of its sizes has only a height.
    private func width(of view: UIView) -> CGFloat {
        switch view {
        case let control as UISegmentedControl: control.width(padding: Controls.segmentPaddings.value(for: version))
        case let control as UIPageControl: Controls.pageRows.value(for: version).width(ofPages: control.numberOfPages)
        default: view.intrinsicContentSize.width
        }
    }

    private func size(of view: UIView, _ element: IBElement) -> ControlSize? {
        switch view {
        case is UISwitch: Controls.switches.value(for: version)
        case is UISlider: Controls.sliders.value(for: version)
        case is UIStepper: Controls.steppers.value(for: version)
        case is UISegmentedControl: Controls.segmentedControls.value(for: version)
        case is UISearchBar: TextControls.searchBars.value(for: version)
        case is UIProgressView: Controls.progressViews.value(for: version)
        case is UIPageControl where view.intrinsicContentSize.height > 0: Controls.pageControls.value(for: version)
        case is UIButton where Self.infoButtonTypes.contains(element["buttonType"] ?? ""):
            TextControls.infoButtons.value(for: version)
        default: nil
        }
    }

    private func height(of field: UITextField) -> CGFloat {
        guard field.borderStyle != .none else {
            return field.heightWithoutBorder(padding: TextControls.borderlessPadding.value(for: version))
        }
        return field.heightWithBorder(
            atLeast: TextControls.borderedFields.value(for: version).height,
            padding: TextControls.borderPadding.value(for: version))
    }
}
