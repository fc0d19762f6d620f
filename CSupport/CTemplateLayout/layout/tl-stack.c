/* tl-stack.c: lists the constraints that a stack implies.
 *
 * These constraints appear in UIKit's logs and in Xcode's view debugger under the identifiers
 * UISV-canvas-connection, UISV-spacing, UISV-fill-equally, UISV-fill-proportionally (999 and below),
 * UISV-distributing-edge with equal gaps (required with equal spacing, 149 and below with equal centering),
 * UISV-canvas-fit (49), UISV-alignment, UISV-spanning-fit (51) and UISV-ambiguity-suppression (25). The
 * numbers in parentheses are priorities; constraints without a number are required.
 */
#include <templatelayout/tl-stack.h>

#define TL_PROPORTIONS_PRIORITY 999
#define TL_EQUAL_CENTERING_PRIORITY 149
#define TL_CANVAS_FIT_PRIORITY 49
#define TL_SPANNING_FIT_PRIORITY 51
#define TL_AMBIGUITY_PRIORITY 25

/* The attributes of one axis: those of the items, and the outer ones, which are the attributes of the stack
 * to which the items are tied. */
typedef struct
{
  TlAttribute start;
  TlAttribute end;
  TlAttribute size;
  TlAttribute center;
  TlAttribute outer_start;
  TlAttribute outer_end;
  TlAttribute outer_center;
} TlStackAxis;

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

/* An arrangement whose constraints are being listed: the arguments of tl_stack_arrange() and the attributes
 * along and across the axis of the stack. */
typedef struct
{
  const TlStack        *stack;
  const TlArrangedItem *items;
  guint                 n_items;
  const TlStackAxis    *along;
  const TlStackAxis    *across;
  TlStackFunc           func;
  gpointer              user_data;
} TlArrangement;

static void
add (const TlArrangement *self, const TlStackConstraint *constraint)
{
  self->func (constraint, self->user_data);
}

/* Lists the required constraint "@attribute of @first, @relation, @other of @second + @constant". */
static void
relate (const TlArrangement *self,
        TlItem               first,
        TlAttribute          attribute,
        TlRelation           relation,
        TlItem               second,
        TlAttribute          other,
        double               constant)
{
  add (self, &(TlStackConstraint){ first, attribute, relation, second, other, 1.0, constant,
                                   TL_PRIORITY_REQUIRED });
}

/* Lists the required constraint "@attribute of @first = @other of @second". */
static void
equate (const TlArrangement *self, TlItem first, TlAttribute attribute, TlItem second, TlAttribute other)
{
  relate (self, first, attribute, TL_RELATION_EQUAL, second, other, 0.0);
}

/* Lists the constraint that the attribute @size of @item is 0, with the given priority. */
static void
shrink (const TlArrangement *self, TlItem item, TlAttribute size, int priority)
{
  add (self, &(TlStackConstraint){ item, size, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 1.0, 0.0,
                                   (TlPriority)priority });
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
        relate (self, next->first_baseline, TL_ATTRIBUTE_FIRST_BASELINE, relation, item->last_baseline,
                TL_ATTRIBUTE_LAST_BASELINE, item->spacing);
      else
        relate (self, next->item, self->along->start, relation, item->item, self->along->end, item->spacing);
    }
}

/* The priority with the index @index in a sequence that begins with @first and decreases by 1, down to 1. */
static TlPriority
decreasing_priority (int first, guint index)
{
  return (TlPriority)MAX (1, first - (int)index);
}

/* Lists the constraints that give each item a share of the stack's length. The share is the length of the
 * item's content divided by the sum of all contents' lengths and spacings. The priorities decrease, so if not
 * all shares can be realised, the constraints of later items are broken first. */
