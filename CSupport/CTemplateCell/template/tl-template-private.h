/* tl-template-private.h: the structure of a template, used by the files of this folder. */
#ifndef TL_TEMPLATE_PRIVATE_H
#define TL_TEMPLATE_PRIVATE_H

#include <templatecell/tl-template-heights.h>

#include "measuring/tl-row-layout.h"
#include "model/tl-model.h"

struct _TlTemplate
{
  gatomicrefcount references; /* the number of references */
  TlModel        *model;      /* the description of the template; a counted reference */
  TlRowLayout    *layout;     /* the layout; owned; NULL until the first row is measured */
  GPtrArray      *copies;     /* TlTemplate: the copies that further threads of a batch use; owned; NULL until
                                 the first batch */
  TlTemplateValues *scratch; /* the object for the values that a TlTemplateConfigureFunc sets, reused for each
                                row; owned; NULL until the first row, and while the object is used */
};

/* Whether the template is being built. */
static inline gboolean
tl_template_is_open (const TlTemplate *self)
{
  return self != NULL && !self->model->is_complete;
}

/* Whether the template is being built and contains @item. */
static inline gboolean
tl_template_has_open_item (const TlTemplate *self, TlItem item)
{
  return tl_template_is_open (self) && tl_model_has_item (self->model, item);
}

#endif /* TL_TEMPLATE_PRIVATE_H */
