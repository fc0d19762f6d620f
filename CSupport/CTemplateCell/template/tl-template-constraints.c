/* tl-template-constraints.c: adds constraints to a template, and sets the priorities of items. */
#include "template/tl-template-private.h"

#include <math.h>

static gboolean
check_priority (TlPriority priority, GError **error)
{
  if (priority > 0.0f && priority <= TL_PRIORITY_REQUIRED)
    return TRUE;
  g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_BAD_NUMBER,
               "a priority is %g, which is not above 0 and at most 1000", (double)priority);
  return FALSE;
}

static gboolean
check_items (const TlTemplate *self, TlItem first, TlItem second, GError **error)
{
  if (tl_model_has_item (self->model, first) && (second == 0 || tl_model_has_item (self->model, second)))
    return TRUE;
  g_set_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_UNKNOWN_ITEM, "there is no item %u",
               tl_model_has_item (self->model, first) ? second : first);
  return FALSE;
}

static gboolean
check_numbers (double multiplier, double constant, TlRelation relation, GError **error)
{
  if (isfinite (multiplier) && isfinite (constant) && ABS ((int)relation) <= 1)
    return TRUE;
  g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_BAD_NUMBER,
               "a constraint has the multiplier %g, the constant %g and the relation %d", multiplier,
               constant, (int)relation);
  return FALSE;
}

TlConstraint
tl_template_add_constraint (TlTemplate *self,
                            const char *name,
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
  TlModelConstraint constraint = { .first_item = first_item,
                                   .first_attribute = first_attribute,
                                   .relation = relation,
                                   .second_item = second_item,
                                   .second_attribute = second_attribute,
                                   .multiplier = multiplier,
                                   .constant = constant,
                                   .priority = priority,
                                   .container = TL_TEMPLATE_CONTENT };

  g_return_val_if_fail (tl_template_is_open (self), 0);
  g_return_val_if_fail (name == NULL || g_utf8_validate (name, -1, NULL), 0);
  g_return_val_if_fail (name == NULL || tl_model_find_constraint (self->model, name) == 0, 0);
  if (!check_items (self, first_item, second_item, error)
      || !tl_layout_check_pairing (first_attribute, second_item != 0, second_attribute, error)
      || !check_numbers (multiplier, constant, relation, error) || !check_priority (priority, error))
    return 0;
  return tl_model_add_constraint (self->model, name, &constraint);
}

void
tl_template_set_container (TlTemplate *self, TlConstraint constraint, TlItem container)
{
  g_return_if_fail (tl_template_has_open_item (self, container));
  g_return_if_fail (constraint > 0 && constraint <= self->model->constraints->len);
  g_return_if_fail (tl_model_item (self->model, container)->kind != TL_CONTENT_MARGINS_GUIDE);
  tl_model_constraint (self->model, constraint)->container = container;
}

gboolean
tl_template_set_content_priorities (TlTemplate *self,
                                    TlItem      item,
                                    TlAxis      axis,
                                    TlPriority  hugging,
                                    TlPriority  compression_resistance,
                                    GError    **error)
{
  TlModelItem *data;

  g_return_val_if_fail (tl_template_has_open_item (self, item), FALSE);
  g_return_val_if_fail (axis == TL_AXIS_HORIZONTAL || axis == TL_AXIS_VERTICAL, FALSE);
  if (!check_priority (hugging, error) || !check_priority (compression_resistance, error))
    return FALSE;
  data = tl_model_item (self->model, item);
  data->hugging[axis] = hugging;
  data->compression_resistance[axis] = compression_resistance;
  return TRUE;
}
