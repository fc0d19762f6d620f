/* tl-layout.h: rectangles related by constraints on their edges, sizes, centres and baselines. */
#ifndef TL_LAYOUT_H
#define TL_LAYOUT_H

#include <templatelayout/tl-solver.h>

G_BEGIN_DECLS

/**
 * TlLayout:
 *
 * A layout: items, constraints between their attributes, and the resulting rectangles.
 *
 * All items share one coordinate system with y growing downwards; lengths are in points. Constraints relate
 * the items' rectangles, which correspond to UIKit's alignment rectangles. Unless a function reports it in a
 * #GError, passing an unknown item or a number that is not finite is a programmer error: a critical message
 * is logged, and the call does nothing.
 */
typedef struct _TlLayout TlLayout;

#define TL_TYPE_LAYOUT (tl_layout_get_type ())

/**
 * TlItem:
 *
 * The id of an item in one layout. Ids count up from 1; 0 means none. The id of a removed item may be reused.
 */
typedef guint TlItem;

/**
 * TlAxis:
 * @TL_AXIS_HORIZONTAL: x and width
 * @TL_AXIS_VERTICAL: y and height
 *
 * One of the two axes.
 */
typedef enum
{
  TL_AXIS_HORIZONTAL = 0,
  TL_AXIS_VERTICAL = 1
} TlAxis;

/**
 * TlAttribute:
 *
 * An attribute of an item that a constraint can refer to: an edge, a length, a centre or a baseline. The
 * values are those of NSLayoutAttribute.
 */
typedef enum
{
  TL_ATTRIBUTE_NONE = 0,
  TL_ATTRIBUTE_LEFT = 1,
  TL_ATTRIBUTE_RIGHT = 2,
  TL_ATTRIBUTE_TOP = 3,
  TL_ATTRIBUTE_BOTTOM = 4,
  TL_ATTRIBUTE_LEADING = 5,
  TL_ATTRIBUTE_TRAILING = 6,
  TL_ATTRIBUTE_WIDTH = 7,
  TL_ATTRIBUTE_HEIGHT = 8,
  TL_ATTRIBUTE_CENTER_X = 9,
  TL_ATTRIBUTE_CENTER_Y = 10,
  TL_ATTRIBUTE_LAST_BASELINE = 11,
  TL_ATTRIBUTE_FIRST_BASELINE = 12,
  TL_ATTRIBUTE_LEFT_MARGIN = 13,
  TL_ATTRIBUTE_RIGHT_MARGIN = 14,
  TL_ATTRIBUTE_TOP_MARGIN = 15,
  TL_ATTRIBUTE_BOTTOM_MARGIN = 16,
  TL_ATTRIBUTE_LEADING_MARGIN = 17,
  TL_ATTRIBUTE_TRAILING_MARGIN = 18,
  TL_ATTRIBUTE_CENTER_X_WITHIN_MARGINS = 19,
  TL_ATTRIBUTE_CENTER_Y_WITHIN_MARGINS = 20
} TlAttribute;

/**
 * TlBaselines:
 * @TL_BASELINES_FROM_EDGES: the first baseline is measured from the top edge downwards, the last baseline
 *   from the bottom edge upwards
 * @TL_BASELINES_FROM_CENTER: both baselines are measured from the vertical centre downwards, for a label that
 *   centres its text vertically
 *
 * The edges or the centre from which an item's baselines are measured.
 */
typedef enum
{
  TL_BASELINES_FROM_EDGES,
  TL_BASELINES_FROM_CENTER
} TlBaselines;

/**
 * TlRectangle:
 * @x: left edge
 * @y: top edge
 * @width: width
 * @height: height
 *
 * A rectangle in points; y grows downwards.
 */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} TlRectangle;

/**
 * TlMargins:
 * @left: the distance from the left edge inwards
 * @top: the distance from the top edge inwards
 * @right: the distance from the right edge inwards
 * @bottom: the distance from the bottom edge inwards
 *
 * Distances from the edges of an item, in points.
 */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} TlMargins;

