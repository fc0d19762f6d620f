/* tl-ambiguity.c: which variables could move without any constraint noticing. */
#include "solver/tl-solver-private.h"

#include <math.h>

/* How far an edge that no level minds can be walked before one does. */
static double
ambiguity_reach (const TlSolver *solver)
{
  double reach = G_MAXDOUBLE;

  for (guint i = 0; i < solver->rows->len; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);
      double       rate;

      if (row->kind != TL_ROW_GOAL || row->position != TL_NO_POSITION
          || (row->above_level == TL_NO_LEVEL && row->below_level == TL_NO_LEVEL))
        continue;
      rate = tl_rows_rate (solver, row, solver->direction);
      if (fabs (rate) > TL_PIVOT_TOLERANCE && row->side * rate < 0.0)
        reach = MIN (reach, MAX (0.0, row->side * tl_rows_snapped_residual (solver, row)) / fabs (rate));
    }
  return reach;
}

/**
 * tl_solver_is_ambiguous:
 * @solver: a solver that is solved
 * @variable: a variable's id
 *
 * Finds out whether a variable could take another value with every constraint held as well as now, so
 * that its value was settled only by the rule that pulls variables towards 0. Costs one solution of the
 * active rows for each degree of freedom.
 *
 * Returns: %TRUE if the variable could move
 */
gboolean
tl_solver_is_ambiguous (TlSolver *solver, TlVariable variable)
{
  guint n_levels = solver->levels->len;
  gint  level;

  g_return_val_if_fail (variable > 0 && variable <= solver->n_variables, FALSE);
  g_return_val_if_fail (solver->optimal, FALSE);
  tl_programme_memory_sync (solver);
  if (solver->factor_dirty)
    tl_active_set_refactor (solver);
  if (solver->costs_dirty)
    tl_pricing_rebuild (solver);
  tl_pricing_multipliers (solver, n_levels);
  if (!solver->uses_ties)
    return FALSE;
  for (guint p = 0; p < solver->n_active; p++)
    {
      for (gint sign = -1; sign <= 1; sign += 2)
        {
          if (tl_pricing_slope_sign (solver, p, sign, n_levels, &level) != 0)
            continue;
          tl_pricing_edge_direction (solver, p, sign);
          if (fabs (solver->direction[variable - 1]) > TL_PIVOT_TOLERANCE
              && ambiguity_reach (solver) > TL_RESIDUAL_ABSOLUTE)
            return TRUE;
        }
    }
  return FALSE;
}
