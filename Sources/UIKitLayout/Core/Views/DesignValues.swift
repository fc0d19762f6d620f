import Foundation

/// The values of an Interface Builder file that layout uses in place of measurements of a view's content.
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

    /// The size, in points, that layout uses in place of the intrinsic content size; `nil` if none is set.
    package var designContentSize: CGSize? {
        get { design?.contentSize }
        set {
            guard designContentSize != newValue else { return }
            makeDesign().contentSize = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The alignment rectangle insets of a control in the version of the system for which the view's file was laid out;
    /// `nil` if they are those of the current version.
    package var designAlignmentRectInsets: UIEdgeInsets? {
        get { design?.alignmentRectInsets }
        set {
            guard designAlignmentRectInsets != newValue else { return }
            makeDesign().alignmentRectInsets = newValue
            recordLayoutChange([.autoresizing, .content])
        }
    }

    /// Sets ``designContentSize`` to the size of the view's alignment rectangle, on the axes on which the content has
    /// an intrinsic size.
    package func takeDesignSize() {
        // An image view's image is not in the file, nor are the views that the class of a stack view adds. The view's
        // size in the file replaces the intrinsic size that they would result in.
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
    /// The lengths of arranged stack views along this stack's axis, in points, by the identities of the views.
    /// Proportional distribution uses them, because stack views have no intrinsic size.
    package var designLengths: [ObjectIdentifier: CGFloat] {
        get { design?.lengths ?? [:] }
        set {
            guard designLengths != newValue else { return }
            makeDesign().lengths = newValue
            recordLayoutChange(.implicitConstraints)
        }
    }

    /// The identities of the labels that get equal shares of this row's width, as multiline labels did until iOS 14.
    package var equalWidthLabels: Set<ObjectIdentifier> {
        get { design?.equalWidthLabels ?? [] }
        set {
            guard equalWidthLabels != newValue else { return }
            makeDesign().equalWidthLabels = newValue
            recordLayoutChange(.implicitConstraints)
        }
    }
}
