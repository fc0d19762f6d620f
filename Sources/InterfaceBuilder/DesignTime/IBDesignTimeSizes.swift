import Foundation
import UIKitFacts
import UIKitLayout

/// Supplements the intrinsic sizes of views with design-time sizes. Later rules do not override the sizes that earlier
/// ones have set.
struct IBDesignTimeSizes {
    let file: InterfaceFile
    let options: IBBuildOptions

    func apply(to views: [(IBElement, UIView)]) {
        for (element, view) in views {
            applyAlignmentInsets(view)
            if options.usesDesignSizes { view.takeDesignSize() } else { applyControlSize(view, element) }
            applyPlaceholderSize(element, view)
        }
        for (_, view) in views {
            keepHiddenViews(in: view)
            if options.keepsStoredSizes {
                shareLabelWidths(in: view)
                keepSizeOfContentlessView(view)
            }
        }
        guard options.keepsStoredSizes else { return }
        for (_, view) in views { keepArrangedSizes(in: view) }
    }

    /// Gives a control the size that it has in the version of iOS that belongs to the file's version.
    private func applyControlSize(_ view: UIView, _ element: IBElement) {
        let size =
            IBControlSizes(file: file).contentSize(of: view, element)
            ?? IBPickerHeight.contentSize(of: view, in: file, at: options.place)
        if let size { view.designContentSize = size }
    }

    /// Gives a control the alignment insets that it has in the version of iOS that belongs to the file's version.
    private func applyAlignmentInsets(_ view: UIView) {
        view.designAlignmentRectInsets = IBControlSizes(file: file).alignmentInsets(of: view)
    }

    /// Keeps the frame of a hidden arranged subview. It takes no space in a stack view and nothing positions it, so
    /// Interface Builder does not move it.
    private func keepHiddenViews(in view: UIView) {
        guard FrameRule.hiddenArrangedViews.isOn else { return }
        for hidden in (view as? UIStackView)?.arrangedSubviews ?? [] where hidden.isHidden {
            hidden.translatesAutoresizingMaskIntoConstraints = true
        }
    }

    /// Keeps the size of a view that only code fills, as its intrinsic size, because Interface Builder does not resize
    /// it.
    ///
    /// Stored frames of stack views without arranged subviews: 260 × 44 points, 200 wide, and 50 × 177, in 3 stack
    /// views of 2 projects. 39 views of 6 projects depend on the sizes of labels without text and image views without
    /// an image; most are neighbours, which give way (of two labels in 86 points, the one with text is 13 points
    /// shorter than its line and the one without is 50 high: LoopKit, `InsulinKit.storyboard`; a title is as high as
    /// the empty image view that it is centred on: WooCommerce, `LeftImageTitleSubtitleToggleTableViewCell.xib`).
    private func keepSizeOfContentlessView(_ view: UIView) {
        guard FrameRule.contentlessViews.isOn, view.designContentSize == nil, view.frame.size != .zero else { return }
        let isContentless =
            switch view {
            case let label as UILabel: label.text?.isEmpty ?? true
            case let imageView as UIImageView: imageView.image == nil
            case let stack as UIStackView: stack.subviews.isEmpty
            default: false
            }
        if isContentless { view.designContentSize = view.frame.size }
    }

    /// Keeps the sizes of plain views in stack views as their intrinsic sizes, as Interface Builder does, even if their
    /// content requires less.
    ///
    /// Stored frames: 89 views of 12 projects depend on this rule. A spacer 38 points high keeps an image of 13 beside
    /// it at the same height (WordPress, `StatsTotalRow.xib`); views of a column keep 50 and 69 points, with content
    /// that requires 46 and 53 (RedditApp, `Main.storyboard`); views without a constraint on their thickness are 240
    /// points wide, as in Interface Builder's library, and others 229 (Mixin, Iterable). In stack views that fill
    /// proportionally, arranged stack views also keep their lengths (LoopKit, `InsulinKit.storyboard`; Strongbox,
    /// `DatabaseCell.xib`, with plain views).
    private func keepArrangedSizes(in view: UIView) {
        guard let stack = view as? UIStackView, FrameRule.sizesInStackViews.isOn else { return }
        for arranged in stack.arrangedSubviews where !arranged.isHidden && arranged.frame.size != .zero {
            let size = arranged.frame.size
            if isPlain(arranged), arranged.designContentSize == nil {
                arranged.designContentSize = size
            }
            if arranged is UIStackView {
                stack.designLengths[ObjectIdentifier(arranged)] = stack.axis == .horizontal ? size.width : size.height
            }
        }
    }

    /// Whether a view has no intrinsic size. Stored frames: effect views in 3 files of one project (AltStore).
    private func isPlain(_ view: UIView) -> Bool {
        type(of: view) == UIView.self || type(of: view) == UIVisualEffectView.self
    }

    /// Makes multi-line labels share the width of a row, as in the version of iOS that belongs to the file's version.
    /// The rule is applied only to stored frames, since the Xcode version of a file does not determine the iOS version
    /// that lays it out.
    private func shareLabelWidths(in view: UIView) {
        guard let stack = view as? UIStackView, FrameRule.equalLabelWidthsInRows.isOn,
            file.toolsVersion > 0, file.toolsVersion < XcodeVersion.xcode13
        else { return }
        let labels = stack.arrangedSubviews.compactMap { $0 as? UILabel }
        stack.equalWidthLabels = Set(
            labels.filter { $0.numberOfLines != 1 && $0.preferredMaxLayoutWidth == 0 }.map { ObjectIdentifier($0) })
    }

    /// Gives a view of an unknown class the placeholder size set by its designer, or the size that Interface Builder
    /// stored when it ran the class.
    private func applyPlaceholderSize(_ element: IBElement, _ view: UIView) {
        if !mayBreakLines(view), let size = element.id.flatMap(designableSize) { view.designContentSize = size }
        let width = IBNumber.length(element["placeholderIntrinsicWidth"])
        let height = IBNumber.length(element["placeholderIntrinsicHeight"])
        guard width != nil || height != nil, FrameRule.placeholderSizes.isOn else { return }
        view.designContentSize = CGSize(
            width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    }

    /// Whether the view's text may be broken; the single-line size that Interface Builder stores for its class is then
    /// irrelevant. Stored frames: 225.5 × 41 points in a label with a stored size of 406.5 × 20.5 (Corona-Warn-App,
    /// `EuTracingTableViewCell.xib`).
    private func mayBreakLines(_ view: UIView) -> Bool { (view as? UILabel).map { $0.numberOfLines != 1 } ?? false }

    private func designableSize(ofObject id: String) -> CGSize? {
        guard FrameRule.designableSizes.isOn else { return nil }
        let designable = file.root.list("designables").first { $0["name"] == id }
        return designable?.child("size", key: "intrinsicContentSize")?.size
    }
}
