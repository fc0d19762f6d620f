/* tl-stack.c: lists the constraints that a stack implies.
 *
 * These constraints appear in UIKit's logs and in Xcode's view debugger under the identifiers
 * UISV-canvas-connection, UISV-spacing, UISV-fill-equally, UISV-fill-proportionally (999 and below),
 * UISV-distributing-edge with equal gaps (required with equal spacing, 149 and below with equal centering),
 * UISV-canvas-fit (49), UISV-alignment, UISV-spanning-fit (51) and UISV-ambiguity-suppression (25). The
 * numbers in parentheses are priorities; constraints without a number are required.
 *
 * The rules of proportions and of baselines are also those of Arranged (github.com/kean/Arranged), a
 * reimplementation whose tests compare its constraints with those of UIStackView.
 */
#include "layout/tl-stack-private.h"

#include "solver/arithmetic/tl-equal.h"

#define TL_PROPORTIONS_PRIORITY 999
#define TL_EQUAL_CENTERING_PRIORITY 149

/* The attributes of each axis. At the index 0, items are tied to the stack's edges; at the index 1, they are
 * tied to its margins. */
static const TlStackAxis horizontal[2] = {
  { TL_ATTRIBUTE_LEADING, TL_ATTRIBUTE_TRAILING, TL_ATTRIBUTE_WIDTH, TL_ATTRIBUTE_CENTER_X,
    TL_ATTRIBUTE_LEADING, TL_ATTRIBUTE_TRAILING, TL_ATTRIBUTE_CENTER_X },
  { TL_ATTRIBUTE_LEADING, TL_ATTRIBUTE_TRAILING, TL_ATTRIBUTE_WIDTH, TL_ATTRIBUTE_CENTER_X,
    TL_ATTRIBUTE_LEADING_MARGIN, TL_ATTRIBUTE_TRAILING_MARGIN, TL_ATTRIBUTE_CENTER_X_WITHIN_MARGINS },
};
static const TlStackAxis vertical[2] = {
  { TL_ATTRIBUTE_TOP, TL_ATTRIBUTE_BOTTOM, TL_ATTRIBUTE_HEIGHT, TL_ATTRIBUTE_CENTER_Y, TL_ATTRIBUTE_TOP,
    TL_ATTRIBUTE_BOTTOM, TL_ATTRIBUTE_CENTER_Y },
  { TL_ATTRIBUTE_TOP, TL_ATTRIBUTE_BOTTOM, TL_ATTRIBUTE_HEIGHT, TL_ATTRIBUTE_CENTER_Y,
    TL_ATTRIBUTE_TOP_MARGIN, TL_ATTRIBUTE_BOTTOM_MARGIN, TL_ATTRIBUTE_CENTER_Y_WITHIN_MARGINS },
};

/* One side of a constraint: an attribute of an item. */
typedef struct
{
  TlItem      item;
  TlAttribute attribute;
} TlSide;

/* The first baseline of an arranged item; without a baseline, the item's top edge. */
static TlSide
first_baseline (const TlArrangedItem *item)
{
  return item->first_baseline == 0 ? (TlSide){ item->item, TL_ATTRIBUTE_TOP }
                                   : (TlSide){ item->first_baseline, TL_ATTRIBUTE_FIRST_BASELINE };
}

/* The last baseline of an arranged item; without a baseline, the item's bottom edge. */
static TlSide
last_baseline (const TlArrangedItem *item)
{
  return item->last_baseline == 0 ? (TlSide){ item->item, TL_ATTRIBUTE_BOTTOM }
                                  : (TlSide){ item->last_baseline, TL_ATTRIBUTE_LAST_BASELINE };
}

/* Lists, for each item but the last, the constraint that relates the gap after the item to the item's
 * spacing. */
static void
space (const TlArrangement *self, TlRelation relation)
{
  gboolean from_baselines = self->stack->is_baseline_relative && self->stack->axis == TL_AXIS_VERTICAL;

  for (guint i = 0; i + 1 < self->n_items; i++)
    {
      const TlArrangedItem *item = &self->items[i], *next = item + 1;

      if (from_baselines)
        {
          TlSide side = first_baseline (next), other = last_baseline (item);

          tl_stack_relate (self, side.item, side.attribute, relation, other.item, other.attribute,
                           item->spacing);
        }
      else
        tl_stack_relate (self, next->item, self->along->start, relation, item->item, self->along->end,
                         item->spacing);
    }
}

/* The priority with the index @index in a sequence that begins with @first and decreases by 1, down to 1. */
static TlPriority
decreasing_priority (int first, guint index)
{
  return (TlPriority)MAX (1, first - (int)index);
}

/* Lists the required constraints that all items are equally long. */
static void
equalise_lengths (const TlArrangement *self)
{
  for (guint i = 1; i < self->n_items; i++)
    tl_stack_equate (self, self->items[i].item, self->along->size, self->items[0].item, self->along->size);
}

/* The sum of the spacings between the items of a stack. */
static double
total_spacing (const TlArrangement *self)
{
  double total = 0.0;

  for (guint i = 0; i + 1 < self->n_items; i++)
    total += self->items[i].spacing;
  return total;
}

/* Lists the constraint that gives the item at @index the share @share of the stack's length, or that an item
 * without a share is 0 points long. The priorities of shares decrease, so if not all of them can be realised,
 * those of later items are broken first. */
