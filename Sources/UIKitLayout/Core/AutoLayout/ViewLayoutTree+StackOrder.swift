import LayoutEngine

/// The order in which the views of a stack view give way if their content priorities do not decide.
///
/// UIStackView.h: "when items do not fit (overflow) or fill (underflow) the space available adjustments occur according
/// to compressionResistance or hugging priorities of items, or when that is ambiguous, according to arrangement order".
extension ViewLayoutTree {
    /// Passes the order of a stack view's arranged views to the engine after views were added to the tree.
    func updateOrder(of item: ViewLayoutItem) {
        guard let view = item.view, view.hasImplicitConstraints, let stack = view as? UIStackView else { return }
        item.orderVersion = -1
        updateOrder(of: stack, item)
    }

    /// Passes the order of a stack view's arranged views to the engine if it has changed.
    func updateOrder(of stack: UIStackView, _ item: ViewLayoutItem) {
        guard item.orderVersion != stack.orderVersion else { return }
        item.orderVersion = stack.orderVersion
        for (index, arranged) in stack.arranged.enumerated() {
            setOrder(index + 1, of: arranged.view, along: stack.axis, isInner: false)
        }
    }

    /// Gives a view an order, and the contents inside it too, because the length of a view that has no content of its
    /// own follows from them. A stack view with the same axis gives its own views an order.
    private func setOrder(_ order: Int, of view: UIView, along axis: NSLayoutConstraint.Axis, isInner: Bool) {
        guard let item = engineItem(ofView: view) else { return }
        engine.setStackOrder(
            order, of: item, axis: axis == .horizontal ? .horizontal : .vertical, isInner: isInner)
        guard (view as? UIStackView)?.axis != axis else { return }
        for subview in view.subviews { setOrder(order, of: subview, along: axis, isInner: true) }
    }
}