/**
 * TlContentSize:
 * @item: an item's id
 * @width: the intrinsic width of the item's content, in points; negative for none
 * @height: the intrinsic height of the item's content, in points; negative for none
 *
 * The intrinsic size of one item's content, for tl_layout_set_content_sizes().
 */
typedef struct
{
  TlItem item;
  double width;
  double height;
} TlContentSize;

/**
 * TlMeasurement:
 * @width: the intrinsic width of the content
 * @height: the intrinsic height of the content
 * @first_baseline: the position of the first line's baseline, from the origin that the item's #TlBaselines
 *   determines
 * @last_baseline: the position of the last line's baseline, from the origin that the item's #TlBaselines
 *   determines
 * @is_fixed: %TRUE if the size is the same at every width, in which case the content is measured only at
 *   unbounded width
 *
 * The size of an item's content, in points.
 */
typedef struct
{
  double   width;
  double   height;
  double   first_baseline;
  double   last_baseline;
  gboolean is_fixed;
} TlMeasurement;

/**
 * TlMeasureFunc:
 * @item: the item
 * @width: the item's width, in points, or a negative number to measure the content at unbounded width
 * @measurement: where the size is stored; all fields are 0 on entry
 * @user_data: the pointer passed to tl_layout_set_measure()
 *
 * Measures an item's content. A negative width or height in the result means that the content has no
 * intrinsic size on that axis. If @width is not negative, the width in the result is ignored. The function
 * may be called several times during one tl_layout_solve(). It must not edit, solve or free the layout: such
 * calls log a critical message and have no other effect.
 */
typedef void (*TlMeasureFunc) (TlItem item, double width, TlMeasurement *measurement, gpointer user_data);

#define TL_LAYOUT_ERROR (tl_layout_error_quark ())

/**
 * TlLayoutError:
 * @TL_LAYOUT_ERROR_UNKNOWN_ITEM: no item has the given id, or the item is not allowed: a guide as a
 *   container, or an item as its own container
 * @TL_LAYOUT_ERROR_INVALID_PAIRING: the two attributes cannot be related
 *
 * Error codes of layout functions. Invalid numbers, priorities, relations and constraint ids are reported as
 * #TL_SOLVER_ERROR.
 */
typedef enum
{
  TL_LAYOUT_ERROR_UNKNOWN_ITEM,
  TL_LAYOUT_ERROR_INVALID_PAIRING
} TlLayoutError;

/**
 * tl_layout_error_quark:
 *
 * Gets the error domain of #TlLayoutError, for which %TL_LAYOUT_ERROR is a shorthand. Constant time.
 *
 * Returns: the domain
 */
TL_PUBLIC GQuark tl_layout_error_quark (void);

/**
 * tl_layout_new:
 *
 * Creates a layout without items. Constant time.
 *
 * Returns: (transfer full): a new layout; free it with tl_layout_free()
 */
TL_PUBLIC TlLayout *tl_layout_new (void);

/**
 * tl_layout_get_type:
 *
 * Gets the boxed type, whose copies are references; language bindings use it. Constant time.
 *
 * Returns: the type
 */
TL_PUBLIC GType tl_layout_get_type (void);

/**
 * tl_layout_ref:
 * @layout: a layout
 *
 * Adds a reference, which tl_layout_free() releases. Still only one thread at a time may use the object.
 * Constant time.
 *
 * Returns: (transfer full): @layout
 */
TL_PUBLIC TlLayout *tl_layout_ref (TlLayout *layout);

/**
 * tl_layout_free:
 * @layout: (transfer full) (nullable): a layout
 *
 * Releases a reference; the last one frees a layout with its items and constraints. %NULL is ignored. Takes
 * time in proportion to the number of items.
 */
TL_PUBLIC void tl_layout_free (TlLayout *layout);

/**
 * tl_layout_set_right_to_left:
 * @layout: a layout
 * @right_to_left: %TRUE if the leading edge is the right one
 *
 * Sets the layout direction of constraints that are added later; it is left to right by default. Constant
 * time.
 */
