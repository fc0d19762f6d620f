/* tl-template-items.c: adds items to a template, and sets the properties of items. */
#include "template/tl-template-private.h"

#include <math.h>
#include <string.h>

#include "model/tl-runs.h"

/* Whether an item with the given name can be added: the template is being built, and @name is NULL or valid
 * UTF-8 that is not the name of another item. */
static gboolean
can_add (const TlTemplate *self, const char *name)
{
  return tl_template_is_open (self)
         && (name == NULL
             || (g_utf8_validate (name, -1, NULL) && tl_model_find_item (self->model, name) == 0));
}

/* Whether the template is being built and contains the item @item with content of the given kind. */
static gboolean
has_open_kind (const TlTemplate *self, TlItem item, TlContentKind kind)
{
  return tl_template_has_open_item (self, item) && tl_model_item (self->model, item)->kind == kind;
}

TlItem
tl_template_add_item (TlTemplate *self, const char *name)
{
  g_return_val_if_fail (can_add (self, name), 0);
  return tl_model_add_item (self->model, name, TL_CONTENT_NONE);
}

TlItem
tl_template_add_margins_guide (TlTemplate *self, const char *name, TlItem owner)
{
  TlItem item;

  g_return_val_if_fail (can_add (self, name) && tl_template_has_open_item (self, owner), 0);
  g_return_val_if_fail (tl_model_item (self->model, owner)->kind != TL_CONTENT_MARGINS_GUIDE, 0);
  item = tl_model_add_item (self->model, name, TL_CONTENT_MARGINS_GUIDE);
  tl_model_item (self->model, item)->owner = owner;
  return item;
}

TlItem
tl_template_add_text (TlTemplate *self, const char *name, const TlTemplateText *text)
{
  TlModelItem *data;
  TlItem       item;

  g_return_val_if_fail (can_add (self, name) && text != NULL && text->font.family != NULL, 0);
  g_return_val_if_fail (isfinite (text->leading) && isfinite (text->preferred_width), 0);
  item = tl_model_add_item (self->model, name, TL_CONTENT_TEXT);
  data = tl_model_item (self->model, item);
  data->text = *text;
  data->text.font.family = g_strdup (text->font.family);
  return item;
}

TlItem
tl_template_add_system_text (
  TlTemplate *self, const char *name, double point_size, int weight, guint most_lines)
{
  TlTemplateText text = { .most_lines = most_lines };

  tl_font_description_init_system (&text.font, point_size, weight, FALSE);
  return tl_template_add_text (self, name, &text);
}

TlItem
tl_template_add_image (TlTemplate *self, const char *name)
{
  g_return_val_if_fail (can_add (self, name), 0);
  return tl_model_add_item (self->model, name, TL_CONTENT_SIZE);
}

TlItem
tl_template_add_measured (TlTemplate           *self,
                          const char           *name,
                          TlTemplateMeasureFunc measure,
                          gpointer              user_data,
                          GDestroyNotify        destroy)
{
  TlModelItem *data;
  TlItem       item;

  g_return_val_if_fail (can_add (self, name) && measure != NULL, 0);
  item = tl_model_add_item (self->model, name, TL_CONTENT_MEASURED);
  data = tl_model_item (self->model, item);
  data->measure = measure;
  data->measure_data = user_data;
  data->measure_destroy = destroy;
  return item;
}

TlItem
tl_template_add_stack (TlTemplate *self, const char *name, const TlStack *stack)
{
  TlItem item;

  g_return_val_if_fail (can_add (self, name) && stack != NULL, 0);
  item = tl_model_add_item (self->model, name, TL_CONTENT_STACK);
  tl_model_item (self->model, item)->properties = *stack;
  return item;
}

gboolean
tl_template_arrange (TlTemplate *self, TlItem stack, TlItem item, double spacing, GError **error)
{
  g_return_val_if_fail (has_open_kind (self, stack, TL_CONTENT_STACK), FALSE);
  g_return_val_if_fail (tl_model_has_item (self->model, item) && isfinite (spacing), FALSE);
  return tl_model_arrange (self->model, stack, item, spacing, error);
}

static gboolean
check_text (const TlTemplate *self, TlItem item, const char *text, GError **error)
{
  g_autofree char *name = NULL;

  if (text == NULL || g_utf8_validate (text, -1, NULL))
    return TRUE;
  name = tl_model_describe_item (self->model, item);
  g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_BAD_TEXT, "the text of item %s is not UTF-8",
               name);
  return FALSE;
}

gboolean
tl_template_set_text (TlTemplate *self, TlItem item, const char *text, GError **error)
{
  TlModelItem *data;

  g_return_val_if_fail (has_open_kind (self, item, TL_CONTENT_TEXT), FALSE);
  if (!check_text (self, item, text, error))
    return FALSE;
  data = tl_model_item (self->model, item);
  g_free (data->string);
  g_clear_pointer (&data->runs, g_array_unref);
  data->string = g_strdup (text);
  data->needs_value = FALSE;
  return TRUE;
}

gboolean
tl_template_append_text (
  TlTemplate *self, TlItem item, const char *text, const TlFontDescription *font, GError **error)
{
  TlModelItem *data;
  char        *joined;

  g_return_val_if_fail (has_open_kind (self, item, TL_CONTENT_TEXT) && text != NULL, FALSE);
  g_return_val_if_fail (font == NULL || font->family != NULL, FALSE);
  if (!check_text (self, item, text, error))
    return FALSE;
  data = tl_model_item (self->model, item);
  if (data->runs == NULL && data->string != NULL)
    data->runs = tl_runs_append (NULL, strlen (data->string), &data->text.font);
  data->runs = tl_runs_append (data->runs, strlen (text), font == NULL ? &data->text.font : font);
  joined = g_strconcat (data->string == NULL ? "" : data->string, text, NULL);
  g_free (data->string);
  data->string = joined;
  data->needs_value = FALSE;
  return TRUE;
}

void
tl_template_set_size (TlTemplate *self, TlItem item, double width, double height)
{
  TlModelItem *data;

  g_return_if_fail (has_open_kind (self, item, TL_CONTENT_SIZE) && isfinite (width) && isfinite (height));
  data = tl_model_item (self->model, item);
  data->width = width;
  data->height = height;
  data->needs_value = FALSE;
}

void
tl_template_set_baselines (TlTemplate *self, TlItem item, TlBaselines origin, double first, double last)
{
  TlModelItem *data;

  g_return_if_fail (has_open_kind (self, item, TL_CONTENT_SIZE) && isfinite (first) && isfinite (last));
  g_return_if_fail (origin == TL_BASELINES_FROM_EDGES || origin == TL_BASELINES_FROM_CENTER);
  data = tl_model_item (self->model, item);
  data->baselines_origin = origin;
  data->first_baseline = first;
  data->last_baseline = last;
}

void
tl_template_set_hidden (TlTemplate *self, TlItem item, gboolean is_hidden)
{
  g_return_if_fail (tl_template_has_open_item (self, item));
  tl_model_item (self->model, item)->is_hidden = is_hidden;
}

void
tl_template_set_margins (TlTemplate *self, TlItem item, double row_width, const TlMargins *margins)
{
  g_return_if_fail (tl_template_has_open_item (self, item) && isfinite (row_width) && margins != NULL);
  g_return_if_fail (isfinite (margins->left) && isfinite (margins->top) && isfinite (margins->right)
                    && isfinite (margins->bottom));
  tl_model_set_margins (self->model, item, row_width, margins);
}
