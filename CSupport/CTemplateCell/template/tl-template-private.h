/* tl-template-private.h: the data of templates, shared by the files of this folder. */
#ifndef TL_TEMPLATE_PRIVATE_H
#define TL_TEMPLATE_PRIVATE_H

#include <templatecell/tl-template-heights.h>

#include "measuring/tl-row-layout.h"
#include "model/tl-model.h"

struct _TlTemplate
{
  gatomicrefcount   references;
  TlModel          *model;   /* a reference */
  TlRowLayout      *layout;  /* owned; NULL until the first row */
  GPtrArray        *copies;  /* TlTemplate: those of other threads; owned; NULL until there is one */
  TlTemplateValues *scratch; /* values that are configured for a row; owned; NULL until the first one */
};

/* Whether a template can be built further. */
static inline gboolean
tl_template_is_open (const TlTemplate *self)
{
  return self != NULL && !self->model->is_complete;
}

/* Whether an item of a template can be built further. */
static inline gboolean
tl_template_has_open_item (const TlTemplate *self, TlItem item)
{
  return tl_template_is_open (self) && tl_model_has_item (self->model, item);
}

#endif /* TL_TEMPLATE_PRIVATE_H */
