/* tl-active-set.h: the active set with its factor, its vertex, and the gradient there.
 *
 * The solver must have its workspace (see tl-workspace.h), except for residuals at the current values.
 */
#ifndef TL_ACTIVE_SET_H
#define TL_ACTIVE_SET_H

#include "solver/active-set/tl-workspace.h"
#include "solver/model/tl-tolerances.h"

/* The active rows and their vertex: tl-active-set.c, tl-crash.c */

/* Chooses a first active set and factorises it: each row determines one variable from the variables that
 * earlier rows determine. The rows' levels must be ranked. */
void tl_crash (TlSolver *solver);

/* Factorises the active rows. Rows that are numerically dependent on the others are replaced by the origin
 * rows of the variables that they leave undetermined. */
void tl_active_set_refactor (TlSolver *solver);

/* Makes the origin rows of new variables active. */
void tl_active_set_extend (TlSolver *solver);

/* Computes the vertex from the constants, never from the previous vertex, so that values do not drift. */
void tl_active_set_evaluate (TlSolver *solver);

/* A pivot: @entering replaces the row at @position, which becomes inactive on @leaving_side. Updates the
 * factor and the gradient; the multipliers become stale. */
void tl_active_set_exchange (TlSolver *solver, guint position, guint entering, gint leaving_side);

/* The gradient of the inactive rows' cost: tl-gradient.c */

/* Adds an inactive row's cost, on the side that the row is on, to the gradient of its level; subtracts it if
 * @sign is −1. */
void tl_gradient_add (TlSolver *solver, const TlRow *row, double sign);

/* Sets the side of an inactive row, and updates the gradient. */
void tl_gradient_flip (TlSolver *solver, guint row_index, gint8 side);

/* Computes the gradient from all rows. */
void tl_gradient_rebuild (TlSolver *solver);

/* Residuals and their rates of change: tl-residuals.c */

/* The residual a · x − b of a row at the current values. */
double tl_rows_residual (const TlSolver *solver, const TlRow *row);

/* The residual; 0 if it is within the rounding error of the numbers that it is computed from. */
double tl_rows_snapped_residual (const TlSolver *solver, const TlRow *row);

/* The rate at which the row's left side grows along @direction. */
double tl_rows_rate (const TlSolver *solver, const TlRow *row, const double *direction);

/* The rate at which the row's left side grows along @direction; 0 if it is within rounding error. */
double tl_rows_snapped_rate (TlSolver *solver, const TlRow *row, const double *direction);

/* Whether the current vertex violates a required constraint. */
gboolean tl_rows_violate_required (const TlSolver *solver);

#endif /* TL_ACTIVE_SET_H */
