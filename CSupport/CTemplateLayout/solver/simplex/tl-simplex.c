/* tl-simplex.c: pivots from any vertex to an optimal one.
 *
 * After an edit the old active set still determines a vertex. It may no longer be optimal: changed constants
 * move it, and a new constraint or priority changes its cost. Every point is feasible for the piecewise
 * linear objective, so one primal method handles all edits: move to the vertex that the active set now
 * determines, update the rows' sides, and pivot while an edge improves the cost. If no row has changed sides,
 * the old multipliers still prove the vertex optimal, and only the vertex is computed.
 *
 * Termination: each pivot of positive length lowers the cost lexicographically, so no active set recurs.
 * After many successive pivots of length 0, Bland's rule applies until a pivot has a positive length: of the
 * rows that may leave or enter, the one with the smallest index does, and no breakpoint is passed. Under
 * Bland's rule pivots cannot cycle.
 */
#include "solver/simplex/tl-simplex.h"

#include "solver/active-set/tl-precise.h"

#include <math.h>

/* Bland's rule applies once the number of successive pivots of length 0 exceeds this number plus the number
 * of variables plus twice the number of rows. At a degenerate vertex, the ordinary rule usually finds the way
 * out within so many pivots, whereas Bland's rule may take exponentially many. */
#define TL_MAX_STALLED_PIVOTS_BASE 20
/* The number of pivots is bounded by TL_MAX_PIVOTS_BASE plus TL_MAX_PIVOTS_PER_ROW for each row. This is far
 * more than was ever observed; because of the bound, numerical problems end in an error instead of an endless
 * loop. */
#define TL_MAX_PIVOTS_BASE 1000
#define TL_MAX_PIVOTS_PER_ROW 50
/* The largest number of rounds of pivots and verification. Another round follows if the recomputed vertex is
 * not optimal. */
#define TL_MAX_REPAIRS 8

/* Updates the side of the inactive row at @index from its residual. Returns whether the side has changed. */
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
  tl_gradient_flip (solver, index, side);
  return TRUE;
}

static gboolean
simplex_note_sides (TlSolver *solver)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if (tl_row_can_be_breakpoint (row))
        changed |= simplex_note_side (solver, i);
    }
  return changed;
}

/* Moves to the vertex that the active set determines. Returns whether any row has changed sides. */
static gboolean
simplex_evaluate (TlSolver *solver)
{
  gboolean changed;

  if (solver->state.factor_dirty)
    tl_active_set_refactor (solver);
  tl_active_set_evaluate (solver);
  changed = tl_pricing_note_origin_sides (solver) && solver->state.uses_ties;
  changed = simplex_note_sides (solver) || changed;
  solver->state.is_at_vertex = TRUE;
  return changed;
}

gboolean
tl_simplex_fail_to_scale (GError **error)
{
  g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NUMERIC,
               "the constraints are too badly scaled to be solved in double precision");
  return FALSE;
}

static gboolean
simplex_fail (const TlSolver *solver, GError **error)
{
  if (tl_factor_spend (solver->work->factor, 0))
    return tl_simplex_fail_to_scale (error);
  g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_TOO_LARGE,
               "solving the constraints takes too many steps or too much memory");
  return FALSE;
}

/* Subtracts the steps of one pivot from the budget: solutions with the active rows, for the vertex, the
 * direction and each level that was priced, and the gradient if it is stale. Returns %FALSE if the budget is
 * exhausted. */
static gboolean
simplex_spend (const TlSolver *solver)
{
  const TlWorkspace *work = solver->work;
  gint64             kernel_size = tl_factor_get_kernel_size (work->factor), n = solver->n_variables;
  gint64             solution = solver->term_store.length + n + kernel_size * kernel_size;
  gint64             gradient = solver->state.costs_dirty ? solver->n_levels * n : 0;

  return tl_factor_spend (work->factor, solution * (2 + (gint64)work->n_priced_levels) + gradient);
}

static void
simplex_move (TlSolver *solver, double distance)
{
  for (guint j = 0; j < solver->n_variables; j++)
    solver->values[j] += distance * solver->work->direction[j];
  solver->has_low_values = solver->state.is_at_vertex = FALSE;
  tl_pricing_note_origin_sides (solver);
}

/* Replaces a removed row that is still active, at a vertex that no edge improves, by the row that decides
 * ties along the removed row's edge: the origin row of a variable or the row of a content. That row must be
 * tight, because otherwise one of the edge's two directions would be an improvement. Returns %FALSE if there
 * is no removed or no deciding row. */
