/* tl-row-layout.h: the layout of a template, with the contents of the present row. */
#ifndef TL_ROW_LAYOUT_H
#define TL_ROW_LAYOUT_H

#include "measuring/tl-fonts.h"
#include "measuring/tl-row-text.h"
#include "model/tl-model.h"
#include "values/tl-values.h"

typedef struct _TlRowLayout TlRowLayout;

/* An item in the present row. */
typedef struct
{
  TlRowLayout *owner;
  TlItem       item;
  TlRowText   *text;  /* owned; NULL for items without text */
  double       width; /* the intrinsic size of an image; negative for none */
  double       height;
  gboolean     is_hidden;
} TlRowItem;

/* A constraint of the model, as it is in the layout. */
typedef struct
{
  TlConstraint id; /* in the layout; 0 until it is added */
  TlItem       first_item;
  TlItem       second_item;
} TlRowConstraint;

/* A stack in the present row. */
typedef struct
{
  TlItem  item;
  GArray *constraints; /* TlStackConstraint: the constraints that it implies; owned */
  GArray *ids;         /* TlConstraint: their ids in the layout; owned */
  GArray *gaps;        /* TlItem: the items that represent gaps, in the layout; owned */
} TlRowStack;

struct _TlRowLayout
{
  TlModel                *model; /* a reference */
  TlFonts                 fonts;
  TlLayout               *layout;      /* owned */
  TlRowItem              *items;       /* one for each item of the model; owned */
  TlRowConstraint        *constraints; /* one for each constraint of the model; owned */
  GArray                 *stacks;      /* TlRowStack; owned */
  GArray                 *constants;   /* TlConstraint: those whose constants the last row set; owned */
  double                  row_width;   /* the width of the last row; negative before the first one */
  const TlTemplateValues *values;      /* the row's values during a solution */
  gboolean                is_solved;
  gboolean                has_changed_stacks; /* whether stacks must be arranged again */
  gboolean has_content_stacks; /* whether the arrangement of a stack depends on the contents of its items */
};

/* tl-row-layout.c */
TlRowLayout *tl_row_layout_new (TlModel *model);
void         tl_row_layout_free (TlRowLayout *self);
gboolean     tl_row_layout_measure (
      TlRowLayout *self, double width, const TlTemplateValues *values, double *height, GError **error);

/* tl-row-contents.c */
gboolean tl_row_contents_check (const TlModel *model, const TlTemplateValues *values, GError **error);
void     tl_row_contents_apply (TlRowLayout *self, const TlTemplateValues *values);
void     tl_row_contents_set_width (TlRowLayout *self, double row_width);
void     tl_row_contents_measure (TlItem item, double width, TlMeasurement *measurement, gpointer row_item);

/* tl-row-stacks.c */
void   tl_row_stacks_add (TlRowLayout *self, TlItem item);
void   tl_row_stacks_clear (TlRowStack *stack);
void   tl_row_stacks_arrange (TlRowLayout *self);
TlItem tl_row_stacks_find_baseline (const TlRowLayout *self, TlItem item, TlAttribute baseline);

/* tl-row-constraints.c */
void tl_row_constraints_add (TlRowLayout *self);
void tl_row_constraints_update (TlRowLayout *self);
void tl_row_constraints_report (const TlRowLayout *self, GError **error);

#endif /* TL_ROW_LAYOUT_H */
