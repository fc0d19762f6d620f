import Foundation

/// The appearance of a preview; has no effect on Linux.
open class UIPreviewParameters: NSObject {
    deinit {}

    /// The visible part of the view, in the view's coordinates; `nil` means the whole view.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow, in the view's coordinates.
    open var shadowPath: UIBezierPath?
    /// The background colour.
    open var backgroundColor: UIColor!

    /// Creates the default appearance.
    public override init() {}
}

/// The appearance of the preview of a dragged view; has no effect on Linux.
open class UIDragPreviewParameters: UIPreviewParameters {
    deinit {}
}

/// The place at which a preview is shown.
open class UIPreviewTarget: NSObject {
    deinit {}

    /// The view that contains the preview.
    public let container: UIView
    /// The centre of the preview in the container, in points.
    public let center: CGPoint
    /// The transform of the preview.
    public let transform: CGAffineTransform

    /// Creates a place in the given container, with a transform of the preview.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
    }

    /// Creates a place in the given container, without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}

/// The place of the preview of a dragged view.
open class UIDragPreviewTarget: UIPreviewTarget {
    deinit {}
}

/// A view as the preview of a context menu; never shown on Linux.
open class UITargetedPreview: NSObject {
    deinit {}

    /// The view that is shown.
    public let view: UIView
    /// The appearance of the preview.
    public let parameters: UIPreviewParameters
    /// The place of the preview.
    public let target: UIPreviewTarget
    /// The size of ``view``, in points.
    open var size: CGSize { view.bounds.size }

    /// Creates a preview at a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
    }

    /// Creates a preview at the view's own position.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Creates a preview with the default appearance at the view's own position.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }
}
