/* tl-layout.c: items and constraints in terms of the solver's variables. */
#include "layout/tl-layout-private.h"

#include <math.h>

/* A layout that has not settled after so many passes will not. */
#define TL_MAX_PASSES 8

#define TL_DEFAULT_HUGGING TL_PRIORITY_DEFAULT_LOW
#define TL_DEFAULT_COMPRESSION_RESISTANCE TL_PRIORITY_DEFAULT_HIGH

G_DEFINE_QUARK (tl - layout - error - quark, tl_layout_error)

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

static gboolean
layout_has_item (const TlLayout *layout, TlItem item)
{
  return item > 0 && item <= layout->items->len;
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
  g_return_if_fail (layout_has_item (layout, item) && isfinite (x) && isfinite (y));
  dimension_pin (layout, &tl_layout_item (layout, item)->dimensions[TL_AXIS_HORIZONTAL], x);
  dimension_pin (layout, &tl_layout_item (layout, item)->dimensions[TL_AXIS_VERTICAL], y);
}

/* Brings the solver's right side of a constraint up to date. */
static void
relation_update (TlLayout *layout, TlConstraint constraint)
{
  const TlRelationData *relation = &g_array_index (layout->relations, TlRelationData, constraint);
  double                constant = relation->constant;

  constant -= tl_attribute_express (tl_layout_item (layout, relation->first_item), relation->first_attribute,
                                    relation->mirrored)
                .offset;
  if (relation->second_item != 0)
    constant += relation->multiplier
                * tl_attribute_express (tl_layout_item (layout, relation->second_item),
                                        relation->second_attribute, relation->mirrored)
                    .offset;
  tl_solver_set_constant (layout->solver, constraint, constant, NULL);
}

static void
item_update_dependents (TlLayout *layout, const TlItemData *item)
{
  for (guint i = 0; i < item->offset_dependents->len; i++)
    relation_update (layout, g_array_index (item->offset_dependents, TlConstraint, i));
}

/**
 * tl_layout_set_margins:
 * @layout: a layout
 * @item: an item's id
 * @margins: its margins; at first they are 0
 *
 * Sets where an item's margin attributes lie.
 */
void
tl_layout_set_margins (TlLayout *layout, TlItem item, const TlMargins *margins)
{
  g_return_if_fail (layout_has_item (layout, item));
  tl_layout_item (layout, item)->margins = *margins;
  item_update_dependents (layout, tl_layout_item (layout, item));
}

/**
 * tl_layout_set_baselines:
 * @layout: a layout
 * @item: an item's id
 * @origin: from where they are measured; may change only before constraints use the item's baselines
 * @first: the first baseline, in points from @origin
 * @last: the last baseline, in points from @origin
 *
 * Sets where an item's baselines lie; at first they are its top and bottom edges.
 */
void
tl_layout_set_baselines (TlLayout *layout, TlItem item, TlBaselines origin, double first, double last)
{
  TlItemData *data;

  g_return_if_fail (layout_has_item (layout, item));
  data = tl_layout_item (layout, item);
  data->baselines_origin = origin;
  data->first_baseline = first;
  data->last_baseline = last;
  item_update_dependents (layout, data);
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
 * tl_solver_set_constant() costs.
 */
void
tl_layout_set_intrinsic_size (TlLayout *layout, TlItem item, TlAxis axis, double size)
{
  TlDimension *dimension;

  g_return_if_fail (layout_has_item (layout, item) && isfinite (size));
  dimension = &tl_layout_item (layout, item)->dimensions[axis];
  dimension->content_length = size;
  if (size < 0.0)
    {
      if (dimension->content != 0)
        tl_solver_remove_constraint (layout->solver, dimension->content, NULL);
      dimension->content = 0;
    }
  else if (dimension->content != 0)
    tl_solver_set_constant (layout->solver, dimension->content, size, NULL);
  else
    {
      TlTerm term = { dimension->length, 1.0 };

      dimension->content = tl_solver_add_two_sided (layout->solver, &term, 1, size, dimension->hugging,
                                                    dimension->compression_resistance, NULL);
    }
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

  g_return_val_if_fail (layout_has_item (layout, item), FALSE);
  dimension = &tl_layout_item (layout, item)->dimensions[axis];
  if (dimension->content != 0
      && !tl_solver_set_two_sided_priorities (layout->solver, dimension->content, hugging,
                                              compression_resistance, error))
    return FALSE;
  dimension->hugging = hugging;
  dimension->compression_resistance = compression_resistance;
  return TRUE;
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

  g_return_if_fail (layout_has_item (layout, item));
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
  g_return_if_fail (layout_has_item (layout, item));
  tl_layout_item (layout, item)->content_dirty = TRUE;
}

static gboolean
check_items (const TlLayout *layout, TlItem first, TlItem second, GError **error)
{
  if (layout_has_item (layout, first) && (second == 0 || layout_has_item (layout, second)))
    return TRUE;
  g_set_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_UNKNOWN_ITEM, "there is no item %u",
               layout_has_item (layout, first) ? second : first);
  return FALSE;
}

