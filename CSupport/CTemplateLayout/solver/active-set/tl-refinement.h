/* tl-refinement.h: the iterative refinement of a solution of a system with the active rows, until nearly all
 * its bits are correct. See tl-precise.c.
 */
#ifndef TL_REFINEMENT_H
#define TL_REFINEMENT_H

#include "solver/arithmetic/tl-fraction.h"
#include "solver/active-set/tl-workspace.h"

/* The largest number of solves in a refinement, including the first. */
#define TL_MAX_REFINEMENTS 12
/* The relative rounding error of computations with twice the precision of a double; 2^-100. */
#define TL_TWOFOLD_ROUNDING 7.888609052210118e-31

/* The state of the refinement of a solution x of A x = b or λ of Aᵀ λ = g, with A the active rows. All arrays
 * have the size of the active set and are owned. */
typedef struct
{
  TlSolver  *solver;
  TlTwofold *solution;   /* the solution x or λ */
  TlTwofold *residuals;  /* the residuals b − A x, or g − Aᵀ λ */
  double    *rounded;    /* a right side for a solve in double precision, which overwrites it */
  double    *correction; /* the solution for `rounded`, which is added to `solution` */
  double    *floor;      /* bounds for the solution's error from rounding in the computation */
  double    *noise;      /* bounds for the solution's error from rounding of the coefficients */
} TlRefinement;

/* Begins a refinement with the solution 0. The solver's factor must be that of the active rows. */
TlRefinement tl_refinement_begin (TlSolver *solver);

/* Frees the arrays of a refinement. */
void tl_refinement_end (TlRefinement *refinement);

/* Rounds the residuals to doubles and stores them in `rounded`. Returns %FALSE if all are 0, as they are
 * after the first correction if the solution consists of whole numbers. */
gboolean tl_refinement_round_residuals (TlRefinement *refinement);

/* Adds the correction to the solution. */
void tl_refinement_add (TlRefinement *refinement);

/* Whether the last correction exceeded the rounding error of the computation. */
gboolean tl_refinement_is_changing (const TlRefinement *refinement);

/* Writes the high parts of the solution to @solution, the low parts to @low, and the bounds for the
 * solution's rounding errors to @noise, unless that is %NULL. Components whose magnitude is within the bound
 * are set to 0. */
void tl_refinement_write (const TlRefinement *refinement, double *solution, double *low, double *noise);

/* A bound for the rounding error that a computation with @number in twice double precision causes. The
 * rounding error of @number itself is bounded by tl_fraction_noise(). */
static inline double
tl_refinement_rounding (double number)
{
  return TL_TWOFOLD_ROUNDING * fabs (number);
}

#endif /* TL_REFINEMENT_H */
