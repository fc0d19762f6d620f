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

/* The names and kinds of the attributes. */
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

const TlExpression tl_attribute_edges[] = {
  [TL_ATTRIBUTE_NONE] = { TL_AXIS_HORIZONTAL, 1.0, 0.0, 0.0 },
  [TL_ATTRIBUTE_LEFT] = { TL_AXIS_HORIZONTAL, 1.0, 0.0, 0.0 },
  [TL_ATTRIBUTE_RIGHT] = { TL_AXIS_HORIZONTAL, 1.0, 1.0, 0.0 },
  [TL_ATTRIBUTE_TOP] = { TL_AXIS_VERTICAL, 1.0, 0.0, 0.0 },
  [TL_ATTRIBUTE_BOTTOM] = { TL_AXIS_VERTICAL, 1.0, 1.0, 0.0 },
  [TL_ATTRIBUTE_LEADING] = { TL_AXIS_HORIZONTAL, 1.0, 0.0, 0.0 },
  [TL_ATTRIBUTE_TRAILING] = { TL_AXIS_HORIZONTAL, 1.0, 1.0, 0.0 },
  [TL_ATTRIBUTE_WIDTH] = { TL_AXIS_HORIZONTAL, 0.0, 1.0, 0.0 },
  [TL_ATTRIBUTE_HEIGHT] = { TL_AXIS_VERTICAL, 0.0, 1.0, 0.0 },
  [TL_ATTRIBUTE_CENTER_X] = { TL_AXIS_HORIZONTAL, 1.0, 0.5, 0.0 },
  [TL_ATTRIBUTE_CENTER_Y] = { TL_AXIS_VERTICAL, 1.0, 0.5, 0.0 },
  [TL_ATTRIBUTE_LAST_BASELINE] = { TL_AXIS_VERTICAL, 1.0, 1.0, 0.0 },
  [TL_ATTRIBUTE_FIRST_BASELINE] = { TL_AXIS_VERTICAL, 1.0, 0.0, 0.0 },
  [TL_ATTRIBUTE_LEFT_MARGIN] = { TL_AXIS_HORIZONTAL, 1.0, 0.0, 0.0 },
  [TL_ATTRIBUTE_RIGHT_MARGIN] = { TL_AXIS_HORIZONTAL, 1.0, 1.0, 0.0 },
  [TL_ATTRIBUTE_TOP_MARGIN] = { TL_AXIS_VERTICAL, 1.0, 0.0, 0.0 },
  [TL_ATTRIBUTE_BOTTOM_MARGIN] = { TL_AXIS_VERTICAL, 1.0, 1.0, 0.0 },
  [TL_ATTRIBUTE_LEADING_MARGIN] = { TL_AXIS_HORIZONTAL, 1.0, 0.0, 0.0 },
  [TL_ATTRIBUTE_TRAILING_MARGIN] = { TL_AXIS_HORIZONTAL, 1.0, 1.0, 0.0 },
  [TL_ATTRIBUTE_CENTER_X_WITHIN_MARGINS] = { TL_AXIS_HORIZONTAL, 1.0, 0.5, 0.0 },
  [TL_ATTRIBUTE_CENTER_Y_WITHIN_MARGINS] = { TL_AXIS_VERTICAL, 1.0, 0.5, 0.0 },
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
  TlExpression mirror;

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
  mirror = tl_attribute_express (item, opposite, FALSE);
  return (TlExpression){ mirror.axis, -mirror.position, -mirror.length, -mirror.offset };
}

/* Returns the amount, in points, that an item's margins add to the expression of an attribute; 0 for
 * attributes that do not refer to margins. */
static double
margin_offset (const TlMargins *margins, TlAttribute attribute)
{
  switch (attribute)
    {
    case TL_ATTRIBUTE_LEFT_MARGIN:
    case TL_ATTRIBUTE_LEADING_MARGIN:
      return margins->left;
    case TL_ATTRIBUTE_RIGHT_MARGIN:
    case TL_ATTRIBUTE_TRAILING_MARGIN:
      return -margins->right;
    case TL_ATTRIBUTE_TOP_MARGIN:
      return margins->top;
    case TL_ATTRIBUTE_BOTTOM_MARGIN:
      return -margins->bottom;
    case TL_ATTRIBUTE_CENTER_X_WITHIN_MARGINS:
      return (margins->left - margins->right) / 2.0;
    case TL_ATTRIBUTE_CENTER_Y_WITHIN_MARGINS:
      return (margins->top - margins->bottom) / 2.0;
    default:
      return 0.0;
    }
}

/* Returns the amount, in points, that an item's margins or baselines add to the expression of an attribute.
 * Baselines that are measured from the centre change the factor @length. */
static G_GNUC_NO_INLINE double
attribute_offset (const TlItemData *item, TlAttribute attribute, double *length)
{
  gboolean is_first = attribute == TL_ATTRIBUTE_FIRST_BASELINE;
  double   baseline = is_first ? item->first_baseline : item->last_baseline;

  if (!is_first && attribute != TL_ATTRIBUTE_LAST_BASELINE)
    return margin_offset (&item->margins, attribute);
  if (item->baselines_origin == TL_BASELINES_FROM_EDGES)
    return is_first ? baseline : -baseline;
  *length = 0.5;
  return baseline;
}

TlExpression
tl_attribute_express_offset (const TlItemData *item, TlAttribute attribute, gboolean mirrored)
{
  TlExpression       expression = tl_attribute_edges[attribute];
  const TlDimension *dimension = &item->dimensions[expression.axis];

  if (mirrored)
    return express_mirrored (item, attribute);
  if (tl_attribute_has_offset (attribute))
    expression.offset = attribute_offset (item, attribute, &expression.length);
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
