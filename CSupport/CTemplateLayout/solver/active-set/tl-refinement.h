/* tl-refinement.h: one solution of a system with the active rows that is refined until it is right in nearly
 * all its bits. See tl-precise.c.
 */
#ifndef TL_REFINEMENT_H
#define TL_REFINEMENT_H

#include "solver/arithmetic/tl-fraction.h"
#include "solver/active-set/tl-workspace.h"

#define TL_MAX_REFINEMENTS 12
/* What computing with twice the precision of a double rounds away of a number, relative to it; 2^-100. */
#define TL_TWOFOLD_ROUNDING 7.888609052210118e-31

/* All arrays are of the size of the active set. */
typedef struct
{
  TlSolver  *solver;
  TlTwofold *solution;
  TlTwofold *residuals;
  double    *rounded; /* a right side in double precision; overwritten by solves */
  double    *correction;
  double    *floor; /* what rounding of the computation does to the solution */
  double    *noise; /* what rounding of the coefficients does to it */
} TlRefinement;

/* Begins with the solution 0. Needs the factor of the active rows. */
TlRefinement tl_refinement_begin (TlSolver *solver);

/* Frees the arrays. */
void tl_refinement_end (TlRefinement *refinement);

/* The residuals as a right side in double precision. Returns whether there are any: solutions in whole
 * numbers are exact at once. */
gboolean tl_refinement_round_residuals (TlRefinement *refinement);

/* Adds the correction to the solution. */
void tl_refinement_add (TlRefinement *refinement);

/* Whether the last correction was more than rounding. */
gboolean tl_refinement_is_changing (const TlRefinement *refinement);

/* @low receives what @solution is short of; @noise: (nullable): by how much rounding moves it. */
void tl_refinement_write (const TlRefinement *refinement, double *solution, double *low, double *noise);

/* What computing with a number rounds away, as tl_fraction_noise() is what is rounded away before. */
static inline double
tl_refinement_rounding (double number)
{
  return TL_TWOFOLD_ROUNDING * fabs (number);
}

#endif /* TL_REFINEMENT_H */
