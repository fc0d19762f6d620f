/* tl-layout.h: rectangles related by constraints on their edges, sizes, centres and baselines. */
#ifndef TL_LAYOUT_H
#define TL_LAYOUT_H

#include <templatelayout/tl-solver.h>

G_BEGIN_DECLS

/**
 * TlLayout:
 *
 * Items, constraints between their attributes, and the frames that follow.
 *
 * All items share one coordinate system with y growing downwards; lengths are in points. An item's
 * rectangle is what constraints relate (UIKit: the alignment rectangle).
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
 * What of an item a constraint relates. The numbers are those of NSLayoutAttribute.
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
 * @TL_BASELINES_FROM_EDGES: the first baseline lies below the top edge, the last above the bottom edge
 * @TL_BASELINES_FROM_CENTER: both lie below the vertical centre, as in a label taller than its text
 *
 * From where an item's baselines are measured.
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
 * @width: the width that its content wants, in points; negative: none
 * @height: the height that its content wants, in points; negative: none
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
 * @is_fixed: %TRUE if the size is the same at every width; it is not measured at the width at hand then
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
 * @width: the width at hand, or a negative number to ask for the content's size with no bound
 * @measurement: (out): the size; all fields are 0 on entry
 * @user_data: what was given to tl_layout_set_measure()
 *
 * Measures content. A negative width or height in the result means that it wants none. It may be called
 * several times in one tl_layout_solve() and must not edit the layout.
 */
typedef void (*TlMeasureFunc) (TlItem item, double width, TlMeasurement *measurement, gpointer user_data);

#define TL_LAYOUT_ERROR (tl_layout_error_quark ())

/**
 * TlLayoutError:
 * @TL_LAYOUT_ERROR_UNKNOWN_ITEM: no item has that id
 * @TL_LAYOUT_ERROR_INVALID_PAIRING: the two attributes cannot be related
 *
 * Why a layout call failed. Numbers that are not finite are a #TL_SOLVER_ERROR.
 */
typedef enum
{
  TL_LAYOUT_ERROR_UNKNOWN_ITEM,
  TL_LAYOUT_ERROR_INVALID_PAIRING
} TlLayoutError;

/**
 * tl_layout_error_quark:
 *
 * Gets the domain of these errors; %TL_LAYOUT_ERROR is short for it. Constant time.
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
 * Sets the writing direction for constraints added from now on; at first it is left to right. Constant time.
 */
TL_PUBLIC void tl_layout_set_right_to_left (TlLayout *layout, gboolean right_to_left);

/**
 * tl_layout_add_item:
 * @layout: a layout
 *
 * Adds an item: a rectangle whose size is never negative, with nothing else known of it. Takes constant time
 * on average; the next solution takes pivots.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_layout_add_item (TlLayout *layout);

/**
 * tl_layout_add_guide:
 * @layout: a layout
 * @owner: the id of an item that is no guide itself
 *
 * Adds an item that lies at given distances inside another one, at first at 0. It adds nothing to what has to
 * be solved. Where its owner is smaller than the distances its size is negative, and that is no
 * contradiction. Takes constant time on average.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_layout_add_guide (TlLayout *layout, TlItem owner);

/**
 * tl_layout_set_insets:
 * @layout: a layout
 * @guide: the id of an item that tl_layout_add_guide() added
 * @insets: how far inside its owner it lies; finite
 *
 * Sets where a guide lies; costs what changes of constants cost.
 */
TL_PUBLIC void tl_layout_set_insets (TlLayout *layout, TlItem guide, const TlMargins *insets);

/**
 * tl_layout_remove_item:
 * @layout: a layout
 * @item: an item's id
 *
 * Removes an item with its guides and all constraints that mention them. Their ids may be others' from now
 * on. Takes time in proportion to the size of the layout.
 */
TL_PUBLIC void tl_layout_remove_item (TlLayout *layout, TlItem item);

/**
 * tl_layout_set_position:
 * @layout: a layout
 * @item: an item's id
 * @x: its left edge, finite
 * @y: its top edge, finite
 *
 * Fixes an item's top left corner, as the root of a layout needs it. Costs what a change of a constant costs;
 * the first time the next solution takes pivots.
 */
TL_PUBLIC void tl_layout_set_position (TlLayout *layout, TlItem item, double x, double y);

/**
 * tl_layout_set_margins:
 * @layout: a layout
 * @item: an item's id
 * @margins: its margins, finite; by default they are 0
 *
 * Sets where an item's margin attributes lie. Takes time in proportion to the number of constraints on the
 * margins.
 */
TL_PUBLIC void tl_layout_set_margins (TlLayout *layout, TlItem item, const TlMargins *margins);

/**
 * tl_layout_set_baselines:
 * @layout: a layout
 * @item: an item's id
 * @origin: from where they are measured; may change only before constraints use the item's baselines
 * @first: the first baseline, in points from @origin, finite
 * @last: the last baseline, in points from @origin, finite
 *
 * Sets where an item's baselines lie; at first they are its top and bottom edges. Takes time in proportion to
 * the number of constraints on the baselines.
 */
TL_PUBLIC void
tl_layout_set_baselines (TlLayout *layout, TlItem item, TlBaselines origin, double first, double last);

/**
 * tl_layout_set_intrinsic_size:
 * @layout: a layout
 * @item: an item's id
 * @axis: an axis
 * @size: the length that the item's content wants there; negative: it wants nothing
 *
 * Sets the size of an item's content on one axis. The item is held from above at its hugging priority
 * and from below at its compression resistance priority. A change of size costs what
 * tl_solver_set_constant() costs, and so does content that comes and goes, but for the first time that it
 * goes.
 */