TL_PUBLIC void tl_layout_set_right_to_left (TlLayout *layout, gboolean right_to_left);

/**
 * tl_layout_add_item:
 * @layout: a layout
 *
 * Adds an item: a rectangle whose size is required not to be negative and which is otherwise unconstrained.
 * Costs as much as tl_layout_add_constraint(); the next solution takes pivots.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_layout_add_item (TlLayout *layout);

/**
 * tl_layout_add_span:
 * @layout: a layout
 *
 * Adds a span: an item whose size may be negative, such as the distance between two edges of other items.
 * Costs as much as tl_layout_add_constraint(); the next solution takes pivots.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_layout_add_span (TlLayout *layout);

/**
 * tl_layout_add_guide:
 * @layout: a layout
 * @owner: the id of an item that is not a guide itself
 *
 * Adds a guide: an item that is inset from the edges of its owner by given distances, 0 by default. A guide
 * adds neither variables nor rows to the solver. If the insets exceed the owner's size, the guide's size is
 * negative; this is not a conflict. Takes constant time on average.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_layout_add_guide (TlLayout *layout, TlItem owner);

/**
 * tl_layout_set_insets:
 * @layout: a layout
 * @guide: the id of an item that tl_layout_add_guide() added
 * @insets: the inward distances of the guide's edges from its owner's edges, in points, finite
 *
 * Sets a guide's insets. Costs as much as changing the constants of the constraints that refer to the guide.
 */
TL_PUBLIC void tl_layout_set_insets (TlLayout *layout, TlItem guide, const TlMargins *insets);

/**
 * tl_layout_remove_item:
 * @layout: a layout
 * @item: an item's id
 *
 * Removes an item, its guides, and all constraints that refer to one of them, also as the container of
 * positions. The ids of all these may be reused. Removing the item, each guide and each constraint takes time
 * in proportion to the size of the layout.
 */
TL_PUBLIC void tl_layout_remove_item (TlLayout *layout, TlItem item);

/**
 * tl_layout_set_position:
 * @layout: a layout
 * @item: an item's id
 * @x: the position of the item's left edge, in points, finite
 * @y: the position of the item's top edge, in points, finite
 *
 * Fixes an item's top left corner, as the root of a layout requires. The first call for an item makes the
 * next solution take pivots; later calls cost as much as changing a constant.
 */
TL_PUBLIC void tl_layout_set_position (TlLayout *layout, TlItem item, double x, double y);

/**
 * tl_layout_set_margins:
 * @layout: a layout
 * @item: an item's id
 * @margins: the item's margins, in points, finite; 0 by default
 *
 * Sets an item's margins, which determine its margin attributes. Takes time in proportion to the number of
 * constraints that depend on the item's margins, baselines or insets.
 */
TL_PUBLIC void tl_layout_set_margins (TlLayout *layout, TlItem item, const TlMargins *margins);

/**
 * tl_layout_set_baselines:
 * @layout: a layout
 * @item: an item's id
 * @origin: the edges or the centre from which the baselines are measured; must not change once a constraint
 *   uses the item's baselines
 * @first: the distance of the first baseline from @origin, in points, finite
 * @last: the distance of the last baseline from @origin, in points, finite
 *
 * Sets the positions of an item's baselines; by default they are its top and bottom edges. Takes time in
 * proportion to the number of constraints that depend on the item's margins, baselines or insets.
 */
TL_PUBLIC void
tl_layout_set_baselines (TlLayout *layout, TlItem item, TlBaselines origin, double first, double last);

/**
 * tl_layout_set_intrinsic_size:
 * @layout: a layout
 * @item: an item's id
 * @axis: an axis
 * @size: the intrinsic length of the item's content on that axis, in points; negative if it has none
 *
 * Sets an item's intrinsic content size on one axis. The item resists being larger at its hugging priority
 * and being smaller at its compression resistance priority. Changing the size costs as much as
 * tl_solver_set_constant(). When the size is removed for the first time, the next solution takes pivots;
 * after that, removing the size and setting it again costs the next solution as much as a changed constant.
 */
