/* tl-layout.c: items, their sizes and positions, and the passes of a layout. */
#include "layout/tl-layout-private.h"

#include <math.h>

/* A layout that has not settled after so many passes will not. */
#define TL_MAX_PASSES 8

#define TL_DEFAULT_HUGGING TL_PRIORITY_DEFAULT_LOW
#define TL_DEFAULT_COMPRESSION_RESISTANCE TL_PRIORITY_DEFAULT_HIGH

/* The formatter takes the name for a difference. */
/* clang-format off */
G_DEFINE_QUARK (tl-layout-error-quark, tl_layout_error)
/* clang-format on */

static void
item_clear (gpointer data)
{
  TlItemData *item = data;

  g_array_unref (item->offset_dependents);
  if (item->measure_destroy != NULL)
    item->measure_destroy (item->measure_data);
}

/**
 * tl_layout_new:
 *
 * Creates a layout without items.
 *
 * Returns: (transfer full): a new layout; free it with tl_layout_free()
 */
TlLayout *
tl_layout_new (void)
{
  TlLayout *layout = g_new0 (TlLayout, 1);

  layout->solver = tl_solver_new ();
  layout->items = g_array_new (FALSE, TRUE, sizeof (TlItemData));
  g_array_set_clear_func (layout->items, item_clear);
  layout->relations = g_array_new (FALSE, TRUE, sizeof (TlRelationData));
  return layout;
}

/**
 * tl_layout_free:
 * @layout: (transfer full) (nullable): a layout
 *
 * Frees a layout with its items and constraints. %NULL is ignored.
 */
void
tl_layout_free (TlLayout *layout)
{
  if (layout == NULL)
    return;
  tl_solver_free (layout->solver);
  g_array_unref (layout->items);
  g_array_unref (layout->relations);
  g_free (layout);
}

/**
 * tl_layout_set_right_to_left:
 * @layout: a layout
 * @right_to_left: whether leading is the right edge
 *
 * Sets the writing direction for constraints added from now on; at first it is left to right.
 */
void
tl_layout_set_right_to_left (TlLayout *layout, gboolean right_to_left)
{
  layout->right_to_left = right_to_left;
}

static void
dimension_init (TlDimension *dimension, TlSolver *solver)
{
  dimension->position = tl_solver_add_variable (solver);
  dimension->length = tl_solver_add_variable (solver);
  dimension->hugging = TL_DEFAULT_HUGGING;
  dimension->compression_resistance = TL_DEFAULT_COMPRESSION_RESISTANCE;
}

static void
add_required_length (TlSolver *solver, TlVariable length)
{
  TlTerm term = { length, 1.0 };

  tl_solver_add_constraint (solver, &term, 1, TL_RELATION_GREATER_OR_EQUAL, 0.0, TL_PRIORITY_REQUIRED, NULL);
}

/**
 * tl_layout_add_item:
 * @layout: a layout
 *
 * Adds an item: a rectangle whose size is never negative, with nothing else known of it.
 *
 * Returns: the item's id
 */
TlItem
tl_layout_add_item (TlLayout *layout)
{
  TlItemData item = { 0 };

  dimension_init (&item.dimensions[TL_AXIS_HORIZONTAL], layout->solver);
  dimension_init (&item.dimensions[TL_AXIS_VERTICAL], layout->solver);
  item.offset_dependents = g_array_new (FALSE, FALSE, sizeof (TlConstraint));
  item.measured_width = -1.0;
  add_required_length (layout->solver, item.dimensions[TL_AXIS_HORIZONTAL].length);
  add_required_length (layout->solver, item.dimensions[TL_AXIS_VERTICAL].length);
  g_array_append_val (layout->items, item);
  return layout->items->len;
}

static void
dimension_pin (TlLayout *layout, TlDimension *dimension, double position)
{
  TlTerm term = { dimension->position, 1.0 };

  if (dimension->pinned != 0)
    tl_solver_set_constant (layout->solver, dimension->pinned, position, NULL);
  else
    dimension->pinned = tl_solver_add_constraint (layout->solver, &term, 1, TL_RELATION_EQUAL, position,
                                                  TL_PRIORITY_REQUIRED, NULL);
}

/**
 * tl_layout_set_position:
 * @layout: a layout
 * @item: an item's id
 * @x: its left edge, finite
 * @y: its top edge, finite
 *
 * Fixes an item's top left corner, as the root of a layout needs it.
 */
void
tl_layout_set_position (TlLayout *layout, TlItem item, double x, double y)
{
  g_return_if_fail (tl_layout_has_item (layout, item) && isfinite (x) && isfinite (y));
  dimension_pin (layout, &tl_layout_item (layout, item)->dimensions[TL_AXIS_HORIZONTAL], x);
  dimension_pin (layout, &tl_layout_item (layout, item)->dimensions[TL_AXIS_VERTICAL], y);
}

