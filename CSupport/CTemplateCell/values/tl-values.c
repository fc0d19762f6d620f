/* tl-values.c: sets, checks and stores the values of one row. */
#include "values/tl-values.h"

#include <math.h>
#include <string.h>

#include "model/tl-runs.h"

G_DEFINE_BOXED_TYPE (TlTemplateValues, tl_template_values, tl_template_values_ref, tl_template_values_unref)

/* Creates values, none of which is set, for a model whose building has ended. */
TlTemplateValues *
tl_values_new (TlModel *model)
{
  TlTemplateValues *self = g_new0 (TlTemplateValues, 1);

  g_atomic_ref_count_init (&self->references);
  self->model = tl_model_ref (model);
  self->items = g_new0 (TlItemValue, model->items->len);
  return self;
}

TlTemplateValues *
tl_template_values_ref (TlTemplateValues *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
tl_template_values_unref (TlTemplateValues *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->references))
    return;
  tl_template_values_clear (self);
  g_clear_pointer (&self->constants, g_array_unref);
  g_free (self->items);
  tl_model_unref (self->model);
  g_free (self);
}

void
tl_template_values_clear (TlTemplateValues *self)
{
  g_return_if_fail (self != NULL);
  for (guint i = 0; i < self->model->items->len; i++)
    {
      g_free (self->items[i].text);
      g_clear_pointer (&self->items[i].runs, g_array_unref);
      self->items[i] = (TlItemValue){ 0 };
    }
  if (self->constants != NULL)
    g_array_set_size (self->constants, 0);
}

static gboolean
reject_name (const char *name, const char *what, GError **error)
{
  g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_UNKNOWN_NAME, "the template has no %s \"%s\"",
               what, name);
  return FALSE;
}

static gboolean
reject_number (const char *name, double number, GError **error)
{
  g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_BAD_NUMBER,
               "the value of \"%s\" is %g, not a finite number", name, number);
  return FALSE;
}

/* Returns the value of the item named @name. Returns NULL with @error set if there is no such item or its
 * content is not of the given @kind. */
static TlItemValue *
find_value (TlTemplateValues *self, const char *name, TlContentKind kind, GError **error)
{
  TlItem item = tl_model_find_item (self->model, name);

  if (item == 0)
    {
      reject_name (name, "item", error);
      return NULL;
    }
  if (tl_model_item (self->model, item)->kind != kind)
    {
      g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_WRONG_KIND,
                   "the content of item \"%s\" is not %s", name,
                   kind == TL_CONTENT_TEXT ? "text" : "an image");
      return NULL;
    }
  return &self->items[item - 1];
}

static void
value_set_text (TlItemValue *value, const char *text, gsize length)
{
  g_free (value->text);
  g_clear_pointer (&value->runs, g_array_unref);
  value->text = g_strndup (text, length);
  value->length = length;
  value->is_set = TRUE;
}

static gboolean
check_text (const char *name, const char *text, gsize length, GError **error)
{
  const char *end;

  if (text == NULL || g_utf8_validate_len (text, length, &end))
    return TRUE;
  g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_BAD_TEXT,
               "the value of \"%s\" is not UTF-8 from byte %" G_GSIZE_FORMAT " on", name,
               (gsize)(end - text));
  return FALSE;
}

gboolean
tl_template_values_set_text (TlTemplateValues *self, const char *name, const char *text, GError **error)
{
  TlItemValue *value;
  gsize        length = text == NULL ? 0 : strlen (text);

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);
  value = find_value (self, name, TL_CONTENT_TEXT, error);
  if (value == NULL || !check_text (name, text, length, error))
    return FALSE;
  value_set_text (value, text, length);
  return TRUE;
}

/* Appends @length bytes of text in a font, or in the font of the item if @font is NULL. */
static void
value_append_text (TlItemValue             *value,
                   const char              *text,
                   gsize                    length,
                   const TlFontDescription *font,
                   const TlFontDescription *item_font)
{
  char *joined;

  if (value->runs == NULL && value->length > 0)
    value->runs = tl_runs_append (NULL, value->length, item_font);
  value->runs = tl_runs_append (value->runs, length, font == NULL ? item_font : font);
  joined = g_strconcat (value->text == NULL ? "" : value->text, text, NULL);
  g_free (value->text);
  value->text = joined;
  value->length += length;
  value->is_set = TRUE;
}

