/* tl-constraints.c: adding and removing constraints, and iterating over them.
 *
 * Edits only record changes; tl_solver_solve() does the work.
 */
#include "solver/arithmetic/tl-equal.h"
#include "solver/model/tl-model.h"

#include <string.h>

/* The number of removed rows with which an added constraint is compared: those removed last. */
#define TL_MAX_REINSTATED 4

gboolean
tl_row_is_stated_as (const TlSolver *solver, const TlRow *row, const TlTerm *terms, guint n_terms)
{
  const TlTerm *own = tl_solver_row_terms (solver, row);

  if (row->n_terms != n_terms)
    return FALSE;
  for (guint i = 0; i < n_terms; i++)
    {
      if (own[i].variable != terms[i].variable - 1 || own[i].coefficient < terms[i].coefficient
          || own[i].coefficient > terms[i].coefficient)
        return FALSE;
    }
  return TRUE;
}

static gboolean
priorities_are_equal (const TlRow *row, TlPriority above, TlPriority below)
{
  return tl_numbers_are_equal ((double)row->above, (double)above)
         && tl_numbers_are_equal ((double)row->below, (double)below);
}

/* Finds a constraint that was removed since the last solution and has the same terms and priorities as the
 * one being added, and makes it valid again. This happens when a cell's target size is removed and added for
 * every row of a list. The constraint's row is still in the system; only its constant and its age change.
 * Sets @reinstated to the row's index; returns %FALSE if there is no such row. */
static gboolean
solver_reinstate (
  TlSolver *solver, const TlTerm *terms, guint n_terms, TlPriority above, TlPriority below, guint *reinstated)
{
  guint n_removed = solver->removed_rows.length;

  for (guint i = n_removed; i-- > (n_removed > TL_MAX_REINSTATED ? n_removed - TL_MAX_REINSTATED : 0);)
    {
      TlRow *row;

      *reinstated = solver->removed_rows.items[i];
      row = tl_solver_row (solver, *reinstated);
      if (row->order != 0 || !priorities_are_equal (row, above, below)
          || !tl_row_is_stated_as (solver, row, terms, n_terms))
        continue;
      row->kind = TL_ROW_GOAL;
      row->serial = ++solver->last_serial;
      tl_row_list_remove (&solver->removed_rows, i);
      return TRUE;
    }
  return FALSE;
}

/* Counts one use of each of two priorities; if they are equal, their level is searched for only once. */
static void
use_levels (TlSolver *solver, TlPriority above, TlPriority below)
{
  gboolean is_even = tl_numbers_are_equal ((double)above, (double)below);

  if (is_even)
    {
      tl_levels_use (solver, above, 2);
      return;
    }
  tl_levels_use (solver, above, 1);
  tl_levels_use (solver, below, 1);
}

/* Sets the priorities of a row that has none. */
static void
row_take_priorities (TlSolver *solver, TlRow *row, TlPriority above, TlPriority below)
{
  use_levels (solver, above, below);
  row->above = above;
  row->below = below;
  if (!solver->state.levels_dirty)
    tl_levels_rank_row (solver, row);
}

void
tl_solver_assign_priorities (TlSolver *solver, TlRow *row, TlPriority above, TlPriority below)
{
  TlPriority former_above = row->above, former_below = row->below;

  row_take_priorities (solver, row, above, below);
  tl_levels_release (solver, former_above);
  tl_levels_release (solver, former_below); /* if a level is removed, the next solution ranks all rows */
}

TlConstraint
tl_solver_add_goal (
  TlSolver *solver, const TlTerm *terms, guint n_terms, double constant, TlPriority above, TlPriority below)
{
  guint index;

  if (solver->removed_rows.length == 0 || !solver_reinstate (solver, terms, n_terms, above, below, &index))
    {
      index = tl_rows_append (solver, terms, n_terms);
      solver->state.structure_dirty = TRUE;
      tl_changed_rows_forget (&solver->changed); /* its array has no element for the new row */
      row_take_priorities (solver, tl_solver_row (solver, index), above, below);
    }
  tl_solver_write_constant (solver, index, constant);
  solver->state.values_dirty = TRUE;
  return index + 1;
}

