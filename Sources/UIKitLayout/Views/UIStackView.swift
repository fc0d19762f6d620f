import Foundation

/// A view that arranges others in a row or a column.
open class UIStackView: UIView {
    /// How the arranged views share the length of the stack.
    public enum Distribution: Int, Hashable, Sendable {
        case fill = 0
        case fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How the arranged views lie across the stack.
    public enum Alignment: Int, Hashable, Sendable {
        case fill = 0
        case leading, firstBaseline, center, trailing, lastBaseline

        /// The top, under the name that rows use.
        public static let top = Alignment.leading
        /// The bottom, under the name that rows use.
        public static let bottom = Alignment.trailing
    }

    /// The views that are arranged, in order; each is a subview, too.
    public private(set) var arrangedSubviews: [UIView] = []
    /// Whether the views lie in a row or in a column.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { noteStructureChange() }
    }
    /// How the arranged views share the length.
    open var distribution: Distribution = .fill {
        didSet { noteStructureChange() }
    }
    /// How the arranged views lie across.
    open var alignment: Alignment = .fill {
        didSet { noteStructureChange() }
    }
    /// The distance between neighbours, the least one for equal spacing and centering, in points.
    open var spacing: CGFloat = 0 {
        didSet { noteStructureChange() }
    }
    /// Whether the views are arranged inside the margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { noteStructureChange() }
    }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

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
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds a view at a place among the arranged ones; it becomes a subview.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        noteStructureChange()
    }

    /// Stops arranging a view, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        noteStructureChange()
    }

    /// Sets the distance after a view, in place of ``spacing``.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
        noteStructureChange()
    }

    /// The distance that was set after a view, `nil` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat? {
        customSpacings[ObjectIdentifier(arrangedSubview)]
    }

    override func willRemoveSubview(_ subview: UIView) {
        arrangedSubviews.removeAll { $0 === subview }
    }

    override func makeImplicitConstraints() -> ImplicitConstraints {
        StackArrangement(of: self).constraints
    }

    /// The distance after a view.
    func effectiveSpacing(after view: UIView) -> CGFloat {
        customSpacing(after: view) ?? spacing
    }
}
