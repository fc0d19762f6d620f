internal import CTemplateLayout
internal import CTemplateLayoutGLib
internal import Foundation

/// A system of linear constraints with exact priorities, and its best solution.
///
/// A higher priority is satisfied as well as possible before a lower one is looked at; within one
/// priority the sum of absolute violations is least; what is left open is settled by pulling variables
/// towards 0, first ones first. One solver belongs to one isolation domain at a time.
public final class ConstraintSolver {
    /// A variable of one solver.
    public struct Variable: Hashable, Sendable {
        let id: TlVariable
    }

    /// A constraint of one solver.
    public struct Constraint: Hashable, Sendable, Comparable {
        let id: TlConstraint

        /// Orders constraints by their ids; the older of two that were never removed comes first.
        public static func < (left: Constraint, right: Constraint) -> Bool { left.id < right.id }
    }

    /// A variable times a number.
    public struct Term: Hashable, Sendable {
        /// The variable.
        public var variable: Variable
        /// What it is multiplied by.
        public var coefficient: Double

        /// Makes the product of a variable and a number.
        public init(_ variable: Variable, times coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Hashable, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// Required constraints that cannot all hold, without any one of which the others can.
    public struct Conflict: Hashable, Sendable {
        /// The constraint that was given up; `nil` where it is what an item of a layout states by itself, such as a
        /// size given from outside.
        public let broken: Constraint?
        /// All constraints of the contradiction, the broken one among them.
        public let constraints: [Constraint]

        /// A contradiction in the words in which UIKit's log reports it.
        ///
        /// - Parameters:
        ///   - descriptions: a description of each constraint of the contradiction.
        ///   - broken: the description of the one that was given up.
        public static func message(descriptions: [String], broken: String) -> String {
            let copies = descriptions.map { strdup($0) }
            defer { for copy in copies { free(copy) } }
            let pointers = copies.map { UnsafePointer($0) }
            guard let message = tl_conflict_format(pointers, guint(pointers.count), broken) else { return "" }
            defer { g_free(message) }
            return String(cString: message)
        }
    }

    private let solver: OpaquePointer

    /// Creates a solver without variables.
    public init() {
        solver = tl_solver_new()
    }

    deinit {
        tl_solver_free(solver)
    }

    /// Adds a variable, 0 until constraints say otherwise.
    public func addVariable() -> Variable {
        Variable(id: tl_solver_add_variable(solver))
    }

    /// Adds "sum of the terms, relation, constant".
    ///
    /// - Parameter priority: how much it matters, above 0 and at most 1000 (required).
    /// - Throws: ``EngineError`` when a number is not finite or the priority out of range.
    public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000
    ) throws(EngineError) -> Constraint {
        let id = try throwingGError { error in
            tl_solver_add_constraint(
                solver, terms.map(\.cTerm), guint(terms.count), TlRelation(Int32(relation.rawValue)),
                constant, priority, error)
        }
        return Constraint(id: id)
    }

    /// Adds a goal that costs differently above and below: content hugging with compression resistance.
    public func add(
        _ terms: [Term], near constant: Double, abovePriority: Float, belowPriority: Float
    ) throws(EngineError) -> Constraint {
        let id = try throwingGError { error in
            tl_solver_add_two_sided(
                solver, terms.map(\.cTerm), guint(terms.count), constant, abovePriority, belowPriority,
                error)
        }
        return Constraint(id: id)
    }

    /// Removes a constraint.
    public func remove(_ constraint: Constraint) throws(EngineError) {
        try throwingGError { tl_solver_remove_constraint(solver, constraint.id, $0) }
    }

    /// Changes the right side of a constraint; constant time.
    public func setConstant(_ constant: Double, of constraint: Constraint) throws(EngineError) {
        try throwingGError { tl_solver_set_constant(solver, constraint.id, constant, $0) }
    }

    /// Changes how much a constraint matters.
    public func setPriority(_ priority: Float, of constraint: Constraint) throws(EngineError) {
        try throwingGError { tl_solver_set_priority(solver, constraint.id, priority, $0) }
    }

    /// Brings the values up to date with all edits.
    ///
    /// - Throws: ``EngineError`` with the code `unsatisfiable` when required constraints were given up;
    ///   the values are then those of the others, and ``conflicts`` explains.
    public func solve() throws(EngineError) {
        try throwingGError { tl_solver_solve(solver, $0) }
    }

    /// The value of a variable in the last solution.
    public func value(of variable: Variable) -> Double {
        tl_solver_get_value(solver, variable.id)
    }

    /// Whether a variable could take another value with every constraint held as well.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        tl_solver_is_ambiguous(solver, variable.id) != 0
    }

    /// What was given up in the last solution, and why.
    public var conflicts: [Conflict] { Conflict.all(of: solver) }
}

extension ConstraintSolver.Conflict {
    /// The conflicts of the last solution of a C solver.
    static func all(of solver: OpaquePointer) -> [Self] {
        (0..<tl_solver_get_n_conflicts(solver)).map { index in
            var conflict = TlConflict()
            tl_solver_get_conflict(solver, index, &conflict)
            return Self(conflict)
        }
    }

    init(_ conflict: TlConflict) {
        let ids = UnsafeBufferPointer(start: conflict.constraints, count: Int(conflict.n_constraints))
        self.init(
            broken: conflict.broken == 0 ? nil : .init(id: conflict.broken), constraints: ids.map { .init(id: $0) })
    }
}

extension ConstraintSolver.Term {
    fileprivate var cTerm: TlTerm { TlTerm(variable: variable.id, coefficient: coefficient) }
}
