import Foundation
import UIKitFacts
import UIKitLayout

/// Lays out views with multi-line labels as UIKit does, in two passes. In the first pass, a label's intrinsic width is
/// the width of its text on one line. In the second pass, the text is broken at the width that the label got in the
/// first pass, and the intrinsic width is that of the longest line, including trailing space.
///
/// The rule follows UIKit's documentation of `preferredMaxLayoutWidth`. Evidence: two labels of several lines that may
/// be narrower than their superview are stored as 308 points wide where 320 are allowed (Pocket Casts,
/// `PlusLockedInfoView.xib`), and as 242 where 295 are allowed (Entourage, `MyEntouragesAnonymousPlaceholder.xib`).
struct WrappedWidths {
    private let root: UIView

    init(of root: UIView) {
        self.root = root
    }

    func layout() -> ComputedLayout {
        let first = root.computeLayout()
        let labels = FrameRule.wrappedWidths.isOn ? wrapped(in: root, first) : []
        guard !labels.isEmpty else { return first }
        for (label, width) in labels { label.preferredMaxLayoutWidth = width }
        defer { for (label, _) in labels { label.preferredMaxLayoutWidth = 0 } }
        return root.computeLayout()
    }

    /// The multi-line labels in the given view that are narrower than their text on one line, each with the label's
    /// computed width.
    private func wrapped(in view: UIView, _ layout: ComputedLayout) -> [(UILabel, CGFloat)] {
        var labels = view.subviews.flatMap { wrapped(in: $0, layout) }
        if let label = view as? UILabel, label.numberOfLines != 1, label.preferredMaxLayoutWidth == 0,
            label.designContentSize == nil, let width = layout.frames[ObjectIdentifier(label)]?.width, width > 0,
            label.intrinsicContentSize.width > width
        {
            labels.append((label, width))
        }
        return labels
    }
}