TL_PUBLIC void tl_layout_set_intrinsic_size (TlLayout *layout, TlItem item, TlAxis axis, double size);

/**
 * tl_layout_set_content_sizes:
 * @layout: a layout
 * @sizes: (array length=n_sizes): items and the intrinsic sizes of their content, in points; a negative
 *   length means none on that axis
 * @n_sizes: the number of sizes
 * @error: return location for a #TL_LAYOUT_ERROR or #TL_SOLVER_ERROR
 *
 * Sets the intrinsic content sizes of several items at once, for example for a new row of a list: either all
 * of them or none. The result is the same as that of tl_layout_set_intrinsic_size() for each item and axis.
 * Takes time in proportion to the number of sizes.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed when an item is unknown or a number is not
 *   finite
 */
TL_PUBLIC gboolean tl_layout_set_content_sizes (TlLayout            *layout,
                                                const TlContentSize *sizes,
                                                guint                n_sizes,
                                                GError             **error);

/**
 * tl_layout_set_stack_order:
 * @layout: a layout
 * @item: the id of an item that is not a guide
 * @axis: the axis along which a stack arranges items
 * @order: 1 for the first item of the stack, 2 for the second one, and so on; 0 for an item outside of stacks
 * @is_inner: whether @item is not itself an arranged item, but part of one
 *
 * Sets which of several items gives way if the items of a stack must be stretched or compressed and their
 * content priorities do not decide: the one with the smallest order. If @is_inner, only the length of the
 * item's content takes part in this choice. Orders above 255 count as 255. If the order of an item changes,
 * the next solution takes pivots.
 */
TL_PUBLIC void
tl_layout_set_stack_order (TlLayout *layout, TlItem item, TlAxis axis, guint order, gboolean is_inner);

/**
 * tl_layout_set_content_priorities:
 * @layout: a layout
 * @item: an item's id
 * @axis: an axis
 * @hugging: the priority with which the item resists being larger than its content; 250 by default
 * @compression_resistance: the priority with which the item resists being smaller than its content; 750 by
 *   default
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Sets an item's content hugging and compression resistance on one axis. Returning to earlier priorities
 * costs the next solution as much as a changed size.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed when a priority is out of range
 */
TL_PUBLIC gboolean tl_layout_set_content_priorities (TlLayout  *layout,
                                                     TlItem     item,
                                                     TlAxis     axis,
                                                     TlPriority hugging,
                                                     TlPriority compression_resistance,
                                                     GError   **error);

/**
 * tl_layout_set_measure:
 * @layout: a layout
 * @item: an item's id
 * @measure: (nullable): a function that measures the item's content; %NULL to keep the intrinsic size that
 *   was set last
 * @user_data: passed to @measure
 * @destroy: (nullable): called with @user_data when it is no longer needed
 *
 * Sets the function that measures an item's content, which makes the item's intrinsic size and baselines
 * depend on its width. Constant time.
 */
TL_PUBLIC void tl_layout_set_measure (
  TlLayout *layout, TlItem item, TlMeasureFunc measure, gpointer user_data, GDestroyNotify destroy);

/**
 * tl_layout_invalidate_content:
 * @layout: a layout
 * @item: an item's id
 *
 * Marks an item's content as changed; the next solution measures it again. Constant time.
 */
TL_PUBLIC void tl_layout_invalidate_content (TlLayout *layout, TlItem item);

/**
 * tl_layout_check_pairing:
 * @first_attribute: an attribute
 * @has_second_item: whether there is a second item
 * @second_attribute: the second item's attribute; %TL_ATTRIBUTE_NONE without a second item
 * @error: return location for a #TL_LAYOUT_ERROR that gives the reason
 *
 * Checks whether a constraint may relate two attributes. A position may be related to a position on the same
 * axis, except leading or trailing to left or right; a size may be related to a size. Without a second item,
 * the first attribute must be a size. Constant time.
 *
 * Returns: %TRUE if the pairing is valid; otherwise %FALSE with @error set
 */
