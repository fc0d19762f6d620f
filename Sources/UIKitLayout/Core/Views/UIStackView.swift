import Foundation

/// A view that arranges views in a row or a column.
open class UIStackView: UIView {
    deinit {}

    /// How the arranged views share the length of the stack.
    public nonisolated enum Distribution: Int, Hashable, Sendable {
        case fill = 0
        case fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The view whose first baseline is that of the stack: the first view of a column, the highest view of a row, or
    /// the stack itself if it arranges no views.
    ///
    /// The heights of a row's views are compared when the arrangement changes, not when their content does.
    open override var forFirstBaselineLayout: UIView { viewForBaseline(.firstBaseline) }

    /// The view whose last baseline is the stack's: the last view of a column, the highest view of a row.
    open override var forLastBaselineLayout: UIView { viewForBaseline(.lastBaseline) }
    override func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? {
        let view = viewForBaseline(baseline)
        return view === self ? nil : view.fontOfBaseline(baseline)
    }

    /// How the arranged views are aligned across the stack's axis.
    public nonisolated enum Alignment: Int, Hashable, Sendable {
        case fill = 0
        case leading, firstBaseline, center, trailing, lastBaseline

        /// The top; the name that is used for rows.
        public static let top = Alignment.leading
        /// The bottom; the name that is used for rows.
        public static let bottom = Alignment.trailing
    }

    /// The arranged views, in order; each is also a subview.
    public var arrangedSubviews: [UIView] { arranged.map(\.view) }
    /// The arranged views, each with the custom spacing after it.
    private var arranged: [(view: UIView, customSpacing: CGFloat?)] = []
    /// The guides that represent the gaps between views; created when needed, and kept.
    private var gapGuides: [UILayoutGuide] = []
    /// Whether the stack's baselines have been requested.
    var isBaselineRelated = false

    /// Whether the views form a row or a column.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }
    /// How the arranged views share the length of the stack.
    open var distribution: Distribution {
        get { storedDistribution }
        set {
            guard storedDistribution != newValue else { return }
            storedDistribution = newValue
            recordLayoutChange(.implicitConstraints)
        }
    }
    /// The private value of ``distribution``, which every content change reads: access to private storage needs no
    /// exclusivity check at run time.
    private var storedDistribution = Distribution.fill
    /// How the arranged views are aligned across the stack's axis.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { recordLayoutChange(.implicitConstraints) } }
    }
    /// The distance between neighbouring views, in points; a minimum for equal spacing and equal centering.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { recordLayoutChange(.implicitConstraints) } }
    }
    /// Whether the views are arranged within the margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { recordLayoutChange(.implicitConstraints) } }
    }

    /// Whether the spacing of a column is measured from the last baseline of a view to the first baseline of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { recordLayoutChange(.implicitConstraints) } }
    }

    /// Creates a stack with a frame; its margins are 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layoutMargins = .zero
    }

    /// Creates a stack for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layoutMargins = .zero
    }

    /// Creates a stack that arranges views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Adds a view at the end of the arranged views.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.count)
    }

    /// Inserts a view into the arranged views and makes it a subview. A view that is already arranged moves and keeps
    /// its custom spacing.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let spacing = customSpacing(after: view)
        arranged.removeAll { $0.view === view }
        arranged.insert((view, spacing), at: min(stackIndex, arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Stops arranging a view, which remains a subview; its custom spacing is discarded.
    open func removeArrangedSubview(_ view: UIView) {
        arranged.removeAll { $0.view === view }
        arrangementDidChange()
    }

    /// The value of a custom spacing with which a view has the stack's ``spacing``.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// The value of a spacing with which views have the standard distance: 8 points, or between baselines the line
    /// height of the lower view's text.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// Sets the spacing after an arranged view, in points, in place of ``spacing``; does nothing for other views.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let spacing = spacing == Self.spacingUseDefault ? nil : spacing
        guard let index = arranged.firstIndex(where: { $0.view === arrangedSubview }),
            arranged[index].customSpacing != spacing
        else { return }
        arranged[index].customSpacing = spacing
        recordLayoutChange(.implicitConstraints)
    }

    /// The custom spacing after an arranged view, in points; `nil` if none is set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat? {
        arranged.first { $0.view === arrangedSubview }?.customSpacing
    }

    override func subviewWillBeRemoved(of subview: UIView) {
        guard arranged.contains(where: { $0.view === subview }) else { return }
        removeArrangedSubview(subview)
    }

    override var hasImplicitConstraints: Bool { true }

    override func makeImplicitConstraints() -> ImplicitConstraints {
        StackArrangement(of: self).constraints
    }

    override func subviewVisibilityDidChange() { arrangementDidChange() }

    private func arrangementDidChange() {
        recordLayoutChange(.implicitConstraints)
        invalidateBaselines()
    }

    override func subviewContentDidChange() {
        if distribution == .fillProportionally || spacingFollowsFonts { recordLayoutChange(.implicitConstraints) }
        // This stack's baselines may determine those of a column around it.
        (superview as? UIStackView)?.subviewContentDidChange()
    }

    /// The spacing after a view, which may be the constant for the system's spacing.
    func rawSpacing(after view: UIView) -> CGFloat { customSpacing(after: view) ?? spacing }

    /// The spacing after a view, in points.
    func effectiveSpacing(after view: UIView) -> CGFloat {
        let spacing = rawSpacing(after: view)
        return spacing == Self.spacingUseSystem ? SystemSpacing.ofEdges : spacing
    }

    /// The guide that represents a gap, by its index.
    func gapGuide(at index: Int) -> UILayoutGuide {
        while gapGuides.count <= index {
            let guide = UILayoutGuide()
            guide.owningView = self
            gapGuides.append(guide)
        }
        return gapGuides[index]
    }
}
