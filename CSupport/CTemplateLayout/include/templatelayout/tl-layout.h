/* tl-layout.h: rectangles related by constraints on their edges, sizes, centres and baselines. */
#ifndef TL_LAYOUT_H
#define TL_LAYOUT_H

#include <templatelayout/tl-solver.h>

G_BEGIN_DECLS

/**
 * TlLayout:
 *
 * Items, constraints between their attributes, and the rectangles that result.
 *
 * All items share one coordinate system with y growing downwards; lengths are in points. An item's
 * rectangle is what constraints relate (UIKit: the alignment rectangle). An unknown item or a number that
 * is not finite, where a function has no error for it, is a programmer error: it is logged as critical and
 * the call does nothing.
 */
typedef struct _TlLayout TlLayout;

/**
 * TlItem:
 *
 * The id of an item of one layout; ids count up from 1, 0 means none.
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
 * What a constraint relates: an edge, a length, a centre or a baseline of an item. The numbers are those of
 * NSLayoutAttribute.
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
 * @TL_BASELINES_FROM_EDGES: the first baseline is measured from the top edge downwards, the last from the
 *   bottom edge upwards
 * @TL_BASELINES_FROM_CENTER: both are measured from the vertical centre downwards, as in a label taller than
 *   its text
 *
 * Where an item's baselines are measured from.
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
 * @left: from the left edge inwards
 * @top: from the top edge inwards
 * @right: from the right edge inwards
 * @bottom: from the bottom edge inwards
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
 * @width: the width that its content wants, in points; negative if it wants none
 * @height: the height that its content wants, in points; negative if it wants none
 *
 * The size of one item's content, for tl_layout_set_content_sizes().
 */
typedef struct
{
  TlItem item;
  double width;
  double height;
} TlContentSize;

/**
 * TlMeasurement:
 * @width: the width that the content wants
 * @height: the height that the content wants
 * @first_baseline: of the first line of text, from where the item's baselines are measured
 * @last_baseline: of the last line of text, likewise
 * @is_fixed: %TRUE if the size is the same at every width; the content is then only measured without a bound
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
 * @width: the item's width, in points, or a negative number to ask for the size of unbounded content
 * @measurement: (out): the size; all fields are 0 on entry
 * @user_data: what was given to tl_layout_set_measure()
 *
 * Measures content. A negative width or height in the result means that it wants none; at a given width the
 * resulting width is ignored. It may be called several times in one tl_layout_solve() and must not edit or solve
 * the layout, or free it: that is logged as critical, and nothing else happens.
 */
typedef void (*TlMeasureFunc) (TlItem item, double width, TlMeasurement *measurement, gpointer user_data);

#define TL_LAYOUT_ERROR (tl_layout_error_quark ())

/**
 * TlLayoutError:
 * @TL_LAYOUT_ERROR_UNKNOWN_ITEM: no item has that id, or not one that can be meant: a guide as a container,
 * an item as its own
 * @TL_LAYOUT_ERROR_INVALID_PAIRING: the two attributes cannot be related
 *
 * Why a layout call failed. Invalid numbers, priorities, relations and constraint ids are reported as
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
 * Gets the error domain of #TlLayoutError; %TL_LAYOUT_ERROR is short for it. Constant time.
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
 * tl_layout_free:
 * @layout: (transfer full) (nullable): a layout
 *
 * Frees a layout with its items and constraints. %NULL is ignored. Takes time in proportion to the number of
 * items.
 */
TL_PUBLIC void tl_layout_free (TlLayout *layout);

/**
 * tl_layout_set_right_to_left:
 * @layout: a layout
 * @right_to_left: whether leading is the right edge
 *
 * Sets the writing direction for constraints added from now on; it is left to right by default. Constant
 * time.
 */
TL_PUBLIC void tl_layout_set_right_to_left (TlLayout *layout, gboolean right_to_left);

