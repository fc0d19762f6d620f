/* tl-values.h: the data of values, which measuring reads. */
#ifndef TL_VALUES_H
#define TL_VALUES_H

#include <templatecell/tl-template-values.h>

#include "model/tl-model.h"

typedef enum
{
  TL_HIDDEN_DEFAULT, /* as the template has it */
  TL_HIDDEN_NO,
  TL_HIDDEN_YES
} TlHiddenValue;

/* The value of an item. */
typedef struct
{
  gboolean      is_set; /* whether there is a text or a size */
  TlHiddenValue hidden;
  char         *text; /* owned; NULL for none */
  gsize         length;
  double        width;
  double        height;
} TlItemValue;

/* The constant of a constraint. */
typedef struct
{
  TlConstraint constraint;
  double       constant;
} TlConstantValue;

struct _TlTemplateValues
{
  gatomicrefcount references;
  TlModel        *model;     /* a reference */
  TlItemValue    *items;     /* one for each item of the model; owned */
  GArray         *constants; /* TlConstantValue; owned; NULL until one is set */
};

TlTemplateValues *tl_values_new (TlModel *model);

#endif /* TL_VALUES_H */