static guint
expression_terms (const TlItemData *item, const TlExpression *expression, double factor, TlTerm *terms)
{
  const TlDimension *dimension = &item->dimensions[expression->axis];
  guint              n_terms = 0;

  if (expression->position != 0.0)
    terms[n_terms++] = (TlTerm){ dimension->position, factor * expression->position };
  if (expression->length != 0.0)
    terms[n_terms++] = (TlTerm){ dimension->length, factor * expression->length };
  return n_terms;
}

static TlConstraint
relation_add_to_solver (
  TlLayout *layout, const TlRelationData *relation, TlRelation how, TlPriority priority, GError **error)
{
  const TlItemData *item = tl_layout_item (layout, relation->first_item);
  TlExpression      expression = tl_attribute_express (item, relation->first_attribute, relation->mirrored);
  double            constant = relation->constant - expression.offset;
  TlTerm            terms[4];
  guint             n_terms = expression_terms (item, &expression, 1.0, terms);

  if (relation->second_item != 0)
    {
      item = tl_layout_item (layout, relation->second_item);
      expression = tl_attribute_express (item, relation->second_attribute, relation->mirrored);
      n_terms += expression_terms (item, &expression, -relation->multiplier, terms + n_terms);
      constant += relation->multiplier * expression.offset;
    }
  return tl_solver_add_constraint (layout->solver, terms, n_terms, how, constant, priority, error);
}

static void
layout_keep_relation (TlLayout *layout, TlConstraint id, const TlRelationData *relation)
{
  if (id >= layout->relations->len)
    g_array_set_size (layout->relations, id + 1);
  g_array_index (layout->relations, TlRelationData, id) = *relation;
}

static void
relation_note_dependents (TlLayout *layout, const TlRelationData *relation, TlConstraint constraint)
{
  if (tl_attribute_has_offset (relation->first_attribute))
    g_array_append_val (tl_layout_item (layout, relation->first_item)->offset_dependents, constraint);
  if (relation->second_item != 0 && tl_attribute_has_offset (relation->second_attribute))
    g_array_append_val (tl_layout_item (layout, relation->second_item)->offset_dependents, constraint);
}

/**
 * tl_layout_add_constraint:
 * @layout: a layout
 * @first_item: an item's id
 * @first_attribute: an attribute of it
 * @relation: how the two sides compare
 * @second_item: an item's id, or 0 for none
 * @second_attribute: an attribute of it, %TL_ATTRIBUTE_NONE for none
 * @multiplier: what the second attribute is multiplied by
 * @constant: what is added, in points
 * @priority: how much the constraint matters
 * @error: return location for a #TL_LAYOUT_ERROR or #TL_SOLVER_ERROR
 *
 * Adds "first attribute, @relation, @multiplier × second attribute + @constant".
 *
 * Returns: the constraint's id, or 0 with @error set
 */