static void
item_update_dependents (TlLayout *layout, const TlItemData *item)
{
  for (guint i = 0; i < item->offset_dependents->len; i++)
    tl_relation_update (layout, g_array_index (item->offset_dependents, TlConstraint, i));
}

/**
 * tl_layout_set_margins:
 * @layout: a layout
 * @item: an item's id
 * @margins: its margins, finite; by default they are 0
 *
 * Sets where an item's margin attributes lie.
 */
void
tl_layout_set_margins (TlLayout *layout, TlItem item, const TlMargins *margins)
{
  g_return_if_fail (tl_layout_has_item (layout, item) && margins != NULL);
  g_return_if_fail (isfinite (margins->left) && isfinite (margins->top) && isfinite (margins->right)
                    && isfinite (margins->bottom));
  tl_layout_item (layout, item)->margins = *margins;
  item_update_dependents (layout, tl_layout_item (layout, item));
}

/**
 * tl_layout_set_baselines:
 * @layout: a layout
 * @item: an item's id
 * @origin: from where they are measured; may change only before constraints use the item's baselines
 * @first: the first baseline, in points from @origin, finite
 * @last: the last baseline, in points from @origin, finite
 *
 * Sets where an item's baselines lie; at first they are its top and bottom edges.
 */
void
tl_layout_set_baselines (TlLayout *layout, TlItem item, TlBaselines origin, double first, double last)
{
  TlItemData *data;

  g_return_if_fail (tl_layout_has_item (layout, item) && isfinite (first) && isfinite (last));
  g_return_if_fail (origin == TL_BASELINES_FROM_EDGES || origin == TL_BASELINES_FROM_CENTER);
  data = tl_layout_item (layout, item);
  data->baselines_origin = origin;
  data->first_baseline = first;
  data->last_baseline = last;
  item_update_dependents (layout, data);
}

/**
 * tl_layout_set_measure:
 * @layout: a layout
 * @item: an item's id
 * @measure: (nullable): measures the item's content; %NULL: the intrinsic size is what was set
 * @user_data: passed to @measure
 * @destroy: (nullable): called with @user_data when it is no longer needed
 *
 * Makes an item's intrinsic size and baselines depend on its width.
 */
void
tl_layout_set_measure (
  TlLayout *layout, TlItem item, TlMeasureFunc measure, gpointer user_data, GDestroyNotify destroy)
{
  TlItemData *data;

  g_return_if_fail (tl_layout_has_item (layout, item));
  data = tl_layout_item (layout, item);
  if (data->measure_destroy != NULL)
    data->measure_destroy (data->measure_data);
  data->measure = measure;
  data->measure_data = user_data;
  data->measure_destroy = destroy;
  data->content_dirty = TRUE;
}

/**
 * tl_layout_invalidate_content:
 * @layout: a layout
 * @item: an item's id
 *
 * Notes that an item's content has changed, so that it is measured again.
 */
void
tl_layout_invalidate_content (TlLayout *layout, TlItem item)
{
  g_return_if_fail (tl_layout_has_item (layout, item));
  tl_layout_item (layout, item)->content_dirty = TRUE;
}