static void
keep_share (const TlArrangement *self, guint index, double share, gboolean is_required)
{
  TlItem item = self->items[index].item;

  if (share <= 0.0)
    tl_stack_shrink (self, item, self->along->size, (int)TL_PRIORITY_REQUIRED);
  else
    tl_stack_add (
      self, &(TlStackConstraint){
              item, self->along->size, TL_RELATION_EQUAL, self->stack->item, self->along->size, share, 0.0,
              is_required ? TL_PRIORITY_REQUIRED : decreasing_priority (TL_PROPORTIONS_PRIORITY, index) });
}

/* Lists the constraints that give each item a share of the stack's length. The share is the length of the
 * item's content divided by the sum of all contents' lengths and spacings. Items without a length are 0
 * points long, unless no item has one: then all are equally long. The share of a single length is required,
 * so it contradicts the stack's margins, if there are any. */
static void
keep_proportions (const TlArrangement *self)
{
  double spacing = total_spacing (self), total = spacing;
  guint  n_lengths = 0;

  for (guint i = 0; i < self->n_items; i++)
    {
      total += MAX (0.0, self->items[i].length);
      n_lengths += self->items[i].length > 0.0;
    }
  if (n_lengths == 0 || total <= 0.0)
    {
      equalise_lengths (self);
      return;
    }
  for (guint i = 0; i < self->n_items; i++)
    keep_share (self, i, self->items[i].length / total,
                n_lengths == 1 && (self->n_items == 1 || tl_numbers_are_equal (spacing, 0.0)));
}

/* Lists the constraints that make all gaps equally long and the stack as short as possible. A gap reaches
 * from the attribute @near_side of an item to the attribute @far_side of the next item. The equality is
 * required if @first_priority is 0; otherwise its priorities decrease from @first_priority. */
static void
equalise_gaps (const TlArrangement *self, TlAttribute near_side, TlAttribute far_side, int first_priority)
{
  space (self, TL_RELATION_GREATER_OR_EQUAL);
  for (guint i = 0; i + 1 < self->n_items; i++)
    {
      tl_stack_equate (self, self->items[i].gap, self->along->start, self->items[i].item, near_side);
      tl_stack_equate (self, self->items[i].gap, self->along->end, self->items[i + 1].item, far_side);
    }
  for (guint i = 1; i + 1 < self->n_items; i++)
    tl_stack_add (self,
                  &(TlStackConstraint){ self->items[i].gap, self->along->size, TL_RELATION_EQUAL,
                                        self->items[0].gap, self->along->size, 1.0, 0.0,
                                        first_priority == 0 ? TL_PRIORITY_REQUIRED
                                                            : decreasing_priority (first_priority, i - 1) });
  tl_stack_shrink (self, self->stack->item, self->along->size, TL_CANVAS_FIT_PRIORITY);
}

static void
distribute (const TlArrangement *self)
{
  switch (self->stack->distribution)
    {
    case TL_DISTRIBUTION_FILL_EQUALLY:
      space (self, TL_RELATION_EQUAL);
      equalise_lengths (self);
      break;
    case TL_DISTRIBUTION_FILL_PROPORTIONALLY:
      space (self, TL_RELATION_EQUAL);
      keep_proportions (self);
      break;
    case TL_DISTRIBUTION_EQUAL_SPACING:
      equalise_gaps (self, self->along->end, self->along->start, 0);
      break;
    case TL_DISTRIBUTION_EQUAL_CENTERING:
      equalise_gaps (self, self->along->center, self->along->center, TL_EQUAL_CENTERING_PRIORITY);
      break;
    case TL_DISTRIBUTION_FILL:
    default:
      space (self, TL_RELATION_EQUAL);
      break;
    }
}

/* Lists the constraints that tie the first and the last item to the stack's edges. */
static void
connect_ends (const TlArrangement *self)
{
  tl_stack_equate (self, self->items[0].item, self->along->start, self->stack->item,
                   self->along->outer_start);
  tl_stack_equate (self, self->items[self->n_items - 1].item, self->along->end, self->stack->item,
                   self->along->outer_end);
}

void
tl_stack_arrange (
  const TlStack *stack, const TlArrangedItem *items, guint n_items, TlStackFunc func, gpointer user_data)
{
  TlArrangement self = { stack, items, n_items, NULL, NULL, func, user_data };
  guint         inside;

  g_return_if_fail (stack != NULL && (items != NULL || n_items == 0) && func != NULL);
  if (n_items == 0)
    return;
  inside = stack->is_inside_margins ? 1 : 0;
  self.along = stack->axis == TL_AXIS_HORIZONTAL ? &horizontal[inside] : &vertical[inside];
  self.across = stack->axis == TL_AXIS_HORIZONTAL ? &vertical[inside] : &horizontal[inside];
  /* Of constraints that contradict each other, the last one is broken. If a required share contradicts the
   * margins, the view extends beyond the trailing one, as on iOS (mcmap.net/q/1871613). */
  if (stack->distribution == TL_DISTRIBUTION_FILL_PROPORTIONALLY)
    distribute (&self);
  connect_ends (&self);
  if (stack->distribution != TL_DISTRIBUTION_FILL_PROPORTIONALLY)
    distribute (&self);
  tl_stack_align (&self);
}