TL_PUBLIC gboolean tl_layout_check_pairing (TlAttribute first_attribute,
                                            gboolean    has_second_item,
                                            TlAttribute second_attribute,
                                            GError    **error);

/**
 * tl_layout_add_constraint:
 * @layout: a layout
 * @first_item: an item's id
 * @first_attribute: an attribute of the first item
 * @relation: the relation between the two sides
 * @second_item: an item's id, or 0 for none
 * @second_attribute: an attribute of the second item, or %TL_ATTRIBUTE_NONE without a second item
 * @multiplier: the factor that multiplies the second attribute
 * @constant: the constant that is added, in points
 * @priority: the constraint's priority
 * @error: return location for a #TL_LAYOUT_ERROR or #TL_SOLVER_ERROR
 *
 * Adds the constraint "first attribute, @relation, @multiplier × second attribute + @constant". Takes time in
 * proportion to the number of removed constraints that the layout keeps for reuse, which is at most 64 or the
 * number of constraints in use, whichever is greater. Adding a removed constraint again costs the next
 * solution as much as a changed constant.
 *
 * Returns: the constraint's id, or 0 with @error set
 */
TL_PUBLIC TlConstraint tl_layout_add_constraint (TlLayout   *layout,
                                                 TlItem      first_item,
                                                 TlAttribute first_attribute,
                                                 TlRelation  relation,
                                                 TlItem      second_item,
                                                 TlAttribute second_attribute,
                                                 double      multiplier,
                                                 double      constant,
                                                 TlPriority  priority,
                                                 GError    **error);

/**
 * tl_layout_add_constraint_within:
 * @layout: a layout
 * @container: the item from whose left and top edges positions are measured; in a right-to-left layout,
 *   leading and trailing positions are measured from its right edge; not a guide
 * @first_item: this and all further parameters are as for tl_layout_add_constraint()
 *
 * Adds a constraint whose positions are in the coordinates of @container. For example, 0.5 times the right
 * edge of @container is the centre of @container, wherever @container is positioned. If @multiplier is 1, the
 * constraint is the one that tl_layout_add_constraint() adds. Costs as much as tl_layout_add_constraint().
 *
 * Returns: the constraint's id, or 0 with @error set
 */
TL_PUBLIC TlConstraint tl_layout_add_constraint_within (TlLayout   *layout,
                                                        TlItem      container,
                                                        TlItem      first_item,
                                                        TlAttribute first_attribute,
                                                        TlRelation  relation,
                                                        TlItem      second_item,
                                                        TlAttribute second_attribute,
                                                        double      multiplier,
                                                        double      constant,
                                                        TlPriority  priority,
                                                        GError    **error);

/**
 * tl_layout_add_proportion:
 * @layout: a layout
 * @item: an item's id
 * @attribute: %TL_ATTRIBUTE_LEFT, %TL_ATTRIBUTE_TOP, %TL_ATTRIBUTE_WIDTH or %TL_ATTRIBUTE_HEIGHT
 * @container: another item's id
 * @share: the fraction of @container's length that is added
 * @offset: the constant that is added, in points
 * @error: return location for a #TL_LAYOUT_ERROR or #TL_SOLVER_ERROR
 *
 * Adds the required constraint "attribute = container's left or top edge + @share × container's length +
 * @offset"; if @attribute is a size, the edge is left out. This is the condition that an autoresizing mask
 * sets for one attribute. Neither item may be a guide. Costs as much as tl_layout_add_constraint().
 *
 * Returns: the constraint's id, which tl_layout_remove_constraint() removes, or 0 with @error set
 */
TL_PUBLIC TlConstraint tl_layout_add_proportion (TlLayout   *layout,
                                                 TlItem      item,
                                                 TlAttribute attribute,
                                                 TlItem      container,
                                                 double      share,
                                                 double      offset,
                                                 GError    **error);

