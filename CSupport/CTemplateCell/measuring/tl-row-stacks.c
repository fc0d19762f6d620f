/* tl-row-stacks.c: the constraints that stacks imply for the items that are visible in a row. */
#include "measuring/tl-row-layout.h"

/* Whether the constraints of a stack refer to the baselines of its items. */
static gboolean
uses_baselines (const TlStack *stack)
{
  return stack->alignment == TL_ALIGNMENT_FIRST_BASELINE || stack->alignment == TL_ALIGNMENT_LAST_BASELINE
         || (stack->is_baseline_relative && stack->axis == TL_AXIS_VERTICAL);
}

/* Adds a stack without constraints; tl_row_stacks_arrange() adds the constraints. */
void
tl_row_stacks_add (TlRowLayout *self, TlItem item)
{
  const TlStack *properties = &tl_model_item (self->model, item)->properties;
  TlRowStack     stack = { .item = item };

  stack.constraints = g_array_new (FALSE, FALSE, sizeof (TlStackConstraint));
  stack.ids = g_array_new (FALSE, FALSE, sizeof (TlConstraint));
  stack.gaps = g_array_new (FALSE, FALSE, sizeof (TlItem));
  g_array_append_val (self->stacks, stack);
  self->has_changed_stacks = TRUE;
  if (properties->distribution == TL_DISTRIBUTION_FILL_PROPORTIONALLY
      || properties->axis == TL_AXIS_HORIZONTAL || uses_baselines (properties))
    self->has_content_stacks = TRUE;
}

/* Sets the order of an item of a stack along @axis, and of the items that it arranges. If it is a stack with
 * the same axis, its items have an order of their own. */
static void
set_order (const TlRowLayout *self, TlItem item, TlAxis axis, guint order, gboolean is_inner)
{
  const TlModelItem *data = tl_model_item (self->model, item);

  if (data->kind != TL_CONTENT_MARGINS_GUIDE)
    tl_layout_set_stack_order (self->layout, item, axis, order, is_inner);
  if (data->kind != TL_CONTENT_STACK || data->properties.axis == axis)
    return;
  for (guint i = 0; i < data->arranged->len; i++)
    set_order (self, g_array_index (data->arranged, TlModelArranged, i).item, axis, order, TRUE);
}

/* Sets the order in which the items of all stacks give way; all items must have been added. */
void
tl_row_stacks_order (TlRowLayout *self)
{
  for (guint i = 0; i < self->stacks->len; i++)
    {
      const TlRowStack  *stack = &g_array_index (self->stacks, TlRowStack, i);
      const TlModelItem *data = tl_model_item (self->model, stack->item);

      for (guint j = 0; j < data->arranged->len; j++)
        set_order (self, g_array_index (data->arranged, TlModelArranged, j).item, data->properties.axis,
                   j + 1, FALSE);
    }
}

void
tl_row_stacks_clear (TlRowStack *stack)
{
  g_array_unref (stack->constraints);
  g_array_unref (stack->ids);
  g_array_unref (stack->gaps);
}

static double content_length (const TlRowLayout *self, TlItem item, TlAxis axis);

/* The length along @axis that a required constraint gives an item, in points; negative if none does. */
static double
constrained_length (const TlRowLayout *self, TlItem item, TlAxis axis)
{
  TlAttribute size = axis == TL_AXIS_HORIZONTAL ? TL_ATTRIBUTE_WIDTH : TL_ATTRIBUTE_HEIGHT;

  for (TlConstraint id = 1; id <= self->model->constraints->len; id++)
    {
      const TlModelConstraint *constraint = tl_model_constraint (self->model, id);

      if (constraint->first_item == item && constraint->first_attribute == size
          && constraint->relation == TL_RELATION_EQUAL && constraint->second_item == 0
          && constraint->priority >= TL_PRIORITY_REQUIRED)
        return constraint->constant;
    }
  return -1.0;
}

/* The length along @axis of the visible items of a stack, in points: along the axis of the stack the sum of
 * their lengths and spacings, otherwise the largest length; negative if no item has a length. */
