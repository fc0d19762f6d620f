import Foundation

extension UIView {
    /// How content whose size differs from the view's is positioned and scaled.
    public nonisolated enum ContentMode: Int, Hashable, Sendable {
        case scaleToFill = 0
        case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
        case bottomRight
    }

    /// Whether the tint colour is dimmed, for example behind an alert.
    public nonisolated enum TintAdjustmentMode: Int, Hashable, Sendable {
        case automatic = 0
        case normal, dimmed
    }

    final var baseMask: UIView? {
        get { appearanceIfSet?.mask }
        set {
            appearance.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// The motion effects that were added.
    public var motionEffects: [UIMotionEffect] { appearanceIfSet?.motionEffects ?? [] }

    final func baseSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let renderer = UIGraphicsImageRenderer(size: bounds.size)
        let image = renderer.image { _ in drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates) }
        let snapshot = UIView(frame: frame)
        snapshot.layer.contents = image.cgImage
        return snapshot
    }

    @discardableResult
    final func baseDrawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = CurrentContext.last else { return false }
        layoutIfNeeded()
        guard bounds.width > 0, bounds.height > 0 else { return true }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.renderContent(in: context)
        context.restoreGState()
        return true
    }
}

/// An effect of the device's motion on a view. It is never applied on Linux.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIMotionEffect: NSObject {
    deinit {}
}
