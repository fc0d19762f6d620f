/* tl-solver.h: an incremental simplex solver for linear constraints with exact priorities. */
#ifndef TL_SOLVER_H
#define TL_SOLVER_H

#include <templatelayout/tl-macros.h>

G_BEGIN_DECLS

/**
 * TlSolver:
 *
 * A system of linear constraints with priorities, and its best solution.
 *
 * Constraints of a higher priority are satisfied as well as possible before those of a lower priority are
 * considered; the number of distinct priorities is not limited. For constraints of equal priority, the sum of
 * the absolute violations is minimised. If several solutions are equally good, each variable is brought as
 * close to 0 as possible, in the order in which the variables were added. The solution is therefore unique.
 * It depends on the order of edits in one respect only: a required constraint that contradicts older ones is
 * broken.
 */
typedef struct _TlSolver TlSolver;

#define TL_TYPE_SOLVER (tl_solver_get_type ())

/**
 * TlVariable:
 *
 * The id of a variable of one solver; 0 means none.
 */
typedef guint TlVariable;

/**
 * TlConstraint:
 *
 * The id of a constraint of one solver; 0 means none. The id of a removed constraint may be reused.
 */
typedef guint TlConstraint;

/**
 * TlPriority:
 *
 * The priority of a constraint: a number above 0 and at most %TL_PRIORITY_REQUIRED.
 */
typedef float TlPriority;

/* Apple's named priorities (UILayoutPriority). The priority of a content width is the one with which a table
 * gives the content of a row its width. */
#define TL_PRIORITY_REQUIRED 1000.0f
#define TL_PRIORITY_CONTENT_WIDTH 999.0f
#define TL_PRIORITY_DEFAULT_HIGH 750.0f
#define TL_PRIORITY_DEFAULT_LOW 250.0f
#define TL_PRIORITY_FITTING_SIZE 50.0f

/**
 * TlRelation:
 * @TL_RELATION_LESS_OR_EQUAL: the sum of the terms is at most the constant
 * @TL_RELATION_EQUAL: the sum of the terms equals the constant
 * @TL_RELATION_GREATER_OR_EQUAL: the sum of the terms is at least the constant
 *
 * The relation between the two sides of a constraint. The values are those of NSLayoutRelation.
 */
typedef enum
{
  TL_RELATION_LESS_OR_EQUAL = -1,
  TL_RELATION_EQUAL = 0,
  TL_RELATION_GREATER_OR_EQUAL = 1
} TlRelation;

/**
 * TlTerm:
 * @variable: a variable of the solver
 * @coefficient: the factor of the variable; finite
 *
 * One term of a linear expression.
 */
typedef struct
{
  TlVariable variable;
  double     coefficient;
} TlTerm;

#define TL_SOLVER_ERROR (tl_solver_error_quark ())

/**
 * TlSolverError:
 * @TL_SOLVER_ERROR_NOT_FINITE: a coefficient, constant or priority is NaN or infinite
 * @TL_SOLVER_ERROR_BAD_PRIORITY: a priority is 0 or less, or above %TL_PRIORITY_REQUIRED
 * @TL_SOLVER_ERROR_UNKNOWN_ID: no variable or constraint has the given id
 * @TL_SOLVER_ERROR_UNSATISFIABLE: required constraints contradict each other
 * @TL_SOLVER_ERROR_NUMERIC: the system is too badly scaled to be solved in double precision, or a value would
 *   be infinite
 * @TL_SOLVER_ERROR_BAD_RELATION: a relation is not a value of #TlRelation
 * @TL_SOLVER_ERROR_TOO_LARGE: the solution takes more steps or memory than are allowed
 *
 * Error codes of solver functions. A call that rejects a number or an id changes nothing. Passing %NULL where
 * it is not allowed is a programmer error: it is logged as critical, as usual in GLib, and the call does
 * nothing.
 */