static double
arranged_length (const TlRowLayout *self, const TlModelItem *stack, TlAxis axis)
{
  double sum = 0.0, gaps = 0.0, largest = -1.0, spacing = 0.0;
  guint  n_items = 0;

  for (guint i = 0; i < stack->arranged->len; i++)
    {
      TlModelArranged arranged = g_array_index (stack->arranged, TlModelArranged, i);
      double          length;

      if (self->items[arranged.item - 1].is_hidden)
        continue;
      length = content_length (self, arranged.item, axis);
      sum += MAX (0.0, length);
      gaps += spacing;
      spacing = arranged.spacing;
      largest = MAX (largest, length);
      n_items++;
    }
  if (stack->properties.axis != axis || largest < 0.0)
    return largest;
  return gaps + (stack->properties.distribution == TL_DISTRIBUTION_FILL_EQUALLY ? n_items * largest : sum);
}

/* The length along @axis of an item's content at unbounded width, in points; negative if the item has neither
 * content nor a constraint that gives it a length. */
static double
content_length (const TlRowLayout *self, TlItem item, TlAxis axis)
{
  const TlModelItem *data = tl_model_item (self->model, item);
  TlRowItem         *row = &self->items[item - 1];
  TlMeasurement      measurement = { 0.0, 0.0, 0.0, 0.0, FALSE };
  double             length = constrained_length (self, item, axis);

  if (length >= 0.0)
    return length;
  if (data->kind == TL_CONTENT_STACK)
    return arranged_length (self, data, axis);
  if (row->text == NULL && data->kind != TL_CONTENT_MEASURED)
    return axis == TL_AXIS_HORIZONTAL ? row->width : row->height;
  tl_row_contents_measure (item, -1.0, &measurement, row);
  return axis == TL_AXIS_HORIZONTAL ? measurement.width : measurement.height;
}

/* Returns the visible item that provides a baseline of a stack. In a column, it is the first item for the
 * first baseline and the last item for the last baseline. In a row, it is the tallest item; of several
 * equally tall items, the last one. Returns 0 if all items are hidden. */
static TlItem
baseline_item_of_stack (const TlRowLayout *self, const TlModelItem *stack, TlAttribute baseline)
{
  gboolean is_row = stack->properties.axis == TL_AXIS_HORIZONTAL;
  double   greatest = 0.0;
  TlItem   found = 0;

  for (guint i = stack->arranged->len; i-- > 0;)
    {
      TlItem item = g_array_index (stack->arranged, TlModelArranged, i).item;
      double height;

      if (self->items[item - 1].is_hidden)
        continue;
      height = is_row ? content_length (self, item, TL_AXIS_VERTICAL) : 0.0;
      if (found == 0 || (is_row && height > greatest) || (!is_row && baseline == TL_ATTRIBUTE_FIRST_BASELINE))
        {
          found = item;
          greatest = height;
        }
    }
  return found;
}

/* Returns the item whose baseline is that of @item: @item itself or, if @item is a stack with visible items,
 * one of the items that it contains. */
TlItem
tl_row_stacks_find_baseline (const TlRowLayout *self, TlItem item, TlAttribute baseline)
{
  const TlModelItem *data = tl_model_item (self->model, item);

  while (data->kind == TL_CONTENT_STACK)
    {
      TlItem inner = baseline_item_of_stack (self, data, baseline);

      if (inner == 0)
        break;
      item = inner;
      data = tl_model_item (self->model, item);
    }
  return item;
}

/* Whether an item has baselines of its own: it has text, or a program has set its baselines. */
static gboolean
has_baselines (const TlModelItem *data)
{
  if (data->kind == TL_CONTENT_TEXT || data->kind == TL_CONTENT_MEASURED)
    return TRUE;
  return data->baselines_origin != TL_BASELINES_FROM_EDGES || data->first_baseline > 0.0
         || data->last_baseline > 0.0;
}

/* Returns the item whose baseline is that of @item; 0 if that item has no baselines. */
static TlItem
find_text (const TlRowLayout *self, TlItem item, TlAttribute baseline)
{
  TlItem found = tl_row_stacks_find_baseline (self, item, baseline);

  return has_baselines (tl_model_item (self->model, found)) ? found : 0;
}

/* Returns the item of the layout that represents gap @index of a stack; adds the item if it does not exist
 * yet. */
static TlItem
take_gap (TlRowLayout *self, TlRowStack *stack, guint index)
{
  while (stack->gaps->len <= index)
    {
      TlItem gap = tl_layout_add_item (self->layout);

      g_array_append_val (stack->gaps, gap);
    }
  return g_array_index (stack->gaps, TlItem, index);
}

