/* tl-sizes.c: the intrinsic sizes and the target sizes of items. */
#include "layout/tl-layout-private.h"

#include <math.h>

#include "solver/model/tl-checks.h"
#include "solver/model/tl-row-access.h"

/* Items with a larger order count as having this one. */
#define TL_LARGEST_STACK_ORDER 255

/* Updates `content_row` after the statement of the content has changed. */
static void
dimension_note_content_row (const TlLayout *layout, TlDimension *dimension)
{
  dimension->content_row
    = dimension->content == 0 ? 0 : tl_statements_get_row (&layout->statements, dimension->content);
}

/* Gives the rows of a new statement of the content their order; a resumed statement may have another one. */
static inline void
dimension_write_order (TlLayout *layout, const TlDimension *dimension)
{
  if (dimension->order != 0 || tl_row_access_has_orders (layout->solver))
    tl_statements_set_order (&layout->statements, dimension->content, dimension->order);
}

static void
dimension_add_content (TlLayout *layout, TlDimension *dimension, double size)
{
  TlStatementForm form;

  tl_statement_form_set_variable (&form, dimension->length, dimension->hugging,
                                  dimension->compression_resistance);
  dimension->content = tl_statements_add (&layout->statements, &form, size, 0, NULL);
  dimension_write_order (layout, dimension);
}

static void
dimension_remove_content (TlLayout *layout, TlDimension *dimension)
{
  if (dimension->content != 0)
    tl_statements_suspend (&layout->statements, dimension->content);
  dimension->content = 0;
}

void
tl_layout_set_intrinsic_size (TlLayout *layout, TlItem item, TlAxis axis, double size)
{
  TlDimension *dimension;

  g_return_if_fail (tl_layout_can_change_item (layout, item) && tl_layout_has_axis (axis) && isfinite (size));
  dimension = &tl_layout_item (layout, item)->dimensions[axis];
  if (size < 0.0)
    dimension_remove_content (layout, dimension);
  else if (dimension->content == 0)
    dimension_add_content (layout, dimension, size);
  else
    tl_statements_set_constant (&layout->statements, dimension->content, size, NULL);
  dimension_note_content_row (layout, dimension);
}

static gboolean
check_content_sizes (const TlLayout *layout, const TlContentSize *sizes, guint n_sizes, GError **error)
{
  for (guint i = 0; i < n_sizes; i++)
    {
      if (!tl_layout_has_item (layout, sizes[i].item))
        {
          g_set_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_UNKNOWN_ITEM, "there is no item %u",
                       sizes[i].item);
          return FALSE;
        }
      if (!tl_check_finite (sizes[i].width, "width", error)
          || !tl_check_finite (sizes[i].height, "height", error))
        return FALSE;
    }
  return TRUE;
}

/* Whether setting a size changes only the constants of two rows: the item has an intrinsic size on both axes,
 * and @size has a valid length on both axes too. */
static gboolean
changes_only_constants (const TlLayout *layout, const TlContentSize *size)
{
  const TlDimension *dimensions;

  if (!tl_layout_has_item (layout, size->item))
    return FALSE;
  dimensions = tl_layout_item (layout, size->item)->dimensions;
  return dimensions[TL_AXIS_HORIZONTAL].content_row != 0 && dimensions[TL_AXIS_VERTICAL].content_row != 0
         && size->width >= 0.0 && size->width <= G_MAXDOUBLE && size->height >= 0.0
         && size->height <= G_MAXDOUBLE;
}

/* Whether setting each of the sizes changes only constants; if so, the sizes can be written without further
 * checks. */
static gboolean
sizes_are_constants (const TlLayout *layout, const TlContentSize *sizes, guint n_sizes)
{
  for (guint i = 0; i < n_sizes; i++)
    {
      if (!changes_only_constants (layout, &sizes[i]))
        return FALSE;
    }
  return TRUE;
}

static void
write_sizes (TlLayout *layout, const TlContentSize *sizes, guint n_sizes)
{
  for (guint i = 0; i < n_sizes; i++)
    {
      const TlDimension *dimensions = tl_layout_item (layout, sizes[i].item)->dimensions;

      tl_row_access_write (layout->solver, dimensions[TL_AXIS_HORIZONTAL].content_row, sizes[i].width);
      tl_row_access_write (layout->solver, dimensions[TL_AXIS_VERTICAL].content_row, sizes[i].height);
    }
}

