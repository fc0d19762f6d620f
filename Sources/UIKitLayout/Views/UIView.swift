import Foundation
import LayoutEngine

/// A rectangle in a hierarchy of rectangles, laid out by constraints, by autoresizing or by hand.
///
/// It draws nothing. A view and its hierarchy belong to one isolation domain at a time, any one; nothing
/// here is bound to the main actor.
open class UIView: UIResponder, ConstraintItem {
    /// "This view wants no particular length on this axis."
    public static let noIntrinsicMetric: CGFloat = -1
    /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
    public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// The target of `systemLayoutSizeFitting(_:)` for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: Geometry

    private var storedFrame: CGRect
    private var boundsOrigin = CGPoint.zero

    /// The rectangle in the superview's coordinates, in points. Traps on NaN, as Core Animation does.
    open var frame: CGRect {
        get { storedFrame }
        set {
            guard newValue != storedFrame else { return }
            newValue.requireGeometry()
            let oldSize = storedFrame.size
            storedFrame = newValue
            noteLayoutChange(isFollowingSuperview ? [] : .autoresizing)
            if oldSize != newValue.size { noteSizeChange(from: oldSize) }
        }
    }

    /// The rectangle in the view's own coordinates. Another size leaves the centre of the frame where it is.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
        set {
            let isScrolled = boundsOrigin != newValue.origin
            boundsOrigin = newValue.origin
            if isScrolled { noteLayoutChange(.scrolling) }
            let growth = CGSize(
                width: newValue.size.width - storedFrame.size.width,
                height: newValue.size.height - storedFrame.size.height)
            frame = CGRect(
                origin: CGPoint(
                    x: storedFrame.origin.x - growth.width / 2, y: storedFrame.origin.y - growth.height / 2),
                size: newValue.size)
        }
    }

    /// The centre of the frame.
    open var center: CGPoint {
        get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
        }
    }

    /// Which parts of a view and its margins grow with the superview.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The space to the left grows.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width grows.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The space to the right grows.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The space above grows.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height grows.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The space below grows.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

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

    /// How far bars and the screen's cut-outs reach into the view; 0 unless somebody says so.
    open package(set) var safeAreaInsets = UIEdgeInsets.zero {
        didSet { if safeAreaInsets != oldValue { noteLayoutChange(.margins) } }
    }

    /// How far the frame reaches beyond the rectangle that constraints place.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

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
    public var superview: UIView? { container?.takeUnretainedValue() }
    /// Not counted, because every change of content walks up to the root, and safe, because a view that goes lets go of
    /// those in it.
    private var container: Unmanaged<UIView>?
    /// The views that lie in this one, the bottommost first.
    public internal(set) var subviews: [UIView] = []

    // MARK: Auto Layout

    var heldConstraints: [NSLayoutConstraint] = []
    var ownGuides: [UILayoutGuide] = []
    var systemGuides = SystemGuides()
    var hugging = AxisPriorities(.defaultLow)
    var compressionResistance = AxisPriorities(.defaultHigh)
    /// The counterparts in trees of the engine.
    var layoutItems = ViewLayoutItems()
    /// The system of constraints of the view and all below it, for sizes that are asked for.
    private var fittingTree: ViewLayoutTree?
    /// The same, for the frames of a layout root.
    private(set) var layoutTree: ViewLayoutTree?
    /// Whether the frame changes because the superview's size does, as the mask says.
    private var isFollowingSuperview = false
    var needsLayout = true
    var isInLayoutSubviews = false
    private var ownHandle: ItemHandle?

    var handle: ItemHandle {
        let handle = ownHandle ?? ItemHandle(self)
        ownHandle = handle
        return handle
    }

    // MARK: Life

    /// Makes a view with a frame in its future superview's coordinates. Traps on NaN, as Core Animation does.
    public init(frame: CGRect) {
        frame.requireGeometry()
        storedFrame = frame
        super.init()
        storedFrame.size = initialSize(for: frame.size)
    }

    /// Makes a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        storedFrame = .zero
        super.init()
    }

    /// Makes a view with an empty frame.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// The size that a view made in code begins with where it is given one.
    func initialSize(for size: CGSize) -> CGSize { size }

    deinit {
        for view in subviews { view.container = nil }
        layoutItems.visit { $0.viewGoes() }
        ownHandle?.itemGoes()
    }

    /// The traits that the view is laid out with: its own, its superview's, or the task's.
    open var traitCollection: UITraitCollection {
        ownTraits ?? container?._withUnsafeGuaranteedRef { $0.traitCollection } ?? .current
    }

    /// Traits that hold for this view and all below it, in place of inherited ones.
    public var overrideTraitCollection: UITraitCollection? {
        get { ownTraits }
        set {
            guard ownTraits != newValue else { return }
            ownTraits = newValue
            traitsDidChange()
        }
    }
    private var ownTraits: UITraitCollection?

    /// The writing direction that leading and trailing follow.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection
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
    func willRemoveSubview(_ subview: UIView) {}

    /// Whether the height of the content depends on the view's width, so that layout takes two passes.
    var contentHeightDependsOnWidth: Bool { false }
    /// Whether the baselines are those of text centred in the view.
    var baselinesAreCentered: Bool { false }

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
        layoutStart.layOutTree()
    }

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

    private func noteSizeChange(from oldSize: CGSize) {
        needsLayout = true
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            view.isFollowingSuperview = true
            view.frame = AutoresizingProportions.frame(
                view.frame, mask: view.autoresizingMask, from: oldSize, to: bounds.size)
            view.isFollowingSuperview = false
        }
    }

    func currentFittingTree() -> ViewLayoutTree {
        if let tree = fittingTree, tree.isDirectionCurrent { return tree }
        let tree = ViewLayoutTree(root: self)
        fittingTree = tree
        return tree
    }

    func currentLayoutTree() -> ViewLayoutTree {
        if let tree = layoutTree, tree.isDirectionCurrent { return tree }
        let tree = ViewLayoutTree(root: self)
        layoutTree = tree
        return tree
    }

    /// Whether the view's constraints form a system of their own: its frame is given, nothing inside is tied to
    /// anything outside.
    var isLayoutRoot: Bool { false }

    /// The view whose system of constraints the view belongs to.
    var layoutRoot: UIView { isLayoutRoot ? self : superview?.layoutRoot ?? self }

    /// Gives the subviews that constraints rule the frames of the present solution.
    private func applyConstraintFrames() {
        guard hasRuledSubviews else { return }
        let neededLayout = needsLayout
        let tree = layoutRoot.solvedLayoutTree()
        // What the solution moves in this view is placed here.
        needsLayout = neededLayout
        for (view, frame) in ruledFrames(in: tree) { view.applyFrame(frame) }
    }

    /// Sets a frame that the engine computed; the solution stays current.
    private func applyFrame(_ newFrame: CGRect) {
        guard newFrame != storedFrame else { return }
        let oldSize = storedFrame.size
        storedFrame = newFrame
        if oldSize != newFrame.size { noteSizeChange(from: oldSize) }
    }

    // MARK: Moving in the hierarchy

    /// Called after the superview has changed.
    open func didMoveToSuperview() {}

    func setSuperview(_ view: UIView?) {
        container = view.map(Unmanaged.passUnretained)
        noteLayoutChange([.autoresizing, .margins])
        didMoveToSuperview()
    }
}
