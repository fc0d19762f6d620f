/* tl-refinement.h: the iterative refinement of a solution of a system with the active rows, until nearly all
 * its bits are correct. See tl-precise.c.
 */
#ifndef TL_REFINEMENT_H
#define TL_REFINEMENT_H

#include "solver/arithmetic/tl-fraction.h"
#include "solver/active-set/tl-workspace.h"

/* The largest number of solves in a refinement, including the first. */
#define TL_MAX_REFINEMENTS 12
/* The relative rounding error of computations with twice the precision of a double; 2^-103. */
#define TL_TWOFOLD_ROUNDING 9.860761315262648e-32

/* The state of the refinement of a solution x of A x = b or λ of Aᵀ λ = g, with A the active rows. All arrays
 * have the size of the active set and are owned. */
typedef struct
{
  TlSolver  *solver;
  TlTwofold *solution;   /* the solution x or λ */
  TlTwofold *residuals;  /* the residuals b − A x, or g − Aᵀ λ */
  TlTwofold *correction; /* the solution for `residuals`, which is added to `solution` */
  double    *rounded;    /* a right side for the computation of a bound, which overwrites it */
  double    *floor;      /* bounds for the solution's error from rounding in the computation */
} TlRefinement;

/* Begins a refinement with the solution 0. The solver's factor must be that of the active rows. */
TlRefinement tl_refinement_begin (TlSolver *solver);

/* Frees the arrays of a refinement. */
void tl_refinement_end (TlRefinement *refinement);

/* Whether a residual is not 0. All are 0 after the first correction if the solution consists of whole
 * numbers.
 */
gboolean tl_refinement_has_residuals (const TlRefinement *refinement);

/* Adds the correction to the solution. */
void tl_refinement_add (TlRefinement *refinement);

/* Whether the last correction exceeded the rounding error of the computation. */
gboolean tl_refinement_is_changing (const TlRefinement *refinement);

/* Writes the high parts of the solution to @solution, the low parts to @low, and the bounds for the
 * solution's rounding errors to @noise, unless that is %NULL. Components whose magnitude is within the bound
 * are set to 0. */
void tl_refinement_write (const TlRefinement *refinement, double *solution, double *low, double *noise);

/* A bound for the rounding error that a computation with @number in twice double precision causes. */
static inline double
tl_refinement_rounding (double number)
{
  return TL_TWOFOLD_ROUNDING * fabs (number);
}

#endif /* TL_REFINEMENT_H */
