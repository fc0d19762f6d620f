import Foundation

/// A view that arranges others in a row or a column.
open class UIStackView: UIView {
    deinit {}

    /// How the arranged views share the length of the stack.
    public nonisolated enum Distribution: Int, Hashable, Sendable {
        case fill = 0
        case fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The view whose first baseline counts as the stack's: of a column the first, of a row the highest; the stack itself
    /// where nothing is arranged.
    ///
    /// How high the views of a row are is read when the arrangement changes, not when their content does.
    open override var forFirstBaselineLayout: UIView { viewForBaseline(.firstBaseline) }

    /// The view whose last baseline counts as the stack's: of a column the last, of a row the highest.
    open override var forLastBaselineLayout: UIView { viewForBaseline(.lastBaseline) }
    override func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? {
        let view = viewForBaseline(baseline)
        return view === self ? nil : view.fontOfBaseline(baseline)
    }

    /// How the arranged views lie across the stack.
    public nonisolated enum Alignment: Int, Hashable, Sendable {
        case fill = 0
        case leading, firstBaseline, center, trailing, lastBaseline

        /// The top, under the name that rows use.
        public static let top = Alignment.leading
        /// The bottom, under the name that rows use.
        public static let bottom = Alignment.trailing
    }

    /// The views that are arranged, in order; each is a subview, too.
    public var arrangedSubviews: [UIView] { arranged.map(\.view) }
    /// The arranged views, each with the distance that was set after it.
    private var arranged: [(view: UIView, customSpacing: CGFloat?)] = []
    /// The guides between views that spacing makes equal; made when they are needed, and kept.
    private var gapGuides: [UILayoutGuide] = []
    /// Whether somebody has asked for the stack's baselines.
    var isBaselineRelated = false

    /// Whether the views lie in a row or in a column.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { noteArrangement() } }
    }
    /// How the arranged views share the length.
    open var distribution: Distribution {
        get { storedDistribution }
        set {
            guard storedDistribution != newValue else { return }
            storedDistribution = newValue
            noteLayoutChange(.implicitConstraints)
        }
    }
    /// Apart from what may be overridden, because every change of a content asks for it: no access to what is private
    /// needs to be checked for exclusivity at run time.
    private var storedDistribution = Distribution.fill
    /// How the arranged views lie across.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { noteLayoutChange(.implicitConstraints) } }
    }
    /// The distance between neighbours, the least one for equal spacing and centering, in points.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { noteLayoutChange(.implicitConstraints) } }
    }
    /// Whether the views are arranged inside the margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { noteLayoutChange(.implicitConstraints) } }
    }

    /// Whether the spacing of a column is counted from the last baseline of a view to the first of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { noteLayoutChange(.implicitConstraints) } }
    }

    /// How long arranged stack views count at design time, where lengths are in proportion.
    package final var designLengths: [ObjectIdentifier: CGFloat] = [:] {
        didSet { if designLengths != oldValue { noteLayoutChange(.implicitConstraints) } }
    }

    /// The labels that share the width of a row, as labels of several lines did until iOS 14.
    package final var textWidthSharers: Set<ObjectIdentifier> = [] {
        didSet { if textWidthSharers != oldValue { noteLayoutChange(.implicitConstraints) } }
    }

    /// Makes a stack with a frame; its margins are 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layoutMargins = .zero
    }

    /// Makes a stack for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layoutMargins = .zero
    }

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.count)
    }

    /// Adds a view at a place among the arranged ones; it becomes a subview. One that is arranged already moves there
    /// and keeps the distance after it.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let spacing = customSpacing(after: view)
        arranged.removeAll { $0.view === view }
        arranged.insert((view, spacing), at: min(stackIndex, arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        noteArrangement()
    }

    /// Stops arranging a view, which stays a subview; the distance after it is forgotten.
    open func removeArrangedSubview(_ view: UIView) {
        arranged.removeAll { $0.view === view }
        noteArrangement()
    }

    /// The spacing that says: as after the other views.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// The spacing that says: the standard distance between views, 8 points; between baselines, a line of the
    /// lower view's text.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// Sets the distance after an arranged view, in place of ``spacing``, in points; for another view nothing happens.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let spacing = spacing == Self.spacingUseDefault ? nil : spacing
        guard let index = arranged.firstIndex(where: { $0.view === arrangedSubview }),
            arranged[index].customSpacing != spacing
        else { return }
        arranged[index].customSpacing = spacing
        noteLayoutChange(.implicitConstraints)
    }

    /// The distance that was set after an arranged view, in points; `nil` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat? {
        arranged.first { $0.view === arrangedSubview }?.customSpacing
    }

    override func noteDeparture(of subview: UIView) {
        guard arranged.contains(where: { $0.view === subview }) else { return }
        removeArrangedSubview(subview)
    }

    override var hasImplicitConstraints: Bool { true }

    override func makeImplicitConstraints() -> ImplicitConstraints {
        StackArrangement(of: self).constraints
    }

    override func subviewVisibilityDidChange() { noteArrangement() }

    private func noteArrangement() {
        noteLayoutChange(.implicitConstraints)
        noteBaselineChange()
    }

    override func subviewContentDidChange() {
        if distribution == .fillProportionally || spacingFollowsFonts { noteLayoutChange(.implicitConstraints) }
        // Its baselines may be those of a column around it.
        (superview as? UIStackView)?.subviewContentDidChange()
    }

    /// The distance after a view, or the constant that stands for the system's.
    func rawSpacing(after view: UIView) -> CGFloat { customSpacing(after: view) ?? spacing }

    /// The distance after a view.
    func effectiveSpacing(after view: UIView) -> CGFloat {
        let spacing = rawSpacing(after: view)
        return spacing == Self.spacingUseSystem ? SystemSpacing.ofEdges : spacing
    }

    /// The guide that stands for the gap at a place.
    func gapGuide(at index: Int) -> UILayoutGuide {
        while gapGuides.count <= index {
            let guide = UILayoutGuide()
            guide.owningView = self
            gapGuides.append(guide)
        }
        return gapGuides[index]
    }
}
