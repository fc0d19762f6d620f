/* tl-precise.h: solves, residuals and multipliers in extended precision; see tl-precise.c. */
#ifndef TL_PRECISE_H
#define TL_PRECISE_H

#include "solver/arithmetic/tl-twofold.h"
#include "solver/model/tl-solver-data.h"

/* Solves A x = b in extended precision, where A is the matrix of the active rows. @by_position contains b;
 * @by_variable receives the high parts of x and @low the low parts. @noise, unless it is %NULL, receives
 * bounds for the rounding errors of x. Sets the solver's `imprecise` if the refinement does not converge. */
void tl_precise_solve (
  TlSolver *solver, const double *by_position, double *by_variable, double *low, double *noise);

/* Computes the direction of an edge in extended precision; see tl_pricing_edge_direction(). */
void tl_precise_edge_direction (TlSolver *solver, guint position, gint sign);

/* A row's residual at the current values of a careful solver, computed with twice the precision of a double.
 */
TlTwofold tl_precise_residual (const TlSolver *solver, const TlRow *row);

/* The same rounded to a double; 0 if its magnitude is within the bound for its rounding error. */
double tl_precise_snapped_residual (const TlSolver *solver, const TlRow *row);

/* The rate at which a row's left side grows along the edge whose direction is in the workspace's `direction`;
 * 0 if its magnitude is within the bound for its rounding error. */
double tl_precise_rate (const TlSolver *solver, const TlRow *row);

/* Computes the multipliers of the @n_levels most important levels in extended precision, from newly computed
 * gradients. */
void tl_precise_multipliers (TlSolver *solver, guint n_levels);

/* The slope of the cost of @level along the edge on which the active row at @position becomes inactive on the
 * side @sign; 0 if its magnitude is within the bound for its rounding error. @own is the slope of the row's
 * own cost on that side. If the multipliers are too uncertain, the edge's direction is computed, and stored
 * in the workspace. */
double tl_precise_slope (TlSolver *solver, guint position, gint sign, guint level, double own);

/* Whether rounding in double precision can change a value at the current vertex, with a fresh factor, by more
 * than 1e-11 times the largest value. The workspace's `direction` receives a bound for |A⁻¹| (|A| |x| + |b|),
 * from which rounding errors follow; see tl_factor_bound(). */
gboolean tl_precise_is_needed (TlSolver *solver);

/* Whether the active set must not be compiled, because values can overflow or, in a careful solver, because
 * rounding in double precision can change a value, or a residual by more than its tolerance. */
gboolean tl_precise_forbids_compilation (TlSolver *solver);

#endif /* TL_PRECISE_H */