/**
 * tl_layout_remove_constraint:
 * @layout: a layout
 * @constraint: the id of a constraint added by tl_layout_add_constraint()
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Removes a constraint; its id may be reused. When an equality is removed for the first time, the next
 * solution takes pivots; after that, adding and removing it costs the next solution as much as a changed
 * constant.
 *
 * Returns: %TRUE, or %FALSE with @error set when there is no such constraint
 */
TL_PUBLIC gboolean tl_layout_remove_constraint (TlLayout *layout, TlConstraint constraint, GError **error);

/**
 * tl_layout_set_constant:
 * @layout: a layout
 * @constraint: the id of a constraint added by tl_layout_add_constraint()
 * @constant: its new constant, in points
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Changes a constraint's constant. Takes constant time; see tl_solver_set_constant().
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
TL_PUBLIC gboolean tl_layout_set_constant (TlLayout    *layout,
                                           TlConstraint constraint,
                                           double       constant,
                                           GError     **error);

/**
 * tl_layout_set_priority:
 * @layout: a layout
 * @constraint: the id of a constraint added by tl_layout_add_constraint()
 * @priority: its new priority
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Changes a constraint's priority. Setting the current priority again has no effect; returning to an earlier
 * priority costs the next solution as much as a changed constant.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
TL_PUBLIC gboolean tl_layout_set_priority (TlLayout    *layout,
                                           TlConstraint constraint,
                                           TlPriority   priority,
                                           GError     **error);

/**
 * tl_layout_set_target_size:
 * @layout: a layout
 * @item: an item's id
 * @axis: an axis
 * @size: the length that the item should have on that axis, in points
 * @priority: the priority of the target size; 0 or less removes it
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Sets the target size of an item on one axis: a length that is set from outside, such as the width of the
 * list that contains the row, or the target of systemLayoutSizeFitting. An item has at most one target size
 * on each axis. Changing the size costs as much as changing a constant; returning to an earlier priority
 * costs the next solution as much as a changed constant.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
TL_PUBLIC gboolean tl_layout_set_target_size (
  TlLayout *layout, TlItem item, TlAxis axis, double size, TlPriority priority, GError **error);

/**
 * tl_layout_set_fence:
 *
 * The former name of tl_layout_set_target_size(); it will be removed after one version.
 */
#define tl_layout_set_fence tl_layout_set_target_size

/**
 * tl_layout_solve:
 * @layout: a layout
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Lays out all items. If required constraints contradict each other, some of them are broken, @error is set,
 * and the rectangles satisfy the others. Content that has changed is measured once at unbounded width. There
 * are then at most 8 passes, each of which measures any content at most once. If only constants have changed
 * and no inequality becomes tight or loose, the solver's part of a pass takes time in proportion to the
 * number of rows that depend on the changed constants.
 *
 * Returns: %TRUE if all required constraints hold; otherwise %FALSE with @error set
 */
TL_PUBLIC gboolean tl_layout_solve (TlLayout *layout, GError **error);

/**
 * tl_layout_get_rectangle:
 * @layout: a layout
 * @item: an item's id
 * @rectangle: (out caller-allocates): return location for the item's rectangle
 *
 * Gets an item's rectangle in the last solution, not rounded to pixels. A guide whose insets exceed its
 * owner's size has a negative size. Constant time.
 */
TL_PUBLIC void tl_layout_get_rectangle (const TlLayout *layout, TlItem item, TlRectangle *rectangle);

/**
 * tl_layout_get_fitting_size:
 * @layout: a layout
 * @item: the root item's id
 * @target_width: the target width, in points
 * @horizontal_priority: the priority of the target width; 0 or less for no target
 * @target_height: the target height, in points
 * @vertical_priority: the priority of the target height; 0 or less for no target
 * @width: (out) (optional): return location for the width, in points
 * @height: (out) (optional): return location for the height, in points
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Computes the size of an item that best satisfies its constraints and the target size, as
 * systemLayoutSizeFitting does. The target size remains set. Costs as much as
 * tl_layout_solve().
 *
 * Returns: %TRUE if all required constraints hold; otherwise %FALSE with @error set. If a number was
 *   rejected, nothing has changed. In all other cases @width and @height are set; after
 *   %TL_SOLVER_ERROR_NUMERIC they are meaningless.
 */
