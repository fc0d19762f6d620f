/* tl-row-access.h: access to the contents of the solver's rows, for the layout, which keeps no copies of
 * them. */
#ifndef TL_ROW_ACCESS_H
#define TL_ROW_ACCESS_H

#include <templatelayout/tl-solver.h>

/* Copies at most @capacity terms of a constraint, with terms of the same variable merged and without terms
 * that are 0. Returns the number of the constraint's terms. */
guint tl_row_access_terms (const TlSolver *solver, TlConstraint constraint, TlTerm *terms, guint capacity);

/* The right side of a constraint. */
double tl_row_access_constant (const TlSolver *solver, TlConstraint constraint);

/* Gets the priorities at which residuals above 0 and below 0 cost; 0 for a side without cost. */
void tl_row_access_priorities (const TlSolver *solver,
                               TlConstraint    constraint,
                               TlPriority     *above,
                               TlPriority     *below);

/* Reserves the age that the next constraint would have, and returns it. */
guint64 tl_row_access_next_age (TlSolver *solver);

/* Sets the age of a constraint; a larger number is younger. Of required constraints that contradict each
 * other, the youngest is broken. */
void tl_row_access_set_age (TlSolver *solver, TlConstraint constraint, guint64 age);

/* Changes the right side of a constraint to a finite number, without a check. */
void tl_row_access_write (TlSolver *solver, TlConstraint constraint, double constant);

/* Sets whether edits and solutions are rejected with a critical message. */
void tl_row_access_lock (TlSolver *solver, gboolean is_locked);

#endif /* TL_ROW_ACCESS_H */
