/* tl-json-reader.h: reads members of JSON objects; errors name the line of the object. */
#ifndef TL_JSON_READER_H
#define TL_JSON_READER_H

#include "json/tl-json-lines.h"
#include "model/tl-names.h"

/* A template that is being read. After the first error, the functions that read members return their default
 * values, so callers need to check for an error only once for each object. */
typedef struct
{
  TlJsonLines lines;    /* the parsed text */
  TlTemplate *template; /* the template that is built; owned */
  GError *error;        /* the first error; owned; NULL if there is none */
} TlJsonReader;

void
tl_json_fail (TlJsonReader *self, JsonObject *object, int code, const char *format, ...) G_GNUC_PRINTF (4, 5);
void tl_json_fail_with (TlJsonReader *self, JsonObject *object, GError *error);
void tl_json_check_members (TlJsonReader *self, JsonObject *object, const char *const *known);

gboolean    tl_json_has (JsonObject *object, const char *member);
double      tl_json_number (TlJsonReader *self, JsonObject *object, const char *member, double fallback);
gboolean    tl_json_boolean (TlJsonReader *self, JsonObject *object, const char *member, gboolean fallback);
const char *tl_json_string (TlJsonReader *self, JsonObject *object, const char *member);
guint       tl_json_name (
        TlJsonReader *self, JsonObject *object, const char *member, const TlNames *names, guint fallback);
TlItem      tl_json_item (TlJsonReader *self, JsonObject *object, const char *member);
JsonArray  *tl_json_array (TlJsonReader *self, JsonObject *object, const char *member);
gboolean    tl_json_pair (TlJsonReader *self, JsonObject *object, const char *member, double pair[2]);
JsonObject *tl_json_object (TlJsonReader *self, JsonObject *object, const char *member);
JsonObject *
tl_json_element (TlJsonReader *self, JsonObject *object, const char *member, JsonArray *array, guint index);

/* tl-json-items.c */
void tl_json_items_read (TlJsonReader *self, JsonObject *root);

/* tl-json-constraints.c */
void tl_json_constraints_read (TlJsonReader *self, JsonObject *root);

#endif /* TL_JSON_READER_H */
