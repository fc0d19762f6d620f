internal import CTemplateLayout
internal import CTemplateLayoutGLib

extension LayoutTree {
    /// Adds the constraint "first attribute, relation, multiplier × second attribute + constant".
    ///
    /// - Parameters:
    ///   - first: the first item.
    ///   - firstAttribute: an attribute of the first item.
    ///   - relation: whether the first attribute is equal to, at most or at least the right side.
    ///   - second: the second item; `nil` for none.
    ///   - secondAttribute: an attribute of the second item; `.none` if there is no second item.
    ///   - multiplier: the factor of the second attribute.
    ///   - constant: the length that is added, in points.
    ///   - priority: the priority, above 0 and at most 1000 (required).
    ///   - container: the item in whose coordinates positions are given, which matters only if the multiplier is not 1;
    ///     `nil` for the tree's own coordinates.
    /// - Throws: ``EngineError`` when an item is unknown, the attributes cannot be related, a number is not finite, or
    ///   the priority is out of range.
    public func addConstraint(
        _ first: Item, _ firstAttribute: Attribute, _ relation: Relation, _ second: Item?,
        _ secondAttribute: Attribute, multiplier: Double = 1, constant: Double = 0, priority: Float = 1000,
        within container: Item? = nil
    ) throws(EngineError) -> Constraint {
        let relation = TlRelation(Int32(relation.rawValue))
        let id = try throwingGError { error in
            guard let container else {
                return tl_layout_add_constraint(
                    layout, first.id, firstAttribute.cValue, relation, second?.id ?? 0, secondAttribute.cValue,
                    multiplier, constant, priority, error)
            }
            return tl_layout_add_constraint_within(
                layout, container.id, first.id, firstAttribute.cValue, relation, second?.id ?? 0,
                secondAttribute.cValue, multiplier, constant, priority, error)
        }
        return Constraint(id: id)
    }

    /// The reason why a constraint cannot relate two attributes; `nil` if it can. Pass `nil` as the second attribute if
    /// there is no second item.
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

    /// Adds the required constraint "attribute = container's edge + share × container's length + offset", as an
    /// autoresizing mask implies.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - attribute: `.left`, `.top`, `.width` or `.height`. For the sizes, the container's edge is omitted from the
    ///     sum.
    ///   - container: the item that contains the item.
    ///   - share: the factor of the container's length.
    ///   - offset: the constant that is added, in points.
    /// - Throws: ``EngineError`` when an item is unknown, the attribute is not one of these, or a number is not finite.
    public func addProportion(
        of item: Item, _ attribute: Attribute, in container: Item, share: Double, offset: Double
    ) throws(EngineError) -> Constraint {
        let id = try throwingGError {
            tl_layout_add_proportion(
                layout, item.id, attribute.cValue, container.id, share, offset, $0)
        }
        return Constraint(id: id)
    }

    /// Removes a constraint, whose handle is invalid afterwards.
    ///
    /// If a constraint with the same terms is added later, that takes only as long as changing a constant.
    /// - Throws: ``EngineError`` when there is no such constraint.
    public func remove(_ constraint: Constraint) throws(EngineError) {
        try throwingGError { tl_layout_remove_constraint(layout, constraint.id, $0) }
    }

    /// Changes the constant of a constraint, in points. Takes constant time.
    ///
    /// - Throws: ``EngineError`` when there is no such constraint or the number is not finite.
    public func setConstant(_ constant: Double, of constraint: Constraint) throws(EngineError) {
        try throwingGError { tl_layout_set_constant(layout, constraint.id, constant, $0) }
    }

    /// Changes the priority of a constraint.
    ///
    /// Setting the current priority again changes nothing. Returning to a former priority takes only as long as
    /// changing a constant.
    /// - Throws: ``EngineError`` when there is no such constraint or the priority is out of range.
    public func setPriority(_ priority: Float, of constraint: Constraint) throws(EngineError) {
        try throwingGError { tl_layout_set_priority(layout, constraint.id, priority, $0) }
    }

    /// Sets the target size of an item on one axis: a length set from outside, in points, with its priority. `nil`
    /// removes the target size.
    ///
    /// - Throws: ``EngineError`` when a number is not finite or the priority is above 1000.
    public func setTargetSize(_ target: (size: Double, priority: Float)?, of item: Item, axis: Axis) throws(EngineError)
    {
        try throwingGError {
            tl_layout_set_target_size(layout, item.id, axis.cValue, target?.size ?? 0, target?.priority ?? 0, $0)
        }
    }
}