typedef enum
{
  TL_SOLVER_ERROR_NOT_FINITE,
  TL_SOLVER_ERROR_BAD_PRIORITY,
  TL_SOLVER_ERROR_UNKNOWN_ID,
  TL_SOLVER_ERROR_UNSATISFIABLE,
  TL_SOLVER_ERROR_NUMERIC,
  TL_SOLVER_ERROR_BAD_RELATION,
  TL_SOLVER_ERROR_TOO_LARGE
} TlSolverError;

/**
 * TlConflict:
 * @broken: the constraint that was broken
 * @constraints: (array length=n_constraints): the ids of the conflicting required constraints, including
 *   @broken, oldest constraint first
 * @n_constraints: the number of ids
 *
 * A conflict: required constraints that cannot all hold. The set is minimal: if any one of them is left out,
 * the others can all hold. The array belongs to the solver and is valid until the solver is edited or solved
 * again.
 */
typedef struct
{
  TlConstraint        broken;
  const TlConstraint *constraints;
  guint               n_constraints;
} TlConflict;

/**
 * tl_solver_error_quark:
 *
 * Gets the error domain of #TlSolverError, for which %TL_SOLVER_ERROR is a shorthand. Constant time.
 *
 * Returns: the domain
 */
TL_PUBLIC GQuark tl_solver_error_quark (void);

/**
 * tl_solver_new:
 *
 * Creates a solver without variables or constraints. Constant time.
 *
 * Returns: (transfer full): a new solver; free it with tl_solver_free()
 */
TL_PUBLIC TlSolver *tl_solver_new (void);

/**
 * tl_solver_get_type:
 *
 * Gets the boxed type, whose copies are references; language bindings use it. Constant time.
 *
 * Returns: the type
 */
TL_PUBLIC GType tl_solver_get_type (void);

/**
 * tl_solver_ref:
 * @solver: a solver
 *
 * Adds a reference, which tl_solver_free() releases. Still only one thread at a time may use the object.
 * Constant time.
 *
 * Returns: (transfer full): @solver
 */
TL_PUBLIC TlSolver *tl_solver_ref (TlSolver *solver);

/**
 * tl_solver_free:
 * @solver: (transfer full) (nullable): a solver
 *
 * Releases a reference; the last one frees a solver with all its variables and constraints. %NULL is ignored.
 * Takes time in proportion to the number of bases that the solver has cached.
 */
TL_PUBLIC void tl_solver_free (TlSolver *solver);

/**
 * tl_solver_clear_shared_bases:
 *
 * Frees the optimal bases that solvers of the same structure share to avoid pivots. A structure consists of
 * rows, terms and priorities, without the constants. Existing solvers keep the bases that they already use.
 * The shared bases take at most one megabyte. Call this function under memory pressure, or to measure the
 * cost of a new structure. It may be called from any thread.
 */
TL_PUBLIC void tl_solver_clear_shared_bases (void);

/**
 * tl_solver_add_variable:
 * @solver: a solver
 *
 * Adds a variable, which may have either sign and is 0 unless constraints determine another value. Takes
 * constant time on average; the next solution takes pivots.
 *
 * Returns: the variable's id; ids count up from 1
 */
TL_PUBLIC TlVariable tl_solver_add_variable (TlSolver *solver);

/**
 * tl_solver_get_n_variables:
 * @solver: a solver
 *
 * Gets the number of variables. Constant time.
 *
 * Returns: the number of variables, which is also the highest id
 */
TL_PUBLIC guint tl_solver_get_n_variables (const TlSolver *solver);

/**
 * tl_solver_add_constraint:
 * @solver: a solver
 * @terms: (array length=n_terms): the terms of the left side; copied; a variable may occur more than once
 * @n_terms: the number of terms; 0 is allowed and makes the left side 0
 * @relation: the relation between the left side and @constant
 * @constant: the right side
 * @priority: the constraint's priority
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Adds the constraint "sum of the terms, @relation, @constant". Takes time in proportion to the number of
 * terms plus the number of distinct priorities; for nine or more terms, the number of variables is added. The
 * values of the variables do not change before the next tl_solver_solve().
 *
 * Returns: the constraint's id, or 0 with @error set when a number is not finite, a variable or the relation
 *   is unknown, or the priority is out of range
 */
