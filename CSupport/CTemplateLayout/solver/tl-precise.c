/* tl-precise.c: solves with the active rows in extended precision, for systems that are badly scaled.
 *
 * A solution in double precision distinguishes a small number from 0 only if all numbers are of similar
 * magnitude. Here it is refined until its residuals, computed in twice double precision, vanish (Higham,
 * Accuracy and Stability of Numerical Algorithms, chapter 12). The result is correct in nearly all its bits,
 * however small it is, and zeros are recognised: a number far below the magnitudes that it was computed from
 * counts as 0.
 *
 * The factor must be fresh: no row may have been replaced since the last factorisation.
 */
#include "solver/tl-precise.h"

#include <string.h>

#include "solver/tl-solver-private.h"
#include "solver/tl-twofold.h"

#define TL_MAX_REFINEMENTS 12
/* A correction below this, times the magnitudes that a number is computed from, is negligible. */
#define TL_REFINED 1e-26
/* A number below this, times those magnitudes, is 0. */
#define TL_PRECISE_ZERO 1e-20
/* The rounding error of a number computed in double precision, relative to those magnitudes. */
#define TL_DOUBLE_ROUNDING 4e-16

/* A solution that is being refined; all arrays have the size of the active set. */
typedef struct
{
  TlSolver  *solver;
  TlTwofold *solution;
  TlTwofold *residuals;
  double    *rounded;
  double    *correction;
  double    *magnitudes; /* that the solution is computed from */
} TlRefinement;

static TlRefinement
refinement_begin (TlSolver *solver)
{
  gsize        n = solver->n_active;
  TlRefinement refinement = { .solver = solver };

  refinement.solution = g_new0 (TlTwofold, 2 * n + 1);
  refinement.residuals = refinement.solution + n;
  refinement.rounded = g_new (double, 3 * n + 1);
  refinement.correction = refinement.rounded + n;
  refinement.magnitudes = refinement.correction + n;
  return refinement;
}

static void
refinement_end (TlRefinement *refinement)
{
  g_free (refinement->solution);
  g_free (refinement->rounded);
}

static void
round_residuals (TlRefinement *refinement)
{
  for (guint i = 0; i < refinement->solver->n_active; i++)
    refinement->rounded[i] = refinement->residuals[i].high;
}

/* Adds the correction. Returns whether it changes anything. */
static gboolean
refinement_add (TlRefinement *refinement)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < refinement->solver->n_active; i++)
    {
      if (refinement->magnitudes[i] <= 0.0)
        continue; /* computed from zeros only; a correction would be the rounding of other components */
      changed |= fabs (refinement->correction[i]) > TL_REFINED * refinement->magnitudes[i];
      refinement->solution[i] = tl_twofold_add (refinement->solution[i], refinement->correction[i]);
    }
  return changed;
}

/* Writes the refined solution. @low: (nullable): receives its low parts. */
static void
refinement_write (const TlRefinement *refinement, double *solution, double *low)
{
  for (guint i = 0; i < refinement->solver->n_active; i++)
    {
      double value = refinement->solution[i].high;

      gboolean is_zero = fabs (value) <= TL_PRECISE_ZERO * refinement->magnitudes[i];

      solution[i] = is_zero ? 0.0 : value;
      if (low != NULL)
        low[i] = is_zero ? 0.0 : refinement->solution[i].low;
    }
}

/* b − A x */
static void
forward_residuals (TlRefinement *refinement, const double *by_position)
{
  TlSolver *solver = refinement->solver;

  for (guint p = 0; p < solver->n_active; p++)
    {
      const TlRow  *row = tl_solver_row (solver, solver->active[p]);
      const TlTerm *terms = tl_solver_row_terms (solver, row);
      TlTwofold     residual = { by_position[p], 0.0 };

      for (guint i = 0; i < row->n_terms; i++)
        residual
          = tl_twofold_add_product (residual, -terms[i].coefficient, refinement->solution[terms[i].variable]);
      refinement->residuals[p] = residual;
    }
}

