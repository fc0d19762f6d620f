/* tl-ratio.c: the ratio test: how far to move along an edge, and which row stops the move.
 *
 * Every inactive row whose residual reaches 0 along the edge is a breakpoint: there the slope of the cost
 * increases by |rate| at each of the row's levels. The move passes breakpoints as long as the slope stays
 * lexicographically negative (long steps: Maros, Computational Techniques of the Simplex Method). The rows
 * that it passes change sides, and the row that stops it enters the active set.
 */
#include "solver/simplex/tl-simplex.h"

#include <math.h>

/* Breakpoints count as equally far if their distances d differ by at most this number times 1 + d, or times d
 * in a careful solver. */
#define TL_DISTANCE_TIE 1e-11

static gboolean
breakpoint_is_before (const TlBreakpoint *left, const TlBreakpoint *right)
{
  if (left->distance < right->distance)
    return TRUE;
  return left->distance <= right->distance && left->row < right->row;
}

static void
heap_sift_down (TlBreakpoint *heap, guint length, guint place)
{
  TlBreakpoint moving = heap[place];

  for (guint child = 2 * place + 1; child < length; child = 2 * place + 1)
    {
      if (child + 1 < length && breakpoint_is_before (&heap[child + 1], &heap[child]))
        child++;
      if (!breakpoint_is_before (&heap[child], &moving))
        break;
      heap[place] = heap[child];
      place = child;
    }
  heap[place] = moving;
}

static void
heap_build (GArray *heap)
{
  for (guint place = heap->len / 2; place-- > 0;)
    heap_sift_down ((TlBreakpoint *)(gpointer)heap->data, heap->len, place);
}

static TlBreakpoint
heap_pop (GArray *heap)
{
  TlBreakpoint *items = (TlBreakpoint *)(gpointer)heap->data;
  TlBreakpoint  first = items[0];

  items[0] = items[heap->len - 1];
  g_array_set_size (heap, heap->len - 1);
  if (heap->len > 0)
    heap_sift_down (items, heap->len, 0);
  return first;
}

/* Whether any variable of a row moves along the edge, however little; in most rows, none does. */
static inline gboolean
row_is_moved (const TlSolver *solver, const TlRow *row)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);

  for (guint i = 0; i < row->n_terms; i++)
    {
      if (solver->work->direction[terms[i].variable] != 0.0)
        return TRUE;
    }
  return FALSE;
}

/* Collects the breakpoints of constraints along the edge. */
static void
ratio_collect (TlSolver *solver)
{
  g_array_set_size (solver->work->breakpoints, 0);
  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);
      TlBreakpoint breakpoint = { i, 0.0, 0.0 };

      if (!tl_row_can_be_breakpoint (row) || !row_is_moved (solver, row))
        continue;
      breakpoint.rate = tl_rows_snapped_rate (solver, row, solver->work->direction);
      if (row->side * breakpoint.rate >= 0.0)
        continue;
      breakpoint.distance
        = MAX (0.0, row->side * tl_rows_snapped_residual (solver, row)) / fabs (breakpoint.rate);
      g_array_append_val (solver->work->breakpoints, breakpoint);
    }
  heap_build (solver->work->breakpoints);
}

static void
slope_add (TlSlope *slopes, gint level, guint n_levels, double rate)
{
  if (level == TL_NO_LEVEL || (guint)level >= n_levels)
    return;
  slopes[level].value += fabs (rate);
  slopes[level].magnitude += fabs (rate);
}

/* Changes @slopes, one for each level, to the slopes beyond a breakpoint. Returns their lexicographic sign.
 */
static gint
ratio_pass (TlSolver *solver, const TlBreakpoint *breakpoint, TlSlope *slopes, guint n_levels)
{
  const TlRow *row = tl_solver_row (solver, breakpoint->row);

  slope_add (slopes, row->above_level, n_levels, breakpoint->rate);
  slope_add (slopes, row->below_level, n_levels, breakpoint->rate);
  for (guint level = 0; level < n_levels; level++)
    {
      double size = fabs (slopes[level].value);

      tl_solver_check_near_zero (solver, slopes[level].value);
      if (size > solver->numerics.pivot_tolerance + TL_CAREFUL_RELATIVE * slopes[level].magnitude)
        return slopes[level].value < 0.0 ? -1 : 1;
    }
  return 0;
}

/* Sets @stop to the breakpoint with the largest rate among those that are equally far, because this is
 * numerically the most stable choice. Under Bland's rule @stop stays the first one. */
static void
ratio_break_tie (TlSolver *solver, gboolean bland, TlBreakpoint *stop)
{
  double limit
    = stop->distance + TL_DISTANCE_TIE * ((solver->numerics.is_careful ? 0.0 : 1.0) + stop->distance);

  while (!bland && solver->work->breakpoints->len > 0
         && g_array_index (solver->work->breakpoints, TlBreakpoint, 0).distance <= limit)
    {
      TlBreakpoint other = heap_pop (solver->work->breakpoints);

      if (fabs (other.rate) > fabs (stop->rate) * (1.0 + 1e-9))
        *stop = other;
    }
}