/**
 * tl_layout_add_item:
 * @layout: a layout
 *
 * Adds an item: a rectangle whose size is never negative and of which nothing else is known yet. Takes
 * constant time on average; the next solution takes pivots.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_layout_add_item (TlLayout *layout);

/**
 * tl_layout_add_guide:
 * @layout: a layout
 * @owner: the id of an item that is not a guide itself
 *
 * Adds a guide: an item at given distances inside another one, 0 by default. It adds neither variables nor
 * rows to the solver. If its owner is smaller than the distances, its size is negative without being a
 * conflict. Takes constant time on average.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_layout_add_guide (TlLayout *layout, TlItem owner);

/**
 * tl_layout_set_insets:
 * @layout: a layout
 * @guide: the id of an item that tl_layout_add_guide() added
 * @insets: its distances from its owner's edges, in points, finite
 *
 * Sets where a guide lies. Costs as much as changing the constants of the constraints on it.
 */
TL_PUBLIC void tl_layout_set_insets (TlLayout *layout, TlItem guide, const TlMargins *insets);

/**
 * tl_layout_remove_item:
 * @layout: a layout
 * @item: an item's id
 *
 * Removes an item with its guides and all constraints that mention them. Their ids may be given to later
 * ones. Takes time in proportion to the size of the layout.
 */
TL_PUBLIC void tl_layout_remove_item (TlLayout *layout, TlItem item);

/**
 * tl_layout_set_position:
 * @layout: a layout
 * @item: an item's id
 * @x: its left edge, in points, finite
 * @y: its top edge, in points, finite
 *
 * Fixes an item's top left corner, as the root of a layout needs it. Costs as much as changing a constant;
 * the first time, the next solution takes pivots.
 */
TL_PUBLIC void tl_layout_set_position (TlLayout *layout, TlItem item, double x, double y);

/**
 * tl_layout_set_margins:
 * @layout: a layout
 * @item: an item's id
 * @margins: its margins, in points, finite; 0 by default
 *
 * Sets where an item's margin attributes lie. Takes time in proportion to the number of constraints on the
 * margins.
 */
TL_PUBLIC void tl_layout_set_margins (TlLayout *layout, TlItem item, const TlMargins *margins);

/**
 * tl_layout_set_baselines:
 * @layout: a layout
 * @item: an item's id
 * @origin: where they are measured from; may change only before constraints use the item's baselines
 * @first: the first baseline, in points from @origin, finite
 * @last: the last baseline, in points from @origin, finite
 *
 * Sets where an item's baselines lie; by default they are its top and bottom edges. Takes time in proportion
 * to the number of constraints on the baselines.
 */
TL_PUBLIC void
tl_layout_set_baselines (TlLayout *layout, TlItem item, TlBaselines origin, double first, double last);

/**
 * tl_layout_set_intrinsic_size:
 * @layout: a layout
 * @item: an item's id
 * @axis: an axis
 * @size: the length that the item's content wants there, in points; negative if it wants none
 *
 * Sets the size of an item's content on one axis. The item resists being larger at its hugging priority and
 * being smaller at its compression resistance priority. Changing the size costs as much as
 * tl_solver_set_constant(); so does removing and setting it again, except for the first time that it is
 * removed.
 */
TL_PUBLIC void tl_layout_set_intrinsic_size (TlLayout *layout, TlItem item, TlAxis axis, double size);

/**
 * tl_layout_set_content_sizes:
 * @layout: a layout
 * @sizes: (array length=n_sizes): items and the sizes of their content, in points; negative if the content
 *   wants none on that axis
 * @n_sizes: how many there are
 * @error: return location for a #TL_LAYOUT_ERROR or #TL_SOLVER_ERROR
 *
 * Sets the content sizes of many items at once, as for a new row of a list: all of them or none. The result
 * is that of tl_layout_set_intrinsic_size() for each item and axis. Takes time in proportion to the number of
 * sizes.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed when an item is unknown or a number is not
 *   finite
 */
TL_PUBLIC gboolean tl_layout_set_content_sizes (TlLayout            *layout,
                                                const TlContentSize *sizes,
                                                guint                n_sizes,
                                                GError             **error);