/* Computes the magnitudes that x is computed from. With a kernel, a residual can be the rounding error of
 * numbers larger than those of b that reach it; then the magnitudes of A x are included. */
static void
forward_magnitudes (TlRefinement *refinement, const double *by_position)
{
  TlSolver *solver = refinement->solver;

  for (guint p = 0; p < solver->n_active; p++)
    refinement->rounded[p] = fabs (by_position[p]);
  tl_factor_bound (solver->work->factor, refinement->rounded, refinement->magnitudes);
  if (tl_factor_get_kernel_size (solver->work->factor) == 0)
    return;
  for (guint p = 0; p < solver->n_active; p++)
    {
      const TlRow  *row = tl_solver_row (solver, solver->active[p]);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      for (guint i = 0; i < row->n_terms; i++)
        refinement->rounded[p] += fabs (terms[i].coefficient) * refinement->magnitudes[terms[i].variable];
    }
  tl_factor_bound (solver->work->factor, refinement->rounded, refinement->magnitudes);
}

/* Solves A x = b; @by_position contains b, @by_variable receives x and @low, unless %NULL, the low parts of
 * x. Sets the solver's `imprecise` if the refinement does not converge. */
void
tl_precise_solve (TlSolver *solver, const double *by_position, double *by_variable, double *low)
{
  TlRefinement refinement = refinement_begin (solver);
  gboolean     changed = TRUE;

  forward_magnitudes (&refinement, by_position);
  for (guint i = 0; i < TL_MAX_REFINEMENTS && changed; i++)
    {
      forward_residuals (&refinement, by_position);
      round_residuals (&refinement);
      tl_factor_solve (solver->work->factor, refinement.rounded, refinement.correction);
      changed = refinement_add (&refinement);
    }
  solver->imprecise |= changed;
  refinement_write (&refinement, by_variable, low);
  refinement_end (&refinement);
}

static inline gint
row_level (const TlRow *row)
{
  if (row->kind != TL_ROW_GOAL || row->position != TL_NO_POSITION || row->side == 0)
    return TL_NO_LEVEL;
  return row->side > 0 ? row->above_level : row->below_level;
}

/* Computes the gradient of one level, and the magnitudes that it is the sum of. */
static void
sum_gradient (const TlSolver *solver, gint level, TlTwofold *gradient, double *magnitudes)
{
  memset (gradient, 0, solver->n_variables * sizeof (TlTwofold));
  memset (magnitudes, 0, solver->n_variables * sizeof (double));
  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow  *row = tl_solver_row (solver, i);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      if (row_level (row) != level)
        continue;
      for (guint k = 0; k < row->n_terms; k++)
        {
          guint j = terms[k].variable;

          gradient[j] = tl_twofold_add (gradient[j], row->side * terms[k].coefficient);
          magnitudes[j] += fabs (terms[k].coefficient);
        }
    }
}

/* g − Aᵀ λ */
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

          *residual = tl_twofold_add_product (*residual, -terms[i].coefficient, refinement->solution[p]);
        }
    }
}

/* Computes the magnitudes that λ is computed from, in the same way; @by_variable contains those of g. */
static void
transposed_magnitudes (TlRefinement *refinement, const double *by_variable)
{
  TlSolver *solver = refinement->solver;

  memcpy (refinement->rounded, by_variable, solver->n_active * sizeof (double));
  tl_factor_bound_transposed (solver->work->factor, refinement->rounded, refinement->magnitudes);
  if (tl_factor_get_kernel_size (solver->work->factor) == 0)
    return;
  memcpy (refinement->rounded, by_variable, solver->n_active * sizeof (double));
  for (guint p = 0; p < solver->n_active; p++)
    {
      const TlRow  *row = tl_solver_row (solver, solver->active[p]);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      for (guint i = 0; i < row->n_terms; i++)
        refinement->rounded[terms[i].variable] += fabs (terms[i].coefficient) * refinement->magnitudes[p];
    }
  tl_factor_bound_transposed (solver->work->factor, refinement->rounded, refinement->magnitudes);
}