static gboolean
solve_pass (TlLayout *layout, GError **error)
{
  g_autoptr (GError) problem = NULL;

  if (tl_solver_solve (layout->solver, &problem)
      || g_error_matches (problem, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/**
 * tl_layout_solve:
 * @layout: a layout
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Lays all items out. Required constraints that contradict each other do not end the work: some are
 * given up, @error says so, and all rectangles are those of the others.
 *
 * Returns: %TRUE if all required constraints hold; otherwise %FALSE with @error set
 */
gboolean
tl_layout_solve (TlLayout *layout, GError **error)
{
  tl_measure_unbounded (layout);
  layout->settled = FALSE;
  for (guint pass = 0; pass < TL_MAX_PASSES && !layout->settled; pass++)
    {
      if (!solve_pass (layout, error))
        return FALSE;
      layout->settled = !tl_measure_at_widths (layout);
    }
  return tl_solver_solve (layout->solver, error);
}

/**
 * tl_layout_get_rectangle:
 * @layout: a layout
 * @item: an item's id
 * @rectangle: (out caller-allocates): return location for the item's rectangle
 *
 * Gets where an item lies in the last solution, not rounded to pixels.
 */
void
tl_layout_get_rectangle (const TlLayout *layout, TlItem item, TlRectangle *rectangle)
{
  const TlDimension *x, *y;

  g_return_if_fail (tl_layout_has_item (layout, item));
  x = &tl_layout_item (layout, item)->dimensions[TL_AXIS_HORIZONTAL];
  y = &tl_layout_item (layout, item)->dimensions[TL_AXIS_VERTICAL];
  rectangle->x = tl_solver_get_value (layout->solver, x->position);
  rectangle->y = tl_solver_get_value (layout->solver, y->position);
  rectangle->width = tl_solver_get_value (layout->solver, x->length);
  rectangle->height = tl_solver_get_value (layout->solver, y->length);
}

/**
 * tl_layout_get_fitting_size:
 * @layout: a layout
 * @item: the root item's id
 * @target_width: the width to come near to
 * @horizontal_priority: how much that matters
 * @target_height: the height to come near to
 * @vertical_priority: how much that matters
 * @width: (out) (optional): return location for the width
 * @height: (out) (optional): return location for the height
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Finds the size of an item that satisfies its constraints best at a target size, as
 * systemLayoutSizeFitting does. The fences that it sets remain.
 *
 * Returns: %TRUE if all required constraints hold; otherwise %FALSE with @error set. The size is set in
 *   both cases unless a number was refused, in which case nothing has changed, or the solver failed
 * numerically.
 */
gboolean
tl_layout_get_fitting_size (TlLayout  *layout,
                            TlItem     item,
                            double     target_width,
                            TlPriority horizontal_priority,
                            double     target_height,
                            TlPriority vertical_priority,
                            double    *width,
                            double    *height,
                            GError   **error)
{
  TlRectangle rectangle;
  gboolean    satisfied;

  g_return_val_if_fail (tl_layout_has_item (layout, item), FALSE);
  if (!tl_fence_check (target_width, horizontal_priority, error)
      || !tl_fence_check (target_height, vertical_priority, error)
      || !tl_layout_set_fence (layout, item, TL_AXIS_HORIZONTAL, target_width, horizontal_priority, error)
      || !tl_layout_set_fence (layout, item, TL_AXIS_VERTICAL, target_height, vertical_priority, error))
    return FALSE;
  satisfied = tl_layout_solve (layout, error);
  tl_layout_get_rectangle (layout, item, &rectangle);
  if (width != NULL)
    *width = rectangle.width;
  if (height != NULL)
    *height = rectangle.height;
  return satisfied;
}

/**
 * tl_layout_is_open:
 * @layout: a layout that is solved
 * @item: an item's id
 * @axis: an axis
 * @position: (out): return location for whether the item's left or top edge could lie elsewhere
 * @length: (out): return location for whether its width or height could be another one
 *
 * Finds out what of an item the constraints leave open on one axis: what could be otherwise with every
 * constraint held as well.
 *
 * Returns: %TRUE if the position or the length is open
 */
gboolean
tl_layout_is_open (TlLayout *layout, TlItem item, TlAxis axis, gboolean *position, gboolean *length)
{
  const TlDimension *dimension;

  g_return_val_if_fail (tl_layout_has_item (layout, item) && tl_layout_has_axis (axis), FALSE);
  dimension = &tl_layout_item (layout, item)->dimensions[axis];
  *position = tl_solver_is_ambiguous (layout->solver, dimension->position);
  *length = tl_solver_is_ambiguous (layout->solver, dimension->length);
  return *position || *length;
}

/**
 * tl_layout_is_ambiguous:
 * @layout: a layout that is solved
 * @item: an item's id
 *
 * Finds out whether the constraints leave an item's position or size open.
 *
 * Returns: %TRUE if the item could lie elsewhere with every constraint held as well
 */
gboolean
tl_layout_is_ambiguous (TlLayout *layout, TlItem item)
{
  gboolean position;
  gboolean length;

  return tl_layout_is_open (layout, item, TL_AXIS_HORIZONTAL, &position, &length)
         || tl_layout_is_open (layout, item, TL_AXIS_VERTICAL, &position, &length);
}

/**
 * tl_layout_has_settled:
 * @layout: a layout
 *
 * Finds out whether the last tl_layout_solve() ended with heights that belong to the widths.
 *
 * Returns: %FALSE if widths and heights went on changing each other until the solver stopped trying
 */
gboolean
tl_layout_has_settled (const TlLayout *layout)
{
  return layout->settled;
}

/**
 * tl_layout_get_solver:
 * @layout: a layout
 *
 * Gets the solver, to read conflicts from; edit it only through the layout.
 *
 * Returns: (transfer none): the layout's solver
 */
TlSolver *
tl_layout_get_solver (TlLayout *layout)
{
  return layout->solver;
}
