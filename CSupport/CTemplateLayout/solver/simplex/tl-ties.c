/* tl-ties.c: which of several equally important lengths gives way.
 *
 * UIStackView.h says of views that do not fit: "adjustments occur according to compressionResistance or
 * hugging priorities of items, or when that is ambiguous, according to arrangement order". The first view
 * gives way: stored frames of stacks whose views hug equally show the first view stretched, and of views that
 * resist compression equally the first one is compressed.
 *
 * The layout therefore gives the rows of stacked lengths an *order*: 1 for the first item of a stack, 2 for
 * the second one, and so on; the order of all other rows is 0. An item may consist of several lengths with a
 * content, such as those of the views in a row; these have the order of the item. Solutions that are equally
 * good at all levels are compared by the *ordered rows*:
 *
 * - by the cost of all contents with the largest order, level by level, then by that of the contents with the
 *   next smaller order, and so on, so that a content with a smaller order gives way for them;
 * - by the violation of each single content, which chooses among nested stacks; of contents with the same
 *   order, the one whose variable was added last is compared first;
 * - by the violation of the ordered origin rows, which are those of lengths without a content, in the same
 *   order.
 *
 * The other origin rows are compared afterwards (see tl-pricing.c). Like them, each of these criteria is a
 * level of its own below all priorities, so neither the proof of termination nor the test of optimality
 * changes. Without ordered rows, no edge is priced differently.
 */
#include "solver/simplex/tl-simplex.h"

#include <math.h>

/* The variable of an ordered row, which has only one. */
static guint
ordered_variable (const TlSolver *solver, const TlRow *row)
{
  return tl_solver_row_terms (solver, row)[0].variable;
}

/* Whether the row at index @left is compared before the row at index @right. */
static gboolean
row_is_before (const TlSolver *solver, guint left, guint right)
{
  const TlRow *one = tl_solver_row (solver, left), *other = tl_solver_row (solver, right);

  if ((one->kind == TL_ROW_ORIGIN) != (other->kind == TL_ROW_ORIGIN))
    return other->kind == TL_ROW_ORIGIN;
  if (one->order != other->order)
    return one->order > other->order;
  return ordered_variable (solver, one) > ordered_variable (solver, other);
}

/* Moves the last row of the list to its place. */
static void
sort_last (const TlSolver *solver, GArray *rows)
{
  guint *items = (guint *)(gpointer)rows->data;
  guint  moving = items[rows->len - 1], place = rows->len - 1;

  for (; place > 0 && row_is_before (solver, moving, items[place - 1]); place--)
    items[place] = items[place - 1];
  items[place] = moving;
}

void
tl_ties_collect (TlSolver *solver)
{
  GArray *rows = solver->work->ordered_rows;

  g_array_set_size (rows, 0);
  for (guint i = 0; solver->n_ordered_rows > 0 && i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if (row->order == 0 || (row->kind != TL_ROW_GOAL && row->kind != TL_ROW_ORIGIN))
        continue;
      g_array_append_val (rows, i);
      sort_last (solver, rows);
    }
}

/* The change of an ordered row's violation along a direction, and the level at which the violation costs. */
typedef struct
{
  double slope; /* 0 if the row does not move, or has no cost on the side of its residual */
  gint   level; /* in an origin row, 0 */
} TlViolation;

/* Returns the change of the violation of the row at @index along @direction. The side of an inactive row
 * whose residual is 0 takes the place of the residual's sign; moving to the other side is then a pivot of
 * length 0.
 */
static TlViolation
violation_along (TlSolver *solver, guint index, const double *direction)
{
  const TlRow *row = tl_solver_row (solver, index);
  double       rate = direction[ordered_variable (solver, row)];
  gint         side;

  tl_solver_check_near_zero (solver, rate);
  if (fabs (rate) <= solver->numerics.pivot_tolerance)
    return (TlViolation){ 0.0, TL_NO_LEVEL };
  side = row->position == TL_NO_POSITION ? row->side : rate > 0.0 ? 1 : -1;
  if (row->kind == TL_ROW_ORIGIN)
    return (TlViolation){ side * rate, 0 };
  if (tl_row_level (row, side) == TL_NO_LEVEL)
    return (TlViolation){ 0.0, TL_NO_LEVEL };
  return (TlViolation){ side * rate, tl_row_level (row, side) };
}

/* Returns the slope of the cost that the content rows from @first to before @end of the list have at the most
 * important level after @level at which any of them costs, and sets @level to it; %FALSE if there is none. */
static gboolean
next_slope (TlSolver *solver, guint first, guint end, const double *direction, gint *level, TlSlope *slope)
{
  gint next = G_MAXINT;

  *slope = (TlSlope){ 0.0, 0.0 };
  for (guint i = first; i < end; i++)
    {
      guint       index = g_array_index (solver->work->ordered_rows, guint, i);
      TlViolation violation = violation_along (solver, index, direction);

      if (violation.level <= *level || violation.level > next)
        continue;
      if (violation.level < next)
        *slope = (TlSlope){ 0.0, 0.0 };
      next = violation.level;
      slope->value += violation.slope;
      slope->magnitude += fabs (violation.slope);
    }
  *level = next;
  return next < G_MAXINT;
}

/* Returns the lexicographic sign of the slopes of the cost of the content rows from @first to before @end of
 * the list, which have the same order. */
static gint
group_slope_sign (TlSolver *solver, guint first, guint end, const double *direction)
{
  TlSlope slope;
  gint    level = TL_NO_LEVEL;

  while (next_slope (solver, first, end, direction, &level, &slope))
    {
      if (fabs (slope.value) > solver->numerics.pivot_tolerance + TL_CAREFUL_RELATIVE * slope.magnitude)
        return slope.value < 0.0 ? -1 : 1;
    }
  return 0;
}

/* Returns the sign of the slope of the first group of content rows whose cost changes; sets @deciding to the
 * index of the group's first row. */
static gint
groups_slope_sign (TlSolver *solver, const double *direction, guint *deciding)
{
  const guint *rows = (const guint *)(gconstpointer)solver->work->ordered_rows->data;
  guint        n_rows = solver->work->ordered_rows->len;

  for (guint first = 0, end; first < n_rows; first = end)
    {
      const TlRow *row = tl_solver_row (solver, rows[first]);
      gint         sign;

      if (row->kind == TL_ROW_ORIGIN)
        return 0;
      for (end = first + 1; end < n_rows; end++)
        {
          const TlRow *other = tl_solver_row (solver, rows[end]);

          if (other->order != row->order || other->kind != row->kind)
            break;
        }
      sign = group_slope_sign (solver, first, end, direction);
      *deciding = rows[first];
      if (sign != 0)
        return sign;
    }
  return 0;
}

gint
tl_ties_slope_sign (TlSolver *solver, const double *direction, guint *deciding)
{
  const GArray *rows = solver->work->ordered_rows;
  gint          sign = groups_slope_sign (solver, direction, deciding);

  for (guint i = 0; sign == 0 && i < rows->len; i++)
    {
      TlViolation violation = violation_along (solver, g_array_index (rows, guint, i), direction);

      *deciding = g_array_index (rows, guint, i);
      sign = violation.slope < 0.0 ? -1 : violation.slope > 0.0;
    }
  if (sign == 0)
    *deciding = G_MAXUINT;
  return sign;
}
