import Foundation
import LayoutEngine
import UIKitFacts

/// A rectangle in a view hierarchy, laid out by constraints, by autoresizing or in code.
///
/// It draws nothing. A view and its hierarchy belong to one isolation domain at a time; with the package trait
/// `MainActorViews` that is the main actor.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIView: ViewAppearance, ConstraintItem, UICoordinateSpace, UITraitEnvironment {
    /// The intrinsic length on an axis on which a view has no intrinsic size.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
    public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// The target of `systemLayoutSizeFitting(_:)` for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: Geometry

    /// The frame without the transform, which layout uses.
    private(set) final var untransformedFrame: CGRect
    private var boundsOrigin = CGPoint.zero
    /// The transform and anchor point; `nil` if both have their default values.
    private(set) var customGeometry: CustomViewGeometry?

    /// The rectangle in the superview's coordinates, in points; for a transformed view its bounding box. Traps on NaN,
    /// as Core Animation does.
    open var frame: CGRect {
        get { customGeometry == nil ? untransformedFrame : layerGeometry.frame }
        set {
            if customGeometry != nil {
                layerGeometry.frame = newValue
                return
            }
            setUntransformedFrame(newValue)
        }
    }

    /// The rectangle in the view's own coordinates. Changing the size keeps the anchor point, by default the centre, in
    /// place.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: untransformedFrame.size) }
        set {
            newValue.requireGeometry()
            let anchor = customGeometry?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
            let growth = CGSize(
                width: newValue.size.width - untransformedFrame.width,
                height: newValue.size.height - untransformedFrame.height)
            setBoundsOrigin(newValue.origin)
            setUntransformedFrame(
                CGRect(
                    x: untransformedFrame.minX - growth.width * anchor.x,
                    y: untransformedFrame.minY - growth.height * anchor.y, width: newValue.width,
                    height: newValue.height))
        }
    }

    /// The position of the anchor point, by default the centre, in the superview's coordinates.
    open var center: CGPoint {
        get {
            let anchor = customGeometry?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
            return CGPoint(
                x: untransformedFrame.minX + untransformedFrame.width * anchor.x,
                y: untransformedFrame.minY + untransformedFrame.height * anchor.y)
        }
        set {
            let anchor = customGeometry?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
            let size = untransformedFrame.size
            setUntransformedFrame(
                CGRect(
                    origin: CGPoint(x: newValue.x - size.width * anchor.x, y: newValue.y - size.height * anchor.y),
                    size: size))
        }
    }

    /// The translation, scaling and rotation of the view around its anchor point. It does not affect layout.
    open var transform: CGAffineTransform {
        get { customGeometry?.transform.affine ?? .identity }
        set { layerGeometry.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The transform in three dimensions; ``frame`` takes its two-dimensional part into account.
    open var transform3D: CATransform3D {
        get { customGeometry?.transform ?? CATransform3D() }
        set { layerGeometry.transform = newValue }
    }

    /// The geometry in the terms of Core Animation.
    final var layerGeometry: LayerGeometry {
        get {
            LayerGeometry(
                bounds: bounds, position: center, anchorPoint: customGeometry?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5),
                zPosition: customGeometry?.zPosition ?? 0, transform: customGeometry?.transform ?? CATransform3D())
        }
        set {
            customGeometry = CustomViewGeometry(newValue)
            setBoundsOrigin(newValue.bounds.origin)
            let size = newValue.bounds.size
            setUntransformedFrame(
                CGRect(
                    origin: CGPoint(
                        x: newValue.position.x - size.width * newValue.anchorPoint.x,
                        y: newValue.position.y - size.height * newValue.anchorPoint.y), size: size))
        }
    }

    private func setBoundsOrigin(_ origin: CGPoint) {
        guard origin != boundsOrigin else { return }
        boundsOrigin = origin
        needsLayout = true
        recordLayoutChange(.scrolling)
    }

    private func setUntransformedFrame(_ newFrame: CGRect) {
        guard newFrame != untransformedFrame else { return }
        newFrame.requireGeometry()
        let oldSize = untransformedFrame.size
        untransformedFrame = newFrame
        if isFollowingSuperview { invalidateLayout() } else { recordLayoutChange(.autoresizing) }
        if oldSize != newFrame.size { sizeDidChange(from: oldSize) }
    }

    /// Whether the view resizes subviews by their autoresizing masks when its size changes.
    open var autoresizesSubviews = true
    /// How the view follows its superview's size if constraints do not determine its frame.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { recordLayoutChange(.autoresizing) } }
    }

    /// Whether the frame and the autoresizing mask act as constraints. True for views created in code.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints != oldValue { recordLayoutChange(.autoresizing) }
        }
    }

    /// The distances of the margins from the edges; 8 points by default.
    open var layoutMargins: UIEdgeInsets {
        get { storedLayoutMargins }
        set {
            hasOwnLayoutMargins = true
            storeLayoutMargins(newValue)
        }
    }
    // Values that change from row to row are stored separately from the overridable properties: access to private
    // storage needs no exclusivity check at run time.
    final var storedLayoutMargins = UIEdgeInsets(equal: Margins.ofViews.value)
    /// Whether ``layoutMargins`` was set.
    final private(set) var hasOwnLayoutMargins = false
    private var storedIsHidden = false

    /// Whether the margins include the part of the superview's margins that overlaps the view; false by default.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { recordLayoutChange(.margins) } }
    }

    /// Whether the safe area insets are added to the margins; true by default.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { recordLayoutChange(.margins) } }
    }

    /// Whether the margins limit the content to the readable width; false by default.
    open var layoutMarginsFollowReadableWidth = false {
        didSet { if layoutMarginsFollowReadableWidth != oldValue { recordLayoutChange(.margins) } }
    }

    /// How far bars and the notch cover the view; zero by default.
    open package(set) var safeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard safeAreaInsets != oldValue else { return }
            invalidateMarginsBelow()
            safeAreaDidChange()
        }
    }

    /// Called after the safe area insets have changed.
    open func safeAreaInsetsDidChange() {}

    /// Called after the margins have changed.
    open func layoutMarginsDidChange() {}

    /// Whether the content is mirrored for right-to-left languages.
    ///
    /// The attribute determines the leading and trailing edges in the constraints that the view holds. Subviews do not
    /// inherit it.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            isDirectionDetermined = semanticContentAttribute != .unspecified
            recordLayoutChange([.margins, .heldConstraints, .implicitConstraints])
        }
    }
    private var isDirectionDetermined = false

    /// How far the frame extends beyond the alignment rectangle.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The alignment rectangle of the view at a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame of the view at an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

    /// A number by which the view can be found.
    open var tag = 0
    /// Whether the view is hidden. As in UIKit, a hidden view still takes part in layout, except in a stack view that
    /// arranges it.
    open var isHidden: Bool {
        get { storedIsHidden }
        set {
            guard storedIsHidden != newValue else { return }
            storedIsHidden = newValue
            superview?.subviewVisibilityDidChange()
        }
    }

    // MARK: Hierarchy

    /// The view that contains this one.
    open var superview: UIView? { container?.takeUnretainedValue() }
    /// The superview, without reference counting, because every content change follows it up to the root. It cannot
    /// dangle: a view that is deallocated clears the reference in its subviews.
    final var container: Unmanaged<UIView>?
    /// The views in this one, from back to front.
    open internal(set) var subviews: [UIView] = []
    /// The window that contains the view.
    open var window: UIWindow? { isInWindow ? topmostView as? UIWindow : nil }
    /// Whether the topmost superview is a window.
    final var isInWindow = false
    /// The controller that owns the view.
    final weak var controller: UIViewController?

    open override var next: UIResponder? { controller ?? superview }

    /// Adds a view in front of the others; it is removed from its former superview. Traps as ``insertSubview(_:at:)``
    /// does.
    open func addSubview(_ view: UIView) {
        insert(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
    }

    /// Inserts a view at an index, 0 being the back; an index that is out of range is clamped.
    ///
    /// Traps with UIKit's message if the view is this one or one of its superviews, and if views would be nested more
    /// than 1 024 levels deep. O(n) in the number of superviews and of descendants of `view`.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts a view behind another one; traps if that is not a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 0)
    }

    /// Inserts a view in front of another one; traps if that is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 1)
    }

    /// Removes the view from its superview, with the constraints between it or its descendants and views outside.
    open func removeFromSuperview() { leaveSuperview() }

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes; `nil` if the view is being removed.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview has changed.
    open func didMoveToSuperview() {}

    /// Called before the window changes; `nil` if the view is being removed from one.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window has changed.
    open func didMoveToWindow() {}

    /// Whether a point, in the view's coordinates, is inside the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The view that receives touches at a point: the frontmost one that is visible and accepts touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { touchedView(at: point, with: event) }

    // MARK: Auto Layout

    var heldConstraints: [NSLayoutConstraint] = []
    var ownGuides: [UILayoutGuide] = []
    var systemGuides = SystemGuides()
    var hugging = AxisPriorities(.defaultLow)
    var compressionResistance = AxisPriorities(.defaultHigh)
    /// The items that represent the view in the engine's trees.
    var layoutItems = ViewLayoutItems()
    /// The constraint system of the view and its descendants, for fitting sizes.
    private(set) final lazy var fittingTree = ViewLayoutTree(root: self)
    /// The constraint system for the frames of a layout root and its descendants.
    private(set) var layoutTree: ViewLayoutTree?
    /// Whether the frame is being changed by the autoresizing mask because the superview's size has changed.
    private var isFollowingSuperview = false
    /// Whether ``updateConstraints()`` is to be called for the view, and for any view of its hierarchy.
    final var constraintUpdates = ConstraintUpdates()
    var needsLayout = true
    var isInLayoutSubviews = false
    final var ownHandle: ItemHandle?

    var handle: ItemHandle { ownHandle ?? makeHandle() }

    /// Called when an anchor or a constraint first refers to the view.
    func didBecomeConstraintItem() {}

    // MARK: Life cycle

    /// Creates a view with a frame in the coordinates of its future superview. Traps on NaN, as Core Animation does.
    public init(frame: CGRect) {
        frame.requireGeometry()
        untransformedFrame = frame
        super.init()
        untransformedFrame.size = initialSize(for: frame.size)
    }

    /// Creates a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        untransformedFrame = .zero
        super.init()
    }

    /// Creates a view with an empty frame.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// The initial size of a view that is created in code with a size; some controls have a size of their own.
    func initialSize(for size: CGSize) -> CGSize { size }

    deinit {
        inViewIsolation {
            for view in subviews { view.container = nil }
            layoutItems.visit { $0.viewWillDeallocate() }
            ownHandle?.itemWillDeallocate()
        }
    }

    // MARK: Traits

    /// The traits that the view is laid out with: its own, its superview's, or those of the task.
    open var traitCollection: UITraitCollection {
        ownTraits ?? container?._withUnsafeGuaranteedRef { $0.traitCollection } ?? .current
    }

    /// The traits of this view and its descendants, in place of inherited ones.
    public var overrideTraitCollection: UITraitCollection? {
        get { ownTraits }
        set {
            guard ownTraits != newValue else { return }
            changingTraits { ownTraits = newValue }
            traitsDidChange()
        }
    }
    private var ownTraits: UITraitCollection?
    /// The observers that are called when traits change.
    final var traitObservers: [TraitObserver] = []

    /// Called after the traits have changed, including those inherited from superviews.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The layout direction that determines leading and trailing in the constraints that the view holds.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let inherited = traitCollection.writingDirection
        guard isDirectionDetermined else { return inherited }
        return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: inherited)
    }

    /// The layout direction of views with a semantic attribute, in the current traits.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UITraitCollection.current.writingDirection)
    }

    // MARK: Content

    /// The size that the content needs; ``noIntrinsicMetric`` on an axis without an intrinsic size.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size that suits the view best within `size`; by default the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Resizes the view to the result of ``sizeThatFits(_:)``.
    open func sizeToFit() {
        let origin = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        frame.origin = origin
    }

    /// Invalidates the intrinsic content size.
    open func invalidateIntrinsicContentSize() {
        container?._withUnsafeGuaranteedRef { $0.subviewContentDidChange() }
        recordLayoutChange(.content)
    }

    /// The values in an Interface Builder file that replace the view's content; `nil` in apps.
    final var design: DesignValues?

    /// The content size that layout uses.
    func contentSize() -> CGSize {
        design?.contentSize ?? intrinsicContentSize
    }

    /// Whether the view's class implies constraints, as `UIStackView` does.
    var hasImplicitConstraints: Bool { false }

    /// Returns the constraints that the view's class implies.
    func makeImplicitConstraints() -> ImplicitConstraints { ImplicitConstraints() }

    /// The guides that the view's class provides.
    var builtInGuides: [UILayoutGuide] { [] }

    /// Called after a subview was hidden or shown.
    func subviewVisibilityDidChange() {}

    /// Called after the size of a subview's content has changed.
    func subviewContentDidChange() {}

    /// Called before a subview is removed.
    func subviewWillBeRemoved(of subview: UIView) {}

    /// Whether the height of the content depends on the view's width, so that layout takes two passes.
    var contentHeightDependsOnWidth: Bool { false }
    /// Whether the baselines are those of text centred in the view.
    var baselinesAreCentered: Bool { false }
    /// The font of the text on a baseline; `nil` if there is no text.
    func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? { nil }

    /// The size and baselines of the content at a width, or without a width limit if it is `nil`. A negative length
    /// means no intrinsic size.
    ///
    /// - Parameter scale: The number of pixels per point.
    func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let size = intrinsicContentSize
        return .init(width: Double(size.width), height: Double(size.height))
    }

    /// The same with the values that all measurements of a solution share.
    func measureContent(width: CGFloat?, in measuring: ContentMeasuring) -> LayoutTree.Measurement {
        measureContent(width: width, scale: measuring.scale)
    }

    // MARK: Layout

    /// Lays out the subviews; the default implementation sets the frames of those that constraints position.
    open func layoutSubviews() {
        applyConstraintFrames()
    }

    /// Requests layout at the next ``layoutIfNeeded()``.
    open func setNeedsLayout() {
        needsLayout = true
        invalidateLayout()
    }

    /// Lays out those of the view and its descendants that have changed since the last layout.
    ///
    /// As in Core Animation, layout begins at the topmost of the consecutive superviews that need layout.
    open func layoutIfNeeded() {
        let start = layoutStart
        start.updateConstraintsBelow()
        start.layOutTree()
    }

    // MARK: Constraints

    /// Whether the view needs constraints to be laid out. It has no effect here: ``updateConstraints()`` is called for
    /// all views.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Updates the constraints: called before the first layout, and before the next one after
    /// ``setNeedsUpdateConstraints()``. Overrides call the inherited method at the end.
    open func updateConstraints() { controller?.updateViewConstraints() }

    /// Requests ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() {
        constraintUpdates.isNeeded = true
        propagateConstraintUpdate()
    }

    /// Calls ``updateConstraints()`` for those of the view and its descendants that need it, descendants first.
    open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

    /// Whether ``updateConstraints()`` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { constraintUpdates.isNeeded }

    /// The size that satisfies the view's constraints and comes nearest to a target, with the fitting size priority on
    /// both axes.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that satisfies the view's constraints and comes nearest to a target; on an axis with the priority
    /// `required` it is the target's length.
    ///
    /// Only constraints inside the view take part. They are passed to the engine once and kept there; later calls pass
    /// only the kinds of values that have changed. Reactivating a constraint that the engine has kept costs no more
    /// than changing a constant.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if constraintUpdates.isNeededBelow { updateConstraintsBelow() }
        return fittingTree.fittingSize(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority,
            keepsLaidOutWidths: horizontalFittingPriority <= .fittingSizeLevel)
    }

    /// The view whose first baseline is this one's; by default the view itself.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline is this one's; by default the view itself.
    open var forLastBaselineLayout: UIView { self }

    /// Whether the view's subviews have to be laid out again.
    var needsOwnLayout: Bool { needsLayout || hasConstrainedSubviews && !layoutRoot.isLayoutCurrent }

    /// Records a change in the constraint systems that the view belongs to, and marks frames as outdated.
    final func recordLayoutChange(_ change: LayoutChanges) {
        layoutItems.record(change)
        invalidateLayout()
    }

    /// Marks the frames in the view and its superviews as outdated.
    final func invalidateLayout() {
        var view: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
        while let current = view {
            view = current._withUnsafeGuaranteedRef { view in
                view.layoutTree?.isCurrent = false
                return view.container
            }
        }
    }

    private func traitsDidChange() {
        layoutItems.visit { $0.tree.traitsDidChange() }
        invalidateLayout()
    }

    private var isLayoutCurrent: Bool { layoutTree?.isCurrent ?? false }

    /// Whether the view was laid out by constraints, which have changed since.
    final var hasOutdatedLayout: Bool { layoutTree.map { !$0.isCurrent } ?? false }

    private func sizeDidChange(from oldSize: CGSize) {
        needsLayout = true
        guard autoresizesSubviews else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            view.isFollowingSuperview = true
            view.setUntransformedFrame(
                AutoresizingProportions.frame(
                    view.untransformedFrame, mask: view.autoresizingMask, from: oldSize, to: bounds.size))
            view.isFollowingSuperview = false
        }
    }

    func currentLayoutTree() -> ViewLayoutTree {
        if let layoutTree { return layoutTree }
        let tree = ViewLayoutTree(root: self)
        layoutTree = tree
        return tree
    }

    /// Whether the view's constraints form a system of their own: its frame is given, and no constraint connects views
    /// inside with views outside.
    var isLayoutRoot: Bool { false }

    /// The root of the constraint system that the view belongs to.
    var layoutRoot: UIView { isLayoutRoot ? self : superview?.layoutRoot ?? self }

    /// Called when constraints have given the view its frame.
    func wasPlaced() {}

    /// Sets a frame that the engine computed; the solution stays current.
    final func applyFrame(_ newFrame: CGRect) {
        guard newFrame != untransformedFrame else { return }
        let oldSize = untransformedFrame.size
        untransformedFrame = newFrame
        if oldSize != newFrame.size { sizeDidChange(from: oldSize) }
    }

    // MARK: Appearance

    override final var inheritedTintColor: UIColor? { superview?.tintColor }

    override final func propagateTintColorChange() {
        tintColorDidChange()
        for view in subviews where view.appearanceIfSet?.tintColor == nil { view.propagateTintColorChange() }
    }
}
