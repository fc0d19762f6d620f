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

    /// A view whose alpha channel determines which parts of this view are visible. Stored; has no effect on Linux.
    public var mask: UIView? {
        get { appearanceIfSet?.mask }
        set { appearance.mask = newValue }
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

    /// Returns an empty view with the same frame as this one, in place of a snapshot.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }

    /// Draws the view and its descendants into the current context. Does nothing on Linux.
    ///
    /// - Returns: `false`, because nothing is drawn.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}

/// An interaction of a view with the user, such as a context menu.
public protocol UIInteraction: AnyObject {}

/// An effect of the device's motion on a view. It is never applied on Linux.
open class UIMotionEffect: NSObject {
    deinit {}
}
