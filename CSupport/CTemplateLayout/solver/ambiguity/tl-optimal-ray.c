/* tl-optimal-ray.c: optimal rays, which are edges from the vertex that consist of equally good solutions. */
#include "solver/ambiguity/tl-optimal-ray.h"

#include "solver/bases/tl-basis-cache.h"
#include "solver/simplex/tl-simplex.h"
#include "solver/solution/tl-solution.h"

#include <math.h>

double
tl_optimal_ray_row_reach (TlSolver *solver, const TlRow *row, const double *direction)
{
  double rate = tl_rows_snapped_rate (solver, row, direction);

  if (row->side * rate >= 0.0)
    return G_MAXDOUBLE;
  return MAX (0.0, row->side * tl_rows_snapped_residual (solver, row)) / fabs (rate);
}

/* The distance along the zero-cost edge in `direction` at which a level's cost begins to change; %G_MAXDOUBLE
 * if none does. */
static double
ray_reach (TlSolver *solver)
{
  double reach = G_MAXDOUBLE;

  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if (tl_row_can_be_breakpoint (row))
        reach = MIN (reach, tl_optimal_ray_row_reach (solver, row, solver->work->direction));
    }
  return reach;
}

void
tl_optimal_ray_prepare (TlSolver *solver)
{
  if (solver->state.factor_dirty || tl_factor_get_n_updates (solver->work->factor) > 0)
    tl_active_set_refactor (solver);
  if (solver->state.costs_dirty)
    tl_gradient_rebuild (solver);
  tl_pricing_multipliers (solver, solver->n_levels);
}

/* Finds the next zero-cost edge of positive length, beginning with the edge number *@edge, and computes its
 * direction in the workspace's `direction` and its length in @reach. Each active row has two edges. If p is
 * its position, the edge on which the row moves to its positive side has the number 2 p, the other one 2 p +
 * 1. Returns %FALSE if there is no such edge. */
static gboolean
ray_next (TlSolver *solver, guint *edge, double *reach)
{
  for (; *edge < 2 * solver->n_active; (*edge)++)
    {
      gint sign = *edge % 2 == 0 ? 1 : -1, level;

      if (tl_pricing_slope_sign (solver, *edge / 2, sign, solver->n_levels, &level) != 0)
        continue;
      tl_pricing_edge_direction (solver, *edge / 2, sign);
      *reach = ray_reach (solver);
      if (*reach > tl_solver_shortest_move (solver))
        return TRUE;
    }
  return FALSE;
}

/* Finds the optimal ray at @index, and computes its direction in the workspace's `direction` and its length
 * in @reach. Returns %FALSE if there is no such ray. */
static gboolean
ray_find (TlSolver *solver, guint index, double *reach)
{
  guint edge = 0;

  for (; ray_next (solver, &edge, reach); edge++)
    {
      if (index-- == 0)
        return TRUE;
    }
  return FALSE;
}

gboolean
tl_solver_get_optimal_ray (TlSolver *solver, guint index, double *direction, double *reach)
{
  gboolean found;

  g_return_val_if_fail (tl_solver_can_change (solver) && direction != NULL && reach != NULL, FALSE);
  if (!tl_solver_bring_up_to_date (solver))
    return FALSE;
  tl_basis_cache_sync (solver);
  if (!solver->state.uses_ties)
    return FALSE;
  tl_workspace_attach (solver);
  tl_optimal_ray_prepare (solver);
  found = ray_find (solver, index, reach);
  for (guint j = 0; found && j < solver->n_variables; j++)
    direction[j] = fabs (solver->work->direction[j]) > solver->numerics.pivot_tolerance
                     ? solver->work->direction[j]
                     : 0.0;
  tl_workspace_detach (solver);
  return found;
}