TL_PUBLIC gboolean tl_layout_get_fitting_size (TlLayout  *layout,
                                               TlItem     item,
                                               double     target_width,
                                               TlPriority horizontal_priority,
                                               double     target_height,
                                               TlPriority vertical_priority,
                                               double    *width,
                                               double    *height,
                                               GError   **error);

/**
 * tl_layout_get_n_conflicts:
 * @layout: a layout
 *
 * Gets the number of required constraints that were broken in the last solution. Constant time.
 *
 * Returns: the number of conflicts
 */
TL_PUBLIC guint tl_layout_get_n_conflicts (const TlLayout *layout);

/**
 * tl_layout_get_conflict:
 * @layout: a layout
 * @index: from 0 to one less than tl_layout_get_n_conflicts()
 * @conflict: (out caller-allocates): return location for the conflict; its array belongs to the layout and is
 *   valid until the next solution
 *
 * Gets a broken constraint and those that it contradicts, in terms of the constraints that callers added.
 * Requirements of an item itself, such as its position or its target size, have no id: they are omitted from
 * the array, and #TlConflict.broken is 0 if such a requirement was broken. Constant time.
 *
 * Returns: %TRUE if there is a conflict at @index; otherwise %FALSE, @conflict untouched
 */
TL_PUBLIC gboolean tl_layout_get_conflict (const TlLayout *layout, guint index, TlConflict *conflict);

/**
 * tl_layout_get_ambiguity:
 * @layout: a layout that is solved
 * @item: an item's id
 * @axis: an axis
 * @position: (out): return location for whether the item's left or top edge is ambiguous
 * @length: (out): return location for whether its width or height is ambiguous
 *
 * Determines whether an item's position and length on one axis are ambiguous: whether they could change while
 * every priority remains equally well satisfied. Costs as much as tl_solver_is_ambiguous().
 *
 * Returns: %TRUE if the position or the length is ambiguous
 */
TL_PUBLIC gboolean
tl_layout_get_ambiguity (TlLayout *layout, TlItem item, TlAxis axis, gboolean *position, gboolean *length);

/**
 * tl_layout_is_ambiguous:
 * @layout: a layout that is solved
 * @item: an item's id
 *
 * Determines whether an item's position or size is ambiguous. Costs as much as tl_solver_is_ambiguous().
 *
 * Returns: %TRUE if the item could have another position or size at which every priority is equally well
 *   satisfied
 */
TL_PUBLIC gboolean tl_layout_is_ambiguous (TlLayout *layout, TlItem item);

/**
 * tl_layout_has_converged:
 * @layout: a layout
 *
 * Determines whether the last tl_layout_solve() measured all content at the widths that the solution has.
 * Constant time.
 *
 * Returns: %FALSE if widths and heights were still changing each other in the last pass, or if there is no
 *   solution; otherwise %TRUE
 */
TL_PUBLIC gboolean tl_layout_has_converged (const TlLayout *layout);

/**
 * tl_layout_has_settled:
 *
 * The former name of tl_layout_has_converged(); it will be removed after one version.
 */
#define tl_layout_has_settled tl_layout_has_converged

/**
 * tl_layout_get_solver:
 * @layout: a layout
 *
 * Gets the layout's solver for reading; the solver may be edited only through the layout. The solver's
 * constraint ids are ids of its rows and differ from the ids of the layout's constraints. While a measure
 * function runs, edits and solutions of the solver are rejected with a critical message, as those of the
 * layout are. Constant time.
 *
 * Returns: (transfer none): the layout's solver
 */
TL_PUBLIC TlSolver *tl_layout_get_solver (TlLayout *layout);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlLayout, tl_layout_free)

G_END_DECLS

#endif /* TL_LAYOUT_H */
