/* tl-conflict.c: required constraints that cannot all hold.
 *
 * The required constraints are examined in the order in which they were added. Each one that contradicts
 * those kept so far is broken; all others are kept. Which constraints are broken therefore does not depend on
 * the pivots that the solver took.
 *
 * A row that holds at the current vertex is kept without a pivot. For any other row, the candidate, two
 * levels of costs are minimised: first the violation of the rows kept so far, then that of the candidate; all
 * other rows have no cost. If the candidate is still violated, it contradicts the active rows whose
 * multiplier in the second level is not 0 (Farkas' lemma). Active rows are independent, so if any one of
 * these rows is left out, the others and the candidate can hold: the set is minimal (Gleeson, Ryan,
 * Identifying Minimally Infeasible Subsystems of Inequalities, 1990). Only if redundant rows hold at the
 * vertex can there be several such sets; rows that are not needed for the contradiction are then dropped, one
 * after the other.
 */
#include "solver/conflicts/tl-conflict.h"

#include "solver/model/tl-tolerances.h"
#include "solver/simplex/tl-simplex.h"

#include <float.h>
#include <math.h>

/* The levels of the analysis: that of the rows kept so far, and that of the row being examined. */
#define TL_KEPT 0
#define TL_CANDIDATE 1

static gboolean
row_is_required (const TlRow *row)
{
  return row->kind == TL_ROW_GOAL
         && (row->above >= TL_PRIORITY_REQUIRED || row->below >= TL_PRIORITY_REQUIRED);
}

static void
conflict_record_free (gpointer data)
{
  TlConflictRecord *record = data;

  g_array_unref (record->constraints);
  g_free (record);
}

/* Sets the level at which the required sides of a row cost in the analysis to @level; TL_NO_LEVEL means no
 * cost. */
static void
conflict_set_level (TlSolver *solver, guint index, gint level)
{
  TlRow *row = tl_solver_row (solver, index);

  row->above_level = row->above >= TL_PRIORITY_REQUIRED ? level : TL_NO_LEVEL;
  row->below_level = row->below >= TL_PRIORITY_REQUIRED ? level : TL_NO_LEVEL;
  solver->state.costs_dirty = TRUE;
}

static void
conflict_set_levels (TlSolver *solver, const GArray *rows, gint level)
{
  for (guint i = 0; i < rows->len; i++)
    conflict_set_level (solver, g_array_index (rows, guint, i), level);
}

static gint
compare_age (gconstpointer left, gconstpointer right, gpointer data)
{
  const TlSolver *solver = data;
  guint64         left_serial = tl_solver_row (solver, *(const guint *)left)->serial;
  guint64         right_serial = tl_solver_row (solver, *(const guint *)right)->serial;

  return left_serial < right_serial ? -1 : left_serial > right_serial;
}

/* Returns the indices of the required rows that have not been broken, oldest first. */
static GArray *
conflict_gather (TlSolver *solver)
{
  GArray *required = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if (row_is_required (row) && !row->broken)
        g_array_append_val (required, i);
    }
  g_array_sort_with_data (required, compare_age, solver);
  return required;
}

/* Begins the analysis: adds a second level for its duration, and removes the costs of all rows until
 * conflict_set_level() sets them. */
static void
conflict_begin (TlSolver *solver)
{
  tl_levels_use (solver, FLT_MIN, 1);
  for (guint i = 0; i < solver->n_rows; i++)
    tl_solver_row (solver, i)->above_level = tl_solver_row (solver, i)->below_level = TL_NO_LEVEL;
  solver->state.costs_dirty = TRUE;
  solver->state.ignores_ties = TRUE;
}

static void
conflict_end (TlSolver *solver)
{
  tl_levels_release (solver, FLT_MIN);
  solver->state.ignores_ties = FALSE;
  solver->state.levels_dirty = TRUE;
  solver->state.structure_dirty = TRUE;
  solver->state.is_optimal = FALSE;
}

/* Whether a row is not violated at the current vertex on any side on which it costs in the analysis. */
static gboolean
row_holds (const TlSolver *solver, const TlRow *row)
{
  gint side = tl_rows_violation_side (solver, row);

  return side == 0 || tl_row_level (row, side) == TL_NO_LEVEL;
}

/* Whether a row is active and its multiplier in @level is not 0. */
static gboolean
row_has_multiplier (const TlSolver *solver, const TlRow *row, gint level)
{
  return row->position != TL_NO_POSITION && !solver->work->level_is_zero[level]
         && fabs (solver->work->multipliers[(gsize)level * solver->n_variables + row->position])
              > solver->numerics.pivot_tolerance;
}

/* Returns the rows of @kept that contradict @candidate, oldest first, and @candidate itself. If the
 * multipliers of the level TL_KEPT are 0, no redundant row is involved, and the multipliers of TL_CANDIDATE
 * identify a minimal set; otherwise, the set may contain rows that are not needed for the contradiction. */
static GArray *
conflict_collect (const TlSolver *solver, const GArray *kept, guint candidate)
{
  GArray  *members = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean is_minimal = solver->work->level_is_zero[TL_KEPT];

  for (guint i = 0; i < kept->len; i++)
    {
      guint        index = g_array_index (kept, guint, i);
      const TlRow *row = tl_solver_row (solver, index);

      if (row_has_multiplier (solver, row, TL_CANDIDATE)
          || (!is_minimal
              && (row_has_multiplier (solver, row, TL_KEPT) || tl_row_is_priced_as_required (row))))
        g_array_append_val (members, index);
    }
  g_array_append_val (members, candidate);
  return members;
}

