/* tl-edge-pricing.c: the choice of the edge along which a pivot moves, and so of the row that leaves the
 * active set.
 *
 * The edge that improves the most important level most is chosen. As long as a level can be improved, less
 * important levels therefore need no multipliers.
 */
#include "solver/simplex/tl-simplex.h"

#include <math.h>

/* The slope of the cost of the level that an edge improves; in a careful solver, multiplied by the largest
 * coefficient of the row that leaves. */
static double
pricing_steepness (TlSolver *solver, const TlEdge *edge)
{
  double slope = tl_pricing_slope_at (solver, edge, (guint)edge->level);

  if (!solver->numerics.is_careful)
    return slope;
  return slope * tl_row_max_coefficient (solver, tl_solver_row (solver, solver->active[edge->position]));
}

/* Whether @candidate is a better choice than @best: it improves a more important level or, at the same level,
 * has a steeper slope; under Bland's rule, its row has a smaller index. */
static gboolean
pricing_prefers (TlSolver *solver, const TlEdge *candidate, const TlEdge *best, gboolean bland)
{
  if (best->sign == 0)
    return TRUE;
  if (bland)
    return solver->active[candidate->position] < solver->active[best->position];
  if (candidate->level != best->level)
    return candidate->level < best->level;
  return pricing_steepness (solver, candidate) < pricing_steepness (solver, best);
}

/* Returns the edge with the given number (see `edges` in TlWorkspace); its `level` is not set. */
static inline TlEdge
edge_from_number (guint number)
{
  return (TlEdge){ number / 2, number % 2 == 0 ? -1 : 1, 0 };
}

/* Whether a level before @end rules out an edge although its multipliers were not computed. @own_level is the
 * level at which the leaving row costs on the edge's side. If the gradient of that level is 0, moving along
 * the edge raises the level's cost. */
static inline gboolean
level_rejects_edge (const TlSolver *solver, gint own_level, guint end)
{
  return own_level != TL_NO_LEVEL && (guint)own_level < end && solver->work->level_is_zero[own_level];
}

/* Computes the slopes of the cost of @level, whose multipliers have been computed, along the first @n_edges
 * edges in the workspace's list; no more important level has decided on these edges. Sets @best to the
 * steepest edge that improves the level, if there is one. Moves the edges with a slope of 0, which remain
 * undecided, to the beginning of the list, and returns their number. */
static guint
pricing_decide (TlSolver *solver, guint level, guint n_edges, TlEdge *best)
{
  const double *multipliers = solver->work->multipliers + (gsize)level * solver->n_variables;
  guint        *edges = solver->work->edges;
  double        steepest = 0.0;
  guint         n_left = 0;

  for (guint i = 0; i < n_edges; i++)
    {
      TlEdge edge = edge_from_number (edges[i]);
      gint   own_level = tl_row_level (tl_solver_row (solver, solver->active[edge.position]), edge.sign);
      double slope = (own_level == (gint)level ? 1.0 : 0.0) + edge.sign * multipliers[edge.position];

      if (level_rejects_edge (solver, own_level, level))
        continue;
      tl_solver_check_near_zero (solver, slope);
      if (fabs (slope) <= solver->numerics.pivot_tolerance)
        edges[n_left++] = edges[i];
      else if (slope < steepest)
        {
          steepest = slope;
          *best = (TlEdge){ edge.position, edge.sign, (gint)level };
        }
    }
  return n_left;
}

/* Keeps, of the first @n_edges edges in the list, the zero-cost edges. */
static void
pricing_keep_zero_cost_edges (TlSolver *solver, guint n_levels, guint n_edges)
{
  TlWorkspace *work = solver->work;

  work->n_zero_cost_edges = 0;
  for (guint i = 0; i < n_edges; i++)
    {
      TlEdge edge = edge_from_number (work->edges[i]);
      gint   own_level = tl_row_level (tl_solver_row (solver, solver->active[edge.position]), edge.sign);

      if (!level_rejects_edge (solver, own_level, n_levels))
        work->edges[work->n_zero_cost_edges++] = work->edges[i];
    }
}

/* Chooses the steepest edge at the most important level that any edge improves, without computing the
 * multipliers of less important levels. Returns %FALSE if no edge improves any level. */
