internal import CTemplateLayout
internal import CTemplateLayoutGLib

/// Rectangles related by constraints on their edges, sizes, centres and baselines.
///
/// All items share one coordinate system, in points, in which y increases downwards. Only one isolation domain at a
/// time may use a tree.
public final class LayoutTree {
    /// An item of a tree.
    public struct Item: Hashable, Sendable {
        let id: TlItem
    }

    /// A constraint of a tree.
    public typealias Constraint = ConstraintSolver.Constraint
    /// The relation between the two sides of a constraint.
    public typealias Relation = ConstraintSolver.Relation
    /// A conflict: required constraints that cannot all hold.
    public typealias Conflict = ConstraintSolver.Conflict

    /// A layout axis.
    public enum Axis: Int, Hashable, Sendable, CaseIterable {
        case horizontal = 0
        case vertical = 1
    }

    /// An attribute of an item that constraints refer to; the raw values are those of `NSLayoutConstraint.Attribute`.
    public enum Attribute: Int, Hashable, Sendable {
        case none = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    /// The position and size of an item, in points.
    public struct Rectangle: Hashable, Sendable {
        /// The left and top edges and the size, in points.
        public var x, y, width, height: Double
    }

    /// The distances, in points, of a rectangle's edges from an item's edges; positive distances are inside the item.
    public struct Margins: Hashable, Sendable {
        /// The distance from each edge, in points.
        public var left, top, right, bottom: Double

        /// Makes margins.
        public init(left: Double, top: Double, right: Double, bottom: Double) {
            (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
        }
    }

    /// The size of an item's content and its baselines, in points.
    public struct Measurement: Hashable, Sendable {
        /// The size of the content and the positions of its baselines, in points. A negative length means no intrinsic
        /// size.
        public var width, height, firstBaseline, lastBaseline: Double
        /// Whether the size does not depend on the width. If so, the content is measured only at unlimited width.
        public var isFixed: Bool

        /// Makes a measurement.
        public init(
            width: Double, height: Double, firstBaseline: Double = 0, lastBaseline: Double = 0, isFixed: Bool = false
        ) {
            (self.width, self.height) = (width, height)
            (self.firstBaseline, self.lastBaseline) = (firstBaseline, lastBaseline)
            self.isFixed = isFixed
        }
    }

    /// The origin from which baselines are measured: the first baseline down from the top edge and the last one up from
    /// the bottom edge (`edges`), or both down from the centre (`center`).
    public enum BaselineOrigin: Hashable, Sendable {
        case edges
        case center
    }

    let layout: OpaquePointer

    /// Creates a tree without items.
    ///
    /// - Parameter rightToLeft: whether the leading edge is the right one.
    public init(rightToLeft: Bool = false) {
        layout = tl_layout_new()
        setRightToLeft(rightToLeft)
    }

    deinit {
        tl_layout_free(layout)
    }

    /// Sets whether the leading edge is the right edge in constraints that are added from now on. Constant time.
    public func setRightToLeft(_ isRightToLeft: Bool) {
        tl_layout_set_right_to_left(layout, isRightToLeft ? 1 : 0)
    }

    /// Adds an item. Its size is never negative; it has no other constraints at first.
    public func addItem() -> Item {
        Item(id: tl_layout_add_item(layout))
    }

    /// Adds a span: an item whose size may be negative, such as the distance between two edges of other items.
    public func addSpan() -> Item {
        Item(id: tl_layout_add_span(layout))
    }

    /// Adds a guide: an item whose edges have given distances from the edges of another item, which must not be a
    /// guide. The distances are 0 by default.
    ///
    /// A guide adds neither variables nor rows to the solver.
    public func addGuide(in owner: Item) -> Item {
        Item(id: tl_layout_add_guide(layout, owner.id))
    }

    /// Sets the distances of a guide from its owner's edges.
    public func setInsets(_ insets: Margins, of guide: Item) {
        var cInsets = insets.cValue
        tl_layout_set_insets(layout, guide.id, &cInsets)
    }

    /// Removes an item with its guides and all constraints that refer to the item or its guides. None of these may be
    /// used afterwards.
    ///
    /// Takes time in proportion to the size of the tree.
    public func remove(_ item: Item) {
        tl_layout_remove_item(layout, item.id)
    }

