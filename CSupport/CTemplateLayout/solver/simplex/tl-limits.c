/* tl-limits.c: the limits of inequalities, at which ambiguous resting variables are.
 *
 * In Cassowary (Badros, Borning and Stuckey, section 2), an inequality x ≤ 23 is the row x = 23 − s with a
 * slack s ≥ 0. If nothing else determines x, the slack remains nonbasic: s is 0 and x is 23. A variable that
 * is restricted to numbers that are not negative, as lengths are, is nonbasic like a slack and remains 0.
 *
 * This solver chooses among equally good solutions by rules that do not depend on the order of edits. Each
 * variable either is a resting variable, as positions are, or is not, as lengths are not. Equally good
 * solutions are compared first by the variables that do not rest, each of which should be close to 0; then by
 * the *limit rows*, which are the inequalities of resting variables: the sum of their slacks should be small;
 * then by the resting variables, which should be close to 0 as well. The sum of slacks is bounded on
 * equally good solutions: a slack that falls below 0 has a cost. If an equality has been split into two
 * inequalities (tl-statement-rows.c), their slacks add up to 0. In a solver without resting variables,
 * inequalities have no part in the choice.
 *
 * Whether a limit row takes part depends on its constant, because suspended statements have limits that are
 * out of reach. An active set whose optimality depends on limit rows is therefore tested again when constants
 * change (see `uses_limits`), and the compiled basis checks which limit rows are in reach.
 */
#include "solver/simplex/tl-simplex.h"

#include <math.h>

/* Whether a row mentions a resting variable. */
static gboolean
row_mentions_resting (const TlSolver *solver, const TlRow *row)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);

  for (guint i = 0; i < row->n_terms; i++)
    {
      if (tl_solver_row (solver, solver->origins[terms[i].variable])->is_resting)
        return TRUE;
    }
  return FALSE;
}

/* Whether a row is an inequality of resting variables. */
static gboolean
row_is_limit (const TlSolver *solver, const TlRow *row)
{
  return row->kind == TL_ROW_GOAL && (row->above > 0.0f) != (row->below > 0.0f)
         && row_mentions_resting (solver, row);
}

void
tl_limits_collect (TlSolver *solver)
{
  g_array_set_size (solver->work->limit_rows, 0);
  for (guint i = 0; i < solver->n_rows; i++)
    {
      if (row_is_limit (solver, tl_solver_row (solver, i)))
        g_array_append_val (solver->work->limit_rows, i);
    }
}

void
tl_limits_note_reach (TlSolver *solver)
{
  for (guint i = 0; i < solver->work->limit_rows->len; i++)
    {
      guint index = g_array_index (solver->work->limit_rows, guint, i);

      tl_solver_row (solver, index)->was_in_reach
        = tl_limits_are_in_reach (solver->constants[index]) != FALSE;
    }
}

gint
tl_limits_slope_sign (TlSolver *solver, const double *direction)
{
  double slope = 0.0, magnitude = 0.0;

  for (guint i = 0; i < solver->work->limit_rows->len; i++)
    {
      guint        index = g_array_index (solver->work->limit_rows, guint, i);
      const TlRow *row = tl_solver_row (solver, index);
      double       rate = tl_rows_snapped_rate (solver, row, direction);

      if (rate == 0.0)
        continue;
      solver->state.uses_limits = TRUE;
      if (!tl_limits_are_in_reach (tl_solver_constant (solver, index)))
        continue;
      slope += row->above > 0.0f ? -rate : rate;
      magnitude += fabs (rate);
    }
  if (fabs (slope) <= solver->numerics.pivot_tolerance + TL_CAREFUL_RELATIVE * magnitude)
    return 0;
  return slope < 0.0 ? -1 : 1;
}
