internal import CTemplateLayout
internal import CTemplateLayoutGLib

/// The properties of a stack, and the constraints that arrange its items in a row or a column as UIStackView does.
///
/// The rules are in the C engine (`tl_stack_arrange()`), because the templates of C programs also use them.
public struct StackRules: Sendable {
    /// How the items share the length of the stack; the raw values are those of `UIStackView.Distribution`.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How the items are aligned across the stack's axis; the raw values are those of `UIStackView.Alignment`.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading, firstBaseline, center, trailing, lastBaseline
    }

    /// An item to which a constraint refers. The associated values are indices of arranged items.
    public enum Part: Sendable {
        /// The stack itself.
        case stack
        /// The arranged item with the given index.
        case item(Int)
        /// The item that provides the first baseline of the arranged item with the given index.
        case firstBaseline(Int)
        /// The item that provides the last baseline of the arranged item with the given index.
        case lastBaseline(Int)
        /// The gap after the arranged item with the given index.
        case gap(Int)
    }

    /// The properties of a visible item that the stack arranges.
    public struct Item: Sendable {
        /// The length of the item's content along the axis, in points; 0 or negative if the content has none.
        ///
        /// Only ``Distribution/fillProportionally`` uses this length.
        public var length: Double
        /// The space between the item and the next one, in points.
        public var spacing: Double
        /// Whether the item has text, and so baselines; otherwise, its edges take the place of baselines.
        public var hasText: Bool

        /// Creates an item; by default, its content has no length, and it has text.
        public init(length: Double = -1, spacing: Double, hasText: Bool = true) {
            (self.length, self.spacing, self.hasText) = (length, spacing, hasText)
        }
    }

    /// The constraint "first attribute, relation, multiplier × second attribute + constant".
    public struct Constraint: Sendable {
        /// The first item.
        public let first: Part
        /// The first item's attribute.
        public let firstAttribute: LayoutTree.Attribute
        /// The relation between the two sides.
        public let relation: LayoutTree.Relation
        /// The second item; `nil` for none.
        public let second: Part?
        /// The second item's attribute; `.none` without a second item.
        public let secondAttribute: LayoutTree.Attribute
        /// The factor of the second attribute.
        public let multiplier: Double
        /// The constant, in points.
        public let constant: Double
        /// The priority, above 0 and at most 1000.
        public let priority: Float
    }

    /// Whether the items form a row or a column.
    public var axis: LayoutTree.Axis
    /// How the items share the length of the stack.
    public var distribution: Distribution
    /// How the items are aligned across the axis.
    public var alignment: Alignment
    /// Whether the items are arranged within the stack's margins.
    public var isInsideMargins: Bool
    /// Whether the spacing of a column is measured from the last baseline of an item to the first baseline of the next.
    public var isBaselineRelative: Bool

    /// Creates the rules of a stack with the given properties.
    public init(
        axis: LayoutTree.Axis, distribution: Distribution, alignment: Alignment, isInsideMargins: Bool,
        isBaselineRelative: Bool
    ) {
        (self.axis, self.distribution, self.alignment) = (axis, distribution, alignment)
        (self.isInsideMargins, self.isBaselineRelative) = (isInsideMargins, isBaselineRelative)
    }

    /// Returns the constraints that arrange the given visible items, in the order in which a layout must add them.
    public func constraints(of items: [Item]) -> [Constraint] {
        var constraints: [Constraint] = []
        visitConstraints(of: items) { constraints.append($0) }
        return constraints
    }

    /// Calls `body` with each constraint that arranges the given visible items, in the order in which a layout must add
    /// the constraints.
    public func visitConstraints(of items: [Item], _ body: (Constraint) -> Void) {
        var stack = TlStack()
        (stack.item, stack.axis) = (Self.number(of: .stack), axis.cValue)
        stack.distribution = TlDistribution(UInt32(distribution.rawValue))
        stack.alignment = TlAlignment(UInt32(alignment.rawValue))
        (stack.is_inside_margins, stack.is_baseline_relative) = (isInsideMargins ? 1 : 0, isBaselineRelative ? 1 : 0)
        let arranged = items.enumerated().map { index, item in
            TlArrangedItem(
                item: Self.number(of: .item(index)),
                first_baseline: item.hasText ? Self.number(of: .firstBaseline(index)) : 0,
                last_baseline: item.hasText ? Self.number(of: .lastBaseline(index)) : 0,
                gap: Self.number(of: .gap(index)),
                length: item.length, spacing: item.spacing)
        }
        withoutActuallyEscaping(body) { body in
            withUnsafePointer(to: body) { body in
                tl_stack_arrange(
                    &stack, arranged, guint(arranged.count),
                    { constraint, body in
                        guard let constraint = constraint?.pointee else { return }
                        body?.assumingMemoryBound(to: ((Constraint) -> Void).self).pointee(Constraint(constraint))
                    }, UnsafeMutableRawPointer(mutating: body))
            }
        }
    }

    // MARK: Numbers of parts

    /// The number that stands for `part` as an item's id in the C engine.
    private static func number(of part: Part) -> TlItem {
        switch part {
        case .stack: 1
        case .item(let index): TlItem(4 * index + 4)
        case .firstBaseline(let index): TlItem(4 * index + 5)
        case .lastBaseline(let index): TlItem(4 * index + 6)
        case .gap(let index): TlItem(4 * index + 7)
        }
    }

    /// The part for which `number` stands; `nil` for 0, which stands for no item.
    fileprivate static func part(_ number: TlItem) -> Part? {
        guard number > 0 else { return nil }
        guard number > 1 else { return .stack }
        let index = Int(number) / 4 - 1
        switch number % 4 {
        case 0: return .item(index)
        case 1: return .firstBaseline(index)
        case 2: return .lastBaseline(index)
        default: return .gap(index)
        }
    }
}

extension StackRules.Constraint {
    fileprivate init(_ constraint: TlStackConstraint) {
        first = StackRules.part(constraint.first_item) ?? .stack
        firstAttribute = .init(rawValue: Int(constraint.first_attribute.rawValue)) ?? .none
        relation = .init(rawValue: Int(constraint.relation.rawValue)) ?? .equal
        second = StackRules.part(constraint.second_item)
        secondAttribute = .init(rawValue: Int(constraint.second_attribute.rawValue)) ?? .none
        (multiplier, constant, priority) = (constraint.multiplier, constraint.constant, constraint.priority)
    }
}
