import Foundation

/// The members of a view that concern its appearance and user interaction. They do not affect layout.
///
/// ``UIView`` is the only direct subclass. The members are declared in a class because members of an extension cannot
/// be overridden.
open class ViewAppearance: UIResponder {
    deinit {}

    private var storedAppearance: AppearanceValues?

    /// The stored values, created on first access.
    var appearance: AppearanceValues {
        let values = storedAppearance ?? AppearanceValues()
        storedAppearance = values
        return values
    }
    /// The stored values; `nil` if they were never accessed through ``appearance``.
    var appearanceIfSet: AppearanceValues? { storedAppearance }

    /// The observers of the view's properties; `nil` for none.
    final var propertyObservers: PropertyObservers?

    /// Whether a table or collection view is asking the view for its size.
    @exclusivity(unchecked) final var isAskedForSize = false

    /// Called before the values of a file are read, in place of the end of an initialiser: a class of UIKit adds the views
    /// that each of its objects has.
    func prepareForDecoding() {}

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The background colour.
    open var backgroundColor: UIColor? {
        get { appearanceIfSet?.backgroundColor }
        set { appearance.backgroundColor = newValue }
    }

    /// The tint colour. Unless it is set, it is the superview's or, without a superview, the system's blue.
    open var tintColor: UIColor! {
        get {
            if appearanceIfSet?.tintAdjustmentMode == .dimmed { return .systemGray }
            return appearanceIfSet?.tintColor ?? inheritedTintColor ?? .systemBlue
        }
        set {
            appearance.tintColor = newValue
            propagateTintColorChange()
        }
    }

    /// Whether the tint colour is dimmed, that is, grey, for example behind an alert.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { appearanceIfSet?.tintAdjustmentMode ?? .automatic }
        set {
            appearance.tintAdjustmentMode = newValue
            propagateTintColorChange()
        }
    }

    /// Called after the tint colour has changed.
    open func tintColorDidChange() {}

    /// Called after the margins or the safe area of the superview have changed.
    func superviewMarginsDidChange() {}

    /// The opacity of the view, from 0 to 1.
    open var alpha: CGFloat {
        get { appearanceIfSet?.alpha ?? 1 }
        set {
            appearance.alpha = newValue
            propertyObservers?.valuesMayHaveChanged()
        }
    }

    /// Whether the view covers everything behind it completely. Stored; has no effect on Linux.
    open var isOpaque: Bool {
        get { appearanceIfSet?.isOpaque ?? true }
        set { appearance.isOpaque = newValue }
    }

    /// Whether subviews are clipped to the bounds; true by default for scroll views.
    open var clipsToBounds: Bool {
        get { appearanceIfSet?.clipsToBounds ?? clipsByDefault }
        set { appearance.clipsToBounds = newValue }
    }

    /// Whether the view accepts user interaction.
    open var isUserInteractionEnabled: Bool {
        get { appearanceIfSet?.isUserInteractionEnabled ?? isInteractiveByDefault }
        set { appearance.isUserInteractionEnabled = newValue }
    }

    /// Whether the view receives more than one touch at a time. Stored; has no effect on Linux.
    open var isMultipleTouchEnabled: Bool {
        get { appearanceIfSet?.isMultipleTouchEnabled ?? false }
        set { appearance.isMultipleTouchEnabled = newValue }
    }

    /// Whether other views receive no touches while this view is touched. Stored; has no effect on Linux.
    open var isExclusiveTouch: Bool {
        get { appearanceIfSet?.isExclusiveTouch ?? false }
        set { appearance.isExclusiveTouch = newValue }
    }

    /// How content whose size differs from the view's is positioned and scaled.
    open var contentMode: UIView.ContentMode {
        get { appearanceIfSet?.contentMode ?? .scaleToFill }
        set { appearance.contentMode = newValue }
    }

    /// Whether the bounds are cleared before the view is drawn. Stored; has no effect on Linux.
    open var clearsContextBeforeDrawing: Bool {
        get { appearanceIfSet?.clearsContextBeforeDrawing ?? true }
        set { appearance.clearsContextBeforeDrawing = newValue }
    }

    /// The interface style that replaces the inherited one in this view and its descendants; `unspecified` by default,
    /// which replaces none.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { (self as? UIView)?.individualTraits.ofStyle.userInterfaceStyle ?? .unspecified }
        set { (self as? UIView)?.individualTraits.ofStyle = TraitValues(overriding: newValue) }
    }

    /// Requests that the layer's `display()` be called before the view is rendered. ``draw(_:)`` needs no request: it is
    /// called for each rendering.
    open func setNeedsDisplay() { appearanceIfSet?.layer?.setNeedsDisplay() }

    /// Requests that the layer's `display()` be called before the view is rendered. The rectangle is ignored, because
    /// the whole view is drawn.
    open func setNeedsDisplay(_ rect: CGRect) { appearanceIfSet?.layer?.setNeedsDisplay() }

    /// Draws the view's own content into the current context, in the view's coordinates. The default implementation
    /// does nothing.
    open func draw(_ rect: CGRect) {}

    /// Draws the content that a class of this module shows, such as text, behind what an app draws in ``draw(_:)``. The
    /// default implementation does nothing.
    func drawContent(in context: CGContext) {}

    /// Draws the content that a class of this module shows in front of its subviews, such as separators. The default
    /// implementation does nothing.
    func drawOverlay(in context: CGContext) {}

    // MARK: Focus

    /// Whether the view can have the focus: `false` by default. Never read on Linux.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has the focus; always `false` on Linux.
    open var isFocused: Bool { false }
    /// Whether a change of the focus is permitted: `true` by default. Never called on Linux.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus has changed; never called on Linux.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Requests a focus update. Does nothing on Linux.
    open func setNeedsFocusUpdate() {}
    /// Performs a requested focus update. Does nothing on Linux.
    open func updateFocusIfNeeded() {}

    // MARK: Gestures

    /// The gesture recognizers of the view, in the order in which they were added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { appearanceIfSet?.gestureRecognizers }
        set { appearance.gestureRecognizers = newValue }
    }

    /// Adds a gesture recognizer to `gestureRecognizers`.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let view = self as? UIView else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = view
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    /// Whether a gesture recognizer may begin; never called on Linux.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Overridden by UIView

    /// The tint colour of the superview; `nil` without a superview.
    var inheritedTintColor: UIColor? { nil }
    /// Whether this kind of view clips its subviews by default.
    var clipsByDefault: Bool { false }
    /// Whether this kind of view accepts user interaction by default.
    var isInteractiveByDefault: Bool { true }
    /// Notifies the view and its descendants of a changed tint colour.
    func propagateTintColorChange() { tintColorDidChange() }
}

/// The stored values of a view's appearance.
final class AppearanceValues {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var alpha: CGFloat = 1
    var isOpaque = true
    var clipsToBounds: Bool?
    var isUserInteractionEnabled: Bool?
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var contentMode: UIView.ContentMode?
    var clearsContextBeforeDrawing = true
    var gestureRecognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    var motionEffects: [UIMotionEffect] = []
    var mask: UIView?
    var restorationIdentifier: String?
    var layer: CALayer?
}