/* Returns the visible items of a stack in order (TlArrangedItem), as tl_stack_arrange() takes them. */
static GArray *
list_items (TlRowLayout *self, TlRowStack *stack)
{
  const TlModelItem *data = tl_model_item (self->model, stack->item);
  const TlStack     *properties = &data->properties;
  GArray            *items = g_array_new (FALSE, FALSE, sizeof (TlArrangedItem));
  gboolean           has_gaps = properties->distribution == TL_DISTRIBUTION_EQUAL_SPACING
                      || properties->distribution == TL_DISTRIBUTION_EQUAL_CENTERING;

  for (guint i = 0; i < data->arranged->len; i++)
    {
      TlModelArranged arranged = g_array_index (data->arranged, TlModelArranged, i);
      TlArrangedItem  item = { .item = arranged.item, .length = -1.0, .spacing = arranged.spacing };

      if (self->items[arranged.item - 1].is_hidden)
        continue;
      if (uses_baselines (properties))
        {
          item.first_baseline = find_text (self, arranged.item, TL_ATTRIBUTE_FIRST_BASELINE);
          item.last_baseline = find_text (self, arranged.item, TL_ATTRIBUTE_LAST_BASELINE);
        }
      item.gap = has_gaps ? take_gap (self, stack, items->len) : 0;
      if (properties->distribution == TL_DISTRIBUTION_FILL_PROPORTIONALLY)
        item.length = content_length (self, arranged.item, properties->axis);
      g_array_append_val (items, item);
    }
  return items;
}

static void
collect (const TlStackConstraint *constraint, gpointer constraints)
{
  g_array_append_vals (constraints, constraint, 1);
}

/* Whether two constraints are equal apart from their constants. */
static gboolean
is_same (const TlStackConstraint *one, const TlStackConstraint *other)
{
  return one->first_item == other->first_item && one->first_attribute == other->first_attribute
         && one->relation == other->relation && one->second_item == other->second_item
         && one->second_attribute == other->second_attribute && one->multiplier == other->multiplier
         && one->priority == other->priority;
}

static TlConstraint
add_constraint (TlRowLayout *self, const TlStackConstraint *constraint)
{
  return tl_layout_add_constraint (self->layout, constraint->first_item, constraint->first_attribute,
                                   constraint->relation, constraint->second_item,
                                   constraint->second_attribute, constraint->multiplier, constraint->constant,
                                   constraint->priority, NULL);
}

static TlStackConstraint *
stack_constraint (const GArray *constraints, guint index)
{
  return &g_array_index (constraints, TlStackConstraint, index);
}

/* Replaces the constraints of @stack in the layout by those in @current (TlStackConstraint), of which the
 * function takes ownership. Constraints at the beginning and at the end of both lists that are equal apart
 * from their constants are not replaced; only their constants are set. */
static void
replace_constraints (TlRowLayout *self, TlRowStack *stack, GArray *current)
{
  guint start = 0, known_end = stack->constraints->len, current_end = current->len;

  while (start < known_end && start < current_end
         && is_same (stack_constraint (stack->constraints, start), stack_constraint (current, start)))
    start++;
  while (known_end > start && current_end > start
         && is_same (stack_constraint (stack->constraints, known_end - 1),
                     stack_constraint (current, current_end - 1)))
    {
      known_end--;
      current_end--;
    }
  for (guint i = start; i < known_end; i++)
    tl_layout_remove_constraint (self->layout, g_array_index (stack->ids, TlConstraint, i), NULL);
  g_array_remove_range (stack->ids, start, known_end - start);
  for (guint i = start; i < current_end; i++)
    {
      TlConstraint id = add_constraint (self, stack_constraint (current, i));

      g_array_insert_val (stack->ids, i, id);
    }
  for (guint i = 0; i < current->len; i++)
    tl_layout_set_constant (self->layout, g_array_index (stack->ids, TlConstraint, i),
                            stack_constraint (current, i)->constant, NULL);
  g_array_unref (stack->constraints);
  stack->constraints = current;
}

/* Updates the constraints of all stacks for the items that are visible in the row. */
void
tl_row_stacks_arrange (TlRowLayout *self)
{
  for (guint i = 0; i < self->stacks->len; i++)
    {
      TlRowStack *stack = &g_array_index (self->stacks, TlRowStack, i);
      TlStack     properties = tl_model_item (self->model, stack->item)->properties;
      g_autoptr (GArray) items = list_items (self, stack);
      GArray *current = g_array_new (FALSE, FALSE, sizeof (TlStackConstraint));

      properties.item = stack->item;
      tl_stack_arrange (&properties, (const TlArrangedItem *)(gpointer)items->data, items->len, collect,
                        current);
      replace_constraints (self, stack, current);
    }
  self->has_changed_stacks = FALSE;
}