TL_PUBLIC TlConstraint tl_solver_add_constraint (TlSolver     *solver,
                                                 const TlTerm *terms,
                                                 guint         n_terms,
                                                 TlRelation    relation,
                                                 double        constant,
                                                 TlPriority    priority,
                                                 GError      **error);

/**
 * tl_solver_add_two_sided:
 * @solver: a solver
 * @terms: (array length=n_terms): the terms of the left side; copied
 * @n_terms: the number of terms
 * @constant: the right side
 * @above_priority: the priority with which the left side should not exceed @constant (content hugging)
 * @below_priority: the priority with which the left side should not fall below @constant (compression
 *   resistance)
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Adds one constraint that consists of two inequalities with the same right side, such as the constraint for
 * a view's intrinsic size. Takes as long as tl_solver_add_constraint().
 *
 * Returns: the constraint's id, or 0 with @error set, as for tl_solver_add_constraint()
 */
TL_PUBLIC TlConstraint tl_solver_add_two_sided (TlSolver     *solver,
                                                const TlTerm *terms,
                                                guint         n_terms,
                                                double        constant,
                                                TlPriority    above_priority,
                                                TlPriority    below_priority,
                                                GError      **error);

/**
 * tl_solver_remove_constraint:
 * @solver: a solver
 * @constraint: a constraint's id
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Removes a constraint. The next solution tries all broken constraints again, so those that contradicted only
 * the removed constraint then hold. Takes constant time on average. The next solution takes pivots, unless a
 * constraint with the same terms and priorities is added before it; an added constraint is compared with the
 * four constraints that were removed last.
 *
 * Returns: %TRUE, or %FALSE with @error set when there is no such constraint
 */
TL_PUBLIC gboolean tl_solver_remove_constraint (TlSolver *solver, TlConstraint constraint, GError **error);

