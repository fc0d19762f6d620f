/* tl-items.c: items and guides, with their positions, margins, baselines and measure callbacks. */
#include "layout/tl-layout-private.h"

#include "solver/model/tl-row-access.h"

#include <math.h>

/* The initial capacity of the array of items. */
#define TL_FIRST_ITEMS 8
#define TL_DEFAULT_HUGGING TL_PRIORITY_DEFAULT_LOW
#define TL_DEFAULT_COMPRESSION_RESISTANCE TL_PRIORITY_DEFAULT_HIGH

/* Frees the data of an item. The destroy callback is called last, because it may edit the layout and so move
 * the items in memory. */
void
tl_item_clear (TlItemData item)
{
  g_clear_pointer (&item.offset_dependents, g_array_unref);
  if (item.measure_destroy != NULL)
    item.measure_destroy (item.measure_data);
}

/* Sets the fields of a new dimension that are not 0; all bytes of @dimension are 0. */
static void
dimension_init (TlDimension *dimension, TlVariable position, TlVariable length)
{
  dimension->position = position;
  dimension->length = length;
  dimension->hugging = TL_DEFAULT_HUGGING;
  dimension->compression_resistance = TL_DEFAULT_COMPRESSION_RESISTANCE;
}

static void
item_init (TlItemData *item, TlItemKind kind)
{
  item->kind = (guint8)kind;
  item->measured_width = -1.0;
}

/* Adds the statement that the length is not negative. */
static void
dimension_require_length (const TlDimension *dimension, TlStatements *statements)
{
  TlStatementForm form;

  tl_statement_form_set_variable (&form, dimension->length, 0.0f, TL_PRIORITY_REQUIRED);
  tl_statements_add (statements, &form, 0.0, 0, NULL);
}

/* Returns the id of a slot for an item: the slot of a removed item if there is one, otherwise a new slot. */
static TlItem
layout_take_slot (TlLayout *layout, GArray *free_slots)
{
  TlItem item = tl_ids_pop (free_slots);

  if (item != 0)
    return item;
  layout->items = tl_array_append (layout->items, &layout->items_size, sizeof *layout->items, TL_FIRST_ITEMS);
  item = layout->items_size.length;
  *tl_layout_item (layout, item) = (TlItemData){ .kind = TL_ITEM_REMOVED };
  return item;
}

static gboolean
margins_are_finite (const TlMargins *margins)
{
  return isfinite (margins->left) && isfinite (margins->top) && isfinite (margins->right)
         && isfinite (margins->bottom);
}

/* Adds the variables of a dimension. The position is a resting variable: if it is ambiguous, the length is
 * brought close to 0 first, and then the position to the limits of inequalities. A view whose only horizontal
 * constraint is on its right edge therefore gets the width 0 at that edge, and one whose left edge is at most
 * 23 has it at 23, as in UIKit. */
static void
dimension_add_variables (TlDimension *dimension, TlSolver *solver)
{
  TlVariable length = tl_solver_add_variable (solver);
  TlVariable position = tl_row_access_add_resting_variable (solver);

  dimension_init (dimension, position, length);
}

static TlItem
layout_add_free_standing_item (TlLayout *layout, gboolean may_be_negative)
{
  TlItemData *item;
  TlItem      id;

  id = layout_take_slot (layout, layout->free_items);
  item = tl_layout_item (layout, id);
  item_init (item, TL_ITEM_FREE_STANDING);
  for (guint axis = 0; axis < 2; axis++)
    {
      TlDimension *dimension = &item->dimensions[axis];

      if (dimension->length == 0)
        dimension_add_variables (dimension, layout->solver);
      if (!may_be_negative)
        dimension_require_length (dimension, &layout->statements);
    }
  return id;
}

TlItem
tl_layout_add_item (TlLayout *layout)
{
  g_return_val_if_fail (tl_layout_can_change (layout), 0);
  return layout_add_free_standing_item (layout, FALSE);
}

TlItem
tl_layout_add_span (TlLayout *layout)
{
  g_return_val_if_fail (tl_layout_can_change (layout), 0);
  return layout_add_free_standing_item (layout, TRUE);
}

TlItem
tl_layout_add_guide (TlLayout *layout, TlItem owner)
{
  const TlItemData *owner_data;
  TlItemData       *item;
  TlItem            id;

  g_return_val_if_fail (tl_layout_can_change_item (layout, owner), 0);
  g_return_val_if_fail (tl_layout_item (layout, owner)->kind == TL_ITEM_FREE_STANDING, 0);
  id = layout_take_slot (layout, layout->free_guides);
  item = tl_layout_item (layout, id);
  owner_data = tl_layout_item (layout, owner);
  item_init (item, TL_ITEM_GUIDE);
  item->owner = owner;
  for (guint axis = 0; axis < 2; axis++)
    dimension_init (&item->dimensions[axis], owner_data->dimensions[axis].position,
                    owner_data->dimensions[axis].length);
  return id;
}

void
tl_layout_set_insets (TlLayout *layout, TlItem guide, const TlMargins *insets)
{
  TlItemData *item;

  g_return_if_fail (tl_layout_can_change_item (layout, guide) && insets != NULL
                    && margins_are_finite (insets));
  item = tl_layout_item (layout, guide);
  g_return_if_fail (item->kind == TL_ITEM_GUIDE);
  item->dimensions[TL_AXIS_HORIZONTAL].start_inset = insets->left;
  item->dimensions[TL_AXIS_HORIZONTAL].end_inset = insets->right;
  item->dimensions[TL_AXIS_VERTICAL].start_inset = insets->top;
  item->dimensions[TL_AXIS_VERTICAL].end_inset = insets->bottom;
  tl_item_update_dependents (layout, item);
}