/**
 * tl_layout_set_content_priorities:
 * @layout: a layout
 * @item: an item's id
 * @axis: an axis
 * @hugging: how much it resists being larger than its content; 250 by default
 * @compression_resistance: how much it resists being smaller than its content; 750 by default
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Sets how much an item's content size matters on one axis. Returning to priorities that it has had before
 * costs as much as changing the size.
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
 * @measure: (nullable): measures the item's content; %NULL for the intrinsic size that was set
 * @user_data: passed to @measure
 * @destroy: (nullable): called with @user_data when it is no longer needed
 *
 * Makes an item's intrinsic size and baselines depend on its width. Constant time.
 */
TL_PUBLIC void tl_layout_set_measure (
  TlLayout *layout, TlItem item, TlMeasureFunc measure, gpointer user_data, GDestroyNotify destroy);

/**
 * tl_layout_invalidate_content:
 * @layout: a layout
 * @item: an item's id
 *
 * Notes that an item's content has changed, so that it is measured again. Constant time.
 */
TL_PUBLIC void tl_layout_invalidate_content (TlLayout *layout, TlItem item);

/**
 * tl_layout_check_pairing:
 * @first_attribute: an attribute
 * @has_second_item: whether there is a second item
 * @second_attribute: its attribute
 * @error: return location for a #TL_LAYOUT_ERROR that says why not
 *
 * Finds out whether two attributes may be related: positions of one axis with each other, except leading and
 * trailing with left and right, and sizes with sizes. A size may stand alone; a position may not. Constant
 * time.
 *
 * Returns: %TRUE if they may; otherwise %FALSE with @error set
 */
TL_PUBLIC gboolean tl_layout_check_pairing (TlAttribute first_attribute,
                                            gboolean    has_second_item,
                                            TlAttribute second_attribute,
                                            GError    **error);

/**
 * tl_layout_add_constraint:
 * @layout: a layout
 * @first_item: an item's id
 * @first_attribute: an attribute of it
 * @relation: how the two sides compare
 * @second_item: an item's id, or 0 for none
 * @second_attribute: an attribute of it, %TL_ATTRIBUTE_NONE for none
 * @multiplier: what the second attribute is multiplied by
 * @constant: what is added, in points
 * @priority: how much the constraint matters
 * @error: return location for a #TL_LAYOUT_ERROR or #TL_SOLVER_ERROR
 *
 * Adds the constraint "first attribute, @relation, @multiplier × second attribute + @constant". Adding a
 * constraint again that was removed costs as much as changing its constant.
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
 * @container: the item from whose top and left edges positions are measured, or from whose right edge where
 *   leading is right; not a guide
 * @first_item: this and all further parameters are as for tl_layout_add_constraint()
 *
 * Adds a constraint whose positions are in the coordinates of @container: with @multiplier 0.5, its right
 * edge stands for its centre, wherever it lies. With @multiplier 1 there is no difference. Costs as much as
 * tl_layout_add_constraint().
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
 * @share: the share of @container's length that is added
 * @offset: what is added besides, in points
 * @error: return location for a #TL_LAYOUT_ERROR or #TL_SOLVER_ERROR
 *
 * Adds the required constraint "attribute = container's edge + @share × container's length + @offset",
 * without the edge if @attribute is a size: what an autoresizing mask means for one attribute. Takes constant
 * time on average; the next solution takes pivots.
 *
 * Returns: the constraint's id, to be removed by tl_layout_remove_constraint(), or 0 with @error set
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
 * Removes a constraint; its id may be given to a later one. The first time that an equality is removed, the
 * next solution takes pivots; after that, adding and removing it cost as much as changing its constant.
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
 * Changes how much a constraint matters. Setting the present priority again changes nothing; returning to one
 * that the constraint has had before costs as much as changing its constant.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
TL_PUBLIC gboolean tl_layout_set_priority (TlLayout    *layout,
                                           TlConstraint constraint,
                                           TlPriority   priority,
                                           GError     **error);

/**
 * tl_layout_set_fence:
 * @layout: a layout
 * @item: an item's id
 * @axis: an axis
 * @size: the length that the item should have there, in points
 * @priority: how much that matters; 0 or less removes the fence
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Sets an item's fence: a size given from outside, such as the width of the list that it is a row of. An item
 * has one fence on each axis. Changing its size costs as much as changing a constant, and so does returning
 * to a priority that it has had before.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
TL_PUBLIC gboolean tl_layout_set_fence (
  TlLayout *layout, TlItem item, TlAxis axis, double size, TlPriority priority, GError **error);

/**
 * tl_layout_solve:
 * @layout: a layout
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Lays all items out. Where required constraints contradict each other, some are given up, @error says so,
 * and all rectangles satisfy the others. Measured content that has changed is measured once without a bound,
 * and then at most once in each of at most 8 passes. If only constants have changed, a pass takes time in
 * proportion to what depends on them.
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
 * Gets where an item lies in the last solution, not rounded to pixels. A guide in an owner that is smaller
 * than the insets has a negative size. Constant time.
 */
