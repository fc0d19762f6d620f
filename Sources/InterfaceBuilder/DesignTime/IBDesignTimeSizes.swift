import Foundation
import UIKitFacts
import UIKitLayout

/// Supplements the intrinsic sizes of views with design-time sizes. Placeholder sizes override control sizes and stored
/// sizes; the rules that keep stored sizes apply only to views that have no other design-time size.
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

    /// Gives a control or picker the size that it had in the version of iOS that shipped with the file's version of
    /// Xcode.
    private func applyControlSize(_ view: UIView, _ element: IBElement) {
        let size =
            IBControlSizes(file: file).contentSize(of: view, element)
            ?? IBPickerHeight.contentSize(of: view, in: file, at: options.place)
        if let size { view.designContentSize = size }
    }

    /// Gives a control the alignment insets that it had in the version of iOS that shipped with the file's version of
    /// Xcode.
    private func applyAlignmentInsets(_ view: UIView) {
        view.designAlignmentRectInsets = IBControlSizes(file: file).alignmentInsets(of: view)
    }

    /// Keeps the frames of the hidden arranged subviews if the given view is a stack view. A hidden subview takes no
    /// space in a stack view, and no constraint positions it, so Interface Builder does not move it.
    private func keepHiddenViews(in view: UIView) {
        guard FrameRule.hiddenArrangedViews.isOn else { return }
        for hidden in (view as? UIStackView)?.arrangedSubviews ?? [] where hidden.isHidden {
            hidden.translatesAutoresizingMaskIntoConstraints = true
        }
    }

    /// Sets the intrinsic size of a view that only code fills to the view's stored size, because Interface Builder does
    /// not resize the view. Such a view is a label without text, an image view without an image, or a stack view
    /// without subviews.
    ///
    /// Evidence: three stack views without subviews, in 2 projects, are stored as 260 × 44 points, 200 points wide, and
    /// 50 × 177 points. The frames of 39 views of 6 projects depend on the sizes of labels without text and of image
    /// views without an image. Most of these 39 views are neighbours that adapt to the kept size. Of two labels that
    /// share 86 points of height, the one without text is 50 points tall and the one with text is 13 points shorter
    /// than its line (LoopKit, `InsulinKit.storyboard`). A title is as tall as the empty image view on which it is
    /// centred (WooCommerce, `LeftImageTitleSubtitleToggleTableViewCell.xib`).
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

    /// Sets the intrinsic sizes of a stack view's plain arranged subviews to the stored sizes, as Interface Builder
    /// does, even if the content of the subviews requires less. For arranged stack views, only the length along the
    /// outer stack view's axis is kept, for proportional distribution.
    ///
    /// Evidence: the stored frames of 89 views of 12 projects depend on this rule. A spacer 38 points tall gives the
    /// image next to it, which is 13 points tall, the same height (WordPress, `StatsTotalRow.xib`). Views in a column
    /// are stored as 50 and 69 points tall, although their content requires only 46 and 53 (RedditApp,
    /// `Main.storyboard`). Views without a constraint on their width are 240 points wide, as a view from Interface
    /// Builder's library is, or 229 points (Mixin, Iterable). In stack views that fill proportionally, arranged stack
    /// views keep their lengths (LoopKit, `InsulinKit.storyboard`), and so do plain views (Strongbox,
    /// `DatabaseCell.xib`).
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

    /// Whether the view is a plain view or an effect view, neither of which has an intrinsic size. Evidence: effect
    /// views keep their stored sizes in 3 files of one project (AltStore).
    private func isPlain(_ view: UIView) -> Bool {
        type(of: view) == UIView.self || type(of: view) == UIVisualEffectView.self
    }

    /// Makes the multi-line labels of a horizontal stack view share its width equally, as UIKit did until iOS 14, if a
    /// version of Xcode before 13 wrote the file. The rule applies only where the results are compared with stored
    /// frames. In an app, the version of iOS decides, which the version of Xcode in the file does not determine.
    private func shareLabelWidths(in view: UIView) {
        guard let stack = view as? UIStackView, FrameRule.equalLabelWidthsInRows.isOn,
            file.toolsVersion > 0, file.toolsVersion < XcodeVersion.xcode13
        else { return }
        let labels = stack.arrangedSubviews.compactMap { $0 as? UILabel }
        stack.equalWidthLabels = Set(
            labels.filter { $0.numberOfLines != 1 && $0.preferredMaxLayoutWidth == 0 }.map { ObjectIdentifier($0) })
    }

    /// Gives a view the placeholder size that its designer set in the file. Without a placeholder size, the view gets
    /// the size that Interface Builder stored when it ran the view's class (`IB_DESIGNABLE`), if any.
    private func applyPlaceholderSize(_ element: IBElement, _ view: UIView) {
        if !mayBreakLines(view), let size = element.id.flatMap(designableSize) { view.designContentSize = size }
        let width = IBNumber.length(element["placeholderIntrinsicWidth"])
        let height = IBNumber.length(element["placeholderIntrinsicHeight"])
        guard width != nil || height != nil, FrameRule.placeholderSizes.isOn else { return }
        view.designContentSize = CGSize(
            width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    }

    /// Whether the view is a label whose text may wrap. Interface Builder stores the size of a designable label's text
    /// on a single line, which does not apply to such a label. Evidence: the frame of a label with a stored single-line
    /// size of 406.5 × 20.5 points is 225.5 × 41 points (Corona-Warn-App, `EuTracingTableViewCell.xib`).
    private func mayBreakLines(_ view: UIView) -> Bool { (view as? UILabel).map { $0.numberOfLines != 1 } ?? false }

    private func designableSize(ofObject id: String) -> CGSize? {
        guard FrameRule.designableSizes.isOn else { return nil }
        let designable = file.root.list("designables").first { $0["name"] == id }
        return designable?.child("size", key: "intrinsicContentSize")?.size
    }
}
