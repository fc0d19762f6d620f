/* tl-simplex.c: the pivots, from any vertex to the best one.
 *
 * After an edit the old active set is still a vertex, only no longer the best: constants move it, a new
 * constraint or a new priority changes what it costs. Every point is feasible in the sense of the
 * piecewise linear objective, so one primal method serves all edits: move to the vertex that the active
 * set has now, note which rows have changed sides, and pivot while an edge improves the cost. When no
 * row has changed sides the old multipliers still prove the vertex optimal, and nothing is computed but
 * the vertex.
 *
 * Termination: each pivot that moves lowers the cost lexicographically, so no active set comes back. A
 * run of pivots that do not move switches to Bland's rule (the row added first leaves, the row added
 * first enters, no breakpoint is passed), which cannot cycle, until a pivot moves again.
 */
#include "solver/tl-solver-private.h"

#include <math.h>

/* How many pivots in a row, beside one for each variable, may go nowhere before Bland's rule takes over. */
#define TL_PATIENCE_BASE 20
/* Far beyond anything seen; a bound so that numerical trouble ends in an error, not in a hang. */
#define TL_MAX_PIVOTS_BASE 1000
#define TL_MAX_PIVOTS_PER_ROW 50
/* How often the vertex is recomputed and re-optimised when rounding has moved a row across. */
#define TL_MAX_REPAIRS 8

/* Notes on which side of its constant an inactive row is. Returns whether it has changed. */
static gboolean
simplex_note_side (TlSolver *solver, guint index)
{
  TlRow *row = tl_solver_row (solver, index);
  double residual = tl_rows_snapped_residual (solver, row);
  gint8  side = residual > 0.0 ? 1 : -1;

  if (residual == 0.0)
    side = row->side != 0 ? row->side : (row->above_level == TL_NO_LEVEL ? 1 : -1);
  if (side == row->side)
    return FALSE;
  tl_pricing_flip (solver, index, side);
  return TRUE;
}

static gboolean
simplex_note_sides (TlSolver *solver)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if (row->kind == TL_ROW_GOAL && row->position == TL_NO_POSITION
          && (row->above_level != TL_NO_LEVEL || row->below_level != TL_NO_LEVEL))
        changed |= simplex_note_side (solver, i);
    }
  return changed;
}

/* Moves to the vertex that the active set has now. Returns whether any row has changed sides. */
static gboolean
simplex_evaluate (TlSolver *solver)
{
  gboolean changed;

  if (solver->factor_dirty)
    tl_active_set_refactor (solver);
  tl_active_set_evaluate (solver);
  changed = tl_pricing_note_origin_sides (solver) && solver->uses_ties;
  changed = simplex_note_sides (solver) || changed;
  solver->is_at_vertex = TRUE;
  return changed;
}

static gboolean
simplex_fail (GError **error)
{
  g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NUMERIC,
               "the constraints are too badly scaled to be solved in double precision");
  return FALSE;
}

static void
simplex_move (TlSolver *solver, double distance)
{
  for (guint j = 0; j < solver->n_variables; j++)
    solver->values[j] += distance * solver->work->direction[j];
  solver->has_low_values = solver->is_at_vertex = FALSE;
  tl_pricing_note_origin_sides (solver);
}

/* A removed row that is still active, on a vertex that none of its edges improves: the own row of a
 * variable that would move holds there too and takes its place. */
static gboolean
simplex_drive_out (TlSolver *solver)
{
  guint variable;

  for (guint p = 0; p < solver->n_active; p++)
    {
      if (tl_solver_row (solver, solver->active[p])->kind != TL_ROW_LEAVING)
        continue;
      tl_pricing_edge_direction (solver, p, 1);
      tl_pricing_tie_sign (solver, &variable);
      if (variable == G_MAXUINT)
        return FALSE;
      tl_active_set_exchange (solver, p, solver->origins[variable], 1);
      return TRUE;
    }
  return FALSE;
}

/* One pivot. Returns %FALSE when nothing stops the walk, which only rounding can cause. */
static gboolean
simplex_pivot (TlSolver *solver, const TlEdge *edge, guint n_levels, gboolean bland, double *distance)
{
  guint entering;

  tl_pricing_edge_direction (solver, edge->position, edge->sign);
  if (!tl_ratio_test (solver, edge, n_levels, bland, &entering, distance))
    return FALSE;
  simplex_move (solver, *distance);
  tl_active_set_exchange (solver, edge->position, entering, edge->sign);
  return TRUE;
}

static void
simplex_prepare (TlSolver *solver)
{
  if (solver->factor_dirty)
    simplex_evaluate (solver);
  if (solver->costs_dirty)
    tl_pricing_rebuild (solver);
}

/* Pivots until the @n_levels most important levels cannot be improved, all of them and the origin rows when
 * @n_levels is their number. The rows' sides must be up to date. */