/**
 * tl_solver_set_constant:
 * @solver: a solver
 * @constraint: a constraint's id
 * @constant: the constraint's new right side
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Changes a constraint's right side; setting the current value again has no effect. Constant time. The next
 * tl_solver_solve() processes all changes together; as long as no inequality becomes tight or loose, it only
 * evaluates the solution for the new constants.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
TL_PUBLIC gboolean tl_solver_set_constant (TlSolver    *solver,
                                           TlConstraint constraint,
                                           double       constant,
                                           GError     **error);

/**
 * tl_solver_set_constants:
 * @solver: a solver
 * @constraints: (array length=n_constraints): the ids of constraints
 * @constants: (array length=n_constraints): the new right sides of these constraints
 * @n_constraints: the number of constraints
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Changes the right sides of several constraints at once: either all of them or, if any number or id is
 * rejected, none. Takes time in proportion to the number of constraints.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
TL_PUBLIC gboolean tl_solver_set_constants (TlSolver           *solver,
                                            const TlConstraint *constraints,
                                            const double       *constants,
                                            guint               n_constraints,
                                            GError            **error);

/**
 * tl_solver_set_priority:
 * @solver: a solver
 * @constraint: a constraint's id
 * @priority: the new priority; a two-sided constraint gets it on both sides
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Changes a constraint's priority. Both the former and the new priority may be %TL_PRIORITY_REQUIRED. Setting
 * the current priority again has no effect. Takes time in proportion to the number of distinct priorities;
 * the next solution takes pivots.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
TL_PUBLIC gboolean tl_solver_set_priority (TlSolver    *solver,
                                           TlConstraint constraint,
                                           TlPriority   priority,
                                           GError     **error);

/**
 * tl_solver_set_two_sided_priorities:
 * @solver: a solver
 * @constraint: the id of a constraint, which becomes two-sided if it was not before
 * @above_priority: the priority with which the left side should not exceed the constant
 * @below_priority: the priority with which the left side should not fall below the constant
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Changes the priorities of a constraint's two sides. Takes time in proportion to the number of distinct
 * priorities; the next solution takes pivots.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
TL_PUBLIC gboolean tl_solver_set_two_sided_priorities (TlSolver    *solver,
                                                       TlConstraint constraint,
                                                       TlPriority   above_priority,
                                                       TlPriority   below_priority,
                                                       GError     **error);

/**
 * tl_solver_solve:
 * @solver: a solver
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Updates the variables' values after all edits since the last call. If there were no edits, the call takes
 * constant time. A required constraint that contradicts older ones is broken: the other constraints are
 * solved without it, and tl_solver_get_conflict() returns the constraints that it contradicts. The values are
 * therefore usable after %TL_SOLVER_ERROR_UNSATISFIABLE too. The first solution after the next edit tries a
 * broken constraint again.
 *
 * A solution found by pivots is verified before it is returned. With a fresh factorisation, the values are
 * computed from the constants, and the multipliers of each priority are computed from the costs. If the
 * coefficients differ widely in magnitude, the values and the multipliers are refined in twice double
 * precision. If the solution cannot be verified, the error is %TL_SOLVER_ERROR_NUMERIC and all values are 0.
 *
 * A required constraint is violated if its residual exceeds 1e-9 plus 1.5e-14 times the sum of the magnitudes
 * of the numbers from which it is computed. The call never succeeds while a required constraint is violated.
 * Required constraints that contradict each other by less are solved without a conflict.
 *
 * A solution takes at most 3 billion multiplications, which take a few seconds; conflicts are included. A
 * set of constraints in which more than 10 000 variables depend on each other in cycles is not solved either,
 * because the memory grows with the square of their number. In both cases, the error is
 * %TL_SOLVER_ERROR_TOO_LARGE and all values are 0. The number of multiplications does not depend on the
 * machine.
 *
 * Returns: %TRUE if all required constraints hold; otherwise %FALSE with @error set
 */
TL_PUBLIC gboolean tl_solver_solve (TlSolver *solver, GError **error);

/**
 * tl_solver_get_value:
 * @solver: a solver
 * @variable: a variable's id
 *
 * Gets a variable's value in the last solution. Constant time.
 *
 * Returns: the value; 0 before the first solution and, with a critical message, for an unknown variable
 */
TL_PUBLIC double tl_solver_get_value (const TlSolver *solver, TlVariable variable);

/**
 * tl_solver_get_residual:
 * @solver: a solver
 * @constraint: a constraint's id
 *
 * Gets the amount by which the left side of a constraint exceeds its present right side at the values of the
 * last solution. Takes time in proportion to the number of terms.
 *
 * Returns: the left side minus the right side; 0 for an unknown constraint
 */
TL_PUBLIC double tl_solver_get_residual (const TlSolver *solver, TlConstraint constraint);

/**
 * tl_solver_is_ambiguous:
 * @solver: a solver
 * @variable: a variable's id
 *
 * Determines whether a variable is ambiguous: whether it could have another value with which every priority
 * is satisfied equally well. The value of an ambiguous variable is determined only by the rule that brings
 * variables close to 0. The first call after a solution computes the answer for all variables: for each
 * zero-cost edge, it visits the variables that change along the edge and the constraints on them; it takes
 * pivots if this is not conclusive. Later calls take constant time. A solver that has been edited since the
 * last solution is solved first.
 *
 * Returns: %TRUE if the variable is ambiguous
 */
TL_PUBLIC gboolean tl_solver_is_ambiguous (TlSolver *solver, TlVariable variable);

