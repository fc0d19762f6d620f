/* tl-refinement.h: one solution of a system with the active rows that is refined until it is right in nearly
 * all its bits. See tl-precise.c.
 */
#ifndef TL_REFINEMENT_H
#define TL_REFINEMENT_H

#include "solver/tl-fraction.h"
#include "solver/tl-solver-private.h"

#define TL_MAX_REFINEMENTS 12
/* A number below this, times the magnitudes that it is computed from, is 0. */
#define TL_PRECISE_ZERO 1e-24

/* All arrays are of the size of the active set. */
typedef struct
{
  TlSolver  *solver;
  TlTwofold *solution;
  TlTwofold *residuals;
  double    *rounded; /* a right side in double precision; overwritten by solves */
  double    *correction;
  double    *magnitudes; /* that the solution is computed from */
  double    *noise;      /* what rounding of the coefficients does to the solution */
} TlRefinement;

TlRefinement tl_refinement_begin (TlSolver *solver);
void         tl_refinement_end (TlRefinement *refinement);
void         tl_refinement_round_residuals (TlRefinement *refinement);
gboolean     tl_refinement_add (TlRefinement *refinement);
void tl_refinement_write (const TlRefinement *refinement, double *solution, double *low, double *noise);

#endif /* TL_REFINEMENT_H */