TL_PUBLIC void tl_layout_set_intrinsic_size (TlLayout *layout, TlItem item, TlAxis axis, double size);

/**
 * tl_layout_set_content_sizes:
 * @layout: a layout
 * @sizes: (array length=n_sizes): items and the sizes of their content, in points; a negative number: the
 * content wants nothing on that axis
 * @n_sizes: how many there are
 * @error: return location for a #TL_LAYOUT_ERROR or #TL_SOLVER_ERROR
 *
 * Sets the sizes of many items' contents at once, as a new row of a list brings them: all of them or none.
 * The result is that of tl_layout_set_intrinsic_size() for each item and axis, at a fraction of the cost.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed when an item is unknown or a number not
 * finite
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
 * @hugging: how much it resists being larger than its content; at first 250
 * @compression_resistance: how much it resists being smaller than its content; at first 750
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Sets how much an item's content size matters on one axis. Priorities that it has had before cost what a
 * change of size costs.
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
 * @measure: (nullable): measures the item's content; %NULL: the intrinsic size is what was set
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
 * @first: an attribute
 * @has_second: whether there is a second item
 * @second: its attribute
 * @error: return location for a #TL_LAYOUT_ERROR that says why not
 *
 * Finds out whether two attributes may be related: positions of one axis with each other, sizes with
 * sizes, and leading or trailing not with left or right. A size may stand alone; a position may not. Constant
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
 * Adds "first attribute, @relation, @multiplier × second attribute + @constant". One that was removed before
 * comes back at the cost of a change of its constant.
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
 * @container: the item whose near edges positions are counted from; not a guide
 * @first_item: as for tl_layout_add_constraint(), and so are the others
 *
 * Adds a constraint whose positions are in the coordinates of @container: half of its right edge is its
 * centre, wherever it lies. With a multiplier of 1 there is no difference. Costs what
 * tl_layout_add_constraint() costs.
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
 * @share: which part of @container's length is added
 * @offset: what is added, in points
 * @error: return location for a #TL_LAYOUT_ERROR or #TL_SOLVER_ERROR
 *
 * Adds the required constraint "attribute = container's edge + @share × container's length + @offset",
 * without the edge where @attribute is a size: what an autoresizing mask says of one attribute. Takes
 * constant time on average; the next solution takes pivots.
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
 * Removes a constraint; its id may be another one's from now on. The first time that an equality is removed
 * the next solution takes pivots; after that, removing it and adding it again cost what changes of its
 * constant cost.
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
 * Changes how much a constraint matters. The present priority changes nothing, and one that the constraint
 * has had before costs what a change of its constant costs.
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
 * @priority: how much that matters; 0 or less takes the fence away
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Gives an item a size from outside, such as the width of the list that it is a row of. An item has one
 * fence on each axis; changing its size is as cheap as changing a constant, and so is a priority that it has
 * had before.
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
 * Lays all items out. Required constraints that contradict each other do not end the work: some are
 * given up, @error says so, and all rectangles are those of the others. Content that is measured is measured
 * up to once for each of 8 passes. Where only constants have changed, a pass takes time in proportion to what
 * they reach.
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
 * @target_width: the width to come near to
 * @horizontal_priority: how much that matters
 * @target_height: the height to come near to
 * @vertical_priority: how much that matters
 * @width: (out) (optional): return location for the width
 * @height: (out) (optional): return location for the height
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Finds the size of an item that satisfies its constraints best at a target size, as
 * systemLayoutSizeFitting does. The fences that it sets remain. Costs what tl_layout_solve() costs.
 *
 * Returns: %TRUE if all required constraints hold; otherwise %FALSE with @error set. The size is set in
 *   both cases unless a number was refused, in which case nothing has changed, or the solver failed
 * numerically.
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
 * @conflict: (out caller-allocates): return location for the conflict; it owns nothing and holds until the
 * next solution
 *
 * Gets why a constraint was given up, in terms of the constraints that callers added. What an item states by
 * itself, such as its position or its fence, has no id: it is left out of the constraints, and 0 where it was
 * given up. Constant time.
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
 * Finds out what of an item the constraints leave open on one axis: what could be otherwise with every
 * constraint held as well. Costs what tl_solver_is_ambiguous() costs.
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
 * Finds out whether the constraints leave an item's position or size open. Costs what
 * tl_solver_is_ambiguous() costs.
 *
 * Returns: %TRUE if the item could lie elsewhere with every constraint held as well
 */
TL_PUBLIC gboolean tl_layout_is_ambiguous (TlLayout *layout, TlItem item);

/**
 * tl_layout_has_settled:
 * @layout: a layout
 *
 * Finds out whether the last tl_layout_solve() ended with heights that belong to the widths. Constant time.
 *
 * Returns: %FALSE if widths and heights went on changing each other until the solver stopped trying
 */
TL_PUBLIC gboolean tl_layout_has_settled (const TlLayout *layout);

/**
 * tl_layout_get_solver:
 * @layout: a layout
 *
 * Gets the solver, to read figures from; edit it only through the layout. Its ids are those of rows, not
 * those of the layout's constraints. Constant time.
 *
 * Returns: (transfer none): the layout's solver
 */
TL_PUBLIC TlSolver *tl_layout_get_solver (TlLayout *layout);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlLayout, tl_layout_free)

G_END_DECLS

#endif /* TL_LAYOUT_H */
