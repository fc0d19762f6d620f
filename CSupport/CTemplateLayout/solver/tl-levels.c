/* tl-levels.c: the distinct priorities in use, highest first; the objective has one entry for each. */
#include "solver/tl-solver-private.h"

/* The place of `priority`, or the place where it belongs when it is not there. */
static guint
levels_find (const TlSolver *solver, TlPriority priority, gboolean *found)
{
  guint low = 0, high = solver->levels->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (g_array_index (solver->levels, TlLevel, middle).priority > priority)
        low = middle + 1;
      else
        high = middle;
    }
  *found = low < solver->levels->len && g_array_index (solver->levels, TlLevel, low).priority >= priority;
  return low;
}

void
tl_levels_use (TlSolver *solver, TlPriority priority)
{
  gboolean found;
  guint    place;

  if (priority <= 0.0f)
    return;
  place = levels_find (solver, priority, &found);
  if (!found)
    {
      TlLevel level = { priority, 0 };

      g_array_insert_val (solver->levels, place, level);
      solver->levels_dirty = TRUE;
    }
  g_array_index (solver->levels, TlLevel, place).n_uses++;
}

void
tl_levels_release (TlSolver *solver, TlPriority priority)
{
  gboolean found;
  guint    place;

  if (priority <= 0.0f)
    return;
  place = levels_find (solver, priority, &found);
  g_assert (found);
  if (--g_array_index (solver->levels, TlLevel, place).n_uses == 0 && place > 0)
    {
      g_array_remove_index (solver->levels, place);
      solver->levels_dirty = TRUE;
    }
}

/* The level of one side of a row. A broken row has lost its required side. */
static gint
levels_rank (const TlSolver *solver, const TlRow *row, TlPriority priority)
{
  gboolean found;
  guint    place;

  if (priority <= 0.0f || row->kind != TL_ROW_GOAL)
    return TL_NO_LEVEL;
  if (row->broken && priority >= TL_PRIORITY_REQUIRED)
    return TL_NO_LEVEL;
  place = levels_find (solver, priority, &found);
  g_assert (found);
  return (gint)place;
}

void
tl_levels_rank_row (const TlSolver *solver, TlRow *row)
{
  row->above_level = levels_rank (solver, row, row->above);
  row->below_level = levels_rank (solver, row, row->below);
}

void
tl_levels_rank_rows (TlSolver *solver)
{
  for (guint i = 0; i < solver->rows->len; i++)
    tl_levels_rank_row (solver, tl_solver_row (solver, i));
  solver->levels_dirty = FALSE;
  solver->costs_dirty = TRUE;
}