static void
layout_remove_constraints_of (TlLayout *layout, TlItem item)
{
  for (TlConstraint id = 1; id <= layout->constraints_size.length; id++)
    {
      const TlConstraintData *data = tl_layout_constraint (layout, id);

      if (data->first_item != 0
          && (data->first_item == item || data->second_item == item || data->container == item))
        tl_layout_remove_constraint (layout, id, NULL);
    }
}

static void
layout_remove_guides_of (TlLayout *layout, TlItem owner)
{
  for (TlItem id = 1; id <= layout->items_size.length; id++)
    {
      if (tl_layout_has_item (layout, id) && tl_layout_item (layout, id)->owner == owner)
        tl_layout_remove_item (layout, id);
    }
}

/* Removes all statements about a dimension; its variables remain, for the next item that uses the slot. */
static void
dimension_reset (TlDimension *dimension, TlStatements *statements)
{
  const TlVariable position = dimension->position, length = dimension->length;

  tl_statements_remove_variable (statements, position);
  tl_statements_remove_variable (statements, length);
  tl_row_access_set_variable_order (statements->solver, length, 0);
  *dimension = (TlDimension){ 0 };
  dimension_init (dimension, position, length);
}

void
tl_layout_remove_item (TlLayout *layout, TlItem item)
{
  TlItemData *data, removed;
  TlDimension dimensions[2];
  TlItemKind  kind;

  g_return_if_fail (tl_layout_can_change_item (layout, item));
  layout_remove_guides_of (layout, item);
  layout_remove_constraints_of (layout, item);
  data = tl_layout_item (layout, item);
  kind = data->kind;
  for (guint axis = 0; axis < 2; axis++)
    {
      if (kind == TL_ITEM_FREE_STANDING)
        dimension_reset (&data->dimensions[axis], &layout->statements);
      dimensions[axis] = kind == TL_ITEM_GUIDE ? (TlDimension){ 0 } : data->dimensions[axis];
    }
  layout->n_measured -= data->measure != NULL;
  removed = *data;
  *data = (TlItemData){ .dimensions = { dimensions[0], dimensions[1] } };
  tl_ids_push (kind == TL_ITEM_GUIDE ? &layout->free_guides : &layout->free_items, item);
  tl_item_clear (removed);
}

/* Fixes the position of an item on one axis. */
static void
dimension_pin (TlLayout *layout, TlDimension *dimension, double position)
{
  TlStatementForm form;

  if (dimension->pinned != 0)
    tl_statements_set_constant (&layout->statements, dimension->pinned, position, NULL);
  else
    {
      tl_statement_form_set_variable (&form, dimension->position, TL_PRIORITY_REQUIRED, TL_PRIORITY_REQUIRED);
      dimension->pinned = tl_statements_add (&layout->statements, &form, position, 0, NULL);
    }
}

void
tl_layout_set_position (TlLayout *layout, TlItem item, double x, double y)
{
  g_return_if_fail (tl_layout_can_change_item (layout, item) && isfinite (x) && isfinite (y));
  dimension_pin (layout, &tl_layout_item (layout, item)->dimensions[TL_AXIS_HORIZONTAL], x);
  dimension_pin (layout, &tl_layout_item (layout, item)->dimensions[TL_AXIS_VERTICAL], y);
}

/* Updates the constraints that depend on an item's margins, baselines or insets. */
void
tl_item_update_dependents (TlLayout *layout, const TlItemData *item)
{
  for (guint i = 0; item->offset_dependents != NULL && i < item->offset_dependents->len; i++)
    tl_constraint_update (layout, g_array_index (item->offset_dependents, TlConstraint, i));
}

void
tl_layout_set_margins (TlLayout *layout, TlItem item, const TlMargins *margins)
{
  g_return_if_fail (tl_layout_can_change_item (layout, item) && margins != NULL
                    && margins_are_finite (margins));
  tl_layout_item (layout, item)->margins = *margins;
  tl_item_update_dependents (layout, tl_layout_item (layout, item));
}

void
tl_layout_set_baselines (TlLayout *layout, TlItem item, TlBaselines origin, double first, double last)
{
  TlItemData *data;

  g_return_if_fail (tl_layout_can_change_item (layout, item) && isfinite (first) && isfinite (last));
  g_return_if_fail (origin == TL_BASELINES_FROM_EDGES || origin == TL_BASELINES_FROM_CENTER);
  data = tl_layout_item (layout, item);
  data->baselines_origin = (guint8)origin;
  data->first_baseline = first;
  data->last_baseline = last;
  tl_item_update_dependents (layout, data);
}

void
tl_layout_set_measure (
  TlLayout *layout, TlItem item, TlMeasureFunc measure, gpointer user_data, GDestroyNotify destroy)
{
  TlItemData    *data;
  GDestroyNotify former_destroy;
  gpointer       former_data;

  g_return_if_fail (tl_layout_can_change_item (layout, item));
  data = tl_layout_item (layout, item);
  former_destroy = data->measure_destroy;
  former_data = data->measure_data;
  layout->n_measured += (measure != NULL) - (data->measure != NULL);
  data->measure = measure;
  data->measure_data = user_data;
  data->measure_destroy = destroy;
  data->content_dirty = TRUE;
  if (former_destroy != NULL)
    former_destroy (former_data); /* last, because the callback may edit the layout */
}

void
tl_layout_invalidate_content (TlLayout *layout, TlItem item)
{
  g_return_if_fail (tl_layout_can_change_item (layout, item));
  tl_layout_item (layout, item)->content_dirty = TRUE;
}
