/* tl-conflict.c: required constraints that cannot all hold.
 *
 * Which one is given up: going through the required constraints in the order in which they were added,
 * each one that cannot hold together with those kept before it. The rule does not depend on the way the
 * solver went. The first such constraint is found by bisection, each step a warm solution of the
 * required level alone.
 *
 * Why it was given up: at the least infeasible vertex the inactive rows that are priced for violating
 * the required level, together with the active rows that have a multiplier in it, are a contradiction
 * (Farkas' lemma: these multipliers combine them to 0 < 0). Those that can be left out one by one, are; what
 * remains is minimal.
 */
#include "solver/tl-solver-private.h"

#include <math.h>

static gboolean
row_is_required (const TlRow *row)
{
  return row->kind == TL_ROW_GOAL
         && (row->above >= TL_PRIORITY_REQUIRED || row->below >= TL_PRIORITY_REQUIRED);
}

/* Whether an inactive row is priced for violating its required side. */
static gboolean
row_is_priced_as_required (const TlRow *row)
{
  if (row->kind != TL_ROW_GOAL || row->position != TL_NO_POSITION)
    return FALSE;
  return (row->side > 0 ? row->above_level : row->below_level) == 0;
}

/* Whether the present vertex violates a required constraint. */
gboolean
tl_conflict_exists (TlSolver *solver)
{
  for (guint i = 0; i < solver->rows->len; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if (row_is_priced_as_required (row) && tl_rows_snapped_residual (solver, row) != 0.0)
        return TRUE;
    }
  return FALSE;
}

void
tl_conflict_record_free (gpointer data)
{
  TlConflictRecord *record = data;

  g_array_unref (record->constraints);
  g_free (record);
}

static void
conflict_set_disabled (TlSolver *solver, guint index, gboolean disabled)
{
  TlRow *row = tl_solver_row (solver, index);

  if (row->disabled == disabled)
    return;
  row->disabled = disabled;
  tl_levels_rank_row (solver, row);
  solver->costs_dirty = TRUE;
  solver->optimal = FALSE;
}

static gint
compare_age (gconstpointer left, gconstpointer right, gpointer data)
{
  const TlSolver *solver = data;
  guint64         left_serial = tl_solver_row (solver, *(const guint *)left)->serial;
  guint64         right_serial = tl_solver_row (solver, *(const guint *)right)->serial;

  return left_serial < right_serial ? -1 : left_serial > right_serial;
}

/* The required rows that have not been given up, oldest first. */
static GArray *
conflict_gather (TlSolver *solver)
{
  GArray *required = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < solver->rows->len; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if (row_is_required (row) && !row->broken)
        g_array_append_val (required, i);
    }
  g_array_sort_with_data (required, compare_age, solver);
  return required;
}

/* Whether the required rows that are not disabled can hold together. */
static gboolean
conflict_is_feasible (TlSolver *solver, gboolean *feasible, GError **error)
{
  if (!tl_simplex_refresh_level (solver, 1, error))
    return FALSE;
  *feasible = !tl_conflict_exists (solver);
  return TRUE;
}

static void
conflict_enable_first (TlSolver *solver, const GArray *required, guint n_enabled)
{
  for (guint i = 0; i < required->len; i++)
    conflict_set_disabled (solver, g_array_index (required, guint, i), i >= n_enabled);
}

/* Finds the least number of oldest required rows that cannot hold together. They are known to be at
 * most all of them. */
static gboolean
conflict_bisect (TlSolver *solver, const GArray *required, guint *n_needed, GError **error)
{
  guint low = 1, high = required->len;

  while (low < high)
    {
      guint    middle = (low + high) / 2;
      gboolean feasible;

      conflict_enable_first (solver, required, middle);
      if (!conflict_is_feasible (solver, &feasible, error))
        return FALSE;
      if (feasible)
        low = middle + 1;
      else
        high = middle;
    }
  *n_needed = low;
  return TRUE;
}

static gboolean
row_has_required_multiplier (const TlSolver *solver, const TlRow *row)
{
  return row->position != TL_NO_POSITION && !solver->level_is_zero[0]
         && fabs (solver->multipliers[row->position]) > solver->pivot_tolerance;
}

