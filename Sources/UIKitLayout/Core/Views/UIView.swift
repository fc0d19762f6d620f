import Foundation
import LayoutEngine
import TextLayout
import UIKitFacts

/// A rectangle in a view hierarchy, laid out by constraints, by autoresizing or in code.
///
/// It draws nothing. A view and its hierarchy belong to one isolation domain at a time; with the package trait
/// `MainActorViews`, to the main actor.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIView: ViewAppearance, ConstraintItem, UICoordinateSpace, UITraitEnvironment {
    // MARK: Geometry

    /// The frame that the view would have without its transform. Layout uses this frame.
    private(set) final var untransformedFrame: CGRect
    private var boundsOrigin = CGPoint.zero
    /// The transform, anchor point and z position; `nil` if all of them have their default values.
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

    /// The transform in three dimensions. Only its two-dimensional part affects ``frame``.
    open var transform3D: CATransform3D {
        get { customGeometry?.transform ?? CATransform3DIdentity }
        set { layerGeometry.transform = newValue }
    }

    /// The geometry as a layer has it: bounds, position, anchor point, z position and transform.
    final var layerGeometry: LayerGeometry {
        get {
            LayerGeometry(
                bounds: bounds, position: center, anchorPoint: customGeometry?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5),
                zPosition: customGeometry?.zPosition ?? 0, transform: customGeometry?.transform ?? CATransform3DIdentity
            )
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
            propertyObservers?.valuesMayHaveChanged()
        }
    }

    private func setBoundsOrigin(_ origin: CGPoint) {
        guard origin != boundsOrigin else { return }
        boundsOrigin = origin
        needsLayout = true
        recordLayoutChange(.scrolling)
        propertyObservers?.valuesMayHaveChanged()
    }

    private func setUntransformedFrame(_ newFrame: CGRect) {
        guard newFrame != untransformedFrame else { return }
        newFrame.requireGeometry()
        let oldSize = untransformedFrame.size
        untransformedFrame = newFrame
        if isFollowingSuperview { invalidateLayout() } else { recordLayoutChange(.autoresizing) }
        if oldSize != newFrame.size { sizeDidChange(from: oldSize) }
        propertyObservers?.valuesMayHaveChanged()
    }

    /// Whether the view resizes subviews by their autoresizing masks when its size changes.
    open var autoresizesSubviews = true
    /// How the view follows its superview's size if constraints do not determine its frame.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { recordLayoutChange(.autoresizing) } }
    }

    /// Whether the frame and the autoresizing mask act as constraints. True for views created in code.
    @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints != oldValue { recordLayoutChange(.autoresizing) }
        }
    }

    /// The distances of the margins from the edges; 8 points by default.
    open var layoutMargins: UIEdgeInsets {
        get { hasDirectionalMargins ? undirected(NSDirectionalEdgeInsets(storedLayoutMargins)) : storedLayoutMargins }
        set {
            hasOwnLayoutMargins = true
            storeLayoutMargins(newValue)
        }
    }
    // Values that often change with a cell's content are stored separately from the overridable properties: access to
    // private storage needs no exclusivity check at run time.
    final var storedLayoutMargins = UIEdgeInsets(equal: Margins.ofViews.value)
    /// Whether the left and right stored margins are in truth the leading and trailing ones.
    final var hasDirectionalMargins = false
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

    /// How far bars and the notch cover the view from each edge, in points; zero by default.
    open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets }
    /// The value of ``safeAreaInsets``, unless a subclass overrides it.
    package final var ownSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if ownSafeAreaInsets != oldValue { safeAreaDidChange() } }
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
        didSet { if semanticContentAttribute != oldValue { semanticContentAttributeDidChange() } }
    }
    /// Whether ``semanticContentAttribute`` is not `unspecified`.
    final var isDirectionDetermined = false

    /// How far the frame extends beyond the alignment rectangle at each edge, in points; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The alignment rectangle that the view has with the given frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame that the view has with the given alignment rectangle.
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
            propertyObservers?.valuesMayHaveChanged()
        }
    }

    // MARK: Hierarchy

    /// The view that contains this one.
    open var superview: UIView? { container?.takeUnretainedValue() }
    /// The superview. The reference is not counted, because every content change follows it up to the root. It cannot
    /// dangle: a view that is deallocated clears this reference in its subviews.
    final var container: Unmanaged<UIView>?
    /// The views in this one, from back to front.
    open internal(set) var subviews: [UIView] = []
    /// The window that contains the view; `nil` if none does.
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
    /// Traps with UIKit's message if `view` is this view or one of its superviews, and with its own message if views
    /// would be nested more than 1 024 levels deep. O(n) in the number of superviews and of descendants of `view`.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts a view behind `siblingSubview`; traps if the latter is not a subview of this view.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 0)
    }

    /// Inserts a view in front of `siblingSubview`; traps if the latter is not a subview of this view.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 1)
    }

    /// Removes the view from its superview, together with constraints that relate it or its descendants to other views.
    open func removeFromSuperview() { leaveSuperview() }

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes to `newSuperview`, which is `nil` if the view is being removed.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview has changed.
    open func didMoveToSuperview() {}

    /// Called before the window changes to `newWindow`, which is `nil` if the view is being removed from a window.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window has changed.
    open func didMoveToWindow() {}

    /// Whether a point, in the view's coordinates, is inside the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The view that receives touches at a point: the frontmost one there that is visible and accepts touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { touchedView(at: point, with: event) }

    // MARK: Auto Layout

    @exclusivity(unchecked) final var heldConstraints: [NSLayoutConstraint] = []
    var ownGuides: [UILayoutGuide] = []
    var systemGuides = SystemGuides()
    var hugging = AxisPriorities(.defaultLow)
    var compressionResistance = AxisPriorities(.defaultHigh)
    /// The items that represent the view in the engine's trees.
    var layoutItems = ViewLayoutItems()
    /// The constraint system that determines fitting sizes; it consists of the view and its descendants.
    private(set) final lazy var fittingTree = ViewLayoutTree(root: self)
    /// The constraint system that determines the frames of the descendants of a layout root or topmost view.
    private(set) var layoutTree: ViewLayoutTree?
    /// Whether the frame is being changed by the autoresizing mask because the superview's size has changed.
    private var isFollowingSuperview = false
    /// Whether ``updateConstraints()`` is to be called for the view, and whether for one of its descendants.
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

    /// Creates a view for an Interface Builder file. When this initialiser returns, the view has the properties, the
    /// subviews and the constraints of the file.
    public required init?(coder: NSCoder) {
        untransformedFrame = .zero
        super.init()
        prepareForDecoding()
        NibCoder.decoder(of: coder)?.decode(into: self)
    }

    /// Creates a view with an empty frame.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Returns a new view of this class for ``initialized()``; by default, `init(frame:)` creates it. A class with an
    /// `init()` of its own, which Swift cannot call on a class that is known only at run time, overrides this method:
    /// `override class func makeInitialized() -> UIView { self == Badge.self ? Badge() : super.makeInitialized() }`.
    open class func makeInitialized() -> UIView { make() }

    /// The size of a view that is created in code with the given size. Some controls ignore that size.
    func initialSize(for size: CGSize) -> CGSize { size }

    deinit {
        endingInViewIsolation {
            for view in subviews { view.container = nil }
            layoutItems.visit { $0.viewWillDeallocate() }
            ownHandle?.itemWillDeallocate()
            #if MainActorViews
                subviews = []
            #endif
        }
    }

    // MARK: Traits

    /// The traits: ``overrideTraitCollection``, or else those of the superview, or else the current ones of the task.
    open var traitCollection: UITraitCollection {
        ownTraits ?? container?._withUnsafeGuaranteedRef { $0.traitCollection } ?? .current
    }

    /// The traits that replace the inherited ones in this view and its descendants; `nil` if there are none.
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

    /// The layout direction of a view with the given semantic attribute in the current traits.
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

    /// Resizes the view to the result of ``sizeThatFits(_:)``. The origin of the frame does not change.
    open func sizeToFit() {
        let origin = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        frame.origin = origin
    }

    /// Requests that the intrinsic content size be measured again before the next layout.
    open func invalidateIntrinsicContentSize() {
        container?._withUnsafeGuaranteedRef { $0.subviewContentDidChange() }
        recordLayoutChange(.content)
    }

    /// The values in an Interface Builder file that replace the view's content; `nil` in apps.
    final var design: DesignValues?

    /// The content size that layout uses: the design-time size or, if none is set, the intrinsic content size.
    func contentSize() -> CGSize {
        design?.contentSize ?? intrinsicContentSize
    }

    /// Whether the view's class implies constraints that the app does not create, as `UIStackView` does.
    var hasImplicitConstraints: Bool { false }

    /// Returns the constraints that the view's class implies.
    func makeImplicitConstraints() -> ImplicitConstraints { ImplicitConstraints() }

    /// The layout guides that the view's class provides.
    var builtInGuides: [UILayoutGuide] { [] }

    /// Called after a subview was hidden or shown.
    func subviewVisibilityDidChange() {}

    /// Called after the size of a subview's content has changed.
    func subviewContentDidChange() { if isMeasuredByStack { superview?.subviewContentDidChange() } }
    /// Whether a stack view around the view measures it to find its proportions.
    @exclusivity(unchecked) final var isMeasuredByStack = false

    /// Called before a subview is removed.
    func subviewWillBeRemoved(of subview: UIView) {}

    /// Whether the height of the content depends on the view's width. If so, layout takes two passes.
    var contentHeightDependsOnWidth: Bool { false }
    /// Whether the baselines are those of text centred in the view.
    var baselinesAreCentered: Bool { false }
    /// The font of the text on the given baseline; `nil` if the view has no text.
    func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? { nil }
    /// The plain text that is all of the content, until the content changes; `nil` if the view measures its content.
    var measurableText: Unmanaged<TextContent>? { nil }

    /// The size and baselines of the content at the given width, or without a width limit if `width` is `nil`. A
    /// negative length means no intrinsic size.
    ///
    /// - Parameter scale: The number of pixels per point.
    func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let size = intrinsicContentSize
        return .init(width: Double(size.width), height: Double(size.height))
    }

    /// Like ``measureContent(width:scale:)``, but with all values that the measurements of one solution share.
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

    /// Lays out the view and its descendants, except those that have not changed since the last layout.
    ///
    /// As in Core Animation, layout begins at the topmost of the consecutive superviews that need layout.
    open func layoutIfNeeded() {
        let start = layoutStart
        start.updateConstraintsBelow()
        start.layOutTree()
    }

    // MARK: Constraints

    /// Whether views of this class need constraints to be laid out. Never read on Linux, where ``updateConstraints()``
    /// is called for all views.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Updates the constraints. Called before the first layout, and before the next layout after
    /// ``setNeedsUpdateConstraints()``. An override calls the inherited method at its end.
    open func updateConstraints() { controller?.updateViewConstraints() }

    /// Requests ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() {
        constraintUpdates.isNeeded = true
        propagateConstraintUpdate()
    }

    /// Calls ``updateConstraints()`` for each view that needs it among the view and its descendants, descendants first.
    open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

    /// Whether ``updateConstraints()`` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { constraintUpdates.isNeeded }

    /// The size nearest to `targetSize` that satisfies the view's constraints. The target has the priority
    /// `fittingSizeLevel` on both axes.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size nearest to `targetSize` that satisfies the view's constraints. On an axis whose priority is `required`,
    /// it has the target's length.
    ///
    /// Only constraints inside the view take part. They are passed to the engine once and kept there; later calls pass
    /// only the kinds of values that have changed. Reactivating a constraint that the engine has kept costs no more
    /// than changing a constant.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        baseSystemLayoutSizeFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The view whose first baseline is also this view's first baseline; by default the view itself.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline is also this view's last baseline; by default the view itself.
    open var forLastBaselineLayout: UIView { self }

    /// Whether the view's subviews have to be laid out again.
    var needsOwnLayout: Bool { needsLayout || hasConstrainedSubviews && !layoutRoot.isLayoutCurrent }

    /// Records a change in the view's constraint systems, and marks frames in the view and its superviews as outdated.
    final func recordLayoutChange(_ change: LayoutChanges) {
        layoutItems.record(change)
        invalidateLayout()
    }

    /// Marks the frames in the view and its superviews as outdated.
    final func invalidateLayout() {
        var topmost = Unmanaged.passUnretained(self)
        var view: Unmanaged<UIView>? = topmost
        while let current = view {
            topmost = current
            view = current._withUnsafeGuaranteedRef { view in
                view.layoutTree?.isCurrent = false
                return view.container
            }
        }
        if isInWindow { topmost._withUnsafeGuaranteedRef { $0.scheduleLayout() } }
    }

    /// Called when layout has become outdated in a hierarchy of which this is the topmost view.
    func scheduleLayout() {}

    private func traitsDidChange() {
        layoutItems.visit { $0.tree.traitsDidChange() }
        invalidateLayout()
    }

    private var isLayoutCurrent: Bool { layoutTree?.isCurrent ?? false }

    /// Whether the view was last laid out by constraints that have changed since then.
    final var hasOutdatedLayout: Bool { layoutTree.map { !$0.isCurrent } ?? false }

    private func sizeDidChange(from oldSize: CGSize) {
        needsLayout = true
        controller?.viewWidthDidChange(from: oldSize.width)
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

    /// Whether the view is the root of a constraint system: its frame is given, and no constraint crosses its boundary.
    var isLayoutRoot: Bool { false }

    /// The root of the constraint system that the view belongs to.
    var layoutRoot: UIView { isLayoutRoot ? self : superview?.layoutRoot ?? self }

    /// Called when constraints have given the view its frame.
    func wasPlaced() {}

    /// Sets a frame that the engine computed. Unlike setting ``frame``, this does not mark the solution as outdated.
    final func applyFrame(_ newFrame: CGRect) {
        guard newFrame != untransformedFrame else { return }
        let oldSize = untransformedFrame.size
        untransformedFrame = newFrame
        if oldSize != newFrame.size { sizeDidChange(from: oldSize) }
        propertyObservers?.valuesMayHaveChanged()
    }

    // MARK: Appearance

    override final var inheritedTintColor: UIColor? { superview?.tintColor }

    override final func propagateTintColorChange() {
        tintColorDidChange()
        for view in subviews where view.appearanceIfSet?.tintColor == nil { view.propagateTintColorChange() }
    }

    // MARK: Members that subclasses can override

    /// The margins, with leading and trailing ones instead of left and right ones.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { baseDirectionalLayoutMargins }
        set { baseDirectionalLayoutMargins = newValue }
    }

    /// The part of the view in which lines of text have a readable width: centred, as wide as the margins allow, and at
    /// most 672 points wide.
    ///
    /// 672 points is the width at the default text size; in UIKit the width depends on the text size.
    open var readableContentGuide: UILayoutGuide { baseReadableContentGuide }

    /// Adds a constraint, and removes it from the view that held it before. As in UIKit, traps unless the items are
    /// this view or its descendants.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        baseAddConstraint(constraint)
    }

    /// Adds each of the constraints as ``addConstraint(_:)`` does.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(addConstraint)
    }

    /// Removes a constraint that this view holds; does nothing for a constraint that it does not hold.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        baseRemoveConstraint(constraint)
    }

    /// Removes each of the constraints as ``removeConstraint(_:)`` does.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }

    /// The constraints that this view holds, in the order in which they were added.
    open var constraints: [NSLayoutConstraint] { baseConstraints }

    /// The priority with which the view resists being larger than its content; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis]
    }

    /// Sets the priority with which the view resists being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        baseSetContentHuggingPriority(priority, for: axis)
    }

    /// The priority with which the view resists being smaller than its content; 750 by default.
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        compressionResistance[axis]
    }

    /// Sets the priority with which the view resists being smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        baseSetContentCompressionResistancePriority(priority, for: axis)
    }

    /// Adds a guide to the view, and removes it from the view that owned it before.
    open func addLayoutGuide(_ guide: UILayoutGuide) {
        baseAddLayoutGuide(guide)
    }

    /// Removes a guide of the view, together with the constraints that refer to the guide; does nothing for guides of
    /// other views.
    open func removeLayoutGuide(_ guide: UILayoutGuide) {
        baseRemoveLayoutGuide(guide)
    }

    /// The part of the view that bars and the notch do not cover.
    open var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(\.safeArea, "UIViewSafeAreaLayoutGuide") { $0.effectiveSafeAreaInsets }
    }

    /// The part of the view inside its margins.
    open var layoutMarginsGuide: UILayoutGuide {
        systemGuide(\.margins, "UIViewLayoutMarginsGuide") { $0.effectiveLayoutMargins }
    }

    /// The guide for the part of the view that the keyboard covers. On Linux, where no keyboard is shown, the guide is
    /// the part of the view below the safe area.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { baseKeyboardLayoutGuide }

    /// Converts a point from this view's coordinates to another view's, or to the window's if `view` is `nil`.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        baseConvert(point, to: view)
    }

    /// Converts a point to this view's coordinates from another view's, or from the window's if `view` is `nil`.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        baseConvert(point, from: view)
    }

    /// Converts a rectangle from this view's coordinates to another view's, or to the window's if `view` is `nil`.
    /// Returns the bounding box.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        baseConvert(rect, to: view)
    }

    /// Converts a rectangle to this view's coordinates from another view's, or from the window's if `view` is `nil`.
    /// Returns the bounding box.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        baseConvert(rect, from: view)
    }

    /// Moves a subview to the front; does nothing for other views.
    open func bringSubviewToFront(_ view: UIView) {
        baseBringSubviewToFront(view)
    }

    /// Moves a subview to the back; does nothing for other views.
    open func sendSubviewToBack(_ view: UIView) {
        baseSendSubviewToBack(view)
    }

    /// Exchanges the positions of two subviews, given by their indexes; does nothing if an index is out of range.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        baseExchangeSubview(at: index1, withSubviewAt: index2)
    }

    /// Whether the view is `view` or a descendant of it.
    open func isDescendant(of view: UIView) -> Bool {
        baseIsDescendant(of: view)
    }

    /// The first view with the given tag: this view or, searched depth first, one of its descendants; `nil` if there is
    /// none.
    open func viewWithTag(_ tag: Int) -> UIView? {
        baseViewWithTag(tag)
    }

    /// Makes the window's first responder resign if it is this view or a descendant. `force` is ignored.
    ///
    /// - Returns: Whether the first responder was this view or a descendant and resigned.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        baseEndEditing(force)
    }

    /// The layer, an instance of ``ViewAppearance/layerClass`` that shares the view's geometry; created on first access.
    open var layer: CALayer { baseLayer }

    /// A view, in this view's coordinates, by whose opacity that of this view is multiplied at each point.
    open var mask: UIView? {
        get { baseMask }
        set { baseMask = newValue }
    }

    /// The number of pixels per point at which the view is drawn: the display scale of the traits. Setting it changes
    /// only `contentsScale` of the layer.
    open var contentScaleFactor: CGFloat {
        get { traitCollection.displayScale }
        set { layer.contentsScale = newValue }
    }

    /// The interactions of the view, such as context menus.
    open var interactions: [any UIInteraction] {
        get { appearanceIfSet?.interactions ?? [] }
        set {
            interactions.forEach(removeInteraction)
            newValue.forEach(addInteraction)
        }
    }

    /// Adds an interaction to ``interactions``.
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        appearance.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        appearance.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// Adds a motion effect. It is stored and has no effect on Linux.
    open func addMotionEffect(_ effect: UIMotionEffect) {
        appearance.motionEffects.append(effect)
    }

    /// Returns a view that shows a picture of this view as it is now; never `nil`.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        baseSnapshotView(afterScreenUpdates: afterUpdates)
    }

    /// Lays out the view and draws it and its descendants into a rectangle of the current context.
    ///
    /// Pending layout is always done first, whatever the value of `afterUpdates`.
    ///
    /// - Returns: Whether the view was drawn; false if there is no current context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        baseDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }
}
