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
 * Measures content. A negative width or height in the result means that it wants none. It may be called several times in one
 * tl_layout_solve() and must not edit the layout.
 */
typedef void (*TlMeasureFunc) (TlItem         item,
                               double         width,
                               TlMeasurement *measurement,
                               gpointer       user_data);

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

TL_PUBLIC GQuark       tl_layout_error_quark        (void);

TL_PUBLIC TlLayout    *tl_layout_new                (void);
TL_PUBLIC void         tl_layout_free               (TlLayout *layout);
TL_PUBLIC void         tl_layout_set_right_to_left  (TlLayout *layout,
                                                     gboolean  right_to_left);

TL_PUBLIC TlItem       tl_layout_add_item           (TlLayout *layout);
TL_PUBLIC TlItem       tl_layout_add_guide          (TlLayout *layout,
                                                     TlItem    owner);
TL_PUBLIC void         tl_layout_set_insets         (TlLayout        *layout,
                                                     TlItem           guide,
                                                     const TlMargins *insets);
TL_PUBLIC void         tl_layout_remove_item        (TlLayout *layout,
                                                     TlItem    item);
TL_PUBLIC void         tl_layout_set_position       (TlLayout *layout,
                                                     TlItem    item,
                                                     double    x,
                                                     double    y);
TL_PUBLIC void         tl_layout_set_margins        (TlLayout        *layout,
                                                     TlItem           item,
                                                     const TlMargins *margins);
TL_PUBLIC void         tl_layout_set_baselines      (TlLayout   *layout,
                                                     TlItem      item,
                                                     TlBaselines origin,
                                                     double      first,
                                                     double      last);
TL_PUBLIC void         tl_layout_set_intrinsic_size (TlLayout *layout,
                                                     TlItem    item,
                                                     TlAxis    axis,
                                                     double    size);
TL_PUBLIC gboolean     tl_layout_set_content_sizes  (TlLayout            *layout,
                                                     const TlContentSize *sizes,
                                                     guint                n_sizes,
                                                     GError             **error);
TL_PUBLIC gboolean     tl_layout_set_content_priorities (TlLayout  *layout,
                                                         TlItem     item,
                                                         TlAxis     axis,
                                                         TlPriority hugging,
                                                         TlPriority compression_resistance,
                                                         GError   **error);
TL_PUBLIC void         tl_layout_set_measure        (TlLayout      *layout,
                                                     TlItem         item,
                                                     TlMeasureFunc  measure,
                                                     gpointer       user_data,
                                                     GDestroyNotify destroy);
TL_PUBLIC void         tl_layout_invalidate_content (TlLayout *layout,
                                                     TlItem    item);

TL_PUBLIC gboolean     tl_layout_check_pairing      (TlAttribute first_attribute,
                                                     gboolean    has_second_item,
                                                     TlAttribute second_attribute,
                                                     GError    **error);
TL_PUBLIC TlConstraint tl_layout_add_constraint     (TlLayout   *layout,
                                                     TlItem      first_item,
                                                     TlAttribute first_attribute,
                                                     TlRelation  relation,
                                                     TlItem      second_item,
                                                     TlAttribute second_attribute,
                                                     double      multiplier,
                                                     double      constant,
                                                     TlPriority  priority,
                                                     GError    **error);
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
TL_PUBLIC TlConstraint tl_layout_add_proportion     (TlLayout   *layout,
                                                     TlItem      item,
                                                     TlAttribute attribute,
                                                     TlItem      container,
                                                     double      share,
                                                     double      offset,
                                                     GError    **error);
TL_PUBLIC gboolean     tl_layout_remove_constraint  (TlLayout    *layout,
                                                     TlConstraint constraint,
                                                     GError     **error);
TL_PUBLIC gboolean     tl_layout_set_constant       (TlLayout    *layout,
                                                     TlConstraint constraint,
                                                     double       constant,
                                                     GError     **error);
TL_PUBLIC gboolean     tl_layout_set_priority       (TlLayout    *layout,
                                                     TlConstraint constraint,
                                                     TlPriority   priority,
                                                     GError     **error);
TL_PUBLIC gboolean     tl_layout_set_fence          (TlLayout  *layout,
                                                     TlItem     item,
                                                     TlAxis     axis,
                                                     double     size,
                                                     TlPriority priority,
                                                     GError   **error);

TL_PUBLIC gboolean     tl_layout_solve              (TlLayout *layout,
                                                     GError  **error);
TL_PUBLIC void         tl_layout_get_rectangle      (const TlLayout *layout,
                                                     TlItem          item,
                                                     TlRectangle    *rectangle);
TL_PUBLIC gboolean     tl_layout_get_fitting_size   (TlLayout   *layout,
                                                     TlItem      item,
                                                     double      target_width,
                                                     TlPriority  horizontal_priority,
                                                     double      target_height,
                                                     TlPriority  vertical_priority,
                                                     double     *width,
                                                     double     *height,
                                                     GError    **error);
TL_PUBLIC guint        tl_layout_get_n_conflicts    (const TlLayout *layout);
TL_PUBLIC gboolean     tl_layout_get_conflict       (const TlLayout *layout,
                                                     guint           index,
                                                     TlConflict     *conflict);
TL_PUBLIC gboolean     tl_layout_get_ambiguity            (TlLayout *layout,
                                                     TlItem    item,
                                                     TlAxis    axis,
                                                     gboolean *position,
                                                     gboolean *length);
TL_PUBLIC gboolean     tl_layout_is_ambiguous       (TlLayout *layout,
                                                     TlItem    item);
TL_PUBLIC gboolean     tl_layout_has_settled        (const TlLayout *layout);
TL_PUBLIC TlSolver    *tl_layout_get_solver         (TlLayout *layout);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlLayout, tl_layout_free)

G_END_DECLS

#endif /* TL_LAYOUT_H */