gboolean
tl_layout_set_content_sizes (TlLayout *layout, const TlContentSize *sizes, guint n_sizes, GError **error)
{
  g_return_val_if_fail (tl_layout_can_change (layout) && (sizes != NULL || n_sizes == 0), FALSE);
  if (sizes_are_constants (layout, sizes, n_sizes))
    {
      write_sizes (layout, sizes, n_sizes);
      return TRUE;
    }
  if (!check_content_sizes (layout, sizes, n_sizes, error))
    return FALSE;
  for (guint i = 0; i < n_sizes; i++)
    {
      tl_layout_set_intrinsic_size (layout, sizes[i].item, TL_AXIS_HORIZONTAL, sizes[i].width);
      tl_layout_set_intrinsic_size (layout, sizes[i].item, TL_AXIS_VERTICAL, sizes[i].height);
    }
  return TRUE;
}

gboolean
tl_layout_set_content_priorities (TlLayout  *layout,
                                  TlItem     item,
                                  TlAxis     axis,
                                  TlPriority hugging,
                                  TlPriority compression_resistance,
                                  GError   **error)
{
  TlDimension *dimension;

  g_return_val_if_fail (tl_layout_can_change_item (layout, item) && tl_layout_has_axis (axis), FALSE);
  dimension = &tl_layout_item (layout, item)->dimensions[axis];
  if (!tl_check_priority (hugging, error) || !tl_check_priority (compression_resistance, error))
    return FALSE;
  if (dimension->content != 0)
    {
      tl_statements_set_priorities (&layout->statements, &dimension->content, hugging, compression_resistance,
                                    NULL);
      dimension_note_content_row (layout, dimension);
      dimension_write_order (layout, dimension);
    }
  dimension->hugging = hugging;
  dimension->compression_resistance = compression_resistance;
  return TRUE;
}

void
tl_layout_set_stack_order (TlLayout *layout, TlItem item, TlAxis axis, guint order, gboolean is_inner)
{
  TlDimension *dimension;

  g_return_if_fail (tl_layout_can_change_item (layout, item) && tl_layout_has_axis (axis)
                    && tl_layout_item (layout, item)->kind == TL_ITEM_FREE_STANDING);
  dimension = &tl_layout_item (layout, item)->dimensions[axis];
  dimension->order = (guint8)MIN (order, TL_LARGEST_STACK_ORDER);
  if (dimension->content != 0)
    dimension_write_order (layout, dimension);
  tl_row_access_set_variable_order (layout->solver, dimension->length, is_inner ? 0 : dimension->order);
}

static void
dimension_remove_target (TlLayout *layout, TlDimension *dimension)
{
  if (dimension->target != 0)
    tl_statements_suspend (&layout->statements, dimension->target);
  dimension->target = 0;
}

/* Gives the current target size the age of the dimension's first target size. A constraint that was added
 * after the first target size is therefore broken if it contradicts the current one. */
static void
dimension_keep_target_age (TlLayout *layout, TlDimension *dimension)
{
  if (dimension->target_age == 0)
    dimension->target_age = tl_row_access_next_age (layout->solver);
  tl_statements_set_age (&layout->statements, dimension->target, dimension->target_age);
}

static void
dimension_add_target (TlLayout *layout, TlDimension *dimension, double size, TlPriority priority)
{
  TlStatementForm form;

  tl_statement_form_set_variable (&form, dimension->length, priority, priority);
  dimension->target = tl_statements_add (&layout->statements, &form, size, 0, NULL);
  dimension_keep_target_age (layout, dimension);
}

static void
dimension_change_target (TlLayout *layout, TlDimension *dimension, double size, TlPriority priority)
{
  tl_statements_set_constant (&layout->statements, dimension->target, size, NULL);
  tl_statements_set_priorities (&layout->statements, &dimension->target, priority, priority, NULL);
  dimension_keep_target_age (layout, dimension);
}

/* Checks a target size and its priority. If @priority is 0 or less, which removes the target size, @size is
 * not checked. Returns %FALSE with @error set if a number is rejected. */
gboolean
tl_target_size_check (double size, TlPriority priority, GError **error)
{
  return priority <= 0.0f || (tl_check_priority (priority, error) && tl_check_finite (size, "size", error));
}

gboolean
tl_layout_set_target_size (
  TlLayout *layout, TlItem item, TlAxis axis, double size, TlPriority priority, GError **error)
{
  TlDimension *dimension;

  g_return_val_if_fail (tl_layout_can_change_item (layout, item) && tl_layout_has_axis (axis), FALSE);
  dimension = &tl_layout_item (layout, item)->dimensions[axis];
  if (tl_dimension_has_target_size (dimension, size, priority))
    return TRUE;
  if (!tl_target_size_check (size, priority, error))
    return FALSE;
  dimension->target_size = size;
  dimension->target_priority = MAX (priority, 0.0f);
  if (priority <= 0.0f)
    dimension_remove_target (layout, dimension);
  else if (dimension->target == 0)
    dimension_add_target (layout, dimension, size, priority);
  else
    dimension_change_target (layout, dimension, size, priority);
  return TRUE;
}
