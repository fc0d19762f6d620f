internal import CTemplateLayout
internal import CTemplateLayoutGLib

/// Rectangles related by constraints on their edges, sizes, centres and baselines.
///
/// All items share one coordinate system, y growing downwards, in points. One tree belongs to one
/// isolation domain at a time.
public final class LayoutTree {
    /// An item of one tree.
    public struct Item: Hashable, Sendable {
        let id: TlItem
    }

    /// A constraint of one tree.
    public typealias Constraint = ConstraintSolver.Constraint
    /// How the two sides of a constraint compare.
    public typealias Relation = ConstraintSolver.Relation
    /// Required constraints that cannot all hold.
    public typealias Conflict = ConstraintSolver.Conflict

    /// One of the two axes.
    public enum Axis: Int, Hashable, Sendable, CaseIterable {
        case horizontal = 0
        case vertical = 1
    }

    /// What of an item a constraint relates; the raw values are those of `NSLayoutConstraint.Attribute`.
    public enum Attribute: Int, Hashable, Sendable {
        case none = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    /// Where an item lies, in points.
    public struct Rectangle: Hashable, Sendable {
        /// The left and top edges and the size, in points.
        public var x, y, width, height: Double
    }

    /// Distances from the edges of an item inwards, in points.
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
        /// The size that the content wants, and where its baselines lie, in points.
        public var width, height, firstBaseline, lastBaseline: Double

        /// Makes a measurement.
        public init(width: Double, height: Double, firstBaseline: Double = 0, lastBaseline: Double = 0) {
            (self.width, self.height) = (width, height)
            (self.firstBaseline, self.lastBaseline) = (firstBaseline, lastBaseline)
        }
    }

    /// From where baselines are measured: the top edge down and the bottom edge up, or the centre down.
    public enum BaselineOrigin: Hashable, Sendable {
        case edges
        case center
    }

    private let layout: OpaquePointer

    /// Creates a tree without items.
    ///
    /// - Parameter rightToLeft: whether leading is the right edge.
    public init(rightToLeft: Bool = false) {
        layout = tl_layout_new()
        tl_layout_set_right_to_left(layout, rightToLeft ? 1 : 0)
    }

    deinit {
        tl_layout_free(layout)
    }

    /// Adds an item whose size is never negative, with nothing else known of it.
    public func addItem() -> Item {
        Item(id: tl_layout_add_item(layout))
    }

    /// Fixes an item's top left corner.
    public func setPosition(of item: Item, x: Double, y: Double) {
        tl_layout_set_position(layout, item.id, x, y)
    }

    /// Sets where an item's margin attributes lie.
    public func setMargins(_ margins: Margins, of item: Item) {
        var cMargins = TlMargins(
            left: margins.left, top: margins.top, right: margins.right, bottom: margins.bottom)
        tl_layout_set_margins(layout, item.id, &cMargins)
    }

    /// Sets where an item's baselines lie.
    ///
    /// The origin may change only before constraints use the item's baselines.
    public func setBaselines(of item: Item, from origin: BaselineOrigin, first: Double, last: Double) {
        tl_layout_set_baselines(layout, item.id, origin.cValue, first, last)
    }

    /// Sets the length that an item's content wants on one axis; `nil`: it wants nothing.
    public func setIntrinsicSize(_ size: Double?, of item: Item, axis: Axis) {
        tl_layout_set_intrinsic_size(layout, item.id, axis.cValue, size ?? -1)
    }

    /// Sets how much an item's content size matters on one axis.
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

    /// Makes an item's content size depend on its width.
    ///
    /// - Parameter measure: called with the width at hand, or `nil` for no bound; it must not edit the tree.
    public func setMeasure(of item: Item, _ measure: @escaping (Double?) -> Measurement) {
        tl_layout_set_measure(
            layout, item.id, callMeasure, Unmanaged.passRetained(MeasureBox(measure)).toOpaque(),
            { box in box.map { Unmanaged<MeasureBox>.fromOpaque($0).release() } })
    }

    /// Notes that an item's content has changed, so that it is measured again.
    public func invalidateContent(of item: Item) {
        tl_layout_invalidate_content(layout, item.id)
    }

    /// Adds "first attribute, relation, multiplier × second attribute + constant".
    ///
    /// - Throws: ``EngineError`` when the attributes cannot be related, a number is not finite or the
    ///   priority out of range.
    public func addConstraint(
        _ first: Item, _ firstAttribute: Attribute, _ relation: Relation, _ second: Item?,
        _ secondAttribute: Attribute, multiplier: Double = 1, constant: Double = 0, priority: Float = 1000
    ) throws(EngineError) -> Constraint {
        let id = try throwingGError { error in
            tl_layout_add_constraint(
                layout, first.id, firstAttribute.cValue, TlRelation(Int32(relation.rawValue)),
                second?.id ?? 0, secondAttribute.cValue, multiplier, constant, priority, error)
        }
        return Constraint(id: id)
    }

