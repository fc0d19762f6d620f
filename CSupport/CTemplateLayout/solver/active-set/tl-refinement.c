/* tl-refinement.c: the steps of an iterative refinement; see tl-refinement.h. */
#include "solver/active-set/tl-refinement.h"

TlRefinement
tl_refinement_begin (TlSolver *solver)
{
  gsize        n = solver->n_active;
  TlRefinement refinement = { .solver = solver };

  refinement.solution = g_new0 (TlTwofold, 3 * n + 1);
  refinement.residuals = refinement.solution + n;
  refinement.correction = refinement.residuals + n;
  refinement.rounded = g_new0 (double, 2 * n + 1);
  refinement.floor = refinement.rounded + n;
  return refinement;
}

void
tl_refinement_end (TlRefinement *refinement)
{
  g_free (refinement->solution);
  g_free (refinement->rounded);
}

gboolean
tl_refinement_has_residuals (const TlRefinement *refinement)
{
  for (guint i = 0; i < refinement->solver->n_active; i++)
    {
      if (refinement->residuals[i].high != 0.0)
        return TRUE;
    }
  return FALSE;
}

void
tl_refinement_add (TlRefinement *refinement)
{
  for (guint i = 0; i < refinement->solver->n_active; i++)
    refinement->solution[i] = tl_twofold_sum (refinement->solution[i], refinement->correction[i]);
}

gboolean
tl_refinement_is_changing (const TlRefinement *refinement)
{
  for (guint i = 0; i < refinement->solver->n_active; i++)
    {
      if (!(fabs (refinement->correction[i].high) <= refinement->floor[i]))
        return TRUE;
    }
  return FALSE;
}

void
tl_refinement_write (const TlRefinement *refinement, double *solution, double *low, double *noise)
{
  for (guint i = 0; i < refinement->solver->n_active; i++)
    {
      double   value = refinement->solution[i].high, rounding = refinement->floor[i];
      gboolean is_zero = fabs (value) <= rounding;

      solution[i] = is_zero ? 0.0 : value;
      low[i] = is_zero ? 0.0 : refinement->solution[i].low;
      if (noise != NULL)
        noise[i] = rounding;
    }
}
