import Foundation
import UIKitLayout

extension IBObjectBuilder {
    /// Controls are drawn as in the version of iOS that belongs to the file's.
    func takeControlSize(_ view: UIView, _ element: IBElement) {
        guard let size = IBControlSizes(file: file).contentSize(of: view, element) else { return }
        view.designContentSize = size
    }

    /// Controls reach beyond what constraints place as in the version of iOS that belongs to the file's.
    func takeAlignment(_ view: UIView) {
        view.designAlignmentRectInsets = IBControlSizes(file: file).alignmentInsets(of: view)
    }

    /// A hidden view takes no room in a stack view, and nothing places it: Interface Builder leaves it where it was.
    func keepHiddenViews(in view: UIView) {
        guard FrameRule.hiddenArrangedViews.isOn else { return }
        for hidden in (view as? UIStackView)?.arrangedSubviews ?? [] where hidden.isHidden {
            hidden.translatesAutoresizingMaskIntoConstraints = true
        }
    }

    /// A view of a class that is not known here wants the size that its designer said it would, or that Interface Builder
    /// noted when it ran the class.
    func takePlaceholderSize(_ element: IBElement, _ view: UIView) {
        if let size = element.id.flatMap(designableSize) { view.designContentSize = size }
        let width = IBNumber.length(element["placeholderIntrinsicWidth"])
        let height = IBNumber.length(element["placeholderIntrinsicHeight"])
        guard width != nil || height != nil, FrameRule.placeholderSizes.isOn else { return }
        view.designContentSize = CGSize(
            width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    }

    private func designableSize(ofObject id: String) -> CGSize? {
        guard FrameRule.designableSizes.isOn else { return nil }
        let designable = file.root.list("designables").first { $0["name"] == id }
        guard let size = designable?.child("size", key: "intrinsicContentSize"),
            let width = IBNumber.length(size["width"]), let height = IBNumber.length(size["height"])
        else { return nil }
        return CGSize(width: width, height: height)
    }
}