/**
 * tl_solver_get_optimal_ray:
 * @solver: a solver
 * @index: the index of the ray, starting at 0
 * @direction: (out caller-allocates) (array): return location for tl_solver_get_n_variables() numbers: the
 *   change of each variable, starting with id 1
 * @reach: (out): return location for the length of the ray, in multiples of @direction; %G_MAXDOUBLE if it is
 *   unlimited
 *
 * Gets a ray of equally good solutions: the values plus @direction times any number from 0 to @reach satisfy
 * every priority as well as the values do. A system with such a ray is ambiguous; at a degenerate vertex, a
 * system can be ambiguous without having such a ray. Takes time in proportion to the size of the system, for
 * each priority and for each zero-cost edge up to the ray. A solver that has been edited since the last
 * solution is solved first.
 *
 * Returns: %TRUE if there is a ray at @index; otherwise %FALSE, and the contents of @direction and @reach are
 *   undefined
 */
TL_PUBLIC gboolean tl_solver_get_optimal_ray (TlSolver *solver,
                                              guint     index,
                                              double   *direction,
                                              double   *reach);

/**
 * tl_solver_get_n_conflicts:
 * @solver: a solver
 *
 * Gets the number of constraints that were broken in the last solution. Constant time.
 *
 * Returns: the number of conflicts
 */
TL_PUBLIC guint tl_solver_get_n_conflicts (const TlSolver *solver);

/**
 * tl_solver_get_conflict:
 * @solver: a solver
 * @index: from 0 to one less than tl_solver_get_n_conflicts()
 * @conflict: (out caller-allocates): return location for the conflict
 *
 * Gets a broken constraint and the constraints that it contradicts. Constant time.
 *
 * Returns: %TRUE if there is a conflict at @index; otherwise %FALSE, @conflict untouched
 */
TL_PUBLIC gboolean tl_solver_get_conflict (const TlSolver *solver, guint index, TlConflict *conflict);

/**
 * tl_conflict_format:
 * @descriptions: (array length=n_descriptions): descriptions of the constraints of a #TlConflict, in the
 *   order of its array
 * @n_descriptions: the number of descriptions
 * @broken: the description of the broken constraint
 *
 * Formats the message that UIKit logs for a conflict. Takes time in proportion to the length of the message.
 *
 * Returns: (transfer full): the message, without a final line feed; free it with g_free()
 */
TL_PUBLIC char *
tl_conflict_format (const char *const *descriptions, guint n_descriptions, const char *broken);

/**
 * tl_solver_set_user_data:
 * @solver: a solver
 * @constraint: a constraint's id
 * @user_data: (nullable): any pointer; not owned
 *
 * Attaches a pointer to a constraint, until the constraint is removed. Takes constant time on average.
 */
TL_PUBLIC void tl_solver_set_user_data (TlSolver *solver, TlConstraint constraint, gpointer user_data);

/**
 * tl_solver_get_user_data:
 * @solver: a solver
 * @constraint: a constraint's id
 *
 * Gets the pointer attached to a constraint. Constant time.
 *
 * Returns: (nullable) (transfer none): the pointer; %NULL if there is no pointer or no such constraint
 */
TL_PUBLIC gpointer tl_solver_get_user_data (const TlSolver *solver, TlConstraint constraint);

/**
 * tl_solver_next_constraint:
 * @solver: a solver
 * @after: a constraint's id, or 0 to begin
 *
 * Iterates over the constraints in order of their ids. Takes constant time for each id that it visits,
 * including the ids of removed constraints and of the variables' origin rows.
 *
 * Returns: the next id, or 0 after the last one
 */
TL_PUBLIC TlConstraint tl_solver_next_constraint (const TlSolver *solver, TlConstraint after);

/**
 * tl_solver_check_invariants:
 * @solver: a solver that is solved
 * @error: return location for a #TL_SOLVER_ERROR that names the violated invariant
 *
 * Checks, for tests, that the solver's data are consistent and that the solution is optimal. Takes more time
 * than a solution.
 *
 * Returns: %TRUE if all invariants hold; otherwise %FALSE with @error set
 */
TL_PUBLIC gboolean tl_solver_check_invariants (TlSolver *solver, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlSolver, tl_solver_free)

G_END_DECLS

#endif /* TL_SOLVER_H */