gboolean
tl_simplex_optimise (TlSolver *solver, guint n_levels, GError **error)
{
  guint  patience = TL_PATIENCE_BASE + solver->n_variables;
  guint  limit = TL_MAX_PIVOTS_BASE + TL_MAX_PIVOTS_PER_ROW * solver->n_rows;
  guint  n_idle = 0;
  TlEdge edge;

  for (guint n_pivots = 0; n_pivots < limit; n_pivots++)
    {
      double distance = 0.0;

      simplex_prepare (solver);
      if (!tl_edge_choice_make (solver, n_levels, n_idle > patience, &edge))
        {
          if (solver->n_leaving == 0 || !tl_edge_choice_breaks_ties (solver, n_levels))
            return TRUE;
          if (!simplex_drive_out (solver))
            return simplex_fail (error);
          continue;
        }
      if (!simplex_pivot (solver, &edge, n_levels, n_idle > patience, &distance) || solver->imprecise)
        return simplex_fail (error);
      n_idle = distance > tl_solver_shortest_move (solver) ? 0 : n_idle + 1;
    }
  return simplex_fail (error);
}

static void
simplex_update_structure (TlSolver *solver)
{
  if (solver->levels_dirty)
    tl_levels_rank_rows (solver);
  if (solver->n_active == 0)
    tl_crash (solver);
  else if (solver->n_active < solver->n_variables)
    tl_active_set_extend (solver);
}

static gboolean
simplex_is_finite (const TlSolver *solver)
{
  for (guint j = 0; j < solver->n_variables; j++)
    {
      if (!isfinite (solver->values[j]))
        return FALSE;
    }
  return !solver->imprecise;
}

/* Pivots from the vertex that has been evaluated, and again where the vertex says otherwise, computed from
 * the constants, or the multipliers do, computed from the costs, both with a fresh factor. */
static gboolean
simplex_settle (TlSolver *solver, guint n_levels, GError **error)
{
  for (guint repair = 0; repair < TL_MAX_REPAIRS; repair++)
    {
      if (!tl_simplex_optimise (solver, n_levels, error))
        return FALSE;
      if (tl_factor_get_n_updates (solver->work->factor) > 0)
        {
          solver->factor_dirty = solver->costs_dirty = TRUE;
          simplex_evaluate (solver);
        }
      else if (solver->is_at_vertex || (!simplex_evaluate (solver) && !solver->costs_dirty))
        return simplex_is_finite (solver) || simplex_fail (error);
    }
  return simplex_fail (error);
}

/* Moves to the vertex and notes what is met on the way from now on. Returns whether any row has changed
 * sides.
 */
static gboolean
simplex_begin (TlSolver *solver)
{
  solver->imprecise = solver->is_doubtful = FALSE;
  return simplex_evaluate (solver);
}

static gboolean
simplex_try (TlSolver *solver, guint n_levels, GError **error)
{
  simplex_begin (solver);
  return simplex_settle (solver, n_levels, error);
}

/* From now on solves are refined and tolerances relative, or again not. */
static void
simplex_set_careful (TlSolver *solver, gboolean careful)
{
  if (solver->is_careful == careful)
    return;
  solver->is_careful = careful;
  solver->pivot_tolerance = careful ? 0.0 : TL_PIVOT_TOLERANCE;
  solver->factor_dirty = solver->costs_dirty = TRUE;
  solver->optimal = FALSE;
}

static void
simplex_look_for_huge (TlSolver *solver)
{
  solver->has_huge = FALSE;
  for (guint i = 0; i < solver->n_rows; i++)
    solver->has_huge |= fabs (tl_solver_constant (solver, i)) > TL_LARGEST_CONSTANT;
}

/* A system with coefficients of very different sizes is solved carefully. */
static void
simplex_choose_care (TlSolver *solver)
{
  if (solver->n_rough > 0 || solver->structure_dirty)
    simplex_set_careful (solver, solver->n_rough > 0);
}

/* Forgets the active set; the next solution chooses one from nothing. */
void
tl_simplex_reset (TlSolver *solver)
{
  for (guint i = 0; i < solver->n_rows; i++)
    {
      TlRow *row = tl_solver_row (solver, i);

      row->position = TL_NO_POSITION;
      row->side = 0;
      if (row->kind == TL_ROW_LEAVING)
        tl_rows_recycle (solver, i);
    }
  solver->n_leaving = solver->n_active = 0;
  solver->optimal = FALSE;
}

/* Makes the @n_levels most important levels as good as they can be: from the vertex that has been evaluated;
 * carefully, where that fails or leaves doubts; then from nothing. */
static gboolean
simplex_improve (TlSolver *solver, guint n_levels, GError **error)
{
  if (simplex_settle (solver, n_levels, NULL) && !solver->is_doubtful)
    return TRUE;
  if (!solver->is_careful)
    {
      simplex_set_careful (solver, TRUE);
      if (simplex_try (solver, n_levels, NULL))
        return TRUE;
    }
  tl_simplex_reset (solver);
  tl_crash (solver);
  return simplex_try (solver, n_levels, error);
}

/* The same from the active set at hand. */
gboolean
tl_simplex_refresh_level (TlSolver *solver, guint n_levels, GError **error)
{
  simplex_begin (solver);
  return simplex_improve (solver, n_levels, error);
}

/* Brings the solution up to date with all edits, conflicts aside. */
gboolean
tl_simplex_refresh (TlSolver *solver, GError **error)
{
  gboolean changed;

  if (solver->has_huge)
    simplex_look_for_huge (solver);
  simplex_choose_care (solver);
  simplex_update_structure (solver);
  changed = simplex_begin (solver);
  solver->values_dirty = FALSE;
  if (solver->optimal && !changed && !solver->costs_dirty && simplex_is_finite (solver))
    return TRUE;
  solver->optimal = simplex_improve (solver, solver->n_levels, error);
  return solver->optimal;
}
