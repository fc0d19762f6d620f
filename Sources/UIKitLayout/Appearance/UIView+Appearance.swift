import Foundation

extension UIView {
    /// How content that is larger or smaller than the view is shown.
    public nonisolated enum ContentMode: Int, Hashable, Sendable {
        case scaleToFill = 0
        case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
        case bottomRight
    }

    /// How the tint is shown.
    public nonisolated enum TintAdjustmentMode: Int, Hashable, Sendable {
        case automatic = 0
        case normal, dimmed
    }

    /// The layer, of the class ``layerClass``; its geometry is the view's.
    public var layer: CALayer {
        if let known = appearance.layer { return known }
        let made = CALayer.make(of: Self.layerClass)
        made.view = self
        appearance.layer = made
        return made
    }

    /// A view whose opacity would show this one in part; stored.
    public var mask: UIView? {
        get { appearanceIfSet?.mask }
        set { appearance.mask = newValue }
    }

    /// Pixels of a point that the view would be drawn with.
    public var contentScaleFactor: CGFloat {
        get { traitCollection.displayScale }
        set { layer.contentsScale = newValue }
    }

    /// What is attached to the view, such as context menus.
    public var interactions: [any UIInteraction] {
        get { appearanceIfSet?.interactions ?? [] }
        set { appearance.interactions = newValue }
    }

    /// Attaches an interaction, which never happens on Linux.
    public func addInteraction(_ interaction: any UIInteraction) {
        interactions.append(interaction)
    }

    /// Takes an interaction away.
    public func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
    }

    /// Stores an effect of the device's motion; does nothing on Linux.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        appearance.motionEffects.append(effect)
    }

    /// The effects of the device's motion that were added.
    public var motionEffects: [UIMotionEffect] { appearanceIfSet?.motionEffects ?? [] }

    /// A view that would look like this one: of its frame, without content.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }

    /// Draws the view; does nothing on Linux.
    ///
    /// - Returns: `false`, because nothing is drawn.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}

/// Something attached to a view that reacts to people, such as a context menu.
public protocol UIInteraction: AnyObject {}

/// An effect of the device's motion; does nothing on Linux.
open class UIMotionEffect: NSObject {
    deinit {}
}