/* Removes from @members, whose last element is the candidate, every row without which the others still
 * contradict each other. At the end, the rows have no costs. The candidate is always needed, because the
 * others held together before; if they no longer do, the system is too badly scaled. */
static gboolean
conflict_minimise (TlSolver *solver, GArray *members, GError **error)
{
  conflict_set_levels (solver, members, TL_KEPT);
  for (guint i = members->len; i-- > 0;)
    {
      guint    index = g_array_index (members, guint, i);
      gboolean is_contradiction;

      conflict_set_level (solver, index, TL_NO_LEVEL);
      if (!tl_simplex_refresh_level (solver, 1, error))
        return FALSE;
      is_contradiction = tl_rows_violate_required (solver);
      if (is_contradiction && i + 1 == members->len)
        return tl_simplex_fail_to_scale (error);
      if (is_contradiction)
        g_array_remove_index (members, i);
      else
        conflict_set_level (solver, index, TL_KEPT);
    }
  conflict_set_levels (solver, members, TL_NO_LEVEL);
  return TRUE;
}

/* Breaks the row at @index, and records the conflict that consists of @members. */
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
  if (solver->conflicts == NULL)
    solver->conflicts = g_ptr_array_new_with_free_func (conflict_record_free);
  g_ptr_array_add (solver->conflicts, record);
  tl_solver_row (solver, index)->broken = TRUE;
}

/* Reduces @members to a minimal set of rows that contradict each other. At the vertex that results from this,
 * rows of @kept that are not members may be violated, so the rows of @kept are solved again. */
static gboolean
conflict_make_minimal (TlSolver *solver, const GArray *kept, GArray *members, GError **error)
{
  conflict_set_levels (solver, kept, TL_NO_LEVEL);
  if (!conflict_minimise (solver, members, error))
    return FALSE;
  conflict_set_levels (solver, kept, TL_KEPT);
  return tl_simplex_refresh_level (solver, 1, error);
}

/* Records which rows of @kept contradict @candidate, and breaks @candidate. */
static gboolean
conflict_explain (TlSolver *solver, const GArray *kept, guint candidate, GError **error)
{
  g_autoptr (GArray) members = conflict_collect (solver, kept, candidate);

  if ((solver->numerics.is_careful || !solver->work->level_is_zero[TL_KEPT])
      && !conflict_make_minimal (solver, kept, members, error))
    return FALSE;
  if (members->len == 1 && tl_solver_row (solver, candidate)->n_terms > 0)
    return tl_simplex_fail_to_scale (error); /* because a row with terms can hold alone */
  conflict_break (solver, candidate, members);
  conflict_set_level (solver, candidate, TL_NO_LEVEL);
  return TRUE;
}

/* Whether a multiplier is neither certainly 0 nor certainly different from 0. */
static gboolean
multipliers_are_uncertain (const TlSolver *solver)
{
  gsize size = 2 * (gsize)solver->n_variables;

  for (gsize i = 0; i < size; i++)
    {
      double multiplier = fabs (solver->work->multipliers[i]);

      if (!solver->work->level_is_zero[i / solver->n_variables] && multiplier > TL_SURELY_ZERO
          && multiplier < TL_SURELY_NOT_ZERO)
        return TRUE;
    }
  return FALSE;
}

/* Minimises the violation of the row at @index, among the solutions that violate the kept rows least;
 * carefully if the multipliers, which identify the contradicting rows, are uncertain otherwise. Returns
 * %FALSE with @error set if there are numerical problems. */
static gboolean
conflict_minimise_violation (TlSolver *solver, guint index, GError **error)
{
  if (!tl_simplex_refresh_level (solver, 2, error))
    return FALSE;
  if (solver->numerics.is_careful || row_holds (solver, tl_solver_row (solver, index))
      || !multipliers_are_uncertain (solver))
    return TRUE;
  tl_simplex_set_careful (solver, TRUE);
  return tl_simplex_refresh_level (solver, 2, error);
}

/* Keeps the row at @index if it can hold together with the rows kept so far; if not, breaks it. Returns
 * %FALSE with @error set if there are numerical problems. */
static gboolean
conflict_try_row (TlSolver *solver, GArray *kept, guint index, GError **error)
{
  conflict_set_level (solver, index, TL_CANDIDATE);
  if (!row_holds (solver, tl_solver_row (solver, index)))
    {
      if (!conflict_minimise_violation (solver, index, error))
        return FALSE;
      if (!row_holds (solver, tl_solver_row (solver, index)))
        return conflict_explain (solver, kept, index, error);
    }
  conflict_set_level (solver, index, TL_KEPT);
  g_array_append_val (kept, index);
  return TRUE;
}

gboolean
tl_conflict_settle (TlSolver *solver, GError **error)
{
  g_autoptr (GArray) required = conflict_gather (solver);
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean done = TRUE;

  conflict_begin (solver);
  for (guint i = 0; i < required->len && done; i++)
    done = conflict_try_row (solver, kept, g_array_index (required, guint, i), error);
  conflict_end (solver);
  return done && tl_simplex_refresh (solver, error);
}

void
tl_conflict_reset (TlSolver *solver)
{
  g_clear_pointer (&solver->conflicts, g_ptr_array_unref);
  for (guint i = 0; i < solver->n_rows; i++)
    tl_solver_row (solver, i)->broken = FALSE;
  solver->state.levels_dirty = TRUE;
  solver->state.is_optimal = FALSE;
}