static gboolean
simplex_drive_out (TlSolver *solver)
{
  guint deciding;

  tl_limits_collect (solver);
  tl_ties_collect (solver);
  for (guint p = 0; p < solver->n_active; p++)
    {
      if (tl_solver_row (solver, solver->active[p])->kind != TL_ROW_LEAVING)
        continue;
      tl_pricing_edge_direction (solver, p, 1);
      tl_pricing_tie_sign (solver, solver->work->direction, NULL, solver->n_variables, &deciding);
      if (deciding == G_MAXUINT)
        return FALSE;
      tl_active_set_exchange (solver, p, deciding, 1);
      return TRUE;
    }
  return FALSE;
}

/* Makes one pivot along @edge, and sets @distance to the length of the move. Returns %FALSE if no row stops
 * the move; only rounding errors can cause this. */
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

/* Recomputes the vertex if the factor is stale; recomputes the gradient if it is stale. */
static void
simplex_prepare (TlSolver *solver)
{
  if (solver->state.factor_dirty)
    simplex_evaluate (solver);
  if (solver->state.costs_dirty)
    tl_gradient_rebuild (solver);
}

/* Returns the number of successive pivots of length 0 after which Bland's rule applies. */
static guint
simplex_max_stalled_pivots (const TlSolver *solver)
{
  return solver->numerics.is_patient ? 0
                                     : TL_MAX_STALLED_PIVOTS_BASE + solver->n_variables + 2 * solver->n_rows;
}

gboolean
tl_simplex_optimise (TlSolver *solver, guint n_levels, GError **error)
{
  guint  max_stalled_pivots = simplex_max_stalled_pivots (solver);
  guint  limit = TL_MAX_PIVOTS_BASE + TL_MAX_PIVOTS_PER_ROW * solver->n_rows;
  guint  n_stalled = 0;
  TlEdge edge;

  for (guint n_pivots = 0; n_pivots < limit; n_pivots++)
    {
      double distance = 0.0;

      if (!simplex_spend (solver))
        return simplex_fail (solver, error);
      simplex_prepare (solver);
      if (!tl_edge_pricing_choose (solver, n_levels, n_stalled > max_stalled_pivots, &edge))
        {
          if (solver->n_leaving == 0 || !tl_edge_pricing_breaks_ties (solver, n_levels))
            return TRUE;
          if (!simplex_drive_out (solver))
            return simplex_fail (solver, error);
          continue;
        }
      if (!simplex_pivot (solver, &edge, n_levels, n_stalled > max_stalled_pivots, &distance)
          || solver->numerics.imprecise)
        return simplex_fail (solver, error);
      n_stalled = distance > tl_solver_shortest_move (solver) ? 0 : n_stalled + 1;
    }
  return simplex_fail (solver, error);
}

static void
simplex_update_structure (TlSolver *solver)
{
  if (solver->state.levels_dirty)
    tl_levels_rank_rows (solver);
  if (solver->n_active == 0)
    tl_crash (solver);
  else if (solver->n_active < solver->n_variables)
    tl_active_set_extend (solver);
}

/* Sets `has_uncertain_zero` if rounding errors of the values are large: because the kernel is nearly
 * singular, or because large values cancel in an active row. Otherwise they are not, because coefficients are
 * between 1/64 and 64. */
static void
simplex_check_values (TlSolver *solver)
{
  TlNumerics *numerics = &solver->numerics;

  if (numerics->is_careful)
    return;
  if (tl_factor_get_kernel_size (solver->work->factor) > 0)
    numerics->has_uncertain_zero |= tl_precise_is_needed (solver);
  if (solver->largest_value > TL_ORDINARY_VALUE)
    numerics->has_uncertain_zero |= !tl_rows_are_tight (solver, solver->active, solver->n_active);
}

static gboolean
simplex_is_finite (const TlSolver *solver)
{
  for (guint j = 0; j < solver->n_variables; j++)
    {
      if (!isfinite (solver->values[j]))
        return FALSE;
    }
  return !solver->numerics.imprecise;
}

/* Pivots from the vertex that was evaluated last until it is optimal. Then computes the vertex from the
 * constants, and the multipliers from the costs, both with a fresh factor; continues to pivot if they show
 * that the vertex is not optimal. */
