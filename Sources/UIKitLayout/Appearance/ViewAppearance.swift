import Foundation

/// What views look like and what is stored about acting on them, apart from layout, on which it has no bearing.
///
/// The superclass of ``UIView``, for which alone it is meant; subclasses of views can override what is declared here.
open class ViewAppearance: UIResponder {
    deinit {}

    private var storedAppearance: AppearanceValues?

    /// The stored values, made when somebody sets one.
    var appearance: AppearanceValues {
        let values = storedAppearance ?? AppearanceValues()
        storedAppearance = values
        return values
    }
    /// The stored values if anything has been set.
    var appearanceIfSet: AppearanceValues? { storedAppearance }

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The colour behind the view.
    open var backgroundColor: UIColor? {
        get { appearanceIfSet?.backgroundColor }
        set { appearance.backgroundColor = newValue }
    }

    /// The colour of what can be acted on; the superview's unless it is set.
    open var tintColor: UIColor! {
        get { appearanceIfSet?.tintColor ?? inheritedTintColor ?? .systemBlue }
        set {
            appearance.tintColor = newValue
            noteTintColorChange()
        }
    }

    /// How the tint is shown; does nothing on Linux.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { appearanceIfSet?.tintAdjustmentMode ?? .automatic }
        set { appearance.tintAdjustmentMode = newValue }
    }

    /// Called after the colour of what can be acted on has changed.
    open func tintColorDidChange() {}

    /// How opaque the view is, from 0 to 1.
    open var alpha: CGFloat {
        get { appearanceIfSet?.alpha ?? 1 }
        set { appearance.alpha = newValue }
    }

    /// Whether the view covers what is behind it.
    open var isOpaque: Bool {
        get { appearanceIfSet?.isOpaque ?? true }
        set { appearance.isOpaque = newValue }
    }

    /// Whether what lies outside of the bounds is cut off.
    open var clipsToBounds: Bool {
        get { appearanceIfSet?.clipsToBounds ?? false }
        set { appearance.clipsToBounds = newValue }
    }

    /// Whether the view can be acted on.
    open var isUserInteractionEnabled: Bool {
        get { appearanceIfSet?.isUserInteractionEnabled ?? isInteractiveByDefault }
        set { appearance.isUserInteractionEnabled = newValue }
    }

    /// Whether several fingers count; does nothing on Linux.
    open var isMultipleTouchEnabled: Bool {
        get { appearanceIfSet?.isMultipleTouchEnabled ?? false }
        set { appearance.isMultipleTouchEnabled = newValue }
    }

    /// Whether no other view is touched at the same time; does nothing on Linux.
    open var isExclusiveTouch: Bool {
        get { appearanceIfSet?.isExclusiveTouch ?? false }
        set { appearance.isExclusiveTouch = newValue }
    }

    /// How content that is larger or smaller than the view is shown.
    open var contentMode: UIView.ContentMode {
        get { appearanceIfSet?.contentMode ?? .scaleToFill }
        set { appearance.contentMode = newValue }
    }

    /// Whether the view is cleared before it is drawn; does nothing on Linux.
    open var clearsContextBeforeDrawing: Bool {
        get { appearanceIfSet?.clearsContextBeforeDrawing ?? true }
        set { appearance.clearsContextBeforeDrawing = newValue }
    }

    /// Light or dark, in place of the inherited style; a stored value: colours are resolved by traits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { appearanceIfSet?.overrideUserInterfaceStyle ?? .unspecified }
        set { appearance.overrideUserInterfaceStyle = newValue }
    }

    /// Asks for drawing; does nothing on Linux.
    open func setNeedsDisplay() {}

    /// Asks for a part to be drawn; does nothing on Linux.
    open func setNeedsDisplay(_ rect: CGRect) {}

    /// Draws the view; never called on Linux.
    open func draw(_ rect: CGRect) {}

    // MARK: Gestures

    /// The gestures that the view recognises, in the order in which they were added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { appearanceIfSet?.gestureRecognizers }
        set { appearance.gestureRecognizers = newValue }
    }

    /// Stores a gesture, which is never recognised on Linux.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let view = self as? UIView else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = view
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Takes a gesture away.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    /// Whether a gesture may begin; never asked on Linux.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: What views know

    /// The tint of the superview.
    var inheritedTintColor: UIColor? { nil }
    /// Whether the kind of view can be acted on unless somebody says otherwise.
    var isInteractiveByDefault: Bool { true }
    /// Notifies the view and those below it of another tint.
    func noteTintColorChange() { tintColorDidChange() }
}

/// The stored values of a view's appearance.
final class AppearanceValues {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var alpha: CGFloat = 1
    var isOpaque = true
    var clipsToBounds = false
    var isUserInteractionEnabled: Bool?
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var contentMode: UIView.ContentMode?
    var clearsContextBeforeDrawing = true
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var gestureRecognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    var motionEffects: [UIMotionEffect] = []
    var mask: UIView?
    var restorationIdentifier: String?
    var layer: CALayer?
}
