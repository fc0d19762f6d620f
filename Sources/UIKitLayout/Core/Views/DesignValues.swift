import Foundation

/// The values in an Interface Builder file that replace a view's content when frames are checked without fonts.
final class DesignValues {
    var contentSize: CGSize?
    var alignmentRectInsets: UIEdgeInsets?
    var lengths: [ObjectIdentifier: CGFloat] = [:]
    var equalWidthLabels: Set<ObjectIdentifier> = []
}

extension UIView {
    fileprivate func makeDesign() -> DesignValues {
        let values = design ?? DesignValues()
        design = values
        return values
    }

    /// A size that replaces the intrinsic content size.
    package var designContentSize: CGSize? {
        get { design?.contentSize }
        set {
            guard designContentSize != newValue else { return }
            makeDesign().contentSize = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The alignment rectangle insets of a control as drawn by a particular version of the system.
    package var designAlignmentRectInsets: UIEdgeInsets? {
        get { design?.alignmentRectInsets }
        set {
            guard designAlignmentRectInsets != newValue else { return }
            makeDesign().alignmentRectInsets = newValue
            recordLayoutChange([.autoresizing, .content])
        }
    }

    /// Makes the view's current size its content size, on the axes on which the content has one.
    package func takeDesignSize() {
        // The file lacks the image, or the views that only the class of the stack view adds; the stored size replaces
        // theirs.
        let isFilledLater = self is UIImageView || (self as? UIStackView)?.arrangedSubviews.isEmpty == true
        let intrinsic = isFilledLater ? frame.size : intrinsicContentSize
        guard intrinsic != CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) else { return }
        let insets = alignmentRectInsets
        designContentSize = CGSize(
            width: intrinsic.width < 0 ? UIView.noIntrinsicMetric : frame.width - insets.left - insets.right,
            height: intrinsic.height < 0 ? UIView.noIntrinsicMetric : frame.height - insets.top - insets.bottom)
    }
}

extension UIStackView {
    /// The lengths of arranged stack views, used for proportional distribution.
    package var designLengths: [ObjectIdentifier: CGFloat] {
        get { design?.lengths ?? [:] }
        set {
            guard designLengths != newValue else { return }
            makeDesign().lengths = newValue
            recordLayoutChange(.implicitConstraints)
        }
    }

    /// The labels that share the width of a row equally, as multiline labels did until iOS 14.
    package var equalWidthLabels: Set<ObjectIdentifier> {
        get { design?.equalWidthLabels ?? [] }
        set {
            guard equalWidthLabels != newValue else { return }
            makeDesign().equalWidthLabels = newValue
            recordLayoutChange(.implicitConstraints)
        }
    }
}
