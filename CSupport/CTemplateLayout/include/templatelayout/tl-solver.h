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
 * A higher priority is satisfied as well as possible before a lower one is looked at, for any number
 * of distinct priorities; within one priority the sum of absolute violations is least. What the
 * constraints leave open is settled by pulling variables towards 0, the first one added first, so
 * that the solution is unique and does not depend on the order of edits.
 */
typedef struct _TlSolver TlSolver;

/**
 * TlVariable:
 *
 * The id of a variable of one solver; 0 means none.
 */
typedef guint TlVariable;

/**
 * TlConstraint:
 *
 * The id of a constraint of one solver; 0 means none. The id of a removed constraint may be given to
 * a later one.
 */
typedef guint TlConstraint;

/**
 * TlPriority:
 *
 * How much a constraint matters: a number above 0 and up to %TL_PRIORITY_REQUIRED.
 */
typedef float TlPriority;

/* Apple's named priorities (UILayoutPriority). */
#define TL_PRIORITY_REQUIRED 1000.0f
#define TL_PRIORITY_DEFAULT_HIGH 750.0f
#define TL_PRIORITY_DEFAULT_LOW 250.0f
#define TL_PRIORITY_FITTING_SIZE 50.0f

/**
 * TlRelation:
 * @TL_RELATION_LESS_OR_EQUAL: the sum of the terms is at most the constant
 * @TL_RELATION_EQUAL: the sum of the terms equals the constant
 * @TL_RELATION_GREATER_OR_EQUAL: the sum of the terms is at least the constant
 *
 * How the two sides of a constraint compare. The numbers are those of NSLayoutRelation.
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
 * @coefficient: what it is multiplied by; finite
 *
 * One product of a linear expression.
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
 * @TL_SOLVER_ERROR_BAD_PRIORITY: a priority is not above 0 and up to 1000
 * @TL_SOLVER_ERROR_UNKNOWN_ID: no variable or constraint has that id
 * @TL_SOLVER_ERROR_UNSATISFIABLE: required constraints contradict each other
 * @TL_SOLVER_ERROR_NUMERIC: the system is too badly scaled to be solved in double precision, or a value would be
 *   infinite
 * @TL_SOLVER_ERROR_BAD_RELATION: a relation is none of the three
 *
 * Why a solver call failed. What a caller may have from outside, numbers and ids, is an error of this kind, and nothing
 * has changed then. %NULL where it is not allowed is a fault of the program: it is logged as critical, as is usual with
 * GLib, and the call does nothing.
 */
typedef enum
{
  TL_SOLVER_ERROR_NOT_FINITE,
  TL_SOLVER_ERROR_BAD_PRIORITY,
  TL_SOLVER_ERROR_UNKNOWN_ID,
  TL_SOLVER_ERROR_UNSATISFIABLE,
  TL_SOLVER_ERROR_NUMERIC,
  TL_SOLVER_ERROR_BAD_RELATION
} TlSolverError;

/**
 * TlConflict:
 * @broken: the constraint that was given up
 * @constraints: (array length=n_constraints): the ids of the conflicting required constraints, @broken
 *   among them, ascending
 * @n_constraints: how many there are
 *
 * Required constraints that cannot all hold. The set is minimal: without any one of them the others
 * can hold together. Owned by the solver and valid until its next edit or solution.
 */
typedef struct
{
  TlConstraint        broken;
  const TlConstraint *constraints;
  guint               n_constraints;
} TlConflict;

TL_PUBLIC GQuark       tl_solver_error_quark     (void);

TL_PUBLIC TlSolver    *tl_solver_new             (void);
TL_PUBLIC void         tl_solver_free            (TlSolver *solver);

TL_PUBLIC void         tl_solver_clear_shared_bases (void);

TL_PUBLIC TlVariable   tl_solver_add_variable    (TlSolver *solver);
TL_PUBLIC guint        tl_solver_get_n_variables (const TlSolver *solver);

TL_PUBLIC TlConstraint tl_solver_add_constraint  (TlSolver     *solver,
                                                  const TlTerm *terms,
                                                  guint         n_terms,
                                                  TlRelation    relation,
                                                  double        constant,
                                                  TlPriority    priority,
                                                  GError      **error);
TL_PUBLIC TlConstraint tl_solver_add_two_sided   (TlSolver     *solver,
                                                  const TlTerm *terms,
                                                  guint         n_terms,
                                                  double        constant,
                                                  TlPriority    above_priority,
                                                  TlPriority    below_priority,
                                                  GError      **error);
TL_PUBLIC gboolean     tl_solver_remove_constraint (TlSolver     *solver,
                                                    TlConstraint  constraint,
                                                    GError      **error);
TL_PUBLIC gboolean     tl_solver_set_constant    (TlSolver     *solver,
                                                  TlConstraint  constraint,
                                                  double        constant,
                                                  GError      **error);
TL_PUBLIC gboolean     tl_solver_set_constants   (TlSolver           *solver,
                                                  const TlConstraint *constraints,
                                                  const double       *constants,
                                                  guint               n_constraints,
                                                  GError            **error);
TL_PUBLIC gboolean     tl_solver_set_priority    (TlSolver     *solver,
                                                  TlConstraint  constraint,
                                                  TlPriority    priority,
                                                  GError      **error);
TL_PUBLIC gboolean     tl_solver_set_two_sided_priorities (TlSolver     *solver,
                                                           TlConstraint  constraint,
                                                           TlPriority    above_priority,
                                                           TlPriority    below_priority,
                                                           GError      **error);

TL_PUBLIC gboolean     tl_solver_solve           (TlSolver *solver,
                                                  GError  **error);
TL_PUBLIC double       tl_solver_get_value       (const TlSolver *solver,
                                                  TlVariable      variable);
TL_PUBLIC double       tl_solver_get_residual    (const TlSolver *solver,
                                                  TlConstraint    constraint);
TL_PUBLIC gboolean     tl_solver_is_ambiguous    (TlSolver   *solver,
                                                  TlVariable  variable);

TL_PUBLIC gboolean     tl_solver_get_optimal_ray     (TlSolver   *solver,
                                                  guint       index,
                                                  double     *direction,
                                                  double     *reach);

TL_PUBLIC guint        tl_solver_get_n_conflicts (const TlSolver *solver);
TL_PUBLIC gboolean     tl_solver_get_conflict    (const TlSolver *solver,
                                                  guint           index,
                                                  TlConflict     *conflict);

TL_PUBLIC char        *tl_conflict_format        (const char *const *descriptions,
                                                  guint              n_descriptions,
                                                  const char        *broken);

TL_PUBLIC void         tl_solver_set_user_data   (TlSolver     *solver,
                                                  TlConstraint  constraint,
                                                  gpointer      user_data);
TL_PUBLIC gpointer     tl_solver_get_user_data   (const TlSolver *solver,
                                                  TlConstraint    constraint);
TL_PUBLIC TlConstraint tl_solver_next_constraint (const TlSolver *solver,
                                                  TlConstraint    after);

TL_PUBLIC gboolean     tl_solver_check_invariants (TlSolver *solver,
                                                   GError  **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlSolver, tl_solver_free)

G_END_DECLS

#endif /* TL_SOLVER_H */
