/* tl-layout-private.h: the layout's data, shared by the files of this folder. */
#ifndef TL_LAYOUT_PRIVATE_H
#define TL_LAYOUT_PRIVATE_H

#include <templatelayout/tl-layout.h>

/* One of an item's two dimensions. */
typedef struct
{
  TlVariable   position;       /* left or top */
  TlVariable   length;         /* width or height */
  TlConstraint content;        /* two-sided, or from above: length against the content's; 0: no content yet */
  TlConstraint content_below;  /* the same from below; 0: the other is two-sided */
  TlConstraint fence;          /* length against a size set from outside; 0: none */
  TlConstraint pinned;         /* position against a number; 0: none */
  double       content_length;
  TlPriority   hugging;
  TlPriority   compression_resistance;
} TlDimension;

typedef struct
{
  TlDimension    dimensions[2];    /* by TlAxis */
  TlMargins      margins;
  TlBaselines    baselines_origin;
  double         first_baseline;
  double         last_baseline;
  GArray        *offset_dependents; /* TlConstraint; those that involve margins or baselines; owned */
  TlMeasureFunc  measure;
  gpointer       measure_data;
  GDestroyNotify measure_destroy;
  gboolean       content_dirty;
  double         measured_width;    /* the width that the content's height belongs to; < 0: unbounded */
} TlItemData;

/* A constraint as the caller stated it. */
typedef struct
{
  TlItem      first_item;   /* 0: the slot is not in use */
  TlAttribute first_attribute;
  TlItem      second_item;  /* 0: none */
  TlAttribute second_attribute;
  double      multiplier;
  double      constant;
  gboolean    mirrored;     /* stated in terms of leading and trailing, laid out right to left */
} TlRelationData;

struct _TlLayout
{
  TlSolver *solver;         /* owned */
  GArray   *items;          /* TlItemData; id = index + 1 */
  GArray   *relations;      /* TlRelationData; by constraint id */
  gboolean  right_to_left;
  gboolean  settled;
};

/* An attribute as a linear expression: position + length + a number. */
typedef struct
{
  TlAxis axis;
  double position;
  double length;
  double offset;
} TlExpression;

static inline TlItemData *
tl_layout_item (const TlLayout *layout,
                TlItem          item)
{
  return &g_array_index (layout->items, TlItemData, item - 1);
}

static inline gboolean
tl_layout_has_item (const TlLayout *layout,
                    TlItem          item)
{
  return layout != NULL && item > 0 && item <= layout->items->len;
}

static inline gboolean
tl_layout_has_axis (TlAxis axis)
{
  return axis == TL_AXIS_HORIZONTAL || axis == TL_AXIS_VERTICAL;
}

/* tl-sizes.c */
gboolean     tl_fence_check              (double size, TlPriority priority, GError **error);

/* tl-attributes.c */
gboolean     tl_attribute_has_offset     (TlAttribute attribute);
gboolean     tl_attribute_is_natural     (TlAttribute attribute);
TlExpression tl_attribute_express        (const TlItemData *item, TlAttribute attribute, gboolean mirrored);

/* tl-relations.c */
void         tl_relation_update          (TlLayout *layout, TlConstraint constraint);

/* tl-measure.c */
void         tl_measure_unbounded        (TlLayout *layout);
gboolean     tl_measure_at_widths        (TlLayout *layout);

#endif /* TL_LAYOUT_PRIVATE_H */
