/* tl-json-reader.h: the members of JSON objects as values, with errors that name the line. */
#ifndef TL_JSON_READER_H
#define TL_JSON_READER_H

#include "json/tl-json-lines.h"
#include "model/tl-names.h"

/* A template that is being read. After the first error all functions return their default values, so that the
 * error is checked only once for each object. */
typedef struct
{
  TlJsonLines lines;
  TlTemplate *template; /* owned */
  GError *error;        /* owned; NULL until the first error */
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
