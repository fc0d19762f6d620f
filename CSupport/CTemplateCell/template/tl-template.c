/* tl-template.c: creates, copies and frees templates, sets their properties, and finds items and constraints
 * by name. */
#include "template/tl-template-private.h"

#include <math.h>

G_DEFINE_BOXED_TYPE (TlTemplate, tl_template, tl_template_ref, tl_template_unref)

/* Creates a template that takes over the caller's reference to @model. */
static TlTemplate *
template_new (TlModel *model)
{
  TlTemplate *self = g_new0 (TlTemplate, 1);

  g_atomic_ref_count_init (&self->references);
  self->model = model;
  return self;
}

TlTemplate *
tl_template_new (void)
{
  return template_new (tl_model_new ());
}

TlTemplate *
tl_template_ref (TlTemplate *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
tl_template_unref (TlTemplate *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->references))
    return;
  g_clear_pointer (&self->copies, g_ptr_array_unref);
  g_clear_pointer (&self->scratch, tl_template_values_unref);
  tl_row_layout_free (self->layout);
  tl_model_unref (self->model);
  g_free (self);
}

TlTemplate *
tl_template_copy (TlTemplate *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  self->model->is_complete = TRUE;
  return template_new (tl_model_ref (self->model));
}

TlTemplateValues *
tl_template_values_new (TlTemplate *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  self->model->is_complete = TRUE;
  return tl_values_new (self->model);
}

void
tl_template_set_scale (TlTemplate *self, double scale)
{
  g_return_if_fail (tl_template_is_open (self) && isfinite (scale) && scale > 0.0);
  self->model->scale = scale;
}

void
tl_template_set_separator (TlTemplate *self, gboolean has_separator)
{
  g_return_if_fail (tl_template_is_open (self));
  self->model->has_separator = has_separator;
}

void
tl_template_set_accessory_width (TlTemplate *self, double row_width, double width)
{
  g_return_if_fail (tl_template_is_open (self) && isfinite (row_width) && isfinite (width) && width >= 0.0);
  tl_model_set_accessory_width (self->model, row_width, width);
}

void
tl_template_set_empty_height (TlTemplate *self, double height)
{
  g_return_if_fail (tl_template_is_open (self) && isfinite (height) && height >= 0.0);
  self->model->empty_height = height;
}

void
tl_template_set_right_to_left (TlTemplate *self, gboolean right_to_left)
{
  g_return_if_fail (tl_template_is_open (self));
  self->model->right_to_left = right_to_left;
}

TlItem
tl_template_find_item (TlTemplate *self, const char *name)
{
  g_return_val_if_fail (self != NULL && name != NULL, 0);
  return tl_model_find_item (self->model, name);
}

TlConstraint
tl_template_find_constraint (TlTemplate *self, const char *name)
{
  g_return_val_if_fail (self != NULL && name != NULL, 0);
  return tl_model_find_constraint (self->model, name);
}

guint
tl_template_get_n_items (TlTemplate *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->model->items->len;
}

const char *
tl_template_get_item_name (TlTemplate *self, TlItem item)
{
  g_return_val_if_fail (self != NULL && tl_model_has_item (self->model, item), NULL);
  return tl_model_item (self->model, item)->name;
}

gboolean
tl_template_needs_value (TlTemplate *self, TlItem item)
{
  g_return_val_if_fail (self != NULL && tl_model_has_item (self->model, item), FALSE);
  return tl_model_item (self->model, item)->needs_value;
}

gboolean
tl_template_is_guide (TlTemplate *self, TlItem item)
{
  g_return_val_if_fail (self != NULL && tl_model_has_item (self->model, item), FALSE);
  return tl_model_item (self->model, item)->kind == TL_CONTENT_MARGINS_GUIDE;
}