static gboolean
pricing_choose_steepest (TlSolver *solver, guint n_levels, TlEdge *best)
{
  TlWorkspace *work = solver->work;
  guint        n_edges = 2 * solver->n_active;

  work->n_priced_levels = 0;
  for (guint number = 0; number < n_edges; number++)
    work->edges[number] = number;
  for (guint level = 0; level < n_levels && best->sign == 0; level++)
    {
      tl_pricing_next_level (solver);
      if (!work->level_is_zero[level])
        n_edges = pricing_decide (solver, level, n_edges, best);
    }
  if (best->sign == 0)
    pricing_keep_zero_cost_edges (solver, n_levels, n_edges);
  return best->sign != 0;
}

/* Computes the multipliers of the @n_levels most important levels; then chooses the same edge as
 * pricing_choose_steepest() or, under Bland's rule, the improving edge of the row with the smallest index.
 * Returns %FALSE if no edge improves any level. */
static gboolean
pricing_choose_by_levels (TlSolver *solver, guint n_levels, gboolean bland, TlEdge *best)
{
  TlWorkspace *work = solver->work;

  tl_pricing_multipliers (solver, n_levels);
  work->n_zero_cost_edges = 0;
  for (guint number = 0; number < 2 * solver->n_active; number++)
    {
      TlEdge candidate = edge_from_number (number);
      gint   slope
        = tl_pricing_slope_sign (solver, candidate.position, candidate.sign, n_levels, &candidate.level);

      if (slope == 0)
        work->edges[work->n_zero_cost_edges++] = number;
      if (slope < 0 && pricing_prefers (solver, &candidate, best, bland))
        *best = candidate;
    }
  return best->sign != 0;
}

/* Returns tl_pricing_tie_sign() for the edge along which the active row at @position moves to the side @sign.
 * If possible, only the nonzero components of the edge's direction are computed. */
static gint
pricing_edge_tie_sign (TlSolver *solver, guint position, gint sign)
{
  guint         n_support, deciding;
  const guint  *support;
  const double *direction;

  if (solver->numerics.is_careful || tl_factor_get_n_updates (solver->work->factor) > 0)
    {
      tl_pricing_edge_direction (solver, position, sign);
      return tl_pricing_tie_sign (solver, solver->work->direction, NULL, solver->n_variables, &deciding);
    }
  direction = tl_factor_solve_unit (solver->work->factor, position, sign, &support, &n_support);
  return tl_pricing_tie_sign (solver, direction, support, n_support, &deciding);
}

/* Chooses a zero-cost edge along which ties improve: the first one found or, under Bland's rule, that of the
 * row with the smallest index. Returns %FALSE if there is none. */
static gboolean
pricing_choose_by_ties (TlSolver *solver, guint n_levels, gboolean bland, TlEdge *best)
{
  tl_limits_collect (solver);
  tl_limits_note_reach (solver);
  tl_ties_collect (solver);
  for (guint i = 0; i < solver->work->n_zero_cost_edges && (bland || best->sign == 0); i++)
    {
      TlEdge candidate = edge_from_number (solver->work->edges[i]);

      candidate.level = (gint)n_levels;
      if (pricing_edge_tie_sign (solver, candidate.position, candidate.sign) < 0
          && pricing_prefers (solver, &candidate, best, TRUE))
        *best = candidate;
    }
  return best->sign != 0;
}

gboolean
tl_edge_pricing_breaks_ties (TlSolver *solver, guint n_levels)
{
  if (n_levels < solver->n_levels || solver->state.ignores_ties)
    return FALSE;
  return solver->work->level_is_zero[0] || solver->numerics.is_careful || !tl_rows_violate_required (solver);
}

gboolean
tl_edge_pricing_choose (TlSolver *solver, guint n_levels, gboolean bland, TlEdge *edge)
{
  gboolean by_levels = bland || solver->numerics.is_careful;

  edge->sign = 0;
  if (by_levels ? pricing_choose_by_levels (solver, n_levels, bland, edge)
                : pricing_choose_steepest (solver, n_levels, edge))
    return TRUE;
  solver->state.uses_ties = solver->work->n_zero_cost_edges > 0;
  solver->state.uses_limits = FALSE;
  if (!solver->state.uses_ties || !tl_edge_pricing_breaks_ties (solver, n_levels))
    return FALSE;
  return pricing_choose_by_ties (solver, n_levels, bland, edge);
}
