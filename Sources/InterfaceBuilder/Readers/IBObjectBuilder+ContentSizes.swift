import Foundation
import UIKitLayout

extension IBObjectBuilder {
    /// Views want what Interface Builder gives them, or says of them, beside what they want by themselves. Later rules leave
    /// alone what earlier ones gave.
    func takeSizes(of views: [(IBElement, UIView)]) {
        for (element, view) in views {
            takeAlignment(view)
            if usesDesignSizes { view.takeDesignSize() } else { takeControlSize(view, element) }
            takePlaceholderSize(element, view)
        }
        for (_, view) in views {
            keepHiddenViews(in: view)
            if keepsStoredSizes {
                shareTextWidths(in: view)
                keepUnfilledSize(of: view)
            }
        }
        guard keepsStoredSizes else { return }
        for (_, view) in views { keepArrangedSizes(in: view) }
    }

    /// Controls are drawn as in the version of iOS that belongs to the file's.
    private func takeControlSize(_ view: UIView, _ element: IBElement) {
        let size =
            IBControlSizes(file: file).contentSize(of: view, element)
            ?? IBWheels.contentSize(of: view, in: file, at: place)
        if let size { view.designContentSize = size }
    }

    /// Controls reach beyond what constraints place as in the version of iOS that belongs to the file's.
    private func takeAlignment(_ view: UIView) {
        view.designAlignmentRectInsets = IBControlSizes(file: file).alignmentInsets(of: view)
    }

    /// A hidden view takes no room in a stack view, and nothing places it: Interface Builder leaves it where it was.
    private func keepHiddenViews(in view: UIView) {
        guard FrameRule.hiddenArrangedViews.isOn else { return }
        for hidden in (view as? UIStackView)?.arrangedSubviews ?? [] where hidden.isHidden {
            hidden.translatesAutoresizingMaskIntoConstraints = true
        }
    }

    /// Interface Builder leaves views that only code fills as large as they were, as if their content wanted that.
    ///
    /// A stack view that arranges nothing. Stored frames: 260 × 44 points, 200 wide, 50 × 177 in 3 stack views of 2 projects. A
    /// label without text, an image view without an image: 39 views of 6 projects rest on that, mostly views beside them, which
    /// give way (of two labels in 86 points the one with text is 13 points lower than its line, the one without is 50 high:
    /// LoopKit, `InsulinKit.storyboard`; a title is as high as the empty image view that it is centred on: WooCommerce,
    /// `LeftImageTitleSubtitleToggleTableViewCell.xib`).
    private func keepUnfilledSize(of view: UIView) {
        guard FrameRule.unfilledViews.isOn, view.designContentSize == nil, view.frame.size != .zero else { return }
        let isUnfilled =
            switch view {
            case let label as UILabel: label.text?.isEmpty ?? true
            case let imageView as UIImageView: imageView.image == nil
            case let stack as UIStackView: stack.subviews.isEmpty
            default: false
            }
        if isUnfilled { view.designContentSize = view.frame.size }
    }

    /// Interface Builder also leaves the plain views that stack views arrange as large as they were, as if their content wanted
    /// that, even where what is in them wants less.
    ///
    /// Stored frames: 89 views of 12 projects rest on that. A spacer that is 38 points high keeps an image of 13 beside it as high
    /// (WordPress, `StatsTotalRow.xib`); views of a column keep 50 and 69 points, with content that wants 46 and 53 (RedditApp,
    /// `Main.storyboard`); views that nothing gives a thickness are 240 points wide, as in Interface Builder's library, and others
    /// 229 (Mixin, Iterable). Where lengths are in proportion, those of stack views that are arranged stay as well (LoopKit,
    /// `InsulinKit.storyboard`; Strongbox, `DatabaseCell.xib`, with plain views).
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

    /// Whether a view wants no size by itself. Stored frames: effect views of 3 files of one project (AltStore).
    private func isPlain(_ view: UIView) -> Bool {
        type(of: view) == UIView.self || type(of: view) == UIVisualEffectView.self
    }

    /// Labels of several lines share the width of a row, as on the iOS that belongs to the file's version; in stored frames only,
    /// since the Xcode that saved a file does not decide which iOS lays it out.
    private func shareTextWidths(in view: UIView) {
        guard let stack = view as? UIStackView, FrameRule.sharedTextWidths.isOn,
            file.toolsVersion > 0, file.toolsVersion < XcodeVersion.xcode13
        else { return }
        let labels = stack.arrangedSubviews.compactMap { $0 as? UILabel }
        stack.textWidthSharers = Set(
            labels.filter { $0.numberOfLines != 1 && $0.preferredMaxLayoutWidth == 0 }.map { ObjectIdentifier($0) })
    }

    /// A view of a class that is not known here wants the size that its designer said it would, or that Interface Builder
    /// noted when it ran the class.
    private func takePlaceholderSize(_ element: IBElement, _ view: UIView) {
        if !mayBreakLines(view), let size = element.id.flatMap(designableSize) { view.designContentSize = size }
        let width = IBNumber.length(element["placeholderIntrinsicWidth"])
        let height = IBNumber.length(element["placeholderIntrinsicHeight"])
        guard width != nil || height != nil, FrameRule.placeholderSizes.isOn else { return }
        view.designContentSize = CGSize(
            width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    }

    /// Whether the view's text may be broken: what it wants on one line, as Interface Builder notes of its class, says nothing then.
    /// Stored frames: 225.5 × 41 points in a label of which 406.5 × 20.5 are noted (Corona-Warn-App, `EuTracingTableViewCell.xib`).
    private func mayBreakLines(_ view: UIView) -> Bool { (view as? UILabel).map { $0.numberOfLines != 1 } ?? false }

    private func designableSize(ofObject id: String) -> CGSize? {
        guard FrameRule.designableSizes.isOn else { return nil }
        let designable = file.root.list("designables").first { $0["name"] == id }
        guard let size = designable?.child("size", key: "intrinsicContentSize"),
            let width = IBNumber.length(size["width"]), let height = IBNumber.length(size["height"])
        else { return nil }
        return CGSize(width: width, height: height)
    }
}
