/* tl-ties.c: which of several equally important lengths gives way.
 *
 * UIStackView.h says of views that do not fit: "adjustments occur according to compressionResistance or
 * hugging priorities of items, or when that is ambiguous, according to arrangement order". The first view
 * gives way: stored frames of stacks whose views hug equally show the first view stretched, and of views that
 * resist compression equally the first one is compressed.
 *
 * The layout therefore gives the rows of stacked lengths an *order*: 1 for the first item of a stack, 2 for
 * the second one, and so on; the order of all other rows is 0. Solutions that are equally good at all levels
 * are compared by the *ordered rows*, one row after the other, each of which should be violated as little as
 * possible. The row with the largest order is compared first, so that a row with a smaller order gives way
 * for it; of rows with the same order, the one whose variable was added last is compared first. Rows of
 * contents come before the ordered origin rows, which are those of lengths without a content. The other
 * origin rows are compared afterwards (see tl-pricing.c).
 *
 * Like the origin rows, each ordered row is a level of its own below all priorities, so neither the proof of
 * termination nor the test of optimality changes. Without ordered rows, no edge is priced differently.
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

/* Whether a violation of a row on the side @side counts: the origin row's on both sides, others where they
 * have a priority. */
static gboolean
side_counts (const TlRow *row, gint side)
{
  return row->kind == TL_ROW_ORIGIN || tl_row_level (row, side) != TL_NO_LEVEL;
}

/* Returns the sign of the slope of a row's violation if its residual changes at @rate, which is not 0. The
 * side of an inactive row whose residual is 0 takes the place of the residual's sign; moving to the other
 * side is then a pivot of length 0. */
static gint
violation_slope_sign (const TlRow *row, double rate)
{
  if (row->position != TL_NO_POSITION)
    return side_counts (row, rate > 0.0 ? 1 : -1) ? 1 : 0;
  if (!side_counts (row, row->side))
    return 0;
  return row->side * rate > 0.0 ? 1 : -1;
}

gint
tl_ties_slope_sign (TlSolver *solver, const double *direction, guint *deciding)
{
  const GArray *rows = solver->work->ordered_rows;

  for (guint i = 0; i < rows->len; i++)
    {
      guint        index = g_array_index (rows, guint, i);
      const TlRow *row = tl_solver_row (solver, index);
      double       rate = direction[ordered_variable (solver, row)];
      gint         sign;

      tl_solver_check_near_zero (solver, rate);
      if (fabs (rate) <= solver->numerics.pivot_tolerance)
        continue;
      sign = violation_slope_sign (row, rate);
      if (sign == 0)
        continue;
      *deciding = index;
      return sign;
    }
  return 0;
}
