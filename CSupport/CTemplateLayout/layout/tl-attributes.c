/* tl-attributes.c: attributes as expressions of an item's four variables, and the valid pairs of
 * attributes. */
#include "layout/tl-layout-private.h"

typedef enum
{
  TL_KIND_NONE,
  TL_KIND_ABSOLUTE_X, /* left, right and their margins */
  TL_KIND_NATURAL_X,  /* leading, trailing and their margins */
  TL_KIND_CENTER_X,
  TL_KIND_Y,
  TL_KIND_SIZE
} TlAttributeKind;

static const struct
{
  const char     *name;
  TlAttributeKind kind;
} attributes[] = {
  [TL_ATTRIBUTE_NONE] = { "notAnAttribute", TL_KIND_NONE },
  [TL_ATTRIBUTE_LEFT] = { "left", TL_KIND_ABSOLUTE_X },
  [TL_ATTRIBUTE_RIGHT] = { "right", TL_KIND_ABSOLUTE_X },
  [TL_ATTRIBUTE_TOP] = { "top", TL_KIND_Y },
  [TL_ATTRIBUTE_BOTTOM] = { "bottom", TL_KIND_Y },
  [TL_ATTRIBUTE_LEADING] = { "leading", TL_KIND_NATURAL_X },
  [TL_ATTRIBUTE_TRAILING] = { "trailing", TL_KIND_NATURAL_X },
  [TL_ATTRIBUTE_WIDTH] = { "width", TL_KIND_SIZE },
  [TL_ATTRIBUTE_HEIGHT] = { "height", TL_KIND_SIZE },
  [TL_ATTRIBUTE_CENTER_X] = { "centerX", TL_KIND_CENTER_X },
  [TL_ATTRIBUTE_CENTER_Y] = { "centerY", TL_KIND_Y },
  [TL_ATTRIBUTE_LAST_BASELINE] = { "lastBaseline", TL_KIND_Y },
  [TL_ATTRIBUTE_FIRST_BASELINE] = { "firstBaseline", TL_KIND_Y },
  [TL_ATTRIBUTE_LEFT_MARGIN] = { "leftMargin", TL_KIND_ABSOLUTE_X },
  [TL_ATTRIBUTE_RIGHT_MARGIN] = { "rightMargin", TL_KIND_ABSOLUTE_X },
  [TL_ATTRIBUTE_TOP_MARGIN] = { "topMargin", TL_KIND_Y },
  [TL_ATTRIBUTE_BOTTOM_MARGIN] = { "bottomMargin", TL_KIND_Y },
  [TL_ATTRIBUTE_LEADING_MARGIN] = { "leadingMargin", TL_KIND_NATURAL_X },
  [TL_ATTRIBUTE_TRAILING_MARGIN] = { "trailingMargin", TL_KIND_NATURAL_X },
  [TL_ATTRIBUTE_CENTER_X_WITHIN_MARGINS] = { "centerXWithinMargins", TL_KIND_CENTER_X },
  [TL_ATTRIBUTE_CENTER_Y_WITHIN_MARGINS] = { "centerYWithinMargins", TL_KIND_Y },
};

gboolean
tl_attribute_is_natural (TlAttribute attribute)
{
  return attributes[attribute].kind == TL_KIND_NATURAL_X;
}

/* Expresses an attribute for a right-to-left layout, as if x grew to the left: the leading edge is minus the
 * right edge. */
static TlExpression
express_mirrored (const TlItemData *item, TlAttribute attribute)
{
  TlAttribute  opposite = attribute;
  TlExpression expression;

  switch (attribute)
    {
    case TL_ATTRIBUTE_LEADING:
      opposite = TL_ATTRIBUTE_RIGHT;
      break;
    case TL_ATTRIBUTE_TRAILING:
      opposite = TL_ATTRIBUTE_LEFT;
      break;
    case TL_ATTRIBUTE_LEADING_MARGIN:
      opposite = TL_ATTRIBUTE_RIGHT_MARGIN;
      break;
    case TL_ATTRIBUTE_TRAILING_MARGIN:
      opposite = TL_ATTRIBUTE_LEFT_MARGIN;
      break;
    default:
      break;
    }
  expression = tl_attribute_express (item, opposite, FALSE);
  expression.position = -expression.position;
  expression.length = -expression.length;
  expression.offset = -expression.offset;
  return expression;
}

static TlExpression
express_baseline (const TlItemData *item, TlAttribute attribute)
{
  gboolean first = attribute == TL_ATTRIBUTE_FIRST_BASELINE;
  double   offset = first ? item->first_baseline : item->last_baseline;

  if (item->baselines_origin == TL_BASELINES_FROM_CENTER)
    return (TlExpression){ TL_AXIS_VERTICAL, 1.0, 0.5, offset };
  if (first)
    return (TlExpression){ TL_AXIS_VERTICAL, 1.0, 0.0, offset };
  return (TlExpression){ TL_AXIS_VERTICAL, 1.0, 1.0, -offset };
}

