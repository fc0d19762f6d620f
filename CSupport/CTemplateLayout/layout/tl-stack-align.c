/* tl-stack-align.c: lists the constraints of a stack across its axis; see tl-stack.c. */
#include "layout/tl-stack-private.h"

#define TL_SPANNING_FIT_PRIORITY 51
#define TL_AMBIGUITY_PRIORITY 25

/* Lists the constraint that an item does not begin before the stack, across the axis. */
static void
keep_after_start (const TlArrangement *self, TlItem item)
{
  tl_stack_relate (self, item, self->across->start, TL_RELATION_GREATER_OR_EQUAL, self->stack->item,
                   self->across->outer_start, 0.0);
}

/* Lists the constraint that an item does not end behind the stack, across the axis. */
static void
keep_before_end (const TlArrangement *self, TlItem item)
{
  tl_stack_relate (self, item, self->across->end, TL_RELATION_LESS_OR_EQUAL, self->stack->item,
                   self->across->outer_end, 0.0);
}

/* Lists the constraints that tie the edge @attribute of an item to the stack's edge @outer, and keep the item
 * within the stack across the axis. */
static void
align_edge (const TlArrangement *self, TlItem item, TlAttribute attribute, TlAttribute outer)
{
  keep_after_start (self, item);
  keep_before_end (self, item);
  tl_stack_equate (self, item, attribute, self->stack->item, outer);
}

/* How the items are aligned. Only rows have baselines: in a column, UIStackView does not align baselines, so
 * the items are at its leading or trailing edge. */
static TlAlignment
effective_alignment (const TlStack *stack)
{
  if (stack->axis == TL_AXIS_HORIZONTAL)
    return stack->alignment;
  if (stack->alignment == TL_ALIGNMENT_FIRST_BASELINE)
    return TL_ALIGNMENT_LEADING;
  return stack->alignment == TL_ALIGNMENT_LAST_BASELINE ? TL_ALIGNMENT_TRAILING : stack->alignment;
}

/* Lists the constraint that aligns an item's first baseline with that of the first item. If one of the two
 * items has no text, their top edges are aligned ("Auto Layout Baseline Alignment, Once For Ever",
 * codedstuff.com). */
static void
align_first_baseline (const TlArrangement *self, const TlArrangedItem *item)
{
  const TlArrangedItem *first = &self->items[0];

  if (item->first_baseline != 0 && first->first_baseline != 0)
    tl_stack_equate (self, item->first_baseline, TL_ATTRIBUTE_FIRST_BASELINE, first->first_baseline,
                     TL_ATTRIBUTE_FIRST_BASELINE);
  else
    tl_stack_equate (self, item->item, self->across->start, first->item, self->across->start);
}

/* Lists the constraint that aligns an item's last baseline with that of the first item, or their bottom
 * edges; see align_first_baseline(). */
static void
align_last_baseline (const TlArrangement *self, const TlArrangedItem *item)
{
  const TlArrangedItem *first = &self->items[0];

  if (item->last_baseline != 0 && first->last_baseline != 0)
    tl_stack_equate (self, item->last_baseline, TL_ATTRIBUTE_LAST_BASELINE, first->last_baseline,
                     TL_ATTRIBUTE_LAST_BASELINE);
  else
    tl_stack_equate (self, item->item, self->across->end, first->item, self->across->end);
}

/* Lists the constraints that align the baselines of a row. Only the first item is tied to the stack's top
 * edge (first baselines) or bottom edge (last baselines), so that other items can stick out there (rdar
 * 32291130, "Stack View height incorrect for first/last baseline alignment"). All items are tied to the
 * opposite edge, towards which UISV-spanning-fit pulls several of them in a taller stack. */
static void
align_baselines (const TlArrangement *self)
{
  gboolean    is_first = self->stack->alignment == TL_ALIGNMENT_FIRST_BASELINE;
  TlItem      stack = self->stack->item, first = self->items[0].item;
  TlAttribute near_edge = is_first ? self->across->start : self->across->end;
  TlAttribute far_edge = is_first ? self->across->outer_end : self->across->outer_start;

  (is_first ? keep_after_start : keep_before_end) (self, first);
  for (guint i = 0; i < self->n_items; i++)
    {
      (is_first ? keep_before_end : keep_after_start) (self, self->items[i].item);
      if (i > 0)
        (is_first ? align_first_baseline : align_last_baseline) (self, &self->items[i]);
    }
  if (self->n_items > 1)
    tl_stack_add (self, &(TlStackConstraint){ first, near_edge, TL_RELATION_EQUAL, stack, far_edge, 1.0, 0.0,
                                              TL_SPANNING_FIT_PRIORITY });
  tl_stack_shrink (self, stack, self->across->size, TL_CANVAS_FIT_PRIORITY);
}

static void
align_item (const TlArrangement *self, TlItem item)
{
  const TlStackAxis *across = self->across;

  switch (effective_alignment (self->stack))
    {
    case TL_ALIGNMENT_LEADING:
      align_edge (self, item, across->start, across->outer_start);
      break;
    case TL_ALIGNMENT_TRAILING:
      align_edge (self, item, across->end, across->outer_end);
      break;
    case TL_ALIGNMENT_CENTER:
      align_edge (self, item, across->center, across->outer_center);
      break;
    case TL_ALIGNMENT_FIRST_BASELINE:
    case TL_ALIGNMENT_LAST_BASELINE:
    case TL_ALIGNMENT_FILL:
    default:
      tl_stack_equate (self, item, across->start, self->stack->item, across->outer_start);
      tl_stack_equate (self, item, across->end, self->stack->item, across->outer_end);
      break;
    }
}

/* Lists the constraints across the axis. Unless the items fill the stack, it is as thick as its thickest
 * item, and items without an intrinsic thickness are 0 points thick. */
void
tl_stack_align (const TlArrangement *self)
{
  TlAlignment alignment = effective_alignment (self->stack);

  if (alignment == TL_ALIGNMENT_FIRST_BASELINE || alignment == TL_ALIGNMENT_LAST_BASELINE)
    align_baselines (self);
  else
    {
      for (guint i = 0; i < self->n_items; i++)
        align_item (self, self->items[i].item);
      if (alignment == TL_ALIGNMENT_FILL)
        return;
      tl_stack_shrink (self, self->stack->item, self->across->size, TL_SPANNING_FIT_PRIORITY);
    }
  for (guint i = 0; i < self->n_items; i++)
    tl_stack_shrink (self, self->items[i].item, self->across->size, TL_AMBIGUITY_PRIORITY);
}
