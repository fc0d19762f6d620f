/* tl-precise-costs.c: gradients and multipliers in extended precision; see tl-precise.c. */
#include "solver/active-set/tl-precise.h"

#include <string.h>

#include "solver/active-set/tl-refinement.h"
#include "solver/model/tl-tolerances.h"

/* The level at which an inactive constraint costs on its side; TL_NO_LEVEL for other rows and for no cost. */
static inline gint
row_level (const TlRow *row)
{
  if (row->kind != TL_ROW_GOAL || row->position != TL_NO_POSITION || row->side == 0)
    return TL_NO_LEVEL;
  return row->side > 0 ? row->above_level : row->below_level;
}

/* Computes the gradient of @level, and bounds for the errors that rounding in the summation causes in it, by
 * variable. */
static void
sum_gradient (const TlSolver *solver, gint level, TlTwofold *gradient, double *roundings)
{
  memset (gradient, 0, solver->n_variables * sizeof (TlTwofold));
  memset (roundings, 0, solver->n_variables * sizeof (double));
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

/* Computes @bound, by position, for the error of λ that rounding in the computation causes. @roundings
 * contains the bounds of sum_gradient(). */
static void
bound_computation (TlRefinement *refinement, const double *roundings, double *bound)
{
  TlSolver *solver = refinement->solver;

  memcpy (refinement->rounded, roundings, solver->n_active * sizeof (double));
  for (guint p = 0; p < solver->n_active; p++)
    {
      const TlRow  *row = tl_solver_row (solver, solver->active[p]);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      for (guint i = 0; i < row->n_terms; i++)
        refinement->rounded[terms[i].variable]
          += tl_refinement_rounding (terms[i].coefficient) * fabs (refinement->solution[p].high);
    }
  tl_factor_bound_transposed (solver->work->factor, refinement->rounded, bound);
}

/* Computes the multipliers of a level from its gradient and the bounds of sum_gradient(). */
static void
solve_multipliers (TlSolver *solver, gint level, const TlTwofold *gradient, const double *roundings)
{
  TlRefinement refinement = tl_refinement_begin (solver);
  gsize        first = (gsize)level * solver->n_variables;
  gboolean     changed = TRUE;

  for (guint i = 0; i < TL_MAX_REFINEMENTS && changed; i++)
    {
      transposed_residuals (&refinement, gradient);
      changed = tl_refinement_has_residuals (&refinement);
      if (!changed)
        break;
      tl_factor_solve_transposed_precisely (solver->work->factor, refinement.residuals,
                                            refinement.correction);
      tl_refinement_add (&refinement);
      if (i > 0) /* the first correction is the solution itself */
        {
          bound_computation (&refinement, roundings, refinement.floor);
          changed = tl_refinement_is_changing (&refinement);
        }
    }
  solver->numerics.imprecise |= changed;
  bound_computation (&refinement, roundings, refinement.floor);
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
  double    *roundings = g_new (double, n + 1);

  for (guint level = 0; level < n_levels; level++)
    {
      sum_gradient (solver, (gint)level, gradient, roundings);
      solver->work->level_is_zero[level] = gradient_is_zero (gradient, solver->n_variables);
      if (!solver->work->level_is_zero[level])
        solve_multipliers (solver, (gint)level, gradient, roundings);
    }
  g_free (gradient);
  g_free (roundings);
}

/* The slope of the cost of @level along the edge whose direction is in the workspace: the sum of the rates of
 * the rows that cost at the level. The direction of an edge can be exact although the multipliers are not. */
static double
slope_along_direction (const TlSolver *solver, guint level, double own)
{
  double slope = own, magnitude = own;

  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);
      double       rate;

      if (row_level (row) != (gint)level)
        continue;
      rate = row->side * tl_precise_rate (solver, row);
      slope += rate;
      magnitude += fabs (rate);
    }
  return fabs (slope) <= TL_CAREFUL_RELATIVE * magnitude ? 0.0 : slope;
}

double
tl_precise_slope (TlSolver *solver, guint position, gint sign, guint level, double own)
{
  const TlWorkspace *work = solver->work;
  gsize              place = (gsize)level * solver->n_variables + position;
  double             slope = own + sign * work->multipliers[place] + sign * work->low_multipliers[place];
  double             noise = tl_refinement_rounding (own) + work->multiplier_noise[place];

  if (fabs (slope) > noise)
    return slope;
  if (noise <= TL_PIVOT_TOLERANCE)
    return 0.0;
  tl_precise_edge_direction (solver, position, sign);
  return slope_along_direction (solver, level, own);
}
