/* tl-layout-constraints.c: expresses constraints between items in the solver's variables, and adds, changes
 * and removes them. */
#include "layout/tl-layout-private.h"

#include "solver/model/tl-checks.h"

#include <math.h>

/* The initial capacity of the array of constraints. */
#define TL_FIRST_CONSTRAINTS 16

/* Returns the amount that margins, baselines and insets add to a constraint's right side, in points. */
static double
constraint_offset (const TlLayout *layout, const TlConstraintData *data)
{
  const TlItemData *item = tl_layout_item (layout, data->first_item);
  double            offset = -tl_attribute_express (item, data->first_attribute, data->mirrored).offset;

  if (data->second_item == 0)
    return offset;
  item = tl_layout_item (layout, data->second_item);
  return offset
         + data->multiplier * tl_attribute_express (item, data->second_attribute, data->mirrored).offset;
}

/* Updates the right side of a constraint in the solver after margins, baselines or insets have changed. */
void
tl_constraint_update (TlLayout *layout, TlConstraint constraint)
{
  const TlConstraintData *data = tl_layout_constraint (layout, constraint);

  tl_statements_set_constant (&layout->statements, data->statement,
                              data->constant + constraint_offset (layout, data), NULL);
}

/* Checks that the items exist; @second may be 0 for none. Returns %FALSE with @error set if one does not
 * exist. */
gboolean
tl_layout_check_items (const TlLayout *layout, TlItem first, TlItem second, GError **error)
{
  if (tl_layout_has_item (layout, first) && (second == 0 || tl_layout_has_item (layout, second)))
    return TRUE;
  g_set_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_UNKNOWN_ITEM, "there is no item %u",
               tl_layout_has_item (layout, first) ? second : first);
  return FALSE;
}

/* Writes an item's expression, multiplied by @factor, to @terms, without its offset. Returns the number of
 * terms. */
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

static TlPriority
priority_from_above (TlRelation relation, TlPriority priority)
{
  return relation == TL_RELATION_GREATER_OR_EQUAL ? 0.0f : priority;
}

static TlPriority
priority_from_below (TlRelation relation, TlPriority priority)
{
  return relation == TL_RELATION_LESS_OR_EQUAL ? 0.0f : priority;
}

/* Adds the terms of a constraint's second attribute to @form. Returns the attribute's share of the right
 * side. */
static double
form_add_second (TlStatementForm *form, const TlLayout *layout, const TlConstraintData *data)
{
  const TlItemData  *item = tl_layout_item (layout, data->second_item);
  const TlExpression expression = tl_attribute_express (item, data->second_attribute, data->mirrored);

  form->n_terms += expression_terms (item, &expression, -data->multiplier, form->terms + form->n_terms);
  return data->multiplier * expression.offset;
}

/* Expresses a constraint in the solver's variables: sets @form, and returns the right side. */
static double
constraint_form (const TlLayout         *layout,
                 const TlConstraintData *data,
                 TlPriority              priority,
                 TlStatementForm        *form)
{
  const TlItemData  *item = tl_layout_item (layout, data->first_item);
  const TlExpression expression = tl_attribute_express (item, data->first_attribute, data->mirrored);
  const double       constant = data->constant - expression.offset;

  form->n_terms = expression_terms (item, &expression, 1.0, form->terms);
  form->above = priority_from_above (data->relation, priority);
  form->below = priority_from_below (data->relation, priority);
  return data->second_item == 0 ? constant : constant + form_add_second (form, layout, data);
}

/* Returns the id that the next added constraint will have. */
static TlConstraint
layout_next_constraint (const TlLayout *layout)
{
  if (tl_ids_count (layout->free_constraints) == 0)
    return layout->constraints_size.length + 1;
  return g_array_index (layout->free_constraints, TlConstraint, layout->free_constraints->len - 1);
}

