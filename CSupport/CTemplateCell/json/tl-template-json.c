/* tl-template-json.c: reads templates from JSON strings and files. */
#include <templatecell/tl-template-json.h>

#include "json/tl-json-reader.h"

#include <string.h>

#define TL_FORM_NAME "templatelayout-template"

static gboolean
check_version (TlJsonReader *self, JsonObject *root)
{
  const char *format = tl_json_string (self, root, "format");
  double      version = tl_json_number (self, root, "version", 0.0);

  if (g_strcmp0 (format, TL_FORM_NAME) != 0)
    tl_json_fail (self, root, TL_TEMPLATE_ERROR_BAD_FORM, "\"format\" is not \"" TL_FORM_NAME "\"");
  else if (version > (double)TL_TEMPLATE_FORM_VERSION)
    tl_json_fail (self, root, TL_TEMPLATE_ERROR_VERSION,
                  "the template has version %g; this library reads versions up to %d", version,
                  TL_TEMPLATE_FORM_VERSION);
  else if (version < 1.0)
    tl_json_fail (self, root, TL_TEMPLATE_ERROR_BAD_FORM, "\"version\" is not a version");
  return self->error == NULL;
}

/* The number of @member, which must be at least 0, or greater than 0 if @is_strict; @fallback if there is no
 * such member. If the number is too small, sets the error and returns @fallback. */
static double
read_length (TlJsonReader *self, JsonObject *root, const char *member, double fallback, gboolean is_strict)
{
  double length = tl_json_number (self, root, member, fallback);

  if (length > 0.0 || (!is_strict && length >= 0.0))
    return length;
  tl_json_fail (self, root, TL_TEMPLATE_ERROR_BAD_NUMBER, "\"%s\" is %g", member, length);
  return fallback;
}

static void
read_accessories (TlJsonReader *self, JsonObject *root)
{
  static const char *const known[] = { "rowWidth", "width", NULL };
  JsonArray               *accessories = tl_json_array (self, root, "accessories");

  for (guint i = 0; accessories != NULL && i < json_array_get_length (accessories) && self->error == NULL;
       i++)
    {
      JsonObject *element = tl_json_element (self, root, "accessories", accessories, i);
      double      row_width;

      if (element == NULL)
        return;
      tl_json_check_members (self, element, known);
      row_width = tl_json_number (self, element, "rowWidth", 0.0);
      tl_template_set_accessory_width (self->template, row_width,
                                       read_length (self, element, "width", 0.0, FALSE));
    }
}

static void
read_properties (TlJsonReader *self, JsonObject *root)
{
  static const char *const known[]
    = { "format",      "version", "scale", "separator",   "accessories", "emptyHeight",
        "rightToLeft", "content", "items", "constraints", NULL };

  tl_json_check_members (self, root, known);
  tl_template_set_scale (self->template, read_length (self, root, "scale", 2.0, TRUE));
  read_accessories (self, root);
  tl_template_set_empty_height (self->template, read_length (self, root, "emptyHeight", 0.0, FALSE));
  tl_template_set_separator (self->template, tl_json_boolean (self, root, "separator", FALSE));
  tl_template_set_right_to_left (self->template, tl_json_boolean (self, root, "rightToLeft", FALSE));
}

static void
read_template (TlJsonReader *self)
{
  JsonNode   *node = json_parser_get_root (self->lines.parser);
  JsonObject *root;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    {
      self->error = g_error_new_literal (TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_BAD_FORM,
                                         "line 1: the text is not an object");
      return;
    }
  root = json_node_get_object (node);
  if (!check_version (self, root))
    return;
  read_properties (self, root);
  tl_json_items_read (self, root);
  tl_json_constraints_read (self, root);
}

TlTemplate *
tl_template_new_from_json (const char *json, gssize length, GError **error)
{
  TlJsonReader self = { .template = NULL };

  g_return_val_if_fail (json != NULL, NULL);
  if (tl_json_lines_parse (&self.lines, json, length < 0 ? strlen (json) : (gsize)length, &self.error))
    {
      self.template = tl_template_new ();
      read_template (&self);
    }
  tl_json_lines_clear (&self.lines);
  if (self.error == NULL)
    return self.template;
  tl_template_unref (self.template);
  g_propagate_error (error, self.error);
  return NULL;
}

TlTemplate *
tl_template_new_from_file (const char *path, GError **error)
{
  g_autofree char *json = NULL;
  TlTemplate      *self;
  gsize            length;

  g_return_val_if_fail (path != NULL, NULL);
  if (!g_file_get_contents (path, &json, &length, error))
    return NULL;
  self = tl_template_new_from_json (json, (gssize)length, error);
  if (self == NULL)
    g_prefix_error (error, "%s: ", path);
  return self;
}
