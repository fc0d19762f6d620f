/* tl-removed-rows.c: deletes the rows of constraints that the caller has removed. */
#include "solver/simplex/tl-simplex.h"

/* Deletes the row of a removed constraint. If the row is active, it stays in the active set, at no cost,
 * until a pivot replaces it. */
static void
removed_row_drop (TlSolver *solver, guint index)
{
  TlRow *row = tl_solver_row (solver, index);

  if (row->position == TL_NO_POSITION)
    tl_gradient_add (solver, row, -1.0);
  tl_solver_assign_priorities (solver, row, 0.0f, 0.0f);
  row->broken = FALSE;
  solver->state.is_optimal = FALSE;
  solver->state.structure_dirty = TRUE;
  if (row->position == TL_NO_POSITION)
    {
      tl_rows_recycle (solver, index);
      return;
    }
  row->kind = TL_ROW_LEAVING;
  row->above_level = row->below_level = TL_NO_LEVEL;
  solver->n_leaving++;
}

void
tl_removed_rows_drop (TlSolver *solver)
{
  tl_workspace_attach (solver);
  for (guint i = 0; i < solver->removed_rows.length; i++)
    removed_row_drop (solver, solver->removed_rows.items[i]);
  solver->removed_rows.length = 0;
}
