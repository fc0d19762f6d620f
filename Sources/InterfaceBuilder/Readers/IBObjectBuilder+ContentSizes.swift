import Foundation
import UIKitLayout

extension IBObjectBuilder {
    /// Controls are drawn as in the version of iOS that belongs to the file's.
    func takeControlSize(_ view: UIView, _ element: IBElement) {
        let size =
            IBControlSizes(file: file).contentSize(of: view, element)
            ?? IBWheels.contentSize(of: view, in: file, at: place)
        if let size { view.designContentSize = size }
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

    /// Interface Builder leaves stack views and what they arrange as large as they were where nothing says how large they are.
    ///
    /// A stack view that arranges nothing, by any sizes. Stored frames: 260 × 44 points, 200 wide, 50 × 177 in 3 stack views
    /// of 2 projects. A plain view across the axis of a stack view that does not stretch it. Stored frames: 240 points wide, 229,
    /// 69.5 high, 62.5, 50.5, 109.5 in 10 views of 5 projects, where UIKit leaves it no thickness; one of them makes its stack
    /// view thicker than what else is in it (Mixin, `SwapTokenCell.xib`).
    func keepArrangedSizes(in view: UIView) {
        guard let stack = view as? UIStackView, FrameRule.sizesInStackViews.isOn else { return }
        if stack.subviews.isEmpty, stack.designContentSize == nil { stack.designContentSize = stack.frame.size }
        guard stack.alignment != .fill else { return }
        for arranged in stack.arrangedSubviews where type(of: arranged) == UIView.self {
            guard arranged.designContentSize == nil, !arranged.isHidden else { continue }
            let size = arranged.frame.size
            stack.designThicknesses[ObjectIdentifier(arranged)] = stack.axis == .horizontal ? size.height : size.width
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
