/* tl-tolerances.h: the magnitudes up to which numbers count as 0. See Documentation/solver.md for the
 * reasons. */
#ifndef TL_TOLERANCES_H
#define TL_TOLERANCES_H

#include "solver/model/tl-model.h"

/* The relative and absolute tolerance with which tl_solver_check_invariants() compares gradients. */
#define TL_MULTIPLIER_TOLERANCE 1e-9
/* The magnitude up to which slopes and components of directions count as 0 in a solver that is not careful.
 */
#define TL_PIVOT_TOLERANCE 1e-9
/* A number between these two is neither certainly 0 nor certainly different from 0, and makes the solver
 * careful. */
#define TL_SURELY_ZERO 1e-13
#define TL_SURELY_NOT_ZERO 1e-6
/* A rate that is computed in double precision, or a slope in a ratio test, counts as 0 if its magnitude does
 * not exceed a limit: the solver's `pivot_tolerance`, which is 0 in a careful solver, plus this number times
 * the sum of the magnitudes of the summands. */
#define TL_CAREFUL_RELATIVE 1e-13
/* A residual counts as 0 up to TL_RESIDUAL_ABSOLUTE plus TL_RESIDUAL_RELATIVE times the sum of the magnitudes
 * of the numbers that it is computed from. */
#define TL_RESIDUAL_ABSOLUTE 1e-9
#define TL_RESIDUAL_RELATIVE 1.5e-14
/* In a careful solver, whose values are correct in nearly all bits, the absolute and the relative part of
 * this tolerance are multiplied by these factors. The absolute part then applies to plain rows only (see
 * `is_plain`), because chains of such rows accumulate the rounding of decimal constants. */
#define TL_RESIDUAL_CAREFUL_ABSOLUTE 1e-2
#define TL_RESIDUAL_CAREFUL_RELATIVE 0.1
/* Replaces TL_RESIDUAL_CAREFUL_RELATIVE if the residual is computed in twice double precision; it covers the
 * rounding of coefficients and constants. */
#define TL_RESIDUAL_PRECISE_RELATIVE 0.02

/* Sets `has_uncertain_zero` if @number is neither certainly 0 nor certainly different from 0, unless the
 * solver is careful already. */
static inline void
tl_solver_check_near_zero (TlSolver *solver, double number)
{
  double size = number < 0.0 ? -number : number;

  if (size > TL_SURELY_ZERO && size < TL_SURELY_NOT_ZERO && !solver->numerics.is_careful)
    solver->numerics.has_uncertain_zero = TRUE;
}

/* Returns the largest magnitude of a residual of @row that counts as 0. @magnitude is the sum of the
 * magnitudes of the numbers that the residual is computed from. If all coefficients of the row are below 1 in
 * magnitude, the absolute part is multiplied by the largest of them. */
static inline double
tl_solver_residual_tolerance (const TlSolver *solver, const TlRow *row, double magnitude)
{
  double relative = solver->has_low_values ? TL_RESIDUAL_PRECISE_RELATIVE : TL_RESIDUAL_CAREFUL_RELATIVE;
  double absolute = TL_RESIDUAL_ABSOLUTE * (row->is_small ? tl_row_max_coefficient (solver, row) : 1.0);

  if (solver->numerics.is_careful)
    return (row->is_plain ? TL_RESIDUAL_CAREFUL_ABSOLUTE * absolute : 0.0)
           + relative * TL_RESIDUAL_RELATIVE * magnitude;
  return absolute + TL_RESIDUAL_RELATIVE * magnitude;
}

/* The length up to which a move along an edge counts as no move. */
static inline double
tl_solver_shortest_move (const TlSolver *solver)
{
  return solver->numerics.is_careful ? 0.0 : TL_RESIDUAL_ABSOLUTE;
}

#endif /* TL_TOLERANCES_H */
