/* tl-precise-costs.c: gradients and multipliers in extended precision; see tl-precise.c. */
#include "solver/active-set/tl-precise.h"

#include <string.h>

#include "solver/active-set/tl-refinement.h"

/* The level at which an inactive constraint costs on its side; TL_NO_LEVEL for other rows and for no cost. */
static inline gint
row_level (const TlRow *row)
{
  if (row->kind != TL_ROW_GOAL || row->position != TL_NO_POSITION || row->side == 0)
    return TL_NO_LEVEL;
  return row->side > 0 ? row->above_level : row->below_level;
}

/* Computes the gradient of @level, and bounds for the errors in it, by variable: @roundings for rounding in
 * the summation, @noise for rounding of the coefficients. */
static void
sum_gradient (const TlSolver *solver, gint level, TlTwofold *gradient, double *roundings, double *noise)
{
  memset (gradient, 0, solver->n_variables * sizeof (TlTwofold));
  memset (roundings, 0, solver->n_variables * sizeof (double));
  memset (noise, 0, solver->n_variables * sizeof (double));
  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow  *row = tl_solver_row (solver, i);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      if (row_level (row) != level)
        continue;
      for (guint k = 0; k < row->n_terms; k++)
        {
          guint j = terms[k].variable;

          gradient[j] = tl_twofold_sum (gradient[j], tl_fraction_twofold (row->side * terms[k].coefficient));
          roundings[j] += tl_refinement_rounding (terms[k].coefficient);
          noise[j] += tl_fraction_noise (terms[k].coefficient);
        }
    }
}

/* Computes the residuals g − Aᵀ λ; @gradient contains g. */
static void
transposed_residuals (TlRefinement *refinement, const TlTwofold *gradient)
{
  TlSolver *solver = refinement->solver;

  memcpy (refinement->residuals, gradient, solver->n_active * sizeof (TlTwofold));
  for (guint p = 0; p < solver->n_active; p++)
    {
      const TlRow  *row = tl_solver_row (solver, solver->active[p]);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      for (guint i = 0; i < row->n_terms; i++)
        {
          TlTwofold *residual = &refinement->residuals[terms[i].variable];

          *residual = tl_twofold_add_product (*residual, tl_fraction_twofold (-terms[i].coefficient),
                                              refinement->solution[p]);
        }
    }
}

/* Computes @bound, by position, for the error of λ. @rounding returns a bound for the error of a number in A;
 * @by_variable contains bounds for the errors in g. */
static void
transposed_bound (TlRefinement *refinement,
                  const double *by_variable,
                  double (*rounding) (double number),
                  double *bound)
{
  TlSolver *solver = refinement->solver;

  memcpy (refinement->rounded, by_variable, solver->n_active * sizeof (double));
  for (guint p = 0; p < solver->n_active; p++)
    {
      const TlRow  *row = tl_solver_row (solver, solver->active[p]);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      for (guint i = 0; i < row->n_terms; i++)
        refinement->rounded[terms[i].variable]
          += rounding (terms[i].coefficient) * fabs (refinement->solution[p].high);
    }
  tl_factor_bound_transposed (solver->work->factor, refinement->rounded, bound);
}

/* Computes the multipliers of one level from its gradient and the bounds of sum_gradient(). They are stored
 * in the workspace from index @first of each array. */
static void
solve_multipliers (
  TlSolver *solver, const TlTwofold *gradient, const double *roundings, const double *noise, gsize first)
{
  TlRefinement refinement = tl_refinement_begin (solver);
  gboolean     changed = TRUE;

  for (guint i = 0; i < TL_MAX_REFINEMENTS && changed; i++)
    {
      transposed_residuals (&refinement, gradient);
      changed = tl_refinement_round_residuals (&refinement);
      if (!changed)
        break;
      tl_factor_solve_transposed (solver->work->factor, refinement.rounded, refinement.correction);
      tl_refinement_add (&refinement);
      if (i > 0) /* the first correction is the solution itself */
        {
          transposed_bound (&refinement, roundings, tl_refinement_rounding, refinement.floor);
          changed = tl_refinement_is_changing (&refinement);
        }
    }
  solver->numerics.imprecise |= changed;
  transposed_bound (&refinement, roundings, tl_refinement_rounding, refinement.floor);
  transposed_bound (&refinement, noise, tl_fraction_noise, refinement.noise);
  tl_refinement_write (&refinement, solver->work->multipliers + first, solver->work->low_multipliers + first,
                       solver->work->multiplier_noise + first);
  tl_refinement_end (&refinement);
}

static gboolean
gradient_is_zero (const TlTwofold *gradient, guint length)
{
  for (guint i = 0; i < length; i++)
    {
      if (gradient[i].high != 0.0)
        return FALSE;
    }
  return TRUE;
}

void
tl_precise_multipliers (TlSolver *solver, guint n_levels)
{
  gsize      n = solver->n_variables;
  TlTwofold *gradient = g_new (TlTwofold, n + 1);
  double    *roundings = g_new (double, 2 * n + 1);
  double    *noise = roundings + n;

  for (guint level = 0; level < n_levels; level++)
    {
      sum_gradient (solver, (gint)level, gradient, roundings, noise);
      solver->work->level_is_zero[level] = gradient_is_zero (gradient, solver->n_variables);
      if (!solver->work->level_is_zero[level])
        solve_multipliers (solver, gradient, roundings, noise, level * n);
    }
  g_free (gradient);
  g_free (roundings);
}

double
tl_precise_slope (const TlSolver *solver, guint position, gint sign, guint level, double own)
{
  const TlWorkspace *work = solver->work;
  gsize              place = (gsize)level * solver->n_variables + position;
  double             slope = own + sign * work->multipliers[place] + sign * work->low_multipliers[place];

  return fabs (slope) <= tl_refinement_rounding (own) + work->multiplier_noise[place] ? 0.0 : slope;
}
