/* tl-proportion.c: constraints that set an attribute to a fraction of a container's length. */
#include "layout/tl-layout-private.h"

static gboolean
check_proportional (TlAttribute attribute, GError **error)
{
  if (attribute == TL_ATTRIBUTE_LEFT || attribute == TL_ATTRIBUTE_TOP || attribute == TL_ATTRIBUTE_WIDTH
      || attribute == TL_ATTRIBUTE_HEIGHT)
    return TRUE;
  g_set_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_INVALID_PAIRING,
               "a proportion is of left, top, width or height, not of attribute %d", (int)attribute);
  return FALSE;
}

static gboolean
check_other_item (TlItem item, TlItem container, GError **error)
{
  if (container != 0 && container != item)
    return TRUE;
  g_set_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_UNKNOWN_ITEM,
               container == 0 ? "a proportion of item %u needs another item"
                              : "item %u cannot be a proportion of itself",
               item);
  return FALSE;
}

TlConstraint
tl_layout_add_proportion (TlLayout   *layout,
                          TlItem      item,
                          TlAttribute attribute,
                          TlItem      container,
                          double      share,
                          double      offset,
                          GError    **error)
{
  TlConstraintData   data = { .first_item = item, .multiplier = 1.0, .constant = offset };
  TlStatementForm    form = { .n_terms = 3, .above = TL_PRIORITY_REQUIRED, .below = TL_PRIORITY_REQUIRED };
  TlExpression       expression;
  const TlDimension *own, *outer;

  g_return_val_if_fail (tl_layout_can_change (layout), 0);
  if (!tl_layout_check_items (layout, item, container, error) || !check_proportional (attribute, error)
      || !check_other_item (item, container, error) || !tl_layout_check_free_standing (layout, item, error)
      || !tl_layout_check_free_standing (layout, container, error))
    return 0;
  data.first_attribute = (guint8)attribute;
  data.container = container;
  expression = tl_attribute_express (tl_layout_item (layout, item), attribute, FALSE);
  own = &tl_layout_item (layout, item)->dimensions[expression.axis];
  outer = &tl_layout_item (layout, container)->dimensions[expression.axis];
  form.terms[0] = (TlTerm){ expression.position > 0.0 ? own->position : own->length, 1.0 };
  form.terms[1] = (TlTerm){ outer->position, expression.position > 0.0 ? -1.0 : 0.0 };
  form.terms[2] = (TlTerm){ outer->length, -share };
  return tl_layout_state_constraint (layout, &data, &form, offset, error);
}