    /// Why two attributes cannot be related, `nil` if they can; the second one is `nil` where there is no
    /// second item.
    public static func reasonForInvalidPairing(_ first: Attribute, _ second: Attribute?) -> String? {
        do {
            try throwingGError {
                tl_layout_check_pairing(
                    first.cValue, second == nil ? 0 : 1, (second ?? .none).cValue, $0)
            }
            return nil
        } catch {
            return error.message
        }
    }

    /// Adds a required "position = container's position + offset + share × container's length".
    ///
    /// - Parameter attribute: `.left`, `.top`, `.width` or `.height`; sizes have no container position.
    public func addProportion(
        of item: Item, _ attribute: Attribute, in container: Item, share: Double, offset: Double
    ) throws(EngineError) -> Constraint {
        let id = try throwingGError {
            tl_layout_add_proportion(
                layout, item.id, attribute.cValue, container.id, share, offset, $0)
        }
        return Constraint(id: id)
    }

    /// Removes a constraint.
    public func remove(_ constraint: Constraint) throws(EngineError) {
        try throwingGError { tl_layout_remove_constraint(layout, constraint.id, $0) }
    }

    /// Changes a constraint's constant; constant time.
    public func setConstant(_ constant: Double, of constraint: Constraint) throws(EngineError) {
        try throwingGError { tl_layout_set_constant(layout, constraint.id, constant, $0) }
    }

    /// Changes how much a constraint matters.
    public func setPriority(_ priority: Float, of constraint: Constraint) throws(EngineError) {
        try throwingGError { tl_layout_set_priority(layout, constraint.id, priority, $0) }
    }

    /// Gives an item a length from outside; `nil` takes it away.
    public func setFence(_ fence: (size: Double, priority: Float)?, of item: Item, axis: Axis) throws(EngineError) {
        try throwingGError {
            tl_layout_set_fence(layout, item.id, axis.cValue, fence?.size ?? 0, fence?.priority ?? 0, $0)
        }
    }

    /// Lays all items out.
    ///
    /// - Returns: the required constraints that had to be given up, and why; all rectangles are those of
    ///   the others.
    /// - Throws: ``EngineError`` when the system cannot be solved in double precision.
    @discardableResult
    public func solve() throws(EngineError) -> [Conflict] {
        do {
            try throwingGError { tl_layout_solve(layout, $0) }
            return []
        } catch {
            guard error.code == .unsatisfiable else { throw error }
            return Conflict.all(of: tl_layout_get_solver(layout))
        }
    }

    /// Where an item lies in the last solution, not rounded to pixels.
    public func rectangle(of item: Item) -> Rectangle {
        var rectangle = TlRectangle()
        tl_layout_get_rectangle(layout, item.id, &rectangle)
        return Rectangle(
            x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
    }

    /// Whether the constraints leave an item's position or size open in the last solution.
    public func isAmbiguous(_ item: Item) -> Bool {
        tl_layout_is_ambiguous(layout, item.id) != 0
    }

    /// What of an item the constraints leave open on one axis in the last solution.
    public func isOpen(_ item: Item, axis: Axis) -> (position: Bool, length: Bool) {
        var (position, length): (gboolean, gboolean) = (0, 0)
        tl_layout_is_open(layout, item.id, axis.cValue, &position, &length)
        return (position != 0, length != 0)
    }

    /// Whether the last solution's heights belong to its widths.
    public var hasSettled: Bool {
        tl_layout_has_settled(layout) != 0
    }
}

/// Keeps a measuring closure alive while the C layout points to it.
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
    let box = Unmanaged<MeasureBox>.fromOpaque(data).takeUnretainedValue()
    let result = box.measure(width < 0 ? nil : width)
    measurement.pointee.width = result.width
    measurement.pointee.height = result.height
    measurement.pointee.first_baseline = result.firstBaseline
    measurement.pointee.last_baseline = result.lastBaseline
}

extension LayoutTree.Axis {
    fileprivate var cValue: TlAxis { TlAxis(UInt32(rawValue)) }
}

extension LayoutTree.Attribute {
    fileprivate var cValue: TlAttribute { TlAttribute(UInt32(rawValue)) }
}

extension LayoutTree.BaselineOrigin {
    fileprivate var cValue: TlBaselines {
        self == .edges ? TL_BASELINES_FROM_EDGES : TL_BASELINES_FROM_CENTER
    }
}