/* Stores the data of an added constraint under the id that layout_next_constraint() has returned. */
static void
layout_keep_constraint (TlLayout *layout, TlConstraint id, const TlConstraintData *data)
{
  if (id > layout->constraints_size.length)
    layout->constraints = tl_array_append (layout->constraints, &layout->constraints_size,
                                           sizeof *layout->constraints, TL_FIRST_CONSTRAINTS);
  else
    tl_ids_pop (layout->free_constraints);
  *tl_layout_constraint (layout, id) = *data;
}

static gboolean
constraint_depends_on_offset (const TlLayout *layout, TlItem item, TlAttribute attribute)
{
  return item != 0
         && (tl_attribute_has_offset (attribute) || tl_layout_item (layout, item)->kind == TL_ITEM_GUIDE);
}

static void
item_note_dependent (TlItemData *item, TlConstraint constraint)
{
  if (item->offset_dependents == NULL)
    item->offset_dependents = g_array_new (FALSE, FALSE, sizeof (TlConstraint));
  g_array_append_val (item->offset_dependents, constraint);
}

static void
constraint_note_dependents (TlLayout *layout, const TlConstraintData *data, TlConstraint constraint)
{
  if (constraint_depends_on_offset (layout, data->first_item, data->first_attribute))
    item_note_dependent (tl_layout_item (layout, data->first_item), constraint);
  if (constraint_depends_on_offset (layout, data->second_item, data->second_attribute))
    item_note_dependent (tl_layout_item (layout, data->second_item), constraint);
}

/* Adds the statement of a constraint, with @form and the right side @constant, and stores the constraint's
 * data. Returns the constraint's id, or 0 with @error set. */
TlConstraint
tl_layout_state_constraint (TlLayout               *layout,
                            const TlConstraintData *data,
                            const TlStatementForm  *form,
                            double                  constant,
                            GError                **error)
{
  TlConstraint  id = layout_next_constraint (layout);
  TlStatementId statement = tl_statements_add (&layout->statements, form, constant, id, error);

  if (statement == 0)
    return 0;
  layout_keep_constraint (layout, id, data);
  tl_layout_constraint (layout, id)->statement = statement;
  return id;
}

/* Makes the positions in @form relative to @container: adds the variables of the container's near edge twice,
 * with the factor −1 for the first attribute and with the multiplier for the second. The near edge is the
 * top, the left or, in a mirrored constraint, the right edge. Does nothing if the first attribute is a
 * length. The solver adds up all factors of one variable without rounding, so 1 − 1 + 0.01 is exactly 0.01.
 */
static void
form_add_origin (const TlLayout         *layout,
                 const TlConstraintData *data,
                 TlItem                  container,
                 TlStatementForm        *form)
{
  const TlItemData *item = tl_layout_item (layout, data->first_item);
  TlExpression      side = tl_attribute_express (item, data->first_attribute, data->mirrored);
  gboolean          is_vertical = side.axis == TL_AXIS_VERTICAL;
  TlAttribute       near_x = data->mirrored ? TL_ATTRIBUTE_RIGHT : TL_ATTRIBUTE_LEFT;
  TlExpression      edge;

  if (side.position == 0.0)
    return;
  item = tl_layout_item (layout, container);
  edge = tl_attribute_express (item, is_vertical ? TL_ATTRIBUTE_TOP : near_x, data->mirrored);
  form->n_terms += expression_terms (item, &edge, -1.0, form->terms + form->n_terms);
  form->n_terms += expression_terms (item, &edge, data->multiplier, form->terms + form->n_terms);
}

/* Checks the attributes and the relation, and stores them in @data. Returns %FALSE with @error set if they
 * are not valid. */
static gboolean
constraint_take_kind (
  TlConstraintData *data, TlAttribute first, TlRelation relation, TlAttribute second, GError **error)
{
  if (!tl_layout_check_pairing (first, data->second_item != 0, second, error)
      || !tl_check_relation (relation, error))
    return FALSE;
  data->first_attribute = (guint8)first;
  data->second_attribute = (guint8)second;
  data->relation = (gint8)relation;
  return TRUE;
}

/* Adds a constraint whose items, attributes and relation have been checked; @container is 0 if positions are
 * not measured from a container. Returns the constraint's id, or 0 with @error set. */
