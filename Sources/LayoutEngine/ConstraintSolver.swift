internal import CTemplateLayout
internal import CTemplateLayoutGLib
internal import Foundation

/// A system of linear constraints with exact priorities, and its optimal solution.
///
/// A higher priority is satisfied as well as possible before a lower one is considered; within one priority, the sum of
/// absolute violations is minimal. Variables that are still free are brought as close to 0 as possible, in the order in
/// which they were added. Only one isolation domain at a time may use a solver.
public final class ConstraintSolver {
    /// A variable of a solver.
    public struct Variable: Hashable, Sendable {
        let id: TlVariable
    }

    /// A constraint of a solver.
    public struct Constraint: Hashable, Sendable, Comparable {
        let id: TlConstraint

        /// Orders constraints by their ids, which increase with each constraint added, except that the id of a removed
        /// constraint may be reused.
        public static func < (left: Constraint, right: Constraint) -> Bool { left.id < right.id }
    }

    /// A variable multiplied by a coefficient.
    public struct Term: Hashable, Sendable {
        /// The variable.
        public var variable: Variable
        /// The coefficient of the variable.
        public var coefficient: Double

        /// Makes the product of a variable and a coefficient.
        public init(_ variable: Variable, times coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Hashable, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// A conflict: required constraints that cannot all hold, although every proper subset of them can.
    public struct Conflict: Hashable, Sendable {
        /// The constraint that was broken; `nil` if not a constraint but a requirement of a layout item was broken,
        /// such as a size given from outside.
        public let broken: Constraint?
        /// All constraints of the conflict, including ``broken``.
        public let constraints: [Constraint]

        /// The message that UIKit logs for a conflict.
        ///
        /// - Parameters:
        ///   - descriptions: a description of each constraint of the conflict.
        ///   - broken: the description of the broken constraint.
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

    /// Adds a variable, whose value is 0 unless constraints determine another one.
    public func addVariable() -> Variable {
        Variable(id: tl_solver_add_variable(solver))
    }

    /// Adds the constraint "sum of the terms, relation, constant".
    ///
    /// - Parameters:
    ///   - terms: the terms of the sum.
    ///   - relation: whether the sum is equal to, at most or at least the constant.
    ///   - constant: the right side.
    ///   - priority: the priority of the constraint, above 0 and at most 1000 (required).
    /// - Throws: ``EngineError`` when a number is not finite, a variable is unknown, or the priority is out of range.
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

    /// Adds a constraint with one right side and two priorities, as for content hugging and compression resistance.
    ///
    /// - Parameters:
    ///   - terms: the terms of the sum.
    ///   - constant: the right side.
    ///   - abovePriority: the priority with which the sum of the terms must not be above the constant; above 0 and at
    ///     most 1000.
    ///   - belowPriority: the priority with which the sum must not be below the constant; above 0 and at most 1000.
    /// - Throws: ``EngineError`` when a number is not finite, a variable is unknown, or a priority is out of range.
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
    ///
    /// - Throws: ``EngineError`` when there is no such constraint.
    public func remove(_ constraint: Constraint) throws(EngineError) {
        try throwingGError { tl_solver_remove_constraint(solver, constraint.id, $0) }
    }

    /// Changes the constant of a constraint, its right side. Constant time.
    ///
    /// - Throws: ``EngineError`` when there is no such constraint or the number is not finite.
    public func setConstant(_ constant: Double, of constraint: Constraint) throws(EngineError) {
        try throwingGError { tl_solver_set_constant(solver, constraint.id, constant, $0) }
    }

    /// Changes the priority of a constraint.
    ///
    /// - Throws: ``EngineError`` when there is no such constraint or the priority is out of range.
    public func setPriority(_ priority: Float, of constraint: Constraint) throws(EngineError) {
        try throwingGError { tl_solver_set_priority(solver, constraint.id, priority, $0) }
    }

    /// Computes the values of all variables after edits.
    ///
    /// - Throws: ``EngineError`` with the code `unsatisfiable` when required constraints had to be broken; the values
    ///   then satisfy all other required constraints, and ``conflicts`` lists the conflicts. With the code `numeric`
    ///   when the system cannot be solved in double precision; all values are then 0.
    public func solve() throws(EngineError) {
        try throwingGError { tl_solver_solve(solver, $0) }
    }

    /// The value of a variable in the last solution.
    public func value(of variable: Variable) -> Double {
        tl_solver_get_value(solver, variable.id)
    }

    /// Whether a variable could have another value without any priority being satisfied less well.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        tl_solver_is_ambiguous(solver, variable.id) != 0
    }

    /// The conflicts among required constraints in the last solution; empty if all of them hold.
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
