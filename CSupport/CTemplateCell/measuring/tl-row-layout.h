/* tl-row-layout.h: the layout of a template, with the contents of the row that was measured last. */
#ifndef TL_ROW_LAYOUT_H
#define TL_ROW_LAYOUT_H

#include "measuring/tl-fonts.h"
#include "model/tl-model.h"
#include "values/tl-values.h"

typedef struct _TlRowLayout TlRowLayout;

/* The content of an item in the current row. */
typedef struct
{
  TlRowLayout   *owner;  /* the layout that contains the item; not owned */
  TlItem         item;   /* the id of the item, in the model and in the layout */
  TlTextContent *text;   /* the text and its measured size; owned; NULL for items without text */
  double         width;  /* the intrinsic width of an image, in points; negative for none */
  double         height; /* the intrinsic height of an image, in points; negative for none */
  gboolean       is_hidden;
  gboolean       has_runs; /* whether the text has several fonts */
} TlRowItem;

/* The constraint of the layout that stands for a constraint of the model. */
typedef struct
{
  TlConstraint id;    /* the id of the constraint in the layout; 0 until the constraint is added */
  TlItem first_item;  /* the first item; for a baseline of a stack, the item that provides the baseline */
  TlItem second_item; /* the second item, chosen in the same way; 0 for none */
} TlRowConstraint;

/* The arrangement of a stack in the current row. */
typedef struct
{
  TlItem  item;        /* the id of the stack */
  GArray *constraints; /* TlStackConstraint: the constraints that the stack implies; owned */
  GArray *ids;         /* TlConstraint: the id in the layout of each element of @constraints; owned */
  GArray *gaps;        /* TlItem: the items of the layout that represent gaps between arranged items; owned */
} TlRowStack;

struct _TlRowLayout
{
  TlModel         *model;       /* the description of the template; a counted reference */
  TlFonts          fonts;       /* the measurer of text */
  TlLayout        *layout;      /* the layout of the engine; owned */
  TlRowItem       *items;       /* one for each item of the model, at the index id − 1; owned */
  TlRowConstraint *constraints; /* one for each constraint of the model, at the index id − 1; owned */
  GArray          *stacks;      /* TlRowStack: all stacks of the model; owned */
  GArray          *constants;   /* TlConstraint: the constraints whose constants the last row set; owned */
  double           row_width;   /* the width of the last row, in points; negative before the first row */
  const TlTemplateValues
          *values;             /* the values of the row that is being measured; otherwise NULL; not owned */
  gboolean is_solved;          /* whether a row has been measured */
  gboolean has_changed_stacks; /* whether the constraints of stacks must be listed again */
  gboolean has_content_stacks; /* whether the constraints or the baseline of a stack can depend on the
                                 contents of its items */
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
void   tl_row_stacks_order (TlRowLayout *self);
void   tl_row_stacks_clear (TlRowStack *stack);
void   tl_row_stacks_arrange (TlRowLayout *self);
TlItem tl_row_stacks_find_baseline (const TlRowLayout *self, TlItem item, TlAttribute baseline);

/* tl-row-constraints.c */
void tl_row_constraints_add (TlRowLayout *self);
void tl_row_constraints_update (TlRowLayout *self);
void tl_row_constraints_report (const TlRowLayout *self, GError **error);

#endif /* TL_ROW_LAYOUT_H */