/* The rows of the contradiction, oldest first; all other required rows are disabled. */
static GArray *
conflict_collect_certificate (TlSolver *solver, const GArray *required, guint n_needed)
{
  GArray *members = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < n_needed; i++)
    {
      guint        index = g_array_index (required, guint, i);
      const TlRow *row = tl_solver_row (solver, index);

      if (row_is_priced_as_required (row) || row_has_required_multiplier (solver, row))
        g_array_append_val (members, index);
    }
  for (guint i = 0; i < required->len; i++)
    conflict_set_disabled (solver, g_array_index (required, guint, i), TRUE);
  for (guint i = 0; i < members->len; i++)
    conflict_set_disabled (solver, g_array_index (members, guint, i), FALSE);
  return members;
}

/* Leaves out every member without which the others still contradict each other. */
static gboolean
conflict_minimise (TlSolver *solver, GArray *members, GError **error)
{
  for (guint i = members->len; i-- > 0;)
    {
      guint    index = g_array_index (members, guint, i);
      gboolean feasible;

      conflict_set_disabled (solver, index, TRUE);
      if (!conflict_is_feasible (solver, &feasible, error))
        return FALSE;
      if (feasible)
        conflict_set_disabled (solver, index, FALSE);
      else
        g_array_remove_index (members, i);
    }
  return TRUE;
}

static void
conflict_break (TlSolver *solver, guint index, const GArray *members)
{
  TlConflictRecord *record = g_new (TlConflictRecord, 1);

  record->broken = index + 1;
  record->constraints = g_array_new (FALSE, FALSE, sizeof (TlConstraint));
  for (guint i = 0; i < members->len; i++)
    {
      TlConstraint id = g_array_index (members, guint, i) + 1;

      g_array_append_val (record->constraints, id);
    }
  g_ptr_array_add (solver->conflicts, record);
  tl_solver_row (solver, index)->broken = TRUE;
  tl_levels_rank_row (solver, tl_solver_row (solver, index));
  solver->costs_dirty = TRUE;
}

/* Finds the first constraint that cannot hold, explains it and gives it up. */
static gboolean
conflict_settle_first (TlSolver *solver, GArray *required, GError **error)
{
  g_autoptr (GArray) members = NULL;
  gboolean feasible;
  guint    n_needed = 0;

  if (!conflict_bisect (solver, required, &n_needed, error))
    return FALSE;
  conflict_enable_first (solver, required, n_needed);
  if (!conflict_is_feasible (solver, &feasible, error))
    return FALSE;
  members = conflict_collect_certificate (solver, required, n_needed);
  if (!conflict_minimise (solver, members, error))
    return FALSE;
  conflict_break (solver, g_array_index (required, guint, n_needed - 1), members);
  g_array_remove_index (required, n_needed - 1);
  return TRUE;
}

static void
conflict_enable_all (TlSolver *solver)
{
  for (guint i = 0; i < solver->rows->len; i++)
    {
      tl_solver_row (solver, i)->disabled = FALSE;
    }
  solver->levels_dirty = TRUE;
  solver->structure_dirty = TRUE;
  solver->optimal = FALSE;
}

/* Gives up required constraints until the others can hold, and records why. */
gboolean
tl_conflict_settle (TlSolver *solver, GError **error)
{
  g_autoptr (GArray) required = conflict_gather (solver);
  gboolean feasible = FALSE;
  gboolean done = TRUE;

  while (done && !feasible)
    {
      done = conflict_settle_first (solver, required, error);
      conflict_enable_first (solver, required, required->len);
      done = done && conflict_is_feasible (solver, &feasible, error);
    }
  conflict_enable_all (solver);
  return done && tl_simplex_refresh (solver, error);
}

/* Takes all given-up constraints back: an edit may have made room for them. */
void
tl_conflict_forgive (TlSolver *solver)
{
  g_ptr_array_set_size (solver->conflicts, 0);
  for (guint i = 0; i < solver->rows->len; i++)
    tl_solver_row (solver, i)->broken = FALSE;
  solver->levels_dirty = TRUE;
  solver->optimal = FALSE;
}
