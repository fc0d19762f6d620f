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

    /// A view, in this view's coordinates, by whose opacity that of this view is multiplied at each point.
    public var mask: UIView? {
        get { appearanceIfSet?.mask }
        set {
            appearance.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// The number of pixels per point at which the view is drawn: the display scale of the traits. Setting it changes
    /// only `contentsScale` of the layer.
    public var contentScaleFactor: CGFloat {
        get { traitCollection.displayScale }
        set { layer.contentsScale = newValue }
    }

    /// The interactions of the view, such as context menus.
    public var interactions: [any UIInteraction] {
        get { appearanceIfSet?.interactions ?? [] }
        set { appearance.interactions = newValue }
    }

    /// Adds an interaction, which never takes place on Linux.
    public func addInteraction(_ interaction: any UIInteraction) {
        interactions.append(interaction)
    }

    /// Removes an interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
    }

    /// Adds a motion effect. It is stored and has no effect on Linux.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        appearance.motionEffects.append(effect)
    }

    /// The motion effects that were added.
    public var motionEffects: [UIMotionEffect] { appearanceIfSet?.motionEffects ?? [] }

    /// Returns a view that shows a picture of this view as it is now; never `nil`.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let renderer = UIGraphicsImageRenderer(size: bounds.size)
        let image = renderer.image { _ in drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates) }
        let snapshot = UIView(frame: frame)
        snapshot.layer.contents = image.cgImage
        return snapshot
    }

    /// Lays out the view and draws it and its descendants into a rectangle of the current context.
    ///
    /// Pending layout is always done first, whatever the value of `afterUpdates`.
    ///
    /// - Returns: false if there is no current context, so that nothing was drawn.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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

/// An interaction of a view with the user, such as a context menu.
public protocol UIInteraction: AnyObject {}

/// An effect of the device's motion on a view. It is never applied on Linux.
open class UIMotionEffect: NSObject {
    deinit {}
}