static TlConstraint
layout_relate (
  TlLayout *layout, TlConstraintData *data, TlItem container, TlPriority priority, GError **error)
{
  TlStatementForm form;
  TlConstraint    id;
  double          constant;

  data->mirrored = layout->right_to_left
                   && (tl_attribute_is_natural (data->first_attribute)
                       || tl_attribute_is_natural (data->second_attribute));
  constant = constraint_form (layout, data, priority, &form);
  if (container != 0 && data->second_item != 0 && data->multiplier != 1.0)
    {
      data->container = container;
      form_add_origin (layout, data, container, &form);
    }
  id = tl_layout_state_constraint (layout, data, &form, constant, error);
  if (id != 0)
    constraint_note_dependents (layout, data, id);
  return id;
}

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
  TlConstraintData data = {
    .first_item = first_item, .second_item = second_item, .multiplier = multiplier, .constant = constant
  };

  g_return_val_if_fail (tl_layout_can_change (layout), 0);
  if (!tl_layout_check_items (layout, first_item, second_item, error)
      || !constraint_take_kind (&data, first_attribute, relation, second_attribute, error))
    return 0;
  return layout_relate (layout, &data, 0, priority, error);
}

/* Checks that an item has position variables of its own: a guide has none. */
gboolean
tl_layout_check_free_standing (const TlLayout *layout, TlItem item, GError **error)
{
  if (tl_layout_item (layout, item)->kind == TL_ITEM_FREE_STANDING)
    return TRUE;
  g_set_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_UNKNOWN_ITEM,
               "positions cannot be measured from item %u, which is a guide", item);
  return FALSE;
}

TlConstraint
tl_layout_add_constraint_within (TlLayout   *layout,
                                 TlItem      container,
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
  TlConstraintData data = {
    .first_item = first_item, .second_item = second_item, .multiplier = multiplier, .constant = constant
  };

  g_return_val_if_fail (tl_layout_can_change (layout), 0);
  if (!tl_layout_check_items (layout, container, 0, error)
      || !tl_layout_check_free_standing (layout, container, error)
      || !tl_layout_check_items (layout, first_item, second_item, error)
      || !constraint_take_kind (&data, first_attribute, relation, second_attribute, error))
    return 0;
  return layout_relate (layout, &data, container, priority, error);
}

/* Returns the data of a constraint, or %NULL with @error set if there is no such constraint. */
static TlConstraintData *
layout_require_constraint (const TlLayout *layout, TlConstraint constraint, GError **error)
{
  g_return_val_if_fail (tl_layout_can_change (layout), NULL);
  if (constraint > 0 && constraint <= layout->constraints_size.length
      && tl_layout_constraint (layout, constraint)->first_item != 0)
    return tl_layout_constraint (layout, constraint);
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

gboolean
tl_layout_remove_constraint (TlLayout *layout, TlConstraint constraint, GError **error)
{
  TlConstraintData *data = layout_require_constraint (layout, constraint, error);

  if (data == NULL)
    return FALSE;
  item_forget_dependent (layout, data->first_item, constraint);
  item_forget_dependent (layout, data->second_item, constraint);
  data->first_item = 0;
  tl_statements_suspend (&layout->statements, data->statement);
  tl_ids_push (&layout->free_constraints, constraint);
  return TRUE;
}

gboolean
tl_layout_set_constant (TlLayout *layout, TlConstraint constraint, double constant, GError **error)
{
  TlConstraintData *data = layout_require_constraint (layout, constraint, error);

  if (data == NULL)
    return FALSE;
  if (!tl_statements_set_constant (&layout->statements, data->statement,
                                   constant + constraint_offset (layout, data), error))
    return FALSE;
  data->constant = constant;
  return TRUE;
}

gboolean
tl_layout_set_priority (TlLayout *layout, TlConstraint constraint, TlPriority priority, GError **error)
{
  TlConstraintData *data = layout_require_constraint (layout, constraint, error);

  return data != NULL
         && tl_statements_set_priorities (&layout->statements, &data->statement,
                                          priority_from_above (data->relation, priority),
                                          priority_from_below (data->relation, priority), error);
}