/* Lists the variables that move along the edge in the workspace's `moved`. */
static void
ratio_list_moved (TlWorkspace *work, guint n_variables)
{
  work->n_moved = 0;
  for (guint j = 0; j < n_variables; j++)
    {
      if (work->direction[j] != 0.0)
        work->moved[work->n_moved++] = j;
    }
}

/* Returns the slopes of the @n_levels most important levels at the beginning of the edge. */
static TlSlope *
ratio_first_slopes (TlSolver *solver, const TlEdge *edge, guint n_levels)
{
  ratio_list_moved (solver->work, solver->n_variables);
  g_array_set_size (solver->work->slopes, n_levels);
  for (guint level = 0; level < n_levels; level++)
    {
      double value = tl_pricing_slope_at (solver, edge, level);

      g_array_index (solver->work->slopes, TlSlope, level) = (TlSlope){ value, fabs (value) };
    }
  return (TlSlope *)(gpointer)solver->work->slopes->data;
}

/* Passes breakpoints along an edge that improves a level, and sets @stop to the breakpoint that stops the
 * move. Returns %FALSE if none does. */
static gboolean
ratio_walk (TlSolver *solver, const TlEdge *edge, guint n_levels, gboolean bland, TlBreakpoint *stop)
{
  TlSlope *slopes = ratio_first_slopes (solver, edge, n_levels);

  while (solver->work->breakpoints->len > 0)
    {
      *stop = heap_pop (solver->work->breakpoints);
      if (ratio_pass (solver, stop, slopes, n_levels) >= 0 || bland)
        {
          ratio_break_tie (solver, bland, stop);
          return TRUE;
        }
      tl_gradient_flip (solver, stop->row, (gint8)-tl_solver_row (solver, stop->row)->side);
    }
  return FALSE;
}

/* Adds breakpoints for the variables from @first to before @end that reach 0 along the edge. */
static void
ratio_collect_origins (TlSolver *solver, guint first, guint end)
{
  for (guint j = first; j < end; j++)
    {
      const TlRow *origin = tl_solver_row (solver, solver->origins[j]);
      double       rate = solver->work->direction[j];
      TlBreakpoint breakpoint = { solver->origins[j], 0.0, rate };

      if (origin->position != TL_NO_POSITION || fabs (rate) <= solver->numerics.pivot_tolerance
          || origin->side * rate >= 0.0)
        continue;
      breakpoint.distance = MAX (0.0, origin->side * solver->values[j]) / fabs (rate);
      g_array_append_val (solver->work->breakpoints, breakpoint);
    }
  heap_build (solver->work->breakpoints);
}

/* Adds a breakpoint for the variable of the origin row at @index, if the variable reaches 0 along the edge.
 */
static void
ratio_collect_origin (TlSolver *solver, guint index)
{
  guint variable = tl_solver_row_terms (solver, tl_solver_row (solver, index))[0].variable;

  ratio_collect_origins (solver, variable, variable + 1);
}

/* Finds the breakpoint that stops a move along a zero-cost edge: the first constraint's breakpoint, where a
 * level's cost would begin to change, or the point at which the variable that decides the tie reaches 0,
 * whichever is nearer. If limit rows or the row of a content decide the tie, the breakpoint of a constraint
 * stops the move. Other
 * variables may change their signs on the way; under Bland's rule, they stop the move too. Returns %FALSE if
 * nothing stops it. */
static gboolean
ratio_walk_tie (TlSolver *solver, gboolean bland, TlBreakpoint *stop)
{
  guint deciding;

  tl_pricing_tie_sign (solver, solver->work->direction, NULL, solver->n_variables, &deciding);
  if (bland)
    ratio_collect_origins (solver, 0, solver->n_variables);
  else if (deciding != G_MAXUINT && tl_solver_row (solver, deciding)->kind == TL_ROW_ORIGIN)
    ratio_collect_origin (solver, deciding);
  if (solver->work->breakpoints->len == 0)
    return FALSE;
  *stop = heap_pop (solver->work->breakpoints);
  ratio_break_tie (solver, bland, stop);
  return TRUE;
}

gboolean
tl_ratio_test (
  TlSolver *solver, const TlEdge *edge, guint n_levels, gboolean bland, guint *entering, double *distance)
{
  TlBreakpoint stop = { 0, 0.0, 0.0 };
  gboolean     found;

  ratio_collect (solver);
  if (edge->level >= (gint)n_levels)
    found = ratio_walk_tie (solver, bland, &stop);
  else
    found = ratio_walk (solver, edge, n_levels, bland, &stop);
  *entering = stop.row;
  *distance = stop.distance;
  return found;
}
