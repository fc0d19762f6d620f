/* tl-json-reader.c: reads members of JSON objects as numbers, strings, enumeration values and items. */
#include "json/tl-json-reader.h"

#include <math.h>
#include <stdarg.h>

/* Sets the error of the reader, unless one is already set. The message begins with the line of @object. */
void
tl_json_fail (TlJsonReader *self, JsonObject *object, int code, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list          arguments;

  if (self->error != NULL)
    return;
  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  self->error
    = g_error_new (TL_TEMPLATE_ERROR, code, "line %u: %s", tl_json_lines_get (&self->lines, object), message);
}

/* Sets the error of the reader to @error with the line of @object in front, or frees @error if an error is
 * already set. */
void
tl_json_fail_with (TlJsonReader *self, JsonObject *object, GError *error)
{
  if (self->error != NULL)
    {
      g_error_free (error);
      return;
    }
  self->error = error;
  g_prefix_error (&self->error, "line %u: ", tl_json_lines_get (&self->lines, object));
}

static void
reject_member (TlJsonReader *self, JsonObject *object, const char *member, const char *expected)
{
  tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "\"%s\" is not %s", member, expected);
}

/* Sets the error if @object has a member that is not in @known, a list that ends with NULL. */
void
tl_json_check_members (TlJsonReader *self, JsonObject *object, const char *const *known)
{
  JsonObjectIter iter;
  const char    *member;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &member, NULL))
    {
      if (!g_strv_contains (known, member))
        tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "unknown member \"%s\"", member);
    }
}

/* Whether @object has the member @member with a value other than null. */
gboolean
tl_json_has (JsonObject *object, const char *member)
{
  return json_object_has_member (object, member) && !json_object_get_null_member (object, member);
}

/* The number in @node; NaN if @node does not contain a finite number. */
static double
node_number (JsonNode *node)
{
  GType type = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;

  if (type == G_TYPE_INT64)
    return (double)json_node_get_int (node);
  return type == G_TYPE_DOUBLE && isfinite (json_node_get_double (node)) ? json_node_get_double (node)
                                                                         : (double)NAN;
}

/* The number of @member; @fallback if there is no such member. If the value is not a finite number, sets the
 * error and returns @fallback. */
double
tl_json_number (TlJsonReader *self, JsonObject *object, const char *member, double fallback)
{
  double number;

  if (self->error != NULL || !json_object_has_member (object, member))
    return fallback;
  number = node_number (json_object_get_member (object, member));
  if (!isnan (number))
    return number;
  reject_member (self, object, member, "a finite number");
  return fallback;
}

/* The truth value of @member; @fallback if there is no such member. If the value is neither true nor false,
 * sets the error and returns @fallback. */
gboolean
tl_json_boolean (TlJsonReader *self, JsonObject *object, const char *member, gboolean fallback)
{
  JsonNode *node;

  if (self->error != NULL || !json_object_has_member (object, member))
    return fallback;
  node = json_object_get_member (object, member);
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return json_node_get_boolean (node);
  reject_member (self, object, member, "true or false");
  return fallback;
}

/* The string of @member; NULL if there is no such member or its value is null. If the value is anything else,
 * sets the error and returns NULL. */
const char *
tl_json_string (TlJsonReader *self, JsonObject *object, const char *member)
{
  JsonNode *node;

  if (self->error != NULL || !tl_json_has (object, member))
    return NULL;
  node = json_object_get_member (object, member);
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    return json_node_get_string (node);
  reject_member (self, object, member, "a string");
  return NULL;
}

/* The enumeration value whose name, in @names, is the string of @member; @fallback if there is no such
 * member. If the name is unknown, sets the error and returns @fallback. */
guint
tl_json_name (
  TlJsonReader *self, JsonObject *object, const char *member, const TlNames *names, guint fallback)
{
  const char *name = tl_json_string (self, object, member);
  guint       value = fallback;

  if (name != NULL && !tl_names_find (names, name, &value))
    tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "\"%s\" is unknown: \"%s\"", member, name);
  return value;
}

/* The id of the item whose name is the string of @member; 0 if there is no such member. If no item read so
 * far has the name, sets the error and returns 0. */
TlItem
tl_json_item (TlJsonReader *self, JsonObject *object, const char *member)
{
  const char *name = tl_json_string (self, object, member);
  TlItem      item;

  if (name == NULL)
    return 0;
  item = tl_template_find_item (self->template, name);
  if (item == 0)
    tl_json_fail (self, object, TL_TEMPLATE_ERROR_UNKNOWN_NAME, "there is no item \"%s\" before this", name);
  return item;
}

/* The array of @member; NULL if there is no such member. If the value is not an array, sets the error and
 * returns NULL. */
JsonArray *
tl_json_array (TlJsonReader *self, JsonObject *object, const char *member)
{
  JsonNode *node;

  if (self->error != NULL || !json_object_has_member (object, member))
    return NULL;
  node = json_object_get_member (object, member);
  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_node_get_array (node);
  reject_member (self, object, member, "an array");
  return NULL;
}

/* Sets @pair to the two numbers in the array of @member. Returns FALSE, with @pair unchanged, if there is no
 * such member. If the value is not an array of two finite numbers, sets the error and returns FALSE. */
gboolean
tl_json_pair (TlJsonReader *self, JsonObject *object, const char *member, double pair[2])
{
  JsonArray *array = tl_json_array (self, object, member);
  double     first, second;

  if (array == NULL)
    return FALSE;
  first = json_array_get_length (array) == 2 ? node_number (json_array_get_element (array, 0)) : (double)NAN;
  second = json_array_get_length (array) == 2 ? node_number (json_array_get_element (array, 1)) : (double)NAN;
  if (isnan (first) || isnan (second))
    {
      reject_member (self, object, member, "an array of two finite numbers");
      return FALSE;
    }
  pair[0] = first;
  pair[1] = second;
  return TRUE;
}

/* The object of @member; NULL if there is no such member. If the value is not an object, sets the error and
 * returns NULL. */
JsonObject *
tl_json_object (TlJsonReader *self, JsonObject *object, const char *member)
{
  JsonNode *node;

  if (self->error != NULL || !json_object_has_member (object, member))
    return NULL;
  node = json_object_get_member (object, member);
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);
  reject_member (self, object, member, "an object");
  return NULL;
}

/* The element @index of @array, the array of @member. If the element is not an object, sets the error and
 * returns NULL. */
JsonObject *
tl_json_element (TlJsonReader *self, JsonObject *object, const char *member, JsonArray *array, guint index)
{
  JsonNode *node = json_array_get_element (array, index);

  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);
  tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "element %u of \"%s\" is not an object", index,
                member);
  return NULL;
}
