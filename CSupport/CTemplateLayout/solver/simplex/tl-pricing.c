/* tl-pricing.c: multipliers, and the slopes and directions of edges.
 *
 * Let g be the gradient of the inactive rows' cost, one vector for each level, and let the multipliers λ be
 * the solution of Aᵀ λ = g, where A consists of the active rows. Consider the edge along which the residual
 * of active row p becomes ±1. Moving along it changes the cost by ±λ_p plus the cost of row p itself on that
 * side: one number for each level. The vertex is optimal if this vector is not lexicographically negative for
 * any edge.
 *
 * If the vector is 0, the origin rows decide, each as a level of its own, in the order of the variables: the
 * edge is an improvement if the first variable that moves along it moves towards 0. Resting variables come
 * after all others, and before them the limits of inequalities decide (see tl-limits.c). Before all of these,
 * the rows of stacked lengths decide (see tl-ties.c). To decide this, only the edge's direction is needed,
 * and no multipliers.
 */
#include "solver/simplex/tl-simplex.h"

#include "solver/active-set/tl-precise.h"

#include <math.h>
#include <string.h>

static gboolean
pricing_is_zero (const double *vector, guint length)
{
  for (guint i = 0; i < length; i++)
    {
      if (vector[i] != 0.0)
        return FALSE;
    }
  return TRUE;
}

void
tl_pricing_next_level (TlSolver *solver)
{
  TlWorkspace  *work = solver->work;
  gsize         n = solver->n_variables;
  guint         level = work->n_priced_levels++;
  const double *gradient = work->gradient + level * n;

  work->level_is_zero[level] = pricing_is_zero (gradient, solver->n_variables);
  if (work->level_is_zero[level])
    return;
  memcpy (work->direction, gradient, n * sizeof (double));
  tl_factor_solve_transposed (work->factor, work->direction, work->multipliers + level * n);
}

void
tl_pricing_multipliers (TlSolver *solver, guint n_levels)
{
  solver->work->n_priced_levels = 0;
  if (solver->numerics.is_careful)
    {
      tl_precise_multipliers (solver, n_levels);
      solver->work->n_priced_levels = n_levels;
    }
  while (solver->work->n_priced_levels < n_levels)
    tl_pricing_next_level (solver);
}

/* The slope of the cost of @level along an edge, for a level whose multipliers have been computed. */
static inline double
pricing_slope (TlSolver *solver, guint position, gint sign, guint level)
{
  const TlRow *row = tl_solver_row (solver, solver->active[position]);
  double       own = tl_row_level (row, sign) == (gint)level ? 1.0 : 0.0;

  if (solver->work->level_is_zero[level])
    return own;
  if (solver->numerics.is_careful)
    return tl_precise_slope (solver, position, sign, level, own);
  return own + sign * solver->work->multipliers[(gsize)level * solver->n_variables + position];
}

/* The slope of a level's cost along @edge, for a level whose multipliers have not been computed. The edge's
 * direction must be in the workspace's `direction`, and the variables that move in `moved`. */
static double
pricing_slope_along (const TlSolver *solver, const TlEdge *edge, guint level)
{
  const TlRow  *row = tl_solver_row (solver, solver->active[edge->position]);
  const double *gradient = solver->work->gradient + (gsize)level * solver->n_variables;
  double        slope = tl_row_level (row, edge->sign) == (gint)level ? 1.0 : 0.0;

  for (guint i = 0; i < solver->work->n_moved; i++)
    {
      guint j = solver->work->moved[i];

      slope += gradient[j] * solver->work->direction[j];
    }
  return slope;
}

double
tl_pricing_slope_at (TlSolver *solver, const TlEdge *edge, guint level)
{
  return level < solver->work->n_priced_levels ? pricing_slope (solver, edge->position, edge->sign, level)
                                               : pricing_slope_along (solver, edge, level);
}

gint
tl_pricing_slope_sign (TlSolver *solver, guint position, gint sign, guint n_levels, gint *deciding_level)
{
  for (guint level = 0; level < n_levels; level++)
    {
      double slope = pricing_slope (solver, position, sign, level);

      tl_solver_check_near_zero (solver, slope);
      if (fabs (slope) > solver->numerics.pivot_tolerance)
        {
          *deciding_level = (gint)level;
          return slope < 0.0 ? -1 : 1;
        }
    }
  *deciding_level = (gint)n_levels;
  return 0;
}

void
tl_pricing_edge_direction (TlSolver *solver, guint position, gint sign)
{
  if (solver->numerics.is_careful)
    {
      tl_precise_edge_direction (solver, position, sign);
      return;
    }
  memset (solver->work->scratch, 0, solver->n_variables * sizeof (double));
  solver->work->scratch[position] = sign;
  tl_factor_solve (solver->work->factor, solver->work->scratch, solver->work->direction);
}

gboolean
tl_pricing_note_origin_sides (TlSolver *solver)
{
  double zero
    = solver->numerics.is_careful ? 0.0 : TL_RESIDUAL_ABSOLUTE + TL_RESIDUAL_RELATIVE * solver->largest_value;
  gboolean changed = FALSE;

  for (guint j = 0; j < solver->n_variables; j++)
    {
      TlRow *origin = tl_solver_row (solver, solver->origins[j]);

      gint8 side = origin->side == 0 ? 1 : origin->side;

      if (solver->values[j] > zero)
        side = 1;
      else if (solver->values[j] < -zero)
        side = -1;
      changed |= side != origin->side;
      origin->side = side;
    }
  return changed;
}

/* Returns −1 if the origin row of @variable improves when the variable changes by @step, otherwise +1. Sets
 * @deciding to the row's index. */
static gint
pricing_origin_tie_sign (const TlSolver *solver, guint variable, double step, guint *deciding)
{
  const TlRow *origin = tl_solver_row (solver, solver->origins[variable]);

  *deciding = solver->origins[variable];
  return origin->position != TL_NO_POSITION || origin->side * step > 0.0 ? 1 : -1;
}

gint
tl_pricing_tie_sign (
  TlSolver *solver, const double *direction, const guint *support, guint n_support, guint *deciding)
{
  guint first = G_MAXUINT, first_resting = G_MAXUINT;
  gint  sign;

  *deciding = G_MAXUINT;
  if ((sign = tl_ties_slope_sign (solver, direction, deciding)) != 0)
    return sign;
  for (guint i = 0; i < n_support; i++)
    {
      guint  j = support == NULL ? i : support[i];
      guint *least = tl_solver_row (solver, solver->origins[j])->is_resting ? &first_resting : &first;

      tl_solver_check_near_zero (solver, direction[j]);
      if (j < *least && fabs (direction[j]) > solver->numerics.pivot_tolerance)
        *least = j;
    }
  if (first == G_MAXUINT && first_resting != G_MAXUINT)
    {
      if ((sign = tl_limits_slope_sign (solver, direction)) != 0)
        return sign;
      first = first_resting;
    }
  return first == G_MAXUINT ? 0 : pricing_origin_tie_sign (solver, first, direction[first], deciding);
}
