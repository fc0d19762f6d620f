/* tl-precise.h: solves, residuals and multipliers in extended precision; see tl-precise.c. */
#ifndef TL_PRECISE_H
#define TL_PRECISE_H

#include "solver/model/tl-solver-data.h"

/* Solves A x = b; @by_position holds b, @by_variable receives x, @low what that is short of and @noise,
 * unless %NULL, how much rounding of A and b moves it. Sets the solver's `imprecise` where the refinement
 * does not converge. */
void tl_precise_solve (
  TlSolver *solver, const double *by_position, double *by_variable, double *low, double *noise);

/* A row's residual at the current values of a careful solver, computed in twice double precision. */
double tl_precise_residual (const TlSolver *solver, const TlRow *row);

/* How fast a row's left side grows along the edge in `direction`; 0 where that is rounding. */
double tl_precise_rate (const TlSolver *solver, const TlRow *row);

/* Computes the multipliers of the @n_levels most important levels, their gradients from nothing. */
void tl_precise_multipliers (TlSolver *solver, guint n_levels);

/* How fast a level grows along the edge on which the active row at @position leaves to the side @sign; @own:
 * what the row itself costs there. 0 where that is rounding. */
double tl_precise_slope (const TlSolver *solver, guint position, gint sign, guint level, double own);

/* Whether the active set must not be compiled: values can overflow or, for a careful solver, rounding in
 * double precision can change a residual by more than what counts as 0. */
gboolean tl_precise_forbids_compilation (TlSolver *solver);

#endif /* TL_PRECISE_H */
