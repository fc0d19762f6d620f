/* tl-precise-costs.c: gradients and multipliers in extended precision; see tl-precise.c. */
#include "solver/active-set/tl-precise.h"

#include <string.h>

#include "solver/active-set/tl-refinement.h"

/* A coefficient that may be rounded, in a sum over the rows of a column. */
typedef struct
{
  guint  variable;    /* the column */
  double significand; /* the significand of the coefficient's magnitude, from 1/2 to 1 */
  double weight;      /* the number by which the significand is multiplied in the sum */
} RoundedTerm;

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

/* Adds the coefficients of a row that may be rounded to @rounded, multiplied by @weight. */
static void
add_rounded_terms (GArray *rounded, const TlSolver *solver, const TlRow *row, double weight)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);

  for (guint k = 0; k < row->n_terms && weight != 0.0; k++)
    {
      RoundedTerm term = { .variable = terms[k].variable };
      int         exponent;

      if (tl_fraction_noise (terms[k].coefficient) <= 0.0)
        continue;
      term.significand = frexp (fabs (terms[k].coefficient), &exponent);
      term.weight = ldexp (terms[k].coefficient < 0.0 ? -weight : weight, exponent);
      g_array_append_val (rounded, term);
    }
}

static gint
compare_rounded_terms (gconstpointer left, gconstpointer right)
{
  const RoundedTerm *first = left, *second = right;

  if (first->variable != second->variable)
    return first->variable < second->variable ? -1 : 1;
  return (first->significand > second->significand) - (first->significand < second->significand);
}

/* Computes @bound, by position, for the error of λ that rounding of the coefficients causes: |A⁻ᵀ| |δg − δAᵀ
 * λ|. The rounding error of a number is the same wherever the number occurs, so the errors of two rows that
 * are multiples of each other by a power of 2 cancel as the rows do. */
static void
bound_coefficients (TlRefinement *refinement, gint level, double *bound)
{
  TlSolver *solver = refinement->solver;
  g_autoptr (GArray) terms = g_array_new (FALSE, FALSE, sizeof (RoundedTerm));

  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if (row->position != TL_NO_POSITION)
        add_rounded_terms (terms, solver, row, -refinement->solution[row->position].high);
      else if (row_level (row) == level)
        add_rounded_terms (terms, solver, row, row->side);
    }
  g_array_sort (terms, compare_rounded_terms);
  memset (refinement->rounded, 0, solver->n_active * sizeof (double));
  for (guint i = 0; i < terms->len;)
    {
      const RoundedTerm *first = &g_array_index (terms, RoundedTerm, i);
      double             weight = 0.0;

      for (; i < terms->len && compare_rounded_terms (first, &g_array_index (terms, RoundedTerm, i)) == 0;
           i++)
        weight += g_array_index (terms, RoundedTerm, i).weight;
      refinement->rounded[first->variable] += TL_HALF_UNIT * first->significand * fabs (weight);
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
      changed = tl_refinement_round_residuals (&refinement);
      if (!changed)
        break;
      tl_factor_solve_transposed (solver->work->factor, refinement.rounded, refinement.correction);
      tl_refinement_add (&refinement);
      if (i > 0) /* the first correction is the solution itself */
        {
          bound_computation (&refinement, roundings, refinement.floor);
          changed = tl_refinement_is_changing (&refinement);
        }
    }
  solver->numerics.imprecise |= changed;
  bound_computation (&refinement, roundings, refinement.floor);
  bound_coefficients (&refinement, level, refinement.noise);
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

double
tl_precise_slope (const TlSolver *solver, guint position, gint sign, guint level, double own)
{
  const TlWorkspace *work = solver->work;
  gsize              place = (gsize)level * solver->n_variables + position;
  double             slope = own + sign * work->multipliers[place] + sign * work->low_multipliers[place];

  return fabs (slope) <= tl_refinement_rounding (own) + work->multiplier_noise[place] ? 0.0 : slope;
}