static gboolean
simplex_settle (TlSolver *solver, guint n_levels, GError **error)
{
  for (guint repair = 0; repair < TL_MAX_REPAIRS; repair++)
    {
      if (!tl_simplex_optimise (solver, n_levels, error))
        return FALSE;
      if (tl_factor_get_n_updates (solver->work->factor) > 0)
        {
          solver->state.factor_dirty = solver->state.costs_dirty = TRUE;
          simplex_evaluate (solver);
        }
      else if (solver->state.is_at_vertex || (!simplex_evaluate (solver) && !solver->state.costs_dirty))
        {
          simplex_check_values (solver);
          return simplex_is_finite (solver) || simplex_fail (solver, error);
        }
    }
  return simplex_fail (solver, error);
}

/* Clears the flags for numerical difficulties, and moves to the vertex of the active set. Returns whether any
 * row has changed sides. */
static gboolean
simplex_begin (TlSolver *solver)
{
  solver->numerics.imprecise = solver->numerics.has_uncertain_zero = FALSE;
  return simplex_evaluate (solver);
}

static gboolean
simplex_try (TlSolver *solver, guint n_levels, GError **error)
{
  simplex_begin (solver);
  return simplex_settle (solver, n_levels, error);
}

void
tl_simplex_set_careful (TlSolver *solver, gboolean careful)
{
  if (solver->numerics.is_careful == careful)
    return;
  solver->numerics.is_careful = careful;
  solver->numerics.pivot_tolerance = careful ? 0.0 : TL_PIVOT_TOLERANCE;
  solver->state.factor_dirty = solver->state.costs_dirty = TRUE;
  solver->state.is_optimal = FALSE;
}

static void
simplex_find_large_constants (TlSolver *solver)
{
  TlNumerics *numerics = &solver->numerics;

  numerics->has_large_constant = numerics->has_unusual_constant = FALSE;
  for (guint i = 0; i < solver->n_rows; i++)
    {
      numerics->has_large_constant |= fabs (tl_solver_constant (solver, i)) > TL_LARGEST_CONSTANT;
      numerics->has_unusual_constant |= tl_constant_is_unusual (tl_solver_constant (solver, i));
    }
}

/* Makes the solver careful if the magnitudes of coefficients differ widely. Otherwise, a solver that became
 * careful during pivots remains so until the structure changes. */
static void
simplex_choose_care (TlSolver *solver)
{
  if (solver->numerics.n_difficult_rows > 0 || solver->state.structure_dirty)
    tl_simplex_set_careful (solver, solver->numerics.n_difficult_rows > 0);
}

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
  solver->state.is_optimal = FALSE;
}

/* Starts from the origin, with all origin rows active, and applies Bland's rule to all pivots of length 0. */
static gboolean
simplex_try_patiently (TlSolver *solver, guint n_levels, GError **error)
{
  gboolean is_solved;

  tl_simplex_reset (solver);
  tl_active_set_extend (solver);
  solver->numerics.is_patient = TRUE;
  is_solved = simplex_try (solver, n_levels, error);
  solver->numerics.is_patient = FALSE;
  return is_solved;
}

/* Optimises the @n_levels most important levels in up to four attempts. The first starts at the vertex that
 * was evaluated last. If it fails or computes a number that may or may not be 0, the second uses refined
 * solves. If that fails too, or if the solver was careful from the beginning, the third attempt starts from a
 * new active set, and the last one from the origin, with other pivots. */
static gboolean
simplex_improve (TlSolver *solver, guint n_levels, GError **error)
{
  if (simplex_settle (solver, n_levels, NULL) && !solver->numerics.has_uncertain_zero)
    return TRUE;
  if (!solver->numerics.is_careful)
    {
      tl_simplex_set_careful (solver, TRUE);
      if (simplex_try (solver, n_levels, NULL))
        return TRUE;
    }
  tl_simplex_reset (solver);
  tl_crash (solver);
  return simplex_try (solver, n_levels, NULL) || simplex_try_patiently (solver, n_levels, error);
}

gboolean
tl_simplex_refresh_level (TlSolver *solver, guint n_levels, GError **error)
{
  simplex_begin (solver);
  return simplex_improve (solver, n_levels, error);
}

gboolean
tl_simplex_refresh (TlSolver *solver, GError **error)
{
  gboolean changed;

  if (solver->numerics.has_unusual_constant)
    simplex_find_large_constants (solver);
  simplex_choose_care (solver);
  simplex_update_structure (solver);
  changed = simplex_begin (solver);
  solver->state.values_dirty = FALSE;
  if (solver->state.is_optimal && !changed && !solver->state.costs_dirty && !solver->state.uses_limits
      && simplex_is_finite (solver))
    {
      simplex_check_values (solver);
      if (!solver->numerics.has_uncertain_zero)
        return TRUE;
    }
  solver->state.is_optimal = simplex_improve (solver, solver->n_levels, error);
  return solver->state.is_optimal;
}
