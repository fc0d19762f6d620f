/* tl-row-constraints.c: adds the constraints of a template to its layout, and reports conflicts. */
#include "measuring/tl-row-layout.h"

static gboolean
is_baseline (TlAttribute attribute)
{
  return attribute == TL_ATTRIBUTE_FIRST_BASELINE || attribute == TL_ATTRIBUTE_LAST_BASELINE;
}

/* Returns the item to which one side of a constraint refers in the layout: @item itself or, if @attribute is
 * a baseline and @item is a stack, the arranged item that provides the baseline of the stack. */
static TlItem
resolve_side (const TlRowLayout *self, TlItem item, TlAttribute attribute)
{
  return item != 0 && is_baseline (attribute) ? tl_row_stacks_find_baseline (self, item, attribute) : item;
}

/* Adds a constraint of the model to the layout. The addition cannot fail, because constraints are checked
 * before the model stores them. */
static void
add_constraint (TlRowLayout *self, TlConstraint constraint)
{
  const TlModelConstraint *data = tl_model_constraint (self->model, constraint);
  TlRowConstraint         *row = &self->constraints[constraint - 1];

  row->first_item = resolve_side (self, data->first_item, data->first_attribute);
  row->second_item = resolve_side (self, data->second_item, data->second_attribute);
  row->id = tl_layout_add_constraint_within (
    self->layout, data->container, row->first_item, data->first_attribute, data->relation, row->second_item,
    data->second_attribute, data->multiplier, data->constant, data->priority, NULL);
}

/* Adds all constraints of the model to the layout, in order. The order matters: if required constraints
 * contradict each other, the one added last is broken. */
void
tl_row_constraints_add (TlRowLayout *self)
{
  for (TlConstraint id = 1; id <= self->model->constraints->len; id++)
    add_constraint (self, id);
}

/* Replaces the constraints that refer to the baseline of a stack if another arranged item now provides the
 * baseline. */
void
tl_row_constraints_update (TlRowLayout *self)
{
  for (TlConstraint id = 1; id <= self->model->constraints->len; id++)
    {
      const TlModelConstraint *data = tl_model_constraint (self->model, id);
      const TlRowConstraint   *row = &self->constraints[id - 1];

      if (!is_baseline (data->first_attribute) && !is_baseline (data->second_attribute))
        continue;
      if (row->first_item == resolve_side (self, data->first_item, data->first_attribute)
          && row->second_item == resolve_side (self, data->second_item, data->second_attribute))
        continue;
      tl_layout_remove_constraint (self->layout, row->id, NULL);
      add_constraint (self, id);
    }
}

/* Returns the description of constraint @id of the layout for messages. The constraint is one of the model,
 * one that a stack implies, or one that sets the size of an item. */
static char *
describe (const TlRowLayout *self, TlConstraint id)
{
  for (TlConstraint constraint = 1; constraint <= self->model->constraints->len; constraint++)
    {
      if (self->constraints[constraint - 1].id == id)
        return tl_model_describe_constraint (self->model, constraint);
    }
  for (guint i = 0; i < self->stacks->len; i++)
    {
      const TlRowStack *stack = &g_array_index (self->stacks, TlRowStack, i);

      for (guint j = 0; j < stack->ids->len; j++)
        {
          if (g_array_index (stack->ids, TlConstraint, j) == id)
            {
              g_autofree char *name = tl_model_describe_item (self->model, stack->item);

              return g_strdup_printf ("the arrangement of %s", name);
            }
        }
    }
  return g_strdup ("a size");
}

/* Sets @error to a conflict, and names the constraints of the layout's first conflict in the message. */
void
tl_row_constraints_report (const TlRowLayout *self, GError **error)
{
  GString   *text = g_string_new (NULL);
  TlConflict conflict;

  if (tl_layout_get_conflict (self->layout, 0, &conflict))
    {
      for (guint i = 0; i < conflict.n_constraints; i++)
        {
          g_autofree char *name = describe (self, conflict.constraints[i]);

          g_string_append_printf (text, "%s%s", i == 0 ? "" : ", ", name);
        }
    }
  g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_CONFLICT,
               "required constraints contradict each other: %s", text->str);
  g_string_free (text, TRUE);
}
