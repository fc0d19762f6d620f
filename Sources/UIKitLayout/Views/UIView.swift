import Foundation
import LayoutEngine

/// A rectangle in a hierarchy of rectangles, laid out by constraints, by autoresizing or by hand.
///
/// It draws nothing. A view and its hierarchy belong to one isolation domain at a time, with the trait to the main actor.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIView: ViewAppearance, ConstraintItem, UICoordinateSpace, UITraitEnvironment {
    /// "This view wants no particular length on this axis."
    public static let noIntrinsicMetric: CGFloat = -1
    /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
    public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// The target of `systemLayoutSizeFitting(_:)` for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: Geometry

    /// The frame without the transform; what layout knows.
    private(set) final var untransformedFrame: CGRect
    private var boundsOrigin = CGPoint.zero
    /// Transform and anchor point; `nil` for those that all views have by default.
    private(set) var turn: ViewTurn?

    /// The rectangle in the superview's coordinates, in points; of a transformed view the smallest one around it. Traps on
    /// NaN, as Core Animation does.
    open var frame: CGRect {
        get { turn == nil ? untransformedFrame : layerGeometry.frame }
        set {
            if turn != nil {
                layerGeometry.frame = newValue
                return
            }
            setUntransformedFrame(newValue)
        }
    }

    /// The rectangle in its own coordinates. Another size leaves the anchor point, by default the middle, where it is.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: untransformedFrame.size) }
        set {
            newValue.requireGeometry()
            let anchor = turn?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
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

    /// Where the anchor point, by default the middle, lies in the superview.
    open var center: CGPoint {
        get {
            let anchor = turn?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
            return CGPoint(
                x: untransformedFrame.minX + untransformedFrame.width * anchor.x,
                y: untransformedFrame.minY + untransformedFrame.height * anchor.y)
        }
        set {
            let anchor = turn?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
            let size = untransformedFrame.size
            setUntransformedFrame(
                CGRect(
                    origin: CGPoint(x: newValue.x - size.width * anchor.x, y: newValue.y - size.height * anchor.y),
                    size: size))
        }
    }

    /// How the view is moved, scaled and turned around its anchor point. Layout does not see it.
    open var transform: CGAffineTransform {
        get { turn?.transform.affine ?? .identity }
        set { layerGeometry.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The same in three dimensions; ``frame`` sees the two-dimensional part.
    open var transform3D: CATransform3D {
        get { turn?.transform ?? CATransform3D() }
        set { layerGeometry.transform = newValue }
    }

    /// The geometry as Core Animation has it.
    final var layerGeometry: LayerGeometry {
        get {
            LayerGeometry(
                bounds: bounds, position: center, anchorPoint: turn?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5),
                zPosition: turn?.zPosition ?? 0, transform: turn?.transform ?? CATransform3D())
        }
        set {
            turn = ViewTurn(newValue)
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
        noteLayoutChange(.scrolling)
    }

    private func setUntransformedFrame(_ newFrame: CGRect) {
        guard newFrame != untransformedFrame else { return }
        newFrame.requireGeometry()
        let oldSize = untransformedFrame.size
        untransformedFrame = newFrame
        if isFollowingSuperview { invalidateLayout() } else { noteLayoutChange(.autoresizing) }
        if oldSize != newFrame.size { noteSizeChange(from: oldSize) }
    }

    /// Whether subviews follow the view's size by their autoresizing masks where no constraints say so.
    open var autoresizesSubviews = true
    /// How the view follows its superview's size where no constraints say so.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { noteLayoutChange(.autoresizing) } }
    }

    /// Whether the frame and the autoresizing mask count as constraints. True for views made in code.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints != oldValue { noteLayoutChange(.autoresizing) }
        }
    }

    /// The distances that the margin attributes keep from the edges; 8 points at first.
    open var layoutMargins: UIEdgeInsets {
        get { storedLayoutMargins }
        set {
            guard storedLayoutMargins != newValue else { return }
            storedLayoutMargins = newValue
            noteLayoutChange(.margins)
            layoutMarginsDidChange()
        }
    }
    // What rows change is stored apart from what may be overridden: no access to what is private needs to be checked for
    // exclusivity at run time.
    private var storedLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    private var storedIsHidden = false

    /// Whether the margins are at least what the superview's margins reach into the view; off at first.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { noteLayoutChange(.margins) } }
    }

    /// Whether the safe area's insets are added to the margins; on at first.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { noteLayoutChange(.margins) } }
    }

    /// Whether the margins leave no more than the width in which text is easily read; off at first.
    open var layoutMarginsFollowReadableWidth = false {
        didSet { if layoutMarginsFollowReadableWidth != oldValue { noteLayoutChange(.margins) } }
    }

    /// How far bars and the screen's cut-outs reach into the view; 0 unless somebody says so.
    open package(set) var safeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard safeAreaInsets != oldValue else { return }
            noteMarginChangeBelow()
            noteSafeAreaChange()
        }
    }

    /// Called after other bars or cut-outs reach into the view.
    open func safeAreaInsetsDidChange() {}

    /// Called after the margins have changed.
    open func layoutMarginsDidChange() {}

    /// Whether the content is turned with the writing direction.
    ///
    /// It holds for the constraints that the view holds: the leading edges of its subviews are where it says. Subviews do
    /// not inherit it.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            isDirectionDetermined = semanticContentAttribute != .unspecified
            noteLayoutChange([.margins, .heldConstraints, .implicitConstraints])
        }
    }
    private var isDirectionDetermined = false

    /// How far the frame reaches beyond the rectangle that constraints place.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints place where the view has a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame of the view where constraints place a rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

    /// A number to find the view by.
    open var tag = 0
    /// Whether the view is out of sight. A hidden view takes part in layout all the same, as in UIKit, but for the
    /// arranged views of a stack view.
    open var isHidden: Bool {
        get { storedIsHidden }
        set {
            guard storedIsHidden != newValue else { return }
            storedIsHidden = newValue
            superview?.subviewVisibilityDidChange()
        }
    }

    // MARK: Hierarchy

    /// The view that this one lies in.
    open var superview: UIView? { container?.takeUnretainedValue() }
    /// Not counted, because every change of content walks up to the root, and safe, because a view that goes lets go of
    /// those in it.
    final var container: Unmanaged<UIView>?
    /// The views that lie in this one, the bottommost first.
    open internal(set) var subviews: [UIView] = []
    /// The window that the view lies in.
    open var window: UIWindow? { isInWindow ? topmostView as? UIWindow : nil }
    /// Whether the topmost superview is a window.
    final var isInWindow = false
    /// The controller whose view it is.
    final weak var controller: UIViewController?

    open override var next: UIResponder? { controller ?? superview }

    /// Adds a view on top of the others; it leaves its former superview. Traps as ``insertSubview(_:at:)`` does.
    open func addSubview(_ view: UIView) {
        insert(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
    }

    /// Adds a view at a place among the others, 0 being the bottom; places that are not there count as the nearest.
    ///
    /// Traps with UIKit's wording if the view is this one or one of its superviews, and if views would be nested more
    /// than 1 024 deep. O(n) in the number of superviews and of views below `view`.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Adds a view below another one; traps if that is not a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 0)
    }

    /// Adds a view above another one; traps if that is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 1)
    }

    /// Takes the view out of its superview, with the constraints that reach out of it.
    open func removeFromSuperview() { leaveSuperview() }

    /// Called after a view has come to this one.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a view leaves this one.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the view comes to another superview, or leaves it.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview has changed.
    open func didMoveToSuperview() {}

    /// Called before the view comes to another window, or leaves it.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window has changed.
    open func didMoveToWindow() {}

    /// Whether a point of the view's coordinates lies in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The view at a point, as touches would find it: the topmost one that can be seen and acted on.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { touchedView(at: point, with: event) }

    // MARK: Auto Layout

    var heldConstraints: [NSLayoutConstraint] = []
    var ownGuides: [UILayoutGuide] = []
    var systemGuides = SystemGuides()
    var hugging = AxisPriorities(.defaultLow)
    var compressionResistance = AxisPriorities(.defaultHigh)
    /// The counterparts in trees of the engine.
    var layoutItems = ViewLayoutItems()
    /// The system of constraints of the view and all below it, for sizes that are asked for.
    private(set) final lazy var fittingTree = ViewLayoutTree(root: self)
    /// The same, for the frames of a layout root.
    private(set) var layoutTree: ViewLayoutTree?
    /// Whether the frame changes because the superview's size does, as the mask says.
    private var isFollowingSuperview = false
    /// Whether ``updateConstraints()`` is to be called, of the view and of any of it and those below it.
    final var constraintUpdates = ConstraintUpdates()
    var needsLayout = true
    var isInLayoutSubviews = false
    final var ownHandle: ItemHandle?

    var handle: ItemHandle { ownHandle ?? makeHandle() }

    /// Called when an anchor or a constraint mentions the view for the first time.
    func noteFirstConstraint() {}

    // MARK: Life

    /// Makes a view with a frame in its future superview's coordinates. Traps on NaN, as Core Animation does.
    public init(frame: CGRect) {
        frame.requireGeometry()
        untransformedFrame = frame
        super.init()
        untransformedFrame.size = initialSize(for: frame.size)
    }

    /// Makes a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        untransformedFrame = .zero
        super.init()
    }

    /// Makes a view with an empty frame.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// The size that a view made in code begins with where it is given one.
    func initialSize(for size: CGSize) -> CGSize { size }

    deinit {
        inViewIsolation {
            for view in subviews { view.container = nil }
            layoutItems.visit { $0.viewGoes() }
            ownHandle?.itemGoes()
        }
    }

    // MARK: Traits

    /// The traits that the view is laid out with: its own, its superview's, or the task's.
    open var traitCollection: UITraitCollection {
        ownTraits ?? container?._withUnsafeGuaranteedRef { $0.traitCollection } ?? .current
    }

    /// Traits that hold for this view and all below it, in place of inherited ones.
    public var overrideTraitCollection: UITraitCollection? {
        get { ownTraits }
        set {
            guard ownTraits != newValue else { return }
            changingTraits { ownTraits = newValue }
            traitsDidChange()
        }
    }
    private var ownTraits: UITraitCollection?
    /// Closures that are called when traits change.
    final var traitObservers: [TraitObserver] = []

    /// Called after traits have changed, those of superviews included.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The writing direction that leading and trailing follow in the constraints that the view holds.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let inherited = traitCollection.writingDirection
        guard isDirectionDetermined else { return inherited }
        return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: inherited)
    }

    /// The writing direction of views with an attribute, in the present traits.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UITraitCollection.current.writingDirection)
    }

    // MARK: Content

    /// The size that the content wants, ``noIntrinsicMetric`` on an axis where it wants none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size that the view wants when offered `size`; the present size unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Gives the view the size that it wants.
    open func sizeToFit() {
        frame.size = sizeThatFits(bounds.size)
    }

    /// Notes that the intrinsic size has changed.
    open func invalidateIntrinsicContentSize() {
        container?._withUnsafeGuaranteedRef { $0.subviewContentDidChange() }
        noteLayoutChange(.content)
    }

    /// The size that the content is said to want, whatever it is; set where frames are checked without fonts.
    package var designContentSize: CGSize? {
        get { storedDesignContentSize }
        set {
            guard storedDesignContentSize != newValue else { return }
            storedDesignContentSize = newValue
            invalidateIntrinsicContentSize()
        }
    }
    private(set) final var storedDesignContentSize: CGSize?
    /// The insets of the alignment rectangle that a version of the system draws a control with.
    package final var designAlignmentRectInsets: UIEdgeInsets? {
        didSet { if designAlignmentRectInsets != oldValue { noteLayoutChange([.autoresizing, .content]) } }
    }

    /// The size that counts as the content's.
    func contentSize() -> CGSize {
        designContentSize ?? intrinsicContentSize
    }

    /// Whether constraints come with the kind of view.
    var hasImplicitConstraints: Bool { false }

    /// Constraints that come with the kind of view.
    func makeImplicitConstraints() -> ImplicitConstraints { ImplicitConstraints() }

    /// Guides that come with the kind of view.
    var kindGuides: [UILayoutGuide] { [] }

    /// Called after a subview was hidden or shown.
    func subviewVisibilityDidChange() {}

    /// Called after the size of a subview's content has changed.
    func subviewContentDidChange() {}

    /// Called before a view below leaves.
    func noteDeparture(of subview: UIView) {}

    /// Whether the height of the content depends on the view's width, so that layout takes two passes.
    var contentHeightDependsOnWidth: Bool { false }
    /// Whether the baselines are those of text centred in the view.
    var baselinesAreCentered: Bool { false }
    /// The font of the text that stands on a baseline; `nil` where there is no text.
    func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? { nil }

    /// The size and baselines of the content at a width, `nil` for any; a negative length: wants none.
    ///
    /// - Parameter scale: the pixels of a point.
    func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let size = intrinsicContentSize
        return .init(width: Double(size.width), height: Double(size.height))
    }

    /// The same, with what holds for all contents of a solution.
    func measureContent(width: CGFloat?, in measuring: ContentMeasuring) -> LayoutTree.Measurement {
        measureContent(width: width, scale: measuring.scale)
    }

    // MARK: Layout

    /// Lays out the subviews; the default gives those that constraints rule their frames.
    open func layoutSubviews() {
        applyConstraintFrames()
    }

    /// Asks for layout at the next ``layoutIfNeeded()``.
    open func setNeedsLayout() {
        needsLayout = true
        invalidateLayout()
    }

    /// Lays the view and all below it out, where something has changed since the last time.
    ///
    /// As in Core Animation it begins further up where superviews, one after another, need layout.
    open func layoutIfNeeded() {
        let start = layoutStart
        start.updateConstraintsBelow()
        start.layOutTree()
    }

    // MARK: Constraints

    /// Whether the view needs constraints to be laid out. Nothing depends on it here: ``updateConstraints()`` is called of
    /// all views.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Brings the constraints up to date: called before the first layout, and before the next one after
    /// ``setNeedsUpdateConstraints()``. Subclasses call the inherited one at the end.
    open func updateConstraints() { controller?.updateViewConstraints() }

    /// Asks for ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() {
        constraintUpdates.isNeeded = true
        noteConstraintUpdate()
    }

    /// Calls ``updateConstraints()`` of the view and of those below it, where that was asked for, the lowest ones first.
    open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

    /// Whether ``updateConstraints()`` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { constraintUpdates.isNeeded }

    /// The size that satisfies the view's constraints and comes nearest to a target, both axes at the
    /// fitting size level.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that satisfies the view's constraints and comes nearest to a target; an axis at `required`
    /// has the target's length.
    ///
    /// The constraints are those inside the view. They are handed to the engine once and stay there; what has changed
    /// since the last call is handed over by kind, and what was there before costs no more than a new constant.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if constraintUpdates.isNeededBelow { updateConstraintsBelow() }
        return fittingTree.fittingSize(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority,
            keepsLaidOutWidths: horizontalFittingPriority <= .fittingSizeLevel)
    }

    /// The view whose first baseline counts as this one's; stored nowhere: the view itself.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline counts as this one's: the view itself.
    open var forLastBaselineLayout: UIView { self }

    /// Whether the view's subviews have to be placed again.
    var needsOwnLayout: Bool { needsLayout || hasRuledSubviews && !layoutRoot.isLayoutCurrent }

    /// Notes what has changed in the systems of constraints that the view belongs to, and that frames may be out of
    /// date.
    final func noteLayoutChange(_ change: LayoutChanges) {
        layoutItems.note(change)
        invalidateLayout()
    }

    /// Notes that frames may be out of date, those in superviews as well.
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
        layoutItems.visit { $0.tree.noteTraitChange() }
        invalidateLayout()
    }

    private var isLayoutCurrent: Bool { layoutTree?.isCurrent ?? false }

    /// Whether the view was laid out by constraints, which have changed since.
    final var hasOutdatedLayout: Bool { layoutTree.map { !$0.isCurrent } ?? false }

    private func noteSizeChange(from oldSize: CGSize) {
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

    /// Whether the view's constraints form a system of their own: its frame is given, nothing inside is tied to
    /// anything outside.
    var isLayoutRoot: Bool { false }

    /// The view whose system of constraints the view belongs to.
    var layoutRoot: UIView { isLayoutRoot ? self : superview?.layoutRoot ?? self }

    /// Called when constraints have given the view its frame.
    func wasPlaced() {}

    /// Sets a frame that the engine computed; the solution stays current.
    final func applyFrame(_ newFrame: CGRect) {
        guard newFrame != untransformedFrame else { return }
        let oldSize = untransformedFrame.size
        untransformedFrame = newFrame
        if oldSize != newFrame.size { noteSizeChange(from: oldSize) }
    }

    // MARK: Appearance

    override final var inheritedTintColor: UIColor? { superview?.tintColor }

    override final func noteTintColorChange() {
        tintColorDidChange()
        for view in subviews where view.appearanceIfSet?.tintColor == nil { view.noteTintColorChange() }
    }
}
