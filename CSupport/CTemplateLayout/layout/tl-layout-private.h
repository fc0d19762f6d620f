/* tl-layout-private.h: the layout's data, shared by the files of this folder. */
#ifndef TL_LAYOUT_PRIVATE_H
#define TL_LAYOUT_PRIVATE_H

#include <templatelayout/tl-layout.h>

#include "layout/tl-array.h"
#include "layout/tl-ids.h"
#include "layout/tl-statement.h"
#include "solver/arithmetic/tl-equal.h"

/* An item's position and length on one axis, with the statements about them (see tl-statement.c). */
typedef struct
{
  TlVariable    position;        /* the left or top edge; a guide uses its owner's variable */
  TlVariable    length;          /* the width or height; a guide uses its owner's variable */
  double        start_inset;     /* the distance of a guide's left or top edge from its owner's, in points */
  double        end_inset;       /* the distance of a guide's right or bottom edge from its owner's */
  TlStatementId content;         /* the statement of the intrinsic length; 0 for none */
  TlConstraint  content_row;     /* the solver's row of `content`; 0 unless `content` has exactly one row */
  TlStatementId target;          /* the statement of the target size; 0 for none */
  TlStatementId pinned;          /* the statement that fixes the position; 0 for none */
  double        target_size;     /* the target size, in points */
  guint64       target_age;      /* the age of the first target size, which later ones keep; 0 for none */
  TlPriority    target_priority; /* the priority of the target size; 0 for no target size */
  TlPriority    hugging;         /* the priority of content hugging */
  TlPriority    compression_resistance; /* the priority of compression resistance */
  guint8        order;                  /* the order in which the length gives way in a stack; 0 for none */
} TlDimension;

/* The kind of a slot for an item. */
typedef enum
{
  TL_ITEM_REMOVED,       /* not an item: the slot can be reused */
  TL_ITEM_FREE_STANDING, /* an item with variables of its own */
  TL_ITEM_GUIDE          /* an item that is inset from its owner's edges */
} TlItemKind;

typedef struct
{
  guint8      kind;             /* a TlItemKind */
  guint8      baselines_origin; /* a TlBaselines */
  guint8      content_dirty;    /* whether the content must be measured again */
  guint8      content_is_fixed; /* whether the content's size is independent of its width */
  TlItem      owner;            /* the item from which a guide is inset; 0 for other items */
  TlDimension dimensions[2];    /* positions and lengths, indexed by TlAxis */
  TlMargins   margins;
  double      first_baseline;
  double      last_baseline;
  GArray *offset_dependents; /* TlConstraint: the constraints whose right sides depend on the item's margins,
                                baselines or insets; owned; NULL until there is one */
  TlMeasureFunc  measure;
  gpointer       measure_data;
  GDestroyNotify measure_destroy;
  double         measured_width; /* the width of the last measurement; negative for unbounded width */
} TlItemData;

/* A constraint as the caller specified it. */
typedef struct
{
  TlItem        first_item;  /* the first item; 0 for a slot that is not in use */
  TlItem        second_item; /* the second item; 0 for none */
  TlItem        container;   /* the item from whose edges positions are measured; 0 for none */
  double        multiplier;
  double        constant;
  TlStatementId statement;
  guint8        first_attribute;  /* a TlAttribute */
  guint8        second_attribute; /* a TlAttribute */
  gint8         relation;         /* a TlRelation */
  guint8        mirrored; /* whether it has a leading or trailing attribute in a right-to-left layout */
} TlConstraintData;