TlConstraint
tl_layout_add_constraint (TlLayout   *layout,
                          TlItem      first_item,
                          TlAttribute first_attribute,
                          TlRelation  relation,
                          TlItem      second_item,
                          TlAttribute second_attribute,
                          double      multiplier,
                          double      constant,
                          TlPriority  priority,
                          GError    **error)
{
  TlRelationData data
    = { first_item, first_attribute, second_item, second_attribute, multiplier, constant, FALSE };
  TlConstraint id;

  if (!check_items (layout, first_item, second_item, error)
      || !tl_layout_check_pairing (first_attribute, second_item != 0, second_attribute, error))
    return 0;
  data.mirrored
    = layout->right_to_left
      && (tl_attribute_is_natural (first_attribute) || tl_attribute_is_natural (second_attribute));
  id = relation_add_to_solver (layout, &data, relation, priority, error);
  if (id == 0)
    return 0;
  layout_keep_relation (layout, id, &data);
  relation_note_dependents (layout, &data, id);
  return id;
}

/**
 * tl_layout_add_proportion:
 * @layout: a layout
 * @item: an item's id
 * @attribute: %TL_ATTRIBUTE_LEFT, %TL_ATTRIBUTE_TOP, %TL_ATTRIBUTE_WIDTH or %TL_ATTRIBUTE_HEIGHT
 * @container: another item's id
 * @share: which part of @container's length is added
 * @offset: what is added, in points
 * @error: return location for a #TL_LAYOUT_ERROR or #TL_SOLVER_ERROR
 *
 * Adds the required constraint "attribute = container's edge + @share × container's length + @offset",
 * without the edge where @attribute is a size: what an autoresizing mask says of one attribute.
 *
 * Returns: the constraint's id, to be removed by tl_layout_remove_constraint(), or 0 with @error set
 */
TlConstraint
tl_layout_add_proportion (TlLayout   *layout,
                          TlItem      item,
                          TlAttribute attribute,
                          TlItem      container,
                          double      share,
                          double      offset,
                          GError    **error)
{
  TlRelationData     data = { item, attribute, 0, TL_ATTRIBUTE_NONE, 1.0, offset, FALSE };
  TlExpression       expression;
  const TlDimension *own, *outer;
  TlTerm             terms[3];
  TlConstraint       id;

  if (!check_items (layout, item, container, error))
    return 0;
  expression = tl_attribute_express (tl_layout_item (layout, item), attribute, FALSE);
  own = &tl_layout_item (layout, item)->dimensions[expression.axis];
  outer = &tl_layout_item (layout, container)->dimensions[expression.axis];
  terms[0] = (TlTerm){ expression.position > 0.0 ? own->position : own->length, 1.0 };
  terms[1] = (TlTerm){ outer->position, expression.position > 0.0 ? -1.0 : 0.0 };
  terms[2] = (TlTerm){ outer->length, -share };
  id = tl_solver_add_constraint (layout->solver, terms, 3, TL_RELATION_EQUAL, offset, TL_PRIORITY_REQUIRED,
                                 error);
  if (id != 0)
    layout_keep_relation (layout, id, &data);
  return id;
}

static TlRelationData *
layout_require_relation (const TlLayout *layout, TlConstraint constraint, GError **error)
{
  if (constraint < layout->relations->len
      && g_array_index (layout->relations, TlRelationData, constraint).first_item != 0)
    return &g_array_index (layout->relations, TlRelationData, constraint);
  g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNKNOWN_ID, "there is no constraint %u", constraint);
  return NULL;
}

static void
item_forget_dependent (TlLayout *layout, TlItem item, TlConstraint constraint)
{
  GArray *dependents = item == 0 ? NULL : tl_layout_item (layout, item)->offset_dependents;

  for (guint i = dependents == NULL ? 0 : dependents->len; i-- > 0;)
    {
      if (g_array_index (dependents, TlConstraint, i) == constraint)
        g_array_remove_index (dependents, i);
    }
}

/**
 * tl_layout_remove_constraint:
 * @layout: a layout
 * @constraint: the id of a constraint added by tl_layout_add_constraint()
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Removes a constraint.
 *
 * Returns: %TRUE, or %FALSE with @error set when there is no such constraint
 */
