/* tl-row-access.h: access to the contents of the solver's rows. The layout uses it because it keeps no copies
 * of the contents. */
#ifndef TL_ROW_ACCESS_H
#define TL_ROW_ACCESS_H

#include <templatelayout/tl-solver.h>

/* Copies at most @capacity terms of a constraint to @terms. Terms of the same variable have been merged, and
 * there are no terms with the coefficient 0. Returns the number of terms that the constraint has, which may
 * exceed @capacity. */
guint tl_row_access_terms (const TlSolver *solver, TlConstraint constraint, TlTerm *terms, guint capacity);

/* The magnitude of the constant of an inequality that is to have no effect. No value comes near such a row,
 * so this constant does not count as unusual. The fraction distinguishes it from the constants of programs.
 */
#define TL_OUT_OF_REACH 1000000000.5

/* Whether a constraint has the given terms in the same order; see tl_row_access_terms(). */
gboolean
tl_row_access_has_terms (const TlSolver *solver, TlConstraint constraint, const TlTerm *terms, guint n_terms);

/* Adds a constraint like tl_solver_add_two_sided(), without checks of its arguments. One of the priorities
 * may be 0, for no cost on that side. */
TlConstraint tl_row_access_add (
  TlSolver *solver, const TlTerm *terms, guint n_terms, double constant, TlPriority above, TlPriority below);

/* Returns the right side of a constraint. */
double tl_row_access_constant (const TlSolver *solver, TlConstraint constraint);

/* Sets @above to the priority at which residuals above 0 cost and @below to that at which residuals below 0
 * cost; 0 means no cost. */
void tl_row_access_priorities (const TlSolver *solver,
                               TlConstraint    constraint,
                               TlPriority     *above,
                               TlPriority     *below);

/* Returns the age that the next added constraint would have, and reserves it: that constraint will then have
 * a larger age. */
guint64 tl_row_access_next_age (TlSolver *solver);

/* Sets the age of a constraint; a larger number is younger. Of required constraints that contradict each
 * other, the youngest is broken. */
void tl_row_access_set_age (TlSolver *solver, TlConstraint constraint, guint64 age);

/* Makes a constraint the youngest, and changes its right side to a finite number, without a check. This has
 * the effect of removing the constraint and adding it again. */
void tl_row_access_renew (TlSolver *solver, TlConstraint constraint, double constant);

/* Changes the right side of a constraint to a finite number, without a check. */
void tl_row_access_write (TlSolver *solver, TlConstraint constraint, double constant);

/* Sets the order in which a constraint with a single variable gives way in a tie (see tl-ties.c); 0 for none.
 */
void tl_row_access_set_order (TlSolver *solver, TlConstraint constraint, guint8 order);

/* Whether the order of any row has been set. */
gboolean tl_row_access_has_orders (const TlSolver *solver);

/* Sets the order of the origin row of a variable; see tl_row_access_set_order(). */
void tl_row_access_set_variable_order (TlSolver *solver, TlVariable variable, guint8 order);

/* Adds a resting variable, which tl-limits.c explains; otherwise like tl_solver_add_variable(). */
TlVariable tl_row_access_add_resting_variable (TlSolver *solver);

/* Locks or unlocks a solver. A locked solver rejects edits and solutions with a critical message. */
void tl_row_access_lock (TlSolver *solver, gboolean is_locked);

#endif /* TL_ROW_ACCESS_H */
