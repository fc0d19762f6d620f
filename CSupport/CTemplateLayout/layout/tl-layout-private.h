/* tl-layout-private.h: the layout's data, shared by the files of this folder. */
#ifndef TL_LAYOUT_PRIVATE_H
#define TL_LAYOUT_PRIVATE_H

#include <templatelayout/tl-layout.h>

#include "layout/tl-array.h"
#include "layout/tl-ids.h"
#include "layout/tl-statement.h"

/* One of an item's two dimensions. */
typedef struct
{
  TlVariable    position;    /* left or top; of a guide: its owner's */
  TlVariable    length;      /* width or height; likewise */
  double        start_inset; /* of a guide: distance from its owner's near edge */
  double        end_inset;   /* likewise from its owner's far edge */
  TlStatementId content;     /* relates the length to the content's; 0: no content */
  TlConstraint  content_row; /* the solver's row of `content`; 0 unless there is exactly one */
  TlStatementId target;      /* relates the length to a size set from outside; 0: none */
  TlStatementId pinned;      /* relates the position to a number; 0: none */
  double        target_size;
  guint64       target_age;      /* of the first target size and all later ones; 0: none so far */
  TlPriority    target_priority; /* 0: no target size */
  TlPriority    hugging;
  TlPriority    compression_resistance;
} TlDimension;

typedef enum
{
  TL_ITEM_REMOVED,
  TL_ITEM_FREE_STANDING, /* has variables of its own */
  TL_ITEM_GUIDE          /* is inset from its owner's edges */
} TlItemKind;

typedef struct
{
  guint8      kind;             /* TlItemKind */
  guint8      baselines_origin; /* TlBaselines */
  guint8      content_dirty;
  guint8      content_is_fixed; /* its size does not depend on its width */
  TlItem      owner;            /* of a guide */
  TlDimension dimensions[2];    /* by TlAxis */
  TlMargins   margins;
  double      first_baseline;
  double      last_baseline;
  GArray     *offset_dependents; /* TlConstraint; those whose constants depend on margins, baselines or
                                    insets; owned; NULL until there is one */
  TlMeasureFunc  measure;
  gpointer       measure_data;
  GDestroyNotify measure_destroy;
  double         measured_width; /* the width at which the content was measured; < 0: unbounded */
} TlItemData;

/* A constraint as the caller specified it. */
typedef struct
{
  TlItem        first_item;  /* 0: the slot is not in use */
  TlItem        second_item; /* 0: none */
  double        multiplier;
  double        constant;
  TlStatementId statement;
  guint8        first_attribute; /* TlAttribute */
  guint8        second_attribute;
  gint8         relation; /* TlRelation */
  guint8        mirrored; /* refers to leading or trailing, in a right-to-left layout */
} TlConstraintData;

struct _TlLayout
{
  TlSolver         *solver; /* owned */
  TlStatements      statements;
  TlItemData       *items; /* id = index + 1; owned, like the constraints */
  TlArraySize       items_size;
  TlConstraintData *constraints; /* id = index + 1 */
  TlArraySize       constraints_size;
  GArray *free_items;     /* TlItem; removed items, whose variables the next item reuses; NULL until there
                             is one, like the next two */
  GArray    *free_guides; /* TlItem; removed guides */
  GArray    *free_constraints; /* TlConstraint */
  GPtrArray *conflicts;        /* TlLayoutConflict; owned; NULL until there is one */
  guint      n_measured;       /* number of items whose content is measured */
  gboolean   right_to_left;
  gboolean   settled;
  gboolean   is_measuring; /* a measure callback is running, which must not change anything */
  gboolean   is_trimmed;   /* unused capacity was freed, once at the first solution */
};

/* An attribute as a linear expression: coefficients of the item's position and length, and a constant. */
typedef struct
{
  TlAxis axis;
  double position;
  double length;
  double offset;
} TlExpression;

static inline TlItemData *
tl_layout_item (const TlLayout *layout, TlItem item)
{
  return &layout->items[item - 1];
}

static inline gboolean
tl_layout_has_item (const TlLayout *layout, TlItem item)
{
  return layout != NULL && item > 0 && item <= layout->items_size.length
         && tl_layout_item (layout, item)->kind != TL_ITEM_REMOVED;
}

/* Whether a layout may be edited and solved. It must not be while a measure callback runs during a solution.
 */
static inline gboolean
tl_layout_can_change (const TlLayout *layout)
{
  return layout != NULL && !layout->is_measuring;
}

/* Whether an item of a layout may be edited. */
static inline gboolean
tl_layout_can_change_item (const TlLayout *layout, TlItem item)
{
  return tl_layout_has_item (layout, item) && !layout->is_measuring;
}

static inline TlConstraintData *
tl_layout_constraint (const TlLayout *layout, TlConstraint constraint)
{
  return &layout->constraints[constraint - 1];
}

static inline gboolean
tl_layout_has_axis (TlAxis axis)
{
  return axis == TL_AXIS_HORIZONTAL || axis == TL_AXIS_VERTICAL;
}

/* Whether a dimension already has this target size. */
static inline gboolean
tl_dimension_has_target_size (const TlDimension *dimension, double size, TlPriority priority)
{
  return dimension->target != 0 && size <= dimension->target_size && size >= dimension->target_size
         && priority <= dimension->target_priority && priority >= dimension->target_priority;
}

/* tl-sizes.c */
gboolean tl_target_size_check (double size, TlPriority priority, GError **error);

/* tl-attributes.c */
gboolean     tl_attribute_has_offset (TlAttribute attribute);
gboolean     tl_attribute_is_natural (TlAttribute attribute);
TlExpression tl_attribute_express (const TlItemData *item, TlAttribute attribute, gboolean mirrored);

/* tl-items.c */
void tl_item_clear (TlItemData item);
void tl_item_update_dependents (TlLayout *layout, const TlItemData *item);

/* tl-layout-constraints.c */
gboolean     tl_layout_check_items (const TlLayout *layout, TlItem first, TlItem second, GError **error);
TlConstraint tl_layout_state_constraint (
  TlLayout *layout, TlConstraintData *data, const TlStatementForm *form, double constant, GError **error);
void tl_constraint_update (TlLayout *layout, TlConstraint constraint);

/* tl-measure.c */
void     tl_measure_unbounded (TlLayout *layout);
gboolean tl_measure_at_widths (TlLayout *layout);

/* tl-layout-conflict.c */
void tl_layout_read_conflicts (TlLayout *layout);
void tl_layout_report_conflicts (const TlLayout *layout, GError **error);

#endif /* TL_LAYOUT_PRIVATE_H */