gboolean
tl_layout_remove_constraint (TlLayout *layout, TlConstraint constraint, GError **error)
{
  TlRelationData *relation = layout_require_relation (layout, constraint, error);

  if (relation == NULL)
    return FALSE;
  item_forget_dependent (layout, relation->first_item, constraint);
  item_forget_dependent (layout, relation->second_item, constraint);
  relation->first_item = 0;
  return tl_solver_remove_constraint (layout->solver, constraint, error);
}

/**
 * tl_layout_set_constant:
 * @layout: a layout
 * @constraint: the id of a constraint added by tl_layout_add_constraint()
 * @constant: its new constant, in points
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Changes a constraint's constant. Takes constant time; see tl_solver_set_constant().
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
gboolean
tl_layout_set_constant (TlLayout *layout, TlConstraint constraint, double constant, GError **error)
{
  TlRelationData *relation = layout_require_relation (layout, constraint, error);

  if (relation == NULL || !tl_solver_set_constant (layout->solver, constraint, constant, error))
    return FALSE;
  relation->constant = constant;
  relation_update (layout, constraint);
  return TRUE;
}

/**
 * tl_layout_set_priority:
 * @layout: a layout
 * @constraint: the id of a constraint added by tl_layout_add_constraint()
 * @priority: its new priority
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Changes how much a constraint matters.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
gboolean
tl_layout_set_priority (TlLayout *layout, TlConstraint constraint, TlPriority priority, GError **error)
{
  return layout_require_relation (layout, constraint, error) != NULL
         && tl_solver_set_priority (layout->solver, constraint, priority, error);
}

static gboolean
dimension_remove_fence (TlLayout *layout, TlDimension *dimension)
{
  if (dimension->fence != 0)
    tl_solver_remove_constraint (layout->solver, dimension->fence, NULL);
  dimension->fence = 0;
  return TRUE;
}

static gboolean
dimension_add_fence (
  TlLayout *layout, TlDimension *dimension, double size, TlPriority priority, GError **error)
{
  TlTerm term = { dimension->length, 1.0 };

  dimension->fence
    = tl_solver_add_constraint (layout->solver, &term, 1, TL_RELATION_EQUAL, size, priority, error);
  dimension->fence_priority = priority;
  return dimension->fence != 0;
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
 * Returns: %TRUE, or %FALSE with @error set
 */
gboolean
tl_layout_set_fence (
  TlLayout *layout, TlItem item, TlAxis axis, double size, TlPriority priority, GError **error)
{
  TlDimension *dimension;

  g_return_val_if_fail (layout_has_item (layout, item), FALSE);
  dimension = &tl_layout_item (layout, item)->dimensions[axis];
  if (priority <= 0.0f)
    return dimension_remove_fence (layout, dimension);
  if (dimension->fence == 0)
    return dimension_add_fence (layout, dimension, size, priority, error);
  if (!tl_solver_set_constant (layout->solver, dimension->fence, size, error))
    return FALSE;
  if (dimension->fence_priority < priority || dimension->fence_priority > priority)
    {
      if (!tl_solver_set_priority (layout->solver, dimension->fence, priority, error))
        return FALSE;
      dimension->fence_priority = priority;
    }
  return TRUE;
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

  g_return_if_fail (layout_has_item (layout, item));
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
 *   both cases unless the solver failed numerically.
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

  if (!tl_layout_set_fence (layout, item, TL_AXIS_HORIZONTAL, target_width, horizontal_priority, error)
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
  g_return_val_if_fail (layout_has_item (layout, item), FALSE);
  for (guint axis = 0; axis < 2; axis++)
    {
      const TlDimension *dimension = &tl_layout_item (layout, item)->dimensions[axis];

      if (tl_solver_is_ambiguous (layout->solver, dimension->position)
          || tl_solver_is_ambiguous (layout->solver, dimension->length))
        return TRUE;
    }
  return FALSE;
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