TL_PUBLIC void tl_layout_get_rectangle (const TlLayout *layout, TlItem item, TlRectangle *rectangle);

/**
 * tl_layout_get_fitting_size:
 * @layout: a layout
 * @item: the root item's id
 * @target_width: the width to come near to, in points
 * @horizontal_priority: how much that matters; with 0 or less there is no target
 * @target_height: the height to come near to, in points
 * @vertical_priority: how much that matters; with 0 or less there is no target
 * @width: (out) (optional): return location for the width, in points
 * @height: (out) (optional): return location for the height, in points
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Finds the size of an item that satisfies its constraints best at a target size, as
 * systemLayoutSizeFitting does. It sets the item's fences, which remain. Costs as much as tl_layout_solve().
 *
 * Returns: %TRUE if all required constraints hold; otherwise %FALSE with @error set. The size is set in
 *   both cases, unless a number was rejected, in which case nothing has changed; after
 *   %TL_SOLVER_ERROR_NUMERIC it has no meaning.
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
 * Counts the required constraints that were given up in the last solution. Constant time.
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
 * Gets why a constraint was given up, in terms of the constraints that callers added. What is required of an
 * item by itself, such as its position or its fence, has no id: it is left out of the array, and
 * #TlConflict.broken is 0 if it was given up. Constant time.
 *
 * Returns: %TRUE if there is a conflict at @index; otherwise %FALSE, @conflict untouched
 */
TL_PUBLIC gboolean tl_layout_get_conflict (const TlLayout *layout, guint index, TlConflict *conflict);

/**
 * tl_layout_get_ambiguity:
 * @layout: a layout that is solved
 * @item: an item's id
 * @axis: an axis
 * @position: (out): return location for whether the item's left or top edge could lie elsewhere
 * @length: (out): return location for whether its width or height could be another one
 *
 * Finds out what the constraints leave open of an item on one axis: what could change while every priority is
 * satisfied as well as now. Costs as much as tl_solver_is_ambiguous().
 *
 * Returns: %TRUE if the position or the length is open
 */
TL_PUBLIC gboolean
tl_layout_get_ambiguity (TlLayout *layout, TlItem item, TlAxis axis, gboolean *position, gboolean *length);

/**
 * tl_layout_is_ambiguous:
 * @layout: a layout that is solved
 * @item: an item's id
 *
 * Finds out whether the constraints leave an item's position or size open. Costs as much as
 * tl_solver_is_ambiguous().
 *
 * Returns: %TRUE if the item could have another position or size while every priority is satisfied as well
 */
TL_PUBLIC gboolean tl_layout_is_ambiguous (TlLayout *layout, TlItem item);

/**
 * tl_layout_has_settled:
 * @layout: a layout
 *
 * Finds out whether the last tl_layout_solve() ended with heights that hold at the final widths. Constant
 * time.
 *
 * Returns: %FALSE if widths and heights still changed each other in the last pass
 */
TL_PUBLIC gboolean tl_layout_has_settled (const TlLayout *layout);

/**
 * tl_layout_get_solver:
 * @layout: a layout
 *
 * Gets the solver, to be read only; edit it through the layout. Its ids are those of rows, not those of the
 * layout's constraints. Constant time.
 *
 * Returns: (transfer none): the layout's solver
 */
TL_PUBLIC TlSolver *tl_layout_get_solver (TlLayout *layout);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlLayout, tl_layout_free)

G_END_DECLS

#endif /* TL_LAYOUT_H */
