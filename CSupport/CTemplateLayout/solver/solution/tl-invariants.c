/* tl-invariants.c: a check of all invariants that hold between calls. */
#include "solver/bases/tl-basis-cache.h"
#include "solver/simplex/tl-simplex.h"

#include <math.h>

static gboolean
invariant_broken (GError **error, const char *what, guint where)
{
  g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NUMERIC, "invariant broken: %s (%u)", what, where);
  return FALSE;
}

static gboolean
check_active_rows (const TlSolver *solver, GError **error)
{
  for (guint p = 0; p < solver->n_active; p++)
    {
      const TlRow *row = tl_solver_row (solver, solver->active[p]);
      double       scale = 1.0 + fabs (tl_solver_constant (solver, solver->active[p]));

      if (row->position != p)
        return invariant_broken (error, "an active row does not know its position", p);
      if (fabs (tl_rows_residual (solver, row)) > 1e-9 * scale
          && tl_rows_snapped_residual (solver, row) != 0.0)
        return invariant_broken (error, "an active row is not tight", p);
    }
  return TRUE;
}

static gboolean
check_inactive_row (const TlSolver *solver, guint index, GError **error)
{
  const TlRow *row = tl_solver_row (solver, index);

  if (row->kind == TL_ROW_LEAVING)
    return invariant_broken (error, "a removed row is still there", index);
  if (tl_row_can_be_breakpoint (row) && row->side * tl_rows_snapped_residual (solver, row) < 0.0)
    return invariant_broken (error, "a row is not on the side that it is priced for", index);
  return TRUE;
}

static gboolean
check_gradient (TlSolver *solver, GError **error)
{
  gsize   size = (gsize)solver->work->n_gradient_levels * solver->n_variables;
  double *kept = size > 0 ? g_memdup2 (solver->work->gradient, size * sizeof (double)) : NULL;
  gsize   wrong = size;

  tl_gradient_rebuild (solver);
  for (gsize i = 0; i < size; i++)
    {
      if (fabs (kept[i] - solver->work->gradient[i]) > TL_MULTIPLIER_TOLERANCE * (1.0 + fabs (kept[i])))
        wrong = i;
    }
  g_free (kept);
  if (wrong < size)
    return invariant_broken (error, "the gradient is not the sum of the rows' costs", (guint)wrong);
  return TRUE;
}

static gboolean
check_optimal (TlSolver *solver, GError **error)
{
  TlEdge edge = { 0, 0, 0 };

  if (tl_edge_pricing_choose (solver, solver->n_levels, FALSE, &edge))
    return invariant_broken (error, "an edge improves the cost", edge.position);
  return TRUE;
}

static gboolean
check_all (TlSolver *solver, GError **error)
{
  if (solver->state.costs_dirty)
    tl_gradient_rebuild (solver);
  if (solver->state.factor_dirty)
    tl_active_set_refactor (solver);
  if (solver->n_active != solver->n_variables || solver->n_leaving != 0 || solver->removed_rows.length != 0)
    return invariant_broken (error, "the active set is incomplete", solver->n_active);
  if (!check_active_rows (solver, error))
    return FALSE;
  for (guint i = 0; i < solver->n_rows; i++)
    {
      if (!check_inactive_row (solver, i, error))
        return FALSE;
    }
  if (!tl_rows_hold_required (solver))
    return invariant_broken (error, "a required row is violated that was not broken", 0);
  return check_gradient (solver, error) && check_optimal (solver, error);
}

gboolean
tl_solver_check_invariants (TlSolver *solver, GError **error)
{
  gboolean holds;

  g_return_val_if_fail (tl_solver_can_change (solver), FALSE);
  tl_workspace_attach (solver);
  tl_basis_cache_sync (solver);
  holds = check_all (solver, error);
  tl_workspace_detach (solver);
  return holds;
}