TlConstraint
tl_solver_add_constraint (TlSolver     *solver,
                          const TlTerm *terms,
                          guint         n_terms,
                          TlRelation    relation,
                          double        constant,
                          TlPriority    priority,
                          GError      **error)
{
  g_return_val_if_fail (tl_solver_can_change (solver) && (terms != NULL || n_terms == 0), 0);
  if (!tl_check_terms (solver, terms, n_terms, error) || !tl_check_relation (relation, error)
      || !tl_check_finite (constant, "constant", error) || !tl_check_priority (priority, error))
    return 0;
  return tl_solver_add_goal (solver, terms, n_terms, constant,
                             relation == TL_RELATION_GREATER_OR_EQUAL ? 0.0f : priority,
                             relation == TL_RELATION_LESS_OR_EQUAL ? 0.0f : priority);
}

TlConstraint
tl_solver_add_two_sided (TlSolver     *solver,
                         const TlTerm *terms,
                         guint         n_terms,
                         double        constant,
                         TlPriority    above_priority,
                         TlPriority    below_priority,
                         GError      **error)
{
  g_return_val_if_fail (tl_solver_can_change (solver) && (terms != NULL || n_terms == 0), 0);
  if (!tl_check_terms (solver, terms, n_terms, error) || !tl_check_finite (constant, "constant", error)
      || !tl_check_priority (above_priority, error) || !tl_check_priority (below_priority, error))
    return 0;
  return tl_solver_add_goal (solver, terms, n_terms, constant, above_priority, below_priority);
}

static void
solver_reserve_user_data (TlSolver *solver)
{
  guint former = solver->user_data.capacity;

  if (solver->n_rows <= former)
    return;
  solver->user_data.capacity = solver->n_rows + solver->n_rows / 2;
  solver->user_data.items = g_renew (gpointer, solver->user_data.items, solver->user_data.capacity);
  memset (solver->user_data.items + former, 0, (solver->user_data.capacity - former) * sizeof (gpointer));
}

static void
solver_write_user_data (TlSolver *solver, guint index, gpointer user_data)
{
  if (user_data != NULL)
    solver_reserve_user_data (solver);
  if (index < solver->user_data.capacity)
    solver->user_data.items[index] = user_data;
}

gboolean
tl_solver_remove_constraint (TlSolver *solver, TlConstraint constraint, GError **error)
{
  TlRow *row;

  g_return_val_if_fail (tl_solver_can_change (solver), FALSE);
  row = tl_solver_require (solver, constraint, error);
  if (row == NULL)
    return FALSE;
  row->kind = TL_ROW_REMOVED;
  solver_write_user_data (solver, constraint - 1, NULL);
  tl_row_list_append (&solver->removed_rows, constraint - 1);
  solver->state.values_dirty = TRUE;
  return TRUE;
}

void
tl_solver_set_user_data (TlSolver *solver, TlConstraint constraint, gpointer user_data)
{
  g_return_if_fail (tl_solver_can_change (solver) && tl_solver_lookup (solver, constraint) != NULL);
  solver_write_user_data (solver, constraint - 1, user_data);
}

gpointer
tl_solver_get_user_data (const TlSolver *solver, TlConstraint constraint)
{
  gboolean is_known = tl_solver_lookup (solver, constraint) != NULL;

  return is_known && constraint <= solver->user_data.capacity ? solver->user_data.items[constraint - 1]
                                                              : NULL;
}

TlConstraint
tl_solver_next_constraint (const TlSolver *solver, TlConstraint after)
{
  g_return_val_if_fail (solver != NULL, 0);
  for (TlConstraint id = after + 1; id <= solver->n_rows; id++)
    {
      if (tl_solver_lookup (solver, id) != NULL)
        return id;
    }
  return 0;
}
