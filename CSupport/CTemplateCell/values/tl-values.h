/* tl-values.h: the structure of a row's values, which the files in measuring/ read. */
#ifndef TL_VALUES_H
#define TL_VALUES_H

#include <templatecell/tl-template-values.h>

#include "model/tl-model.h"

/* Whether an item is hidden in a row. */
typedef enum
{
  TL_HIDDEN_DEFAULT, /* the item is hidden if the template hides it */
  TL_HIDDEN_NO,      /* the item is visible */
  TL_HIDDEN_YES      /* the item is hidden */
} TlHiddenValue;

/* The value of an item in a row: a text or a size, and whether the item is hidden. */
typedef struct
{
  gboolean      is_set; /* whether the row has a text or a size for the item */
  TlHiddenValue hidden; /* whether the item is hidden */
  char         *text;   /* the text; owned; NULL for none */
  gsize         length; /* the length of @text in bytes */
  GArray       *runs;   /* TlRun: the runs of the text; owned; NULL for text in the item's font */
  double        width;  /* the intrinsic width, in points; negative for none */
  double        height; /* the intrinsic height, in points; negative for none */
} TlItemValue;

/* The constant of a constraint in a row. */
typedef struct
{
  TlConstraint constraint; /* the id of the constraint */
  double       constant;   /* the constant, in points */
} TlConstantValue;

struct _TlTemplateValues
{
  gatomicrefcount references; /* the number of references */
  TlModel        *model;      /* the description of the template; a counted reference */
  TlItemValue    *items;      /* one for each item of the model, at the index id − 1; owned */
  GArray *constants; /* TlConstantValue: the constants that the row sets; owned; NULL until one is set */
};

TlTemplateValues *tl_values_new (TlModel *model);

#endif /* TL_VALUES_H */
