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
/* In a careful solver that has run a compiled basis, so that the values are those of double precision, the
 * absolute and the relative part of this tolerance are multiplied by these factors. The absolute part then
 * applies to plain rows only (see `is_plain`), because chains of such rows accumulate the rounding of decimal
 * constants. If a careful solver has values in twice double precision, bounds of their errors take the place
 * of the tolerance (see tl_precise_residual()). */
#define TL_RESIDUAL_CAREFUL_ABSOLUTE 1e-2
#define TL_RESIDUAL_CAREFUL_RELATIVE 0.1

/* Sets `has_uncertain_zero` if @number is neither certainly 0 nor certainly different from 0, unless the
 * solver is careful already. */
static inline void
tl_solver_check_near_zero (TlSolver *solver, double number)
{
  double size = number < 0.0 ? -number : number;

  if (size > TL_SURELY_ZERO && size < TL_SURELY_NOT_ZERO && !solver->numerics.is_careful)
    solver->numerics.has_uncertain_zero = TRUE;
}

/* Returns the largest violation of a required row that is not a contradiction, in every solver. @magnitude is
 * the sum of the magnitudes of the numbers that the residual is computed from. If all coefficients of the row
 * are below 1 in magnitude, the absolute part is multiplied by the largest of them. */
static inline double
tl_solver_contradiction_tolerance (const TlSolver *solver, const TlRow *row, double magnitude)
{
  double absolute = TL_RESIDUAL_ABSOLUTE * (row->is_small ? tl_row_max_coefficient (solver, row) : 1.0);

  return absolute + TL_RESIDUAL_RELATIVE * magnitude;
}

/* Returns the largest magnitude of a residual of @row, computed in double precision, that counts as 0.
 * @magnitude is the sum of the magnitudes of the numbers that the residual is computed from. */
static inline double
tl_solver_residual_tolerance (const TlSolver *solver, const TlRow *row, double magnitude)
{
  if (!solver->numerics.is_careful)
    return tl_solver_contradiction_tolerance (solver, row, magnitude);
  return (row->is_plain ? TL_RESIDUAL_CAREFUL_ABSOLUTE * TL_RESIDUAL_ABSOLUTE : 0.0)
         + TL_RESIDUAL_CAREFUL_RELATIVE * TL_RESIDUAL_RELATIVE * magnitude;
}

/* The length up to which a move along an edge counts as no move. */
static inline double
tl_solver_shortest_move (const TlSolver *solver)
{
  return solver->numerics.is_careful ? 0.0 : TL_RESIDUAL_ABSOLUTE;
}

#endif /* TL_TOLERANCES_H */
