/* tl-levels.c: the levels, which are the distinct priorities in use, highest first. The objective has one
 * component for each level. */
#include "solver/arithmetic/tl-equal.h"
#include "solver/model/tl-model.h"

#include <string.h>

/* The number of levels up to which they are searched one after the other. */
#define TL_FEW_LEVELS 8

/* Returns the index of the level of @priority and sets @found to %TRUE; if there is no such level, sets
 * @found to %FALSE and returns the index at which the level would be inserted. */
static inline guint
levels_find (const TlSolver *solver, TlPriority priority, gboolean *found)
{
  const TlLevel *levels = solver->levels;
  guint          low = 0, high = solver->n_levels;

  while (high - low > TL_FEW_LEVELS)
    {
      guint middle = (low + high) / 2;

      if (levels[middle].priority > priority)
        low = middle + 1;
      else
        high = middle;
    }
  while (low < high && levels[low].priority > priority)
    low++;
  *found = low < solver->n_levels && levels[low].priority >= priority;
  return low;
}

static G_GNUC_NO_INLINE void
levels_insert (TlSolver *solver, guint place, TlPriority priority)
{
  if (solver->n_levels == solver->level_capacity)
    {
      solver->level_capacity = MAX (8, 2 * solver->level_capacity);
      solver->levels = g_renew (TlLevel, solver->levels, solver->level_capacity);
    }
  memmove (solver->levels + place + 1, solver->levels + place, (solver->n_levels - place) * sizeof (TlLevel));
  solver->levels[place] = (TlLevel){ priority, 0 };
  solver->n_levels++;
  solver->state.levels_dirty = TRUE;
}

void
tl_levels_use (TlSolver *solver, TlPriority priority, guint n_uses)
{
  gboolean found;
  guint    place;

  if (priority <= 0.0f)
    return;
  if (priority >= TL_PRIORITY_REQUIRED && solver->n_levels > 0)
    {
      solver->levels[0].n_uses += n_uses;
      return;
    }
  place = levels_find (solver, priority, &found);
  if (!found)
    levels_insert (solver, place, priority);
  solver->levels[place].n_uses += n_uses;
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
  if (--solver->levels[place].n_uses > 0 || place == 0)
    return;
  solver->n_levels--;
  memmove (solver->levels + place, solver->levels + place + 1, (solver->n_levels - place) * sizeof (TlLevel));
  solver->state.levels_dirty = TRUE;
}

/* Returns the level of one side of @row (residuals above 0, or below 0), whose priority is @priority;
 * TL_NO_LEVEL if the side costs nothing. A broken row has no level on a required side. A removed row keeps
 * its levels, because it may be added again. */
static gint
levels_rank (const TlSolver *solver, const TlRow *row, TlPriority priority)
{
  gboolean found;
  guint    place;

  if (priority <= 0.0f || (row->kind != TL_ROW_GOAL && row->kind != TL_ROW_REMOVED))
    return TL_NO_LEVEL;
  if (priority >= TL_PRIORITY_REQUIRED)
    return row->broken ? TL_NO_LEVEL : 0;
  place = levels_find (solver, priority, &found);
  g_assert (found);
  return (gint)place;
}

void
tl_levels_rank_row (const TlSolver *solver, TlRow *row)
{
  gboolean is_even = tl_numbers_are_equal ((double)row->above, (double)row->below);

  row->above_level = levels_rank (solver, row, row->above);
  row->below_level = is_even ? row->above_level : levels_rank (solver, row, row->below);
}

void
tl_levels_rank_rows (TlSolver *solver)
{
  for (guint i = 0; i < solver->n_rows; i++)
    tl_levels_rank_row (solver, tl_solver_row (solver, i));
  solver->state.levels_dirty = FALSE;
  solver->state.costs_dirty = TRUE;
}