static void
keep_proportions (const TlArrangement *self)
{
  double total = 0.0;

  for (guint i = 0; i < self->n_items; i++)
    total += MAX (0.0, self->items[i].length);
  for (guint i = 0; i + 1 < self->n_items; i++)
    total += self->items[i].spacing;
  for (guint i = 0; i < self->n_items && total > 0.0; i++)
    {
      const TlArrangedItem *item = &self->items[i];

      if (item->length > 0.0)
        add (self, &(TlStackConstraint){ item->item, self->along->size, TL_RELATION_EQUAL, self->stack->item,
                                         self->along->size, item->length / total, 0.0,
                                         decreasing_priority (TL_PROPORTIONS_PRIORITY, i) });
    }
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
      equate (self, self->items[i].gap, self->along->start, self->items[i].item, near_side);
      equate (self, self->items[i].gap, self->along->end, self->items[i + 1].item, far_side);
    }
  for (guint i = 1; i + 1 < self->n_items; i++)
    add (self, &(TlStackConstraint){ self->items[i].gap, self->along->size, TL_RELATION_EQUAL,
                                     self->items[0].gap, self->along->size, 1.0, 0.0,
                                     first_priority == 0 ? TL_PRIORITY_REQUIRED
                                                         : decreasing_priority (first_priority, i - 1) });
  shrink (self, self->stack->item, self->along->size, TL_CANVAS_FIT_PRIORITY);
}

static void
distribute (const TlArrangement *self)
{
  switch (self->stack->distribution)
    {
    case TL_DISTRIBUTION_FILL_EQUALLY:
      space (self, TL_RELATION_EQUAL);
      for (guint i = 1; i < self->n_items; i++)
        equate (self, self->items[i].item, self->along->size, self->items[0].item, self->along->size);
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

/* Lists the constraints that keep an item within the stack across the axis. */
static void
keep_inside (const TlArrangement *self, TlItem item)
{
  relate (self, item, self->across->start, TL_RELATION_GREATER_OR_EQUAL, self->stack->item,
          self->across->outer_start, 0.0);
  relate (self, item, self->across->end, TL_RELATION_LESS_OR_EQUAL, self->stack->item,
          self->across->outer_end, 0.0);
}

static void
align_baseline (const TlArrangement *self, const TlArrangedItem *item)
{
  if (item == self->items)
    return;
  if (self->stack->alignment == TL_ALIGNMENT_FIRST_BASELINE)
    equate (self, item->first_baseline, TL_ATTRIBUTE_FIRST_BASELINE, self->items[0].first_baseline,
            TL_ATTRIBUTE_FIRST_BASELINE);
  else
    equate (self, item->last_baseline, TL_ATTRIBUTE_LAST_BASELINE, self->items[0].last_baseline,
            TL_ATTRIBUTE_LAST_BASELINE);
}

static void
align_item (const TlArrangement *self, const TlArrangedItem *arranged)
{
  const TlStackAxis *across = self->across;
  TlItem             item = arranged->item, stack = self->stack->item;

  if (self->stack->alignment != TL_ALIGNMENT_FILL)
    keep_inside (self, item);
  switch (self->stack->alignment)
    {
    case TL_ALIGNMENT_LEADING:
      equate (self, item, across->start, stack, across->outer_start);
      break;
    case TL_ALIGNMENT_TRAILING:
      equate (self, item, across->end, stack, across->outer_end);
      break;
    case TL_ALIGNMENT_CENTER:
      equate (self, item, across->center, stack, across->outer_center);
      break;
    case TL_ALIGNMENT_FIRST_BASELINE:
    case TL_ALIGNMENT_LAST_BASELINE:
      align_baseline (self, arranged);
      break;
    case TL_ALIGNMENT_FILL:
    default:
      equate (self, item, across->start, stack, across->outer_start);
      equate (self, item, across->end, stack, across->outer_end);
      break;
    }
}

static void
align (const TlArrangement *self)
{
  for (guint i = 0; i < self->n_items; i++)
    align_item (self, &self->items[i]);
  if (self->stack->alignment == TL_ALIGNMENT_FILL)
    return;
  /* Make the stack as thick as its thickest item, and make items without an intrinsic thickness 0 points
   * thick. */
  shrink (self, self->stack->item, self->across->size, TL_SPANNING_FIT_PRIORITY);
  for (guint i = 0; i < self->n_items; i++)
    shrink (self, self->items[i].item, self->across->size, TL_AMBIGUITY_PRIORITY);
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
  equate (&self, items[0].item, self.along->start, stack->item, self.along->outer_start);
  equate (&self, items[n_items - 1].item, self.along->end, stack->item, self.along->outer_end);
  distribute (&self);
  align (&self);
}
