/* tl-stack.h: the constraints that arrange items in a row or a column, as UIStackView does. */
#ifndef TL_STACK_H
#define TL_STACK_H

#include <templatelayout/tl-layout.h>

G_BEGIN_DECLS

/**
 * TlDistribution:
 * @TL_DISTRIBUTION_FILL: the items fill the stack; the content priorities of the items determine which of
 *   them grow or shrink; of items with equal priorities, those with the smallest tl_layout_set_stack_order()
 * @TL_DISTRIBUTION_FILL_EQUALLY: all items are equally long
 * @TL_DISTRIBUTION_FILL_PROPORTIONALLY: the lengths of the items are proportional to the lengths of their
 *   contents; items without a length are 0 points long, or all equally long if none has a length
 * @TL_DISTRIBUTION_EQUAL_SPACING: the gaps between neighbouring items are equal and at least as large as the
 *   spacing
 * @TL_DISTRIBUTION_EQUAL_CENTERING: the distances between the centres of neighbouring items are equal,
 *   unless a gap would become smaller than the spacing
 *
 * How items share the length of a stack along its axis. The values are those of UIStackView.Distribution.
 */
typedef enum
{
  TL_DISTRIBUTION_FILL,
  TL_DISTRIBUTION_FILL_EQUALLY,
  TL_DISTRIBUTION_FILL_PROPORTIONALLY,
  TL_DISTRIBUTION_EQUAL_SPACING,
  TL_DISTRIBUTION_EQUAL_CENTERING
} TlDistribution;

/**
 * TlAlignment:
 * @TL_ALIGNMENT_FILL: the items are as thick as the stack
 * @TL_ALIGNMENT_LEADING: the items are at the leading edge of a column or at the top edge of a row
 * @TL_ALIGNMENT_FIRST_BASELINE: the first baselines of a row's items are aligned; the row begins with its
 * first item
 * @TL_ALIGNMENT_CENTER: the items are centred across the axis of the stack
 * @TL_ALIGNMENT_TRAILING: the items are at the trailing edge of a column or at the bottom edge of a row
 * @TL_ALIGNMENT_LAST_BASELINE: the last baselines of a row's items are aligned; the row ends with its first
 * item
 *
 * How items are aligned across the axis of a stack. Thickness is the length across the axis: the width in a
 * column, the height in a row. The values are those of UIStackView.Alignment.
 */
typedef enum
{
  TL_ALIGNMENT_FILL,
  TL_ALIGNMENT_LEADING,
  TL_ALIGNMENT_FIRST_BASELINE,
  TL_ALIGNMENT_CENTER,
  TL_ALIGNMENT_TRAILING,
  TL_ALIGNMENT_LAST_BASELINE
} TlAlignment;

/**
 * TlStack:
 * @item: the item that is the stack itself
 * @axis: %TL_AXIS_HORIZONTAL for a row, %TL_AXIS_VERTICAL for a column
 * @distribution: how the items share the stack's length
 * @alignment: how the items are aligned across the axis
 * @is_inside_margins: whether the items are arranged within the stack's margins
 * @is_baseline_relative: whether the spacing of a column is measured from the last baseline of an item to the
 *   first baseline of the next item
 *
 * The properties of a stack.
 */
typedef struct
{
  TlItem         item;
  TlAxis         axis;
  TlDistribution distribution;
  TlAlignment    alignment;
  gboolean       is_inside_margins;
  gboolean       is_baseline_relative;
} TlStack;

/**
 * TlArrangedItem:
 * @item: the arranged item
 * @first_baseline: the item that provides the first baseline of @item: @item itself or, if @item is a stack,
 *   an item that the stack contains; 0 if @item has no text, so that its edges take the place of baselines
 * @last_baseline: the item that provides the last baseline of @item, chosen in the same way; 0 for none
 * @gap: an item that represents the gap after @item; used by %TL_DISTRIBUTION_EQUAL_SPACING and
 *   %TL_DISTRIBUTION_EQUAL_CENTERING, unless @item is the last one
 * @length: the length of the item's content along the axis, in points; 0 or negative if the content has none;
 *   used by %TL_DISTRIBUTION_FILL_PROPORTIONALLY
 * @spacing: the space between @item and the next one, in points
 *
 * One visible item that a stack arranges. Hidden items take no space and are not in the list that
 * tl_stack_arrange() takes.
 */
typedef struct
{
  TlItem item;
  TlItem first_baseline;
  TlItem last_baseline;
  TlItem gap;
  double length;
  double spacing;
} TlArrangedItem;

/**
 * TlStackConstraint:
 * @first_item: the first item
 * @first_attribute: the attribute of the first item
 * @relation: the relation between the two sides
 * @second_item: the second item; 0 for none
 * @second_attribute: the attribute of the second item; %TL_ATTRIBUTE_NONE without a second item
 * @multiplier: the factor of the second attribute
 * @constant: the constant that is added, in points
 * @priority: the priority, above 0 and at most 1000
 *
 * A constraint that a stack implies. The fields are arguments of tl_layout_add_constraint().
 */
typedef struct
{
  TlItem      first_item;
  TlAttribute first_attribute;
  TlRelation  relation;
  TlItem      second_item;
  TlAttribute second_attribute;
  double      multiplier;
  double      constant;
  TlPriority  priority;
} TlStackConstraint;

/**
 * TlStackFunc:
 * @constraint: a constraint, valid during the call
 * @user_data: the pointer passed to tl_stack_arrange()
 *
 * Receives one of the constraints that a stack implies.
 */
typedef void (*TlStackFunc) (const TlStackConstraint *constraint, gpointer user_data);

/**
 * tl_stack_arrange:
 * @stack: the properties of the stack
 * @items: (array length=n_items): the visible items, in order
 * @n_items: the number of items
 * @func: (scope call): called with each constraint, in the order in which a layout must add the constraints
 * @user_data: passed to @func
 *
 * Lists the constraints that arrange items as UIStackView does. The function adds nothing to a layout, so a
 * caller can compare the list with that of an earlier arrangement, and add and remove only the constraints
 * that differ. If @n_items is 0, there are no constraints. Linear in the number of items.
 */
TL_PUBLIC void tl_stack_arrange (
  const TlStack *stack, const TlArrangedItem *items, guint n_items, TlStackFunc func, gpointer user_data);

G_END_DECLS

#endif /* TL_STACK_H */
