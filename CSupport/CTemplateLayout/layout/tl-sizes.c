/* tl-sizes.c: the lengths that items want for their content, or are given from outside. */
#include "layout/tl-layout-private.h"

#include <math.h>

#include "solver/tl-checks.h"

/* Lengths that no content has, which hold nothing from above and from below. */
#define TL_FAR 1e9

static void
set_content_bounds (TlLayout *layout, const TlDimension *dimension, double above, double below)
{
  tl_solver_set_constant (layout->solver, dimension->content, above, NULL);
  if (dimension->content_below != 0)
    tl_solver_set_constant (layout->solver, dimension->content_below, below, NULL);
}

static void
add_content (TlLayout *layout, TlDimension *dimension, double size)
{
  TlTerm term = { dimension->length, 1.0 };

  dimension->content = tl_solver_add_two_sided (layout->solver, &term, 1, size, dimension->hugging,
                                                dimension->compression_resistance, NULL);
}

/* Content that goes may come back, as the image of a reused cell does. So that this changes constants only,
 * not the structure of the system, it is held from above and from below by a constraint each from now on,
 * which can be moved out of reach. */
static void
split_content (TlLayout *layout, TlDimension *dimension)
{
  TlTerm term = { dimension->length, 1.0 };

  tl_solver_remove_constraint (layout->solver, dimension->content, NULL);
  dimension->content = tl_solver_add_constraint (layout->solver, &term, 1, TL_RELATION_LESS_OR_EQUAL, TL_FAR,
                                                 dimension->hugging, NULL);
  dimension->content_below = tl_solver_add_constraint (layout->solver, &term, 1, TL_RELATION_GREATER_OR_EQUAL,
                                                       -TL_FAR, dimension->compression_resistance, NULL);
}

/**
 * tl_layout_set_intrinsic_size:
 * @layout: a layout
 * @item: an item's id
 * @axis: an axis
 * @size: the length that the item's content wants there; negative: it wants nothing
 *
 * Sets the size of an item's content on one axis. The item is held from above at its hugging priority
 * and from below at its compression resistance priority. A change of size costs what
 * tl_solver_set_constant() costs, and so does content that comes and goes, but for the first time that it
 * goes.
 */
void
tl_layout_set_intrinsic_size (TlLayout *layout, TlItem item, TlAxis axis, double size)
{
  TlDimension *dimension;

  g_return_if_fail (tl_layout_has_item (layout, item) && tl_layout_has_axis (axis) && isfinite (size));
  dimension = &tl_layout_item (layout, item)->dimensions[axis];
  dimension->content_length = size;
  if (dimension->content == 0)
    {
      if (size >= 0.0)
        add_content (layout, dimension, size);
    }
  else if (size >= 0.0)
    set_content_bounds (layout, dimension, size, size);
  else if (dimension->content_below != 0)
    set_content_bounds (layout, dimension, TL_FAR, -TL_FAR);
  else
    split_content (layout, dimension);
}

/* The priorities are in order. */
static void
set_constraint_priorities (TlLayout          *layout,
                           const TlDimension *dimension,
                           TlPriority         hugging,
                           TlPriority         compression_resistance)
{
  if (dimension->content == 0)
    return;
  if (dimension->content_below == 0)
    {
      tl_solver_set_two_sided_priorities (layout->solver, dimension->content, hugging, compression_resistance,
                                          NULL);
      return;
    }
  tl_solver_set_priority (layout->solver, dimension->content, hugging, NULL);
  tl_solver_set_priority (layout->solver, dimension->content_below, compression_resistance, NULL);
}

/**
 * tl_layout_set_content_priorities:
 * @layout: a layout
 * @item: an item's id
 * @axis: an axis
 * @hugging: how much it resists being larger than its content; at first 250
 * @compression_resistance: how much it resists being smaller than its content; at first 750
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Sets how much an item's content size matters on one axis.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed when a priority is out of range
 */
gboolean
tl_layout_set_content_priorities (TlLayout  *layout,
                                  TlItem     item,
                                  TlAxis     axis,
                                  TlPriority hugging,
                                  TlPriority compression_resistance,
                                  GError   **error)
{
  TlDimension *dimension;

  g_return_val_if_fail (tl_layout_has_item (layout, item) && tl_layout_has_axis (axis), FALSE);
  dimension = &tl_layout_item (layout, item)->dimensions[axis];
  if (!tl_check_priority (hugging, error) || !tl_check_priority (compression_resistance, error))
    return FALSE;
  set_constraint_priorities (layout, dimension, hugging, compression_resistance);
  dimension->hugging = hugging;
  dimension->compression_resistance = compression_resistance;
  return TRUE;
}

static void
dimension_remove_fence (TlLayout *layout, TlDimension *dimension)
{
  if (dimension->fence != 0)
    tl_solver_remove_constraint (layout->solver, dimension->fence, NULL);
  dimension->fence = 0;
}

static void
dimension_add_fence (TlLayout *layout, TlDimension *dimension, double size, TlPriority priority)
{
  TlTerm term = { dimension->length, 1.0 };

  dimension->fence
    = tl_solver_add_constraint (layout->solver, &term, 1, TL_RELATION_EQUAL, size, priority, NULL);
}

/* Whether a fence can be set so; one that is to be taken away has no size. */
gboolean
tl_fence_check (double size, TlPriority priority, GError **error)
{
  return priority <= 0.0f || (tl_check_priority (priority, error) && tl_check_finite (size, "size", error));
}

/**
 * tl_layout_set_fence:
 * @layout: a layout
 * @item: an item's id
 * @axis: an axis
 * @size: the length that the item should have there, in points
 * @priority: how much that matters; 0 or less takes the fence away
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Gives an item a size from outside, such as the width of the list that it is a row of. An item has one
 * fence on each axis; changing its size is as cheap as changing a constant.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
gboolean
tl_layout_set_fence (
  TlLayout *layout, TlItem item, TlAxis axis, double size, TlPriority priority, GError **error)
{
  TlDimension *dimension;

  g_return_val_if_fail (tl_layout_has_item (layout, item) && tl_layout_has_axis (axis), FALSE);
  dimension = &tl_layout_item (layout, item)->dimensions[axis];
  if (!tl_fence_check (size, priority, error))
    return FALSE;
  if (priority <= 0.0f)
    dimension_remove_fence (layout, dimension);
  else if (dimension->fence == 0)
    dimension_add_fence (layout, dimension, size, priority);
  else
    {
      tl_solver_set_constant (layout->solver, dimension->fence, size, NULL);
      tl_solver_set_priority (layout->solver, dimension->fence, priority, NULL);
    }
  return TRUE;
}