struct _TlLayout
{
  TlSolver         *solver; /* the solver of the statements; owned */
  TlStatements      statements;
  TlItemData       *items; /* the items, at the index id − 1; owned */
  TlArraySize       items_size;
  TlConstraintData *constraints; /* the constraints, at the index id − 1; owned */
  TlArraySize       constraints_size;
  GArray *free_items;     /* TlItem: removed items, whose ids and variables new items reuse; owned; NULL until
                             there is one */
  GArray    *free_guides; /* TlItem: removed guides, whose ids are reused; owned; NULL until there is one */
  GArray    *free_constraints; /* TlConstraint: unused ids; owned; NULL until there is one */
  GPtrArray *conflicts;        /* TlLayoutConflict: the last solution's; owned; NULL until there is one */
  guint      n_measured;       /* the number of items whose content a callback measures */
  gboolean   right_to_left;
  gboolean   has_converged; /* whether the last solution measured all content at its final width */
  gboolean   is_measuring;  /* whether a measure callback is running, which must not change the layout */
  gboolean   is_trimmed;    /* whether unused capacity has been freed, as the first solution does */
};

/* An attribute as a linear expression: `position` and `length` are the coefficients of the item's position
 * and length on `axis`, `offset` is the constant in points. */
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

/* Whether a layout may be edited and solved: not while a measure callback runs. */
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

/* Whether the position of an attribute depends on the item's margins or baselines. */
static inline gboolean
tl_attribute_has_offset (TlAttribute attribute)
{
  return attribute >= TL_ATTRIBUTE_LAST_BASELINE;
}

/* Whether a dimension already has a target size of @size with @priority. */
static inline gboolean
tl_dimension_has_target_size (const TlDimension *dimension, double size, TlPriority priority)
{
  return dimension->target != 0 && tl_numbers_are_equal (size, dimension->target_size)
         && tl_numbers_are_equal ((double)priority, (double)dimension->target_priority);
}

/* tl-sizes.c */
gboolean tl_target_size_check (double size, TlPriority priority, GError **error);

/* tl-attributes.c */

/* The attributes as expressions without an offset: a position is the sum of the item's position and its
 * length, with these factors. Those of baselines are measured from the edges. */
extern const TlExpression tl_attribute_edges[];

gboolean     tl_attribute_is_natural (TlAttribute attribute);
TlExpression tl_attribute_express_offset (const TlItemData *item, TlAttribute attribute, gboolean mirrored);

/* Returns the expression of @attribute. If @mirrored, which is allowed only for horizontal attributes, x
 * grows to the left. The attributes of a guide are expressed in its owner's variables: the guide's position
 * is the owner's position plus the start inset, and the guide's length is the owner's length minus both
 * insets. The function is inline because nearly all attributes are edges, centres and lengths of
 * free-standing items, which have no offset. */
static inline TlExpression
tl_attribute_express (const TlItemData *item, TlAttribute attribute, gboolean mirrored)
{
  if (G_UNLIKELY (mirrored || item->kind == TL_ITEM_GUIDE || tl_attribute_has_offset (attribute)))
    return tl_attribute_express_offset (item, attribute, mirrored);
  return tl_attribute_edges[attribute];
}

/* tl-items.c */
void tl_item_clear (TlItemData item);
void tl_item_update_dependents (TlLayout *layout, const TlItemData *item);

/* tl-layout-constraints.c */
gboolean     tl_layout_check_items (const TlLayout *layout, TlItem first, TlItem second, GError **error);
gboolean     tl_layout_check_free_standing (const TlLayout *layout, TlItem item, GError **error);
TlConstraint tl_layout_state_constraint (TlLayout               *layout,
                                         const TlConstraintData *data,
                                         const TlStatementForm  *form,
                                         double                  constant,
                                         GError                **error);
void         tl_constraint_update (TlLayout *layout, TlConstraint constraint);

/* tl-measure.c */
void     tl_measure_unbounded (TlLayout *layout);
gboolean tl_measure_at_widths (TlLayout *layout);

/* tl-layout-conflict.c */
void tl_layout_read_conflicts (TlLayout *layout);
void tl_layout_report_conflicts (const TlLayout *layout, GError **error);

#endif /* TL_LAYOUT_PRIVATE_H */