gboolean
tl_template_values_append_text (
  TlTemplateValues *self, const char *name, const char *text, const TlFontDescription *font, GError **error)
{
  TlItemValue *value;
  TlItem       item;

  g_return_val_if_fail (self != NULL && name != NULL && text != NULL, FALSE);
  g_return_val_if_fail (font == NULL || font->family != NULL, FALSE);
  value = find_value (self, name, TL_CONTENT_TEXT, error);
  if (value == NULL || !check_text (name, text, strlen (text), error))
    return FALSE;
  item = tl_model_find_item (self->model, name);
  value_append_text (value, text, strlen (text), font, &tl_model_item (self->model, item)->text.font);
  return TRUE;
}

gboolean
tl_template_values_append_system_text (
  TlTemplateValues *self, const char *name, const char *text, double point_size, int weight, GError **error)
{
  TlFontDescription font;

  tl_font_description_init_system (&font, point_size, weight, FALSE);
  return tl_template_values_append_text (self, name, text, &font, error);
}

/* Writes the shortest decimal form that has the same value as @number when it is read. */
static void
format_number (double number, char buffer[G_ASCII_DTOSTR_BUF_SIZE])
{
  for (int digits = 15; digits <= 17; digits++)
    {
      char format[8];

      g_snprintf (format, sizeof format, "%%.%dg", digits);
      g_ascii_formatd (buffer, G_ASCII_DTOSTR_BUF_SIZE, format, number + 0.0);
      if (fabs (g_ascii_strtod (buffer, NULL) - number) <= 0.0)
        return;
    }
}

gboolean
tl_template_values_set_number (TlTemplateValues *self, const char *name, double number, GError **error)
{
  TlItemValue *value;
  char         buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);
  if (!isfinite (number))
    return reject_number (name, number, error);
  if (tl_model_find_item (self->model, name) == 0 && tl_model_find_constraint (self->model, name) != 0)
    return tl_template_values_set_constant (self, name, number, error);
  value = find_value (self, name, TL_CONTENT_TEXT, error);
  if (value == NULL)
    return FALSE;
  format_number (number, buffer);
  value_set_text (value, buffer, strlen (buffer));
  return TRUE;
}

gboolean
tl_template_values_set_size (
  TlTemplateValues *self, const char *name, double width, double height, GError **error)
{
  TlItemValue *value;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);
  value = find_value (self, name, TL_CONTENT_SIZE, error);
  if (value == NULL)
    return FALSE;
  if (!isfinite (width) || !isfinite (height))
    return reject_number (name, isfinite (width) ? height : width, error);
  value->width = width;
  value->height = height;
  value->is_set = TRUE;
  return TRUE;
}

gboolean
tl_template_values_set_hidden (TlTemplateValues *self, const char *name, gboolean is_hidden, GError **error)
{
  TlItem item;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);
  item = tl_model_find_item (self->model, name);
  if (item == 0)
    return reject_name (name, "item", error);
  self->items[item - 1].hidden = is_hidden ? TL_HIDDEN_YES : TL_HIDDEN_NO;
  return TRUE;
}

gboolean
tl_template_values_set_constant (TlTemplateValues *self, const char *name, double constant, GError **error)
{
  TlConstantValue value;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);
  value = (TlConstantValue){ tl_model_find_constraint (self->model, name), constant };
  if (value.constraint == 0)
    return reject_name (name, "constraint", error);
  if (!isfinite (constant))
    return reject_number (name, constant, error);
  if (self->constants == NULL)
    self->constants = g_array_new (FALSE, FALSE, sizeof (TlConstantValue));
  for (guint i = 0; i < self->constants->len; i++)
    {
      TlConstantValue *known = &g_array_index (self->constants, TlConstantValue, i);

      if (known->constraint == value.constraint)
        {
          known->constant = constant;
          return TRUE;
        }
    }
  g_array_append_val (self->constants, value);
  return TRUE;
}

const char *
tl_template_values_get_text (const TlTemplateValues *self, TlItem item)
{
  g_return_val_if_fail (self != NULL && tl_model_has_item (self->model, item), NULL);
  return self->items[item - 1].is_set ? self->items[item - 1].text
                                      : tl_model_item (self->model, item)->string;
}