static TlExpression
express_horizontal (const TlItemData *item, TlAttribute attribute)
{
  const TlMargins *margins = &item->margins;

  switch (attribute)
    {
    case TL_ATTRIBUTE_RIGHT:
    case TL_ATTRIBUTE_TRAILING:
      return (TlExpression){ TL_AXIS_HORIZONTAL, 1.0, 1.0, 0.0 };
    case TL_ATTRIBUTE_WIDTH:
      return (TlExpression){ TL_AXIS_HORIZONTAL, 0.0, 1.0, 0.0 };
    case TL_ATTRIBUTE_CENTER_X:
      return (TlExpression){ TL_AXIS_HORIZONTAL, 1.0, 0.5, 0.0 };
    case TL_ATTRIBUTE_LEFT_MARGIN:
    case TL_ATTRIBUTE_LEADING_MARGIN:
      return (TlExpression){ TL_AXIS_HORIZONTAL, 1.0, 0.0, margins->left };
    case TL_ATTRIBUTE_RIGHT_MARGIN:
    case TL_ATTRIBUTE_TRAILING_MARGIN:
      return (TlExpression){ TL_AXIS_HORIZONTAL, 1.0, 1.0, -margins->right };
    case TL_ATTRIBUTE_CENTER_X_WITHIN_MARGINS:
      return (TlExpression){ TL_AXIS_HORIZONTAL, 1.0, 0.5, (margins->left - margins->right) / 2.0 };
    default:
      return (TlExpression){ TL_AXIS_HORIZONTAL, 1.0, 0.0, 0.0 };
    }
}

static TlExpression
express (const TlItemData *item, TlAttribute attribute)
{
  const TlMargins *margins = &item->margins;

  switch (attribute)
    {
    case TL_ATTRIBUTE_TOP:
      return (TlExpression){ TL_AXIS_VERTICAL, 1.0, 0.0, 0.0 };
    case TL_ATTRIBUTE_BOTTOM:
      return (TlExpression){ TL_AXIS_VERTICAL, 1.0, 1.0, 0.0 };
    case TL_ATTRIBUTE_HEIGHT:
      return (TlExpression){ TL_AXIS_VERTICAL, 0.0, 1.0, 0.0 };
    case TL_ATTRIBUTE_CENTER_Y:
      return (TlExpression){ TL_AXIS_VERTICAL, 1.0, 0.5, 0.0 };
    case TL_ATTRIBUTE_LAST_BASELINE:
    case TL_ATTRIBUTE_FIRST_BASELINE:
      return express_baseline (item, attribute);
    case TL_ATTRIBUTE_TOP_MARGIN:
      return (TlExpression){ TL_AXIS_VERTICAL, 1.0, 0.0, margins->top };
    case TL_ATTRIBUTE_BOTTOM_MARGIN:
      return (TlExpression){ TL_AXIS_VERTICAL, 1.0, 1.0, -margins->bottom };
    case TL_ATTRIBUTE_CENTER_Y_WITHIN_MARGINS:
      return (TlExpression){ TL_AXIS_VERTICAL, 1.0, 0.5, (margins->top - margins->bottom) / 2.0 };
    default:
      return express_horizontal (item, attribute);
    }
}

/* Returns the expression of @attribute. If @mirrored, which is allowed only for horizontal attributes, x
 * grows to the left. The attributes of a guide are expressed in its owner's variables: the guide's position
 * is the owner's position plus the start inset, and the guide's length is the owner's length minus both
 * insets. */
TlExpression
tl_attribute_express (const TlItemData *item, TlAttribute attribute, gboolean mirrored)
{
  TlExpression       expression;
  const TlDimension *dimension;

  if (mirrored)
    return express_mirrored (item, attribute);
  expression = express (item, attribute);
  dimension = &item->dimensions[expression.axis];
  expression.offset += expression.position * dimension->start_inset
                       - expression.length * (dimension->start_inset + dimension->end_inset);
  return expression;
}

static gboolean
kind_is_x (TlAttributeKind kind)
{
  return kind == TL_KIND_ABSOLUTE_X || kind == TL_KIND_NATURAL_X || kind == TL_KIND_CENTER_X;
}

static gboolean
reject_pair (TlAttribute first, TlAttribute second, const char *why, GError **error)
{
  g_set_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_INVALID_PAIRING,
               "Invalid pairing of layout attributes: %s and %s: %s", attributes[first].name,
               attributes[second].name, why);
  return FALSE;
}

gboolean
tl_layout_check_pairing (TlAttribute first, gboolean has_second, TlAttribute second, GError **error)
{
  TlAttributeKind one, other;

  if ((guint)first >= G_N_ELEMENTS (attributes) || (guint)second >= G_N_ELEMENTS (attributes))
    return reject_pair (TL_ATTRIBUTE_NONE, TL_ATTRIBUTE_NONE, "not an attribute", error);
  one = attributes[first].kind;
  if (one == TL_KIND_NONE)
    return reject_pair (first, second, "the first item needs an attribute", error);
  if (!has_second)
    return one == TL_KIND_SIZE
           || reject_pair (first, second, "a location needs a second item to relate to", error);
  if (first == second)
    return TRUE; /* like most pairs */
  other = attributes[second].kind;
  if (other == TL_KIND_NONE)
    return reject_pair (first, second, "the second item needs an attribute", error);
  if ((one == TL_KIND_SIZE) != (other == TL_KIND_SIZE))
    return reject_pair (first, second, "a size cannot be related to a location", error);
  if (kind_is_x (one) != kind_is_x (other))
    return reject_pair (first, second, "they are of different axes", error);
  if ((one == TL_KIND_ABSOLUTE_X && other == TL_KIND_NATURAL_X)
      || (one == TL_KIND_NATURAL_X && other == TL_KIND_ABSOLUTE_X))
    return reject_pair (first, second, "leading and trailing depend on the writing direction", error);
  return TRUE;
}
