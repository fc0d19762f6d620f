/* tl-json-lines.c: parses JSON text and stores the line on which each object starts, which json-glib provides
 * only while it parses. */
#include "json/tl-json-lines.h"

#include <string.h>
#include <templatecell/tl-template.h>

/* The maximum depth of nested objects and arrays. json-glib's parser is recursive, so values nested more
 * deeply could overflow its stack. Templates have five levels. */
#define TL_MAX_DEPTH 64

static guint
count_lines (const char *start, const char *end)
{
  guint line = 1;

  for (const char *place = start; place < end; place++)
    line += *place == '\n';
  return line;
}

static gboolean
check_encoding (const char *json, gsize length, GError **error)
{
  const char *end;

  if (g_utf8_validate_len (json, length, &end))
    return TRUE;
  g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_BAD_TEXT, "line %u: the text is not UTF-8",
               count_lines (json, end));
  return FALSE;
}

/* Checks that nothing but white space is outside the object at the top level: json-glib reads several values
 * one after the other, and does not free all of them. @depth is the depth at @place, outside strings. */
static gboolean
check_top_level (const char *json, const char *place, guint depth, gboolean *has_object, GError **error)
{
  if (depth > 0 || g_ascii_isspace (*place))
    return TRUE;
  if (*place == '{' && !*has_object)
    {
      *has_object = TRUE;
      return TRUE;
    }
  if (*has_object)
    g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_NOT_JSON,
                 "line %u: not JSON: the object is followed by more text", count_lines (json, place));
  else
    g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_BAD_FORM, "line %u: the text is not an object",
                 count_lines (json, place));
  return FALSE;
}

/* Checks that values are nested at most TL_MAX_DEPTH deep, and that the text consists of one object. */
static gboolean
check_nesting (const char *json, gsize length, GError **error)
{
  gboolean is_in_string = FALSE, has_object = FALSE;
  guint    depth = 0;

  for (gsize i = 0; i < length; i++)
    {
      if (!check_top_level (json, json + i, depth, &has_object, error))
        return FALSE;
      if (is_in_string && json[i] == '\\')
        i++;
      else if (json[i] == '"')
        is_in_string = !is_in_string;
      else if (!is_in_string && (json[i] == '{' || json[i] == '['))
        depth++;
      else if (!is_in_string && (json[i] == '}' || json[i] == ']') && depth > 0)
        depth--;
      if (depth > TL_MAX_DEPTH)
        {
          g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_NOT_JSON,
                       "line %u: values are nested more than %d deep", count_lines (json, json + i),
                       TL_MAX_DEPTH);
          return FALSE;
        }
    }
  return TRUE;
}

static void
object_started (JsonParser *parser, TlJsonLines *self)
{
  guint line = json_parser_get_current_line (parser);

  g_array_append_val (self->starts, line);
}

static void
object_ended (JsonParser *parser, JsonObject *object, TlJsonLines *self)
{
  guint line = g_array_index (self->starts, guint, self->starts->len - 1);

  (void)parser;
  g_array_set_size (self->starts, self->starts->len - 1);
  g_hash_table_insert (self->lines, object, GUINT_TO_POINTER (line));
}

/* Converts @problem, the parser's error, to a TL_TEMPLATE_ERROR that begins with the line. The message of
 * @problem begins with "<data>:line:column: Parse error: ". */
static void
report_parse_error (const GError *problem, GError **error)
{
  static const char place[] = "<data>:", kind[] = "Parse error: ";
  const char       *reason = strstr (problem->message, kind);
  guint64           line = 1;

  if (g_str_has_prefix (problem->message, place))
    line = g_ascii_strtoull (problem->message + sizeof place - 1, NULL, 10);
  g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_NOT_JSON, "line %u: not JSON: %s", (guint)line,
               reason == NULL ? problem->message : reason + sizeof kind - 1);
}

/* Parses @json, which is @length bytes long. Returns FALSE with @error set if it is not JSON in UTF-8. After
 * success and after an error, the caller must call tl_json_lines_clear(). */
gboolean
tl_json_lines_parse (TlJsonLines *self, const char *json, gsize length, GError **error)
{
  g_autoptr (GError) problem = NULL;

  self->parser = json_parser_new ();
  self->lines = g_hash_table_new (NULL, NULL);
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  if (!check_encoding (json, length, error) || !check_nesting (json, length, error))
    return FALSE;
  g_signal_connect (self->parser, "object-start", G_CALLBACK (object_started), self);
  g_signal_connect (self->parser, "object-end", G_CALLBACK (object_ended), self);
  if (json_parser_load_from_data (self->parser, json, (gssize)length, &problem))
    return TRUE;
  report_parse_error (problem, error);
  return FALSE;
}

void
tl_json_lines_clear (TlJsonLines *self)
{
  g_clear_object (&self->parser);
  g_clear_pointer (&self->lines, g_hash_table_unref);
  g_clear_pointer (&self->starts, g_array_unref);
}

/* The line on which @object starts; the first line is 1. */
guint
tl_json_lines_get (const TlJsonLines *self, JsonObject *object)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->lines, object));
}
