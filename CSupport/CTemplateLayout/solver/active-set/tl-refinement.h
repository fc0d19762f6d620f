/* tl-refinement.h: the iterative refinement of a solution of a system with the active rows, until nearly all
 * its bits are correct. See tl-precise.c.
 */
#ifndef TL_REFINEMENT_H
#define TL_REFINEMENT_H

#include "solver/arithmetic/tl-fraction.h"
#include "solver/active-set/tl-workspace.h"

#define TL_MAX_REFINEMENTS 12
/* The relative rounding error of computations with twice the precision of a double; 2^-100. */
#define TL_TWOFOLD_ROUNDING 7.888609052210118e-31

/* The state of a refinement. All arrays have the size of the active set. */
typedef struct
{
  TlSolver  *solver;
  TlTwofold *solution;
  TlTwofold *residuals;
  double    *rounded; /* a right side in double precision; overwritten by solves */
  double    *correction;
  double    *floor; /* bounds for the solution's error from rounding in the computation */
  double    *noise; /* bounds for the solution's error from rounding of the coefficients */
} TlRefinement;

/* Begins with the solution 0. Needs the factor of the active rows. */
TlRefinement tl_refinement_begin (TlSolver *solver);

/* Frees the arrays. */
void tl_refinement_end (TlRefinement *refinement);

/* Rounds the residuals to a right side in double precision. Returns %FALSE if all are zero, as they are after
 * the first solution if it consists of whole numbers. */
gboolean tl_refinement_round_residuals (TlRefinement *refinement);

/* Adds the correction to the solution. */
void tl_refinement_add (TlRefinement *refinement);

/* Whether the last correction exceeded the rounding error of the computation. */
gboolean tl_refinement_is_changing (const TlRefinement *refinement);

/* Writes the high parts of the solution to @solution and the low parts to @low; @noise: (nullable): receives
 * the bounds for the solution's rounding errors. Values within these bounds are set to 0. */
void tl_refinement_write (const TlRefinement *refinement, double *solution, double *low, double *noise);

/* The rounding error of computing with @number; its own rounding error is tl_fraction_noise(). */
static inline double
tl_refinement_rounding (double number)
{
  return TL_TWOFOLD_ROUNDING * fabs (number);
}

#endif /* TL_REFINEMENT_H */
