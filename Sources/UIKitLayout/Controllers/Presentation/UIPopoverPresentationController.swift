import Foundation

/// The delegate of a popover.
#if MainActorViews
    @MainActor
#endif
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Returns `true` by default. Never called on Linux.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Does nothing by default.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// A presentation controller of a popover, which has the preferred size of its controller and is beside the view to which
/// its arrow points. The arrow and the background are not drawn.
open class UIPopoverPresentationController: UIPresentationController {
    deinit {}

    /// The direction of the arrow, which points from the popover to the source; unknown before the presentation.
    open var arrowDirection: UIPopoverArrowDirection {
        placement(adaptivePresentationStyle(for: presentationArea.traits))?.direction ?? .unknown
    }

    /// The frame of the popover in the window: beside the source rectangle, in the first permitted direction in which
    /// there is enough space, within the safe area. If the style is adapted, or without a preferred size or a source
    /// view, the bounds of the window.
    open override var frameOfPresentedViewInContainerView: CGRect {
        placement(adaptivePresentationStyle(for: presentationArea.traits))?.frame ?? presentationArea.bounds
    }

    private func placement(_ style: UIModalPresentationStyle) -> PopoverPlacement? {
        guard style == .popover, preferredContentSize != .zero, let source = sourceFrame else { return nil }
        let area = presentationArea
        return PopoverPlacement(
            of: preferredContentSize, beside: source, permitted: permittedArrowDirections,
            covers: canOverlapSourceViewRect, in: area.bounds.inset(by: area.safeArea))
    }

    /// The rectangle to which the arrow points, in the coordinates of the window; `nil` without a source view.
    private var sourceFrame: CGRect? {
        guard let sourceView else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: nil)
    }

    override func preparePresentation() {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    }

    /// The view to which the popover's arrow points.
    open var sourceView: UIView?
    /// The rectangle, in the coordinates of ``sourceView``, to which the arrow points.
    open var sourceRect = CGRect.null
    /// The bar button to which the arrow points.
    open var barButtonItem: UIBarButtonItem?
    /// The directions in which the arrow may point.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The background colour of the popover.
    open var backgroundColor: UIColor?
    /// The views that remain usable while the popover is shown.
    open var passthroughViews: [UIView]?
    /// Whether the popover may overlap ``sourceRect``.
    open var canOverlapSourceViewRect = false
}

/// A set of directions in which the arrow of a popover may point.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// No direction, because the popover is not presented.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// Left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// Right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
