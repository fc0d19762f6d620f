import Foundation

/// A view that arranges views in a row or a column.
open class UIStackView: UIView {
    deinit {}

    /// How the arranged views share the length of the stack.
    public nonisolated enum Distribution: Int, Hashable, Sendable {
        case fill = 0
        case fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The view whose first baseline is the stack's: the first view of a column, the tallest view of a row, or the
    /// stack itself if it arranges no views.
    ///
    /// The heights of a row's views are compared again when the arrangement changes, but not when only their content
    /// does.
    open override var forFirstBaselineLayout: UIView { viewForBaseline(.firstBaseline) }

    /// The view whose last baseline is the stack's: the last view of a column, the tallest view of a row, or the stack
    /// itself if it arranges no views.
    open override var forLastBaselineLayout: UIView { viewForBaseline(.lastBaseline) }
    override func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? {
        let view = viewForBaseline(baseline)
        return view === self ? nil : view.fontOfBaseline(baseline)
    }

    /// How the arranged views are aligned across the stack's axis.
    public nonisolated enum Alignment: Int, Hashable, Sendable {
        case fill = 0
        case leading, firstBaseline, center, trailing, lastBaseline

        /// Another name for `leading`, used for rows: it aligns the top edges.
        public static let top = Alignment.leading
        /// Another name for `trailing`, used for rows: it aligns the bottom edges.
        public static let bottom = Alignment.trailing
    }

    /// The arranged views, in order; each is also a subview.
    public var arrangedSubviews: [UIView] { arranged.map(\.view) }
    /// The arranged views, each with the custom spacing after it.
    private(set) final var arranged: [(view: UIView, customSpacing: CGFloat?)] = []
    /// The constraints of the arrangements that were in effect last.
    private var recentArrangements = RecentArrangements()
    /// The guides that represent the gaps between views. They are created when they are first needed, and then kept.
    private var gapGuides: [UILayoutGuide] = []
    /// A number that changes with the axis and with the order of the arranged views.
    private(set) final var orderVersion = 0
    /// Whether the view that provides one of the stack's baselines has ever been requested.
    var isBaselineRelated = false

    /// The values of ``axis`` and the other properties that shape the arrangement.
    private(set) final var style = StackStyle()

    /// The axis along which the views are arranged: horizontal for a row, vertical for a column.
    open var axis: NSLayoutConstraint.Axis {
        get { style.axis }
        set {
            guard style.axis != newValue else { return }
            style.axis = newValue
            orderDidChange()
        }
    }
    /// How the arranged views share the length of the stack.
    open var distribution: Distribution {
        get { style.distribution }
        set {
            guard style.distribution != newValue else { return }
            style.distribution = newValue
            recordLayoutChange(.implicitConstraints)
        }
    }
    /// How the arranged views are aligned across the stack's axis.
    open var alignment: Alignment {
        get { style.alignment }
        set {
            guard style.alignment != newValue else { return }
            style.alignment = newValue
            recordLayoutChange(.implicitConstraints)
        }
    }
    /// The distance between neighbouring views, in points. In the distributions equal spacing and equal centering, it
    /// is a minimum.
    open var spacing: CGFloat {
        get { style.spacing }
        set {
            guard style.spacing != newValue else { return }
            style.spacing = newValue
            recordLayoutChange(.implicitConstraints)
        }
    }
    /// Whether the views are arranged within the stack's margins instead of its bounds.
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { style.isInsideMargins }
        set {
            guard style.isInsideMargins != newValue else { return }
            style.isInsideMargins = newValue
            recordLayoutChange(.implicitConstraints)
        }
    }

    /// Whether the spacing of a column is measured from the last baseline of a view to the first baseline of the next.
    open var isBaselineRelativeArrangement: Bool {
        get { style.isBaselineRelative }
        set {
            guard style.isBaselineRelative != newValue else { return }
            style.isBaselineRelative = newValue
            recordLayoutChange(.implicitConstraints)
        }
    }

    /// Creates a stack with the given frame and with margins of 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layoutMargins = .zero
    }

    /// Creates a stack for an Interface Builder file, with the properties and the arranged views in the file.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        layoutMargins = .zero
        NibCoder.decoder(of: coder)?.decode(into: self)
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
        orderDidChange()
    }

    /// Stops arranging a view, which remains a subview; its custom spacing is discarded.
    open func removeArrangedSubview(_ view: UIView) {
        arranged.removeAll { $0.view === view }
        orderDidChange()
    }

    /// The custom spacing that stands for the stack's own ``spacing``.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// The spacing that stands for the standard distance: 8 points or, between baselines, the line height of the lower
    /// view's text.
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
        if let known = recentArrangements.constraints(of: self) { return known }
        let constraints = StackArrangement(of: self).constraints
        recentArrangements.add(constraints, of: self)
        return constraints
    }

    override func subviewVisibilityDidChange() { arrangementDidChange() }

    private func orderDidChange() {
        orderVersion += 1
        arrangementDidChange()
    }

    private func arrangementDidChange() {
        recordLayoutChange(.implicitConstraints)
        invalidateBaselines()
        if isMeasuredByStack { superview?.subviewContentDidChange() }
    }

    override func subviewContentDidChange() {
        if style.distribution == .fillProportionally || spacingFollowsFonts || baselinesFollowContents {
            recordLayoutChange(.implicitConstraints)
        }
        // A column around this stack may measure its spacing from this stack's baselines, and a stack that fills
        // proportionally measures this one.
        if isMeasuredByStack || superview is UIStackView { superview?.subviewContentDidChange() }
    }

    /// The spacing after a view as it was set, which may be ``spacingUseSystem``.
    func rawSpacing(after view: UIView) -> CGFloat { customSpacing(after: view) ?? spacing }

    /// The spacing after a view, in points; for ``spacingUseSystem`` the standard distance between edges.
    func effectiveSpacing(after view: UIView) -> CGFloat {
        let spacing = rawSpacing(after: view)
        return spacing == Self.spacingUseSystem ? SystemSpacing.ofEdges : spacing
    }

    /// The guide that represents the gap with the given index; it is created if necessary.
    func gapGuide(at index: Int) -> UILayoutGuide {
        while gapGuides.count <= index {
            let guide = UILayoutGuide()
            guide.owningView = self
            gapGuides.append(guide)
        }
        return gapGuides[index]
    }
}
