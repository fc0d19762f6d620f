/// The former name of ``ExtentTree``.
@available(*, deprecated, renamed: "ExtentTree")
public typealias RowHeightTree = ExtentTree

extension ExtentTree {
    /// The former name of ``DetachedRow``.
    @available(*, deprecated, renamed: "DetachedRow")
    public typealias HeldRow = DetachedRow

    /// The former name of ``DetachedSection``.
    @available(*, deprecated, renamed: "DetachedSection")
    public typealias HeldSection = DetachedSection
}

extension LayoutTree {
    /// The former name of ``ambiguity(of:axis:)``.
    @available(*, deprecated, renamed: "ambiguity(of:axis:)")
    public func isOpen(_ item: Item, axis: Axis) -> (position: Bool, length: Bool) {
        ambiguity(of: item, axis: axis)
    }

    /// The former name of ``setTargetSize(_:of:axis:)``.
    @available(*, deprecated, renamed: "setTargetSize(_:of:axis:)")
    public func setFence(_ fence: (size: Double, priority: Float)?, of item: Item, axis: Axis) throws(EngineError) {
        try setTargetSize(fence, of: item, axis: axis)
    }
}
