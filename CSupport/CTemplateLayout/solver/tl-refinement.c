/* tl-refinement.c: see tl-refinement.h. */
#include "solver/tl-refinement.h"

/* A correction below this, times the magnitudes that a number is computed from, changes nothing any more. */
#define TL_REFINED 1e-27

TlRefinement
tl_refinement_begin (TlSolver *solver)
{
  gsize        n = solver->n_active;
  TlRefinement refinement = { .solver = solver };

  refinement.solution = g_new0 (TlTwofold, 2 * n + 1);
  refinement.residuals = refinement.solution + n;
  refinement.rounded = g_new0 (double, 4 * n + 1);
  refinement.correction = refinement.rounded + n;
  refinement.magnitudes = refinement.correction + n;
  refinement.noise = refinement.magnitudes + n;
  return refinement;
}

void
tl_refinement_end (TlRefinement *refinement)
{
  g_free (refinement->solution);
  g_free (refinement->rounded);
}

/* The residuals as a right side in double precision. */
void
tl_refinement_round_residuals (TlRefinement *refinement)
{
  for (guint i = 0; i < refinement->solver->n_active; i++)
    refinement->rounded[i] = refinement->residuals[i].high;
}

/* Adds the correction. Returns whether it changes anything. */
gboolean
tl_refinement_add (TlRefinement *refinement)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < refinement->solver->n_active; i++)
    {
      if (refinement->magnitudes[i] <= 0.0)
        continue; /* nothing that is not 0 reaches it; only rounding of other components would */
      changed |= fabs (refinement->correction[i]) > TL_REFINED * refinement->magnitudes[i];
      refinement->solution[i] = tl_twofold_add (refinement->solution[i], refinement->correction[i]);
    }
  return changed;
}

/* @low receives what @solution is short of; @noise: (nullable): by how much rounding of the coefficients
 * moves it. */
void
tl_refinement_write (const TlRefinement *refinement, double *solution, double *low, double *noise)
{
  for (guint i = 0; i < refinement->solver->n_active; i++)
    {
      double value = refinement->solution[i].high;

      gboolean is_zero = fabs (value) <= TL_PRECISE_ZERO * refinement->magnitudes[i] + refinement->noise[i];

      solution[i] = is_zero ? 0.0 : value;
      low[i] = is_zero ? 0.0 : refinement->solution[i].low;
      if (noise != NULL)
        noise[i] = refinement->noise[i];
    }
}
