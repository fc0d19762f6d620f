/* tl-template-heights.c: measures the heights of single rows, or takes them from caches. */
#include "template/tl-template-private.h"

/* Returns the layout of a template. The first call creates the layout and ends building. Copies of the
 * template in other threads share the model; they only read it, because making a copy has ended building. */
static TlRowLayout *
take_layout (TlTemplate *self)
{
  if (G_UNLIKELY (!self->model->is_complete))
    self->model->is_complete = TRUE;
  if (self->layout == NULL)
    self->layout = tl_row_layout_new (self->model);
  return self->layout;
}

gboolean
tl_template_get_height (
  TlTemplate *self, double width, const TlTemplateValues *values, double *height, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (values == NULL || values->model == self->model, FALSE);
  return tl_row_layout_measure (take_layout (self), width, values, height, error);
}

void
tl_template_get_rectangle (TlTemplate *self, TlItem item, TlRectangle *rectangle)
{
  g_return_if_fail (self != NULL && tl_model_has_item (self->model, item) && rectangle != NULL);
  *rectangle = (TlRectangle){ 0.0, 0.0, 0.0, 0.0 };
  if (self->layout != NULL && self->layout->is_solved)
    tl_layout_get_rectangle (self->layout->layout, item, rectangle);
}

/* Measures a row with the values that @configure sets. The object for the values is kept for the next row; a
 * call of this function by @configure uses another object. */
static gboolean
measure_configured (TlTemplate             *self,
                    double                  width,
                    TlTemplateConfigureFunc configure,
                    gpointer                user_data,
                    double                 *height,
                    GError                **error)
{
  g_autoptr (TlTemplateValues) values = g_steal_pointer (&self->scratch);
  gboolean is_measured;

  if (values == NULL)
    values = tl_template_values_new (self);
  tl_template_values_clear (values);
  is_measured
    = configure (values, user_data, error) && tl_template_get_height (self, width, values, height, error);
  if (self->scratch == NULL)
    self->scratch = g_steal_pointer (&values);
  return is_measured;
}

/* Sets the context of @cache to rows that are @width wide, at the scale of the template. */
static void
set_context (const TlTemplate *self, TlHeightCache *cache, double width)
{
  char traits[G_ASCII_DTOSTR_BUF_SIZE];

  tl_height_cache_set_context (cache, width, g_ascii_dtostr (traits, sizeof traits, self->model->scale));
}

gboolean
tl_template_get_height_by_key (TlTemplate             *self,
                               TlHeightCache          *cache,
                               TlHeightKey             key,
                               guint64                 version,
                               double                  width,
                               TlTemplateConfigureFunc configure,
                               gpointer                user_data,
                               double                 *height,
                               GError                **error)
{
  double known = 0.0;

  g_return_val_if_fail (self != NULL && cache != NULL && configure != NULL, FALSE);
  set_context (self, cache, width);
  if (!tl_height_cache_lookup (cache, key, version, &known))
    {
      if (!measure_configured (self, width, configure, user_data, &known, error))
        return FALSE;
      set_context (self, cache, width); /* @configure may have set another context */
      tl_height_cache_store (cache, key, version, known);
    }
  if (height != NULL)
    *height = known;
  return TRUE;
}

gboolean
tl_template_get_height_by_row (TlTemplate             *self,
                               TlRowHeights           *rows,
                               guint                   section,
                               guint                   row,
                               double                  width,
                               TlTemplateConfigureFunc configure,
                               gpointer                user_data,
                               double                 *height,
                               GError                **error)
{
  double known = 0.0;

  g_return_val_if_fail (self != NULL && rows != NULL && configure != NULL, FALSE);
  if (!tl_row_heights_lookup (rows, section, row, &known))
    {
      if (!measure_configured (self, width, configure, user_data, &known, error))
        return FALSE;
      tl_row_heights_store (rows, section, row, known);
    }
  if (height != NULL)
    *height = known;
  return TRUE;
}