    /// Fixes an item's top left corner at a position, in points.
    public func setPosition(of item: Item, x: Double, y: Double) {
        tl_layout_set_position(layout, item.id, x, y)
    }

    /// Sets the margins to which an item's margin attributes refer.
    public func setMargins(_ margins: Margins, of item: Item) {
        var cMargins = margins.cValue
        tl_layout_set_margins(layout, item.id, &cMargins)
    }

    /// Sets the positions of an item's baselines, in points from their origin.
    ///
    /// The origin may be changed only before constraints use the item's baselines.
    public func setBaselines(of item: Item, from origin: BaselineOrigin, first: Double, last: Double) {
        tl_layout_set_baselines(layout, item.id, origin.cValue, first, last)
    }

    /// Sets the content hugging and compression resistance priorities of an item on one axis.
    ///
    /// - Throws: ``EngineError`` when a priority is not above 0 and at most 1000.
    public func setContentPriorities(
        hugging: Float, compressionResistance: Float, of item: Item, axis: Axis
    ) throws(EngineError) {
        try throwingGError {
            tl_layout_set_content_priorities(
                layout, item.id, axis.cValue, hugging, compressionResistance, $0)
        }
    }

    /// Sets which of several items gives way if the items of a stack must be stretched or compressed and their content
    /// priorities do not decide: the one with the smallest order.
    ///
    /// - Parameters:
    ///   - order: 1 for the first item of the stack, 2 for the second one, and so on; 0 for an item outside of stacks.
    ///   - item: the item.
    ///   - axis: the axis along which the stack arranges its items.
    ///   - isInner: whether the item is only part of an arranged item. Then only the length of its content takes part
    ///     in the choice.
    public func setStackOrder(_ order: Int, of item: Item, axis: Axis, isInner: Bool) {
        tl_layout_set_stack_order(layout, item.id, axis.cValue, guint(max(0, order)), isInner ? 1 : 0)
    }

    /// Sets the closure that measures an item's content.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - measure: called with the item's width in points, or `nil` for unlimited width; it must not edit the tree.
    public func setMeasure(of item: Item, _ measure: @escaping (Double?) -> Measurement) {
        tl_layout_set_measure(
            layout, item.id, callMeasure, Unmanaged.passRetained(MeasureBox(measure)).toOpaque(),
            { box in box.map { Unmanaged<MeasureBox>.fromOpaque($0).release() } })
    }

    /// Invalidates the size of an item's content, so that it is measured again.
    public func invalidateContent(of item: Item) {
        tl_layout_invalidate_content(layout, item.id)
    }
}

/// Keeps a measuring closure alive while the C layout refers to it.
private final class MeasureBox {
    let measure: (Double?) -> LayoutTree.Measurement

    init(_ measure: @escaping (Double?) -> LayoutTree.Measurement) {
        self.measure = measure
    }
}

private func callMeasure(
    item: TlItem, width: Double, measurement: UnsafeMutablePointer<TlMeasurement>?, data: gpointer?
) {
    guard let data, let measurement else { return }
    let box = Unmanaged<MeasureBox>.fromOpaque(data)
    let result = box._withUnsafeGuaranteedRef { $0.measure(width < 0 ? nil : width) }
    measurement.pointee.width = result.width
    measurement.pointee.height = result.height
    measurement.pointee.first_baseline = result.firstBaseline
    measurement.pointee.last_baseline = result.lastBaseline
    measurement.pointee.is_fixed = result.isFixed ? 1 : 0
}

extension LayoutTree.Axis {
    var cValue: TlAxis { TlAxis(UInt32(rawValue)) }
}

extension LayoutTree.Margins {
    fileprivate var cValue: TlMargins { TlMargins(left: left, top: top, right: right, bottom: bottom) }
}

extension LayoutTree.Attribute {
    var cValue: TlAttribute { TlAttribute(UInt32(rawValue)) }
}

extension LayoutTree.BaselineOrigin {
    fileprivate var cValue: TlBaselines {
        self == .edges ? TL_BASELINES_FROM_EDGES : TL_BASELINES_FROM_CENTER
    }
}