static void
solve_multipliers (TlSolver *solver, const TlTwofold *gradient, const double *magnitudes, double *multipliers)
{
  TlRefinement refinement = refinement_begin (solver);
  gboolean     changed = TRUE;

  transposed_magnitudes (&refinement, magnitudes);
  for (guint i = 0; i < TL_MAX_REFINEMENTS && changed; i++)
    {
      transposed_residuals (&refinement, gradient);
      round_residuals (&refinement);
      tl_factor_solve_transposed (solver->work->factor, refinement.rounded, refinement.correction);
      changed = refinement_add (&refinement);
    }
  solver->imprecise |= changed;
  refinement_write (&refinement, multipliers, NULL);
  refinement_end (&refinement);
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

/* Computes the multipliers of the @n_levels most important levels, with gradients computed from all rows. */
void
tl_precise_multipliers (TlSolver *solver, guint n_levels)
{
  gsize      n = solver->n_variables;
  TlTwofold *gradient = g_new (TlTwofold, n + 1);
  double    *magnitudes = g_new (double, n + 1);

  for (guint level = 0; level < n_levels; level++)
    {
      sum_gradient (solver, (gint)level, gradient, magnitudes);
      solver->work->level_is_zero[level] = gradient_is_zero (gradient, solver->n_variables);
      if (!solver->work->level_is_zero[level])
        solve_multipliers (solver, gradient, magnitudes, solver->work->multipliers + level * n);
    }
  g_free (gradient);
  g_free (magnitudes);
}

/* A row's residual at the current values of a careful solver, computed in twice double precision. */
double
tl_precise_residual (const TlSolver *solver, const TlRow *row)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  TlTwofold     residual = { -tl_solver_constant (solver, tl_solver_row_index (solver, row)), 0.0 };

  for (guint i = 0; i < row->n_terms; i++)
    {
      guint j = terms[i].variable;

      residual = tl_twofold_add_product (residual, terms[i].coefficient,
                                         (TlTwofold){ solver->values[j], solver->low_values[j] });
    }
  return residual.high;
}

/* Whether values can exceed the constants by so much that they overflow. */
static gboolean
values_can_overflow (TlSolver *solver)
{
  gboolean possible = FALSE;

  for (guint p = 0; p < solver->n_active; p++)
    solver->work->scratch[p] = 1.0;
  tl_factor_bound (solver->work->factor, solver->work->scratch, solver->work->direction);
  for (guint j = 0; j < solver->n_variables; j++)
    possible |= !(solver->work->direction[j] <= TL_LARGEST_GROWTH);
  return possible;
}

/* Whether the active set must not be compiled: values can overflow or, for a careful solver, rounding in
 * double precision can change a residual by more than what counts as 0. */
gboolean
tl_precise_is_needed (TlSolver *solver)
{
  gboolean needed = values_can_overflow (solver);

  if (needed || !solver->is_careful)
    return needed;
  solver->has_low_values = FALSE; /* a compiled basis computes none */
  for (guint p = 0; p < solver->n_active; p++)
    solver->work->scratch[p] = fabs (tl_solver_constant (solver, solver->active[p]));
  tl_factor_bound (solver->work->factor, solver->work->scratch, solver->work->direction);
  for (guint i = 0; i < solver->n_rows && !needed; i++)
    {
      const TlRow  *row = tl_solver_row (solver, i);
      const TlTerm *terms = tl_solver_row_terms (solver, row);
      double        rounding = 0.0, magnitude = fabs (tl_solver_constant (solver, i));

      for (guint k = 0; row->kind == TL_ROW_GOAL && k < row->n_terms; k++)
        {
          rounding
            += TL_DOUBLE_ROUNDING * fabs (terms[k].coefficient) * solver->work->direction[terms[k].variable];
          magnitude += fabs (terms[k].coefficient * solver->values[terms[k].variable]);
        }
      needed = !(rounding <= tl_solver_residual_tolerance (solver, row, magnitude));
    }
  return needed;
}
