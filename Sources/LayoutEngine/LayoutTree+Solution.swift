internal import CTemplateLayout
internal import CTemplateLayoutGLib

extension LayoutTree {
    /// Lays out all items.
    ///
    /// - Returns: the conflicts, each with the required constraint that was broken. All rectangles satisfy the other
    ///   required constraints.
    /// - Throws: ``EngineError`` when the system cannot be solved in double precision.
    @discardableResult
    public func solve() throws(EngineError) -> [Conflict] {
        try conflicts { tl_layout_solve(layout, $0) }
    }

    /// Lays out all items, with the size of one item as close to a target size as priorities allow.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - width: the target width in points, with its priority.
    ///   - height: the target height in points, with its priority.
    ///   - size: receives the item's size, in points, not rounded to pixels.
    /// - Returns: the conflicts, each with the required constraint that was broken.
    /// - Throws: ``EngineError`` when a number is not finite, a priority is above 1000, or the system cannot be solved
    ///   in double precision.
    @discardableResult
    public func fit(
        _ item: Item, width: (target: Double, priority: Float), height: (target: Double, priority: Float),
        size: inout (width: Double, height: Double)
    ) throws(EngineError) -> [Conflict] {
        try conflicts {
            tl_layout_get_fitting_size(
                layout, item.id, width.target, width.priority, height.target, height.priority, &size.width,
                &size.height, $0)
        }
    }

    /// Lays out all items, with the size of one item as close to a target size as priorities allow. The item's size can
    /// be read afterwards.
    ///
    /// - Returns: the conflicts, each with the required constraint that was broken.
    /// - Throws: ``EngineError`` as ``fit(_:width:height:size:)`` does.
    @discardableResult
    public func fit(
        _ item: Item, width: (target: Double, priority: Float), height: (target: Double, priority: Float)
    ) throws(EngineError) -> [Conflict] {
        var size = (width: 0.0, height: 0.0)
        return try fit(item, width: width, height: height, size: &size)
    }

    private func conflicts(
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean
    ) throws(EngineError) -> [Conflict] {
        do {
            try throwingGError(body)
            return []
        } catch {
            guard error.code == .unsatisfiable else { throw error }
            return (0..<tl_layout_get_n_conflicts(layout)).map { index in
                var conflict = TlConflict()
                tl_layout_get_conflict(layout, index, &conflict)
                return Conflict(conflict)
            }
        }
    }

    /// The rectangle of an item in the last solution, not rounded to pixels.
    public func rectangle(of item: Item) -> Rectangle {
        var rectangle = TlRectangle()
        tl_layout_get_rectangle(layout, item.id, &rectangle)
        return Rectangle(
            x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
    }

    /// Whether the constraints leave an item's position or size undetermined (ambiguous) in the last solution.
    public func isAmbiguous(_ item: Item) -> Bool {
        tl_layout_is_ambiguous(layout, item.id) != 0
    }

    /// Whether an item's position on one axis is ambiguous in the last solution, and whether its length is.
    public func ambiguity(of item: Item, axis: Axis) -> (position: Bool, length: Bool) {
        var (position, length): (gboolean, gboolean) = (0, 0)
        tl_layout_get_ambiguity(layout, item.id, axis.cValue, &position, &length)
        return (position != 0, length != 0)
    }
}
