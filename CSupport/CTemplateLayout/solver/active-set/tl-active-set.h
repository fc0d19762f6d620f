/* tl-active-set.h: the active set with its factor, its vertex, and the gradient there.
 *
 * All functions except those that compute residuals at the current values require that the solver has its
 * workspace (see tl-workspace.h).
 */
#ifndef TL_ACTIVE_SET_H
#define TL_ACTIVE_SET_H

#include "solver/active-set/tl-workspace.h"
#include "solver/model/tl-tolerances.h"

/* The active rows and their vertex: tl-active-set.c, tl-crash.c */

/* Chooses the first active set and factorises it. Each row determines one variable from variables that
 * earlier rows determine. The levels of the rows must be up to date. */
void tl_crash (TlSolver *solver);

/* Factorises the active rows. Rows that are numerically dependent on the others are replaced by the origin
 * rows of the variables that they leave undetermined. */
void tl_active_set_refactor (TlSolver *solver);

/* Makes the origin rows of new variables active. */
void tl_active_set_extend (TlSolver *solver);

/* Computes the values at the vertex of the active rows. The values are always computed from the constants,
 * never from previous values, so that rounding errors do not accumulate. */
void tl_active_set_evaluate (TlSolver *solver);

/* Makes a pivot: the row @entering replaces the row at @position, which becomes inactive on the side
 * @leaving_side. Updates the factor and the gradient; the multipliers become stale. */
void tl_active_set_exchange (TlSolver *solver, guint position, guint entering, gint leaving_side);

/* The gradient of the inactive rows' cost: tl-gradient.c */

/* Adds the gradient of an inactive row's cost to the gradient of the level at which the row costs on its
 * side; subtracts it if @sign is −1. Does nothing while the gradient is stale. */
void tl_gradient_add (TlSolver *solver, const TlRow *row, double sign);

/* Sets the side of an inactive row, and updates the gradient. */
void tl_gradient_flip (TlSolver *solver, guint row_index, gint8 side);

/* Computes the gradient of every level from the inactive rows. */
void tl_gradient_rebuild (TlSolver *solver);

/* Residuals and their rates of change: tl-residuals.c */

/* The residual a · x − b of a row at the current values. */
double tl_rows_residual (const TlSolver *solver, const TlRow *row);

/* The residual of a row at the current values; 0 if its magnitude is within the tolerance for rounding
 * errors. */
double tl_rows_snapped_residual (const TlSolver *solver, const TlRow *row);

/* Whether the snapped residuals of all constraints among the @n_rows rows at the indices @rows are 0. Those
 * of active rows need not be if numbers of different magnitudes cancel. */
gboolean tl_rows_are_tight (const TlSolver *solver, const guint *rows, guint n_rows);

/* The side on which a row is violated by more than the tolerance of contradictions; 0 if it is not. The row
 * need not cost on that side. */
gint tl_rows_violation_side (const TlSolver *solver, const TlRow *row);

/* The rate at which a row's left side grows along @direction. */
double tl_rows_rate (const TlSolver *solver, const TlRow *row, const double *direction);

/* The rate at which a row's left side grows along @direction; 0 if its magnitude is within the tolerance for
 * rounding errors. */
double tl_rows_snapped_rate (TlSolver *solver, const TlRow *row, const double *direction);

/* Whether the current values violate a required constraint that has not been broken and is inactive. */
gboolean tl_rows_violate_required (const TlSolver *solver);

/* Whether the current values violate no required constraint that has not been broken, active or not. */
gboolean tl_rows_hold_required (const TlSolver *solver);

#endif /* TL_ACTIVE_SET_H */
