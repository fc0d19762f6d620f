/* tl-json-lines.h: a parsed JSON text with the line on which each object starts. */
#ifndef TL_JSON_LINES_H
#define TL_JSON_LINES_H

#include <json-glib/json-glib.h>

/* A parsed JSON text with the line on which each object starts. */
typedef struct
{
  JsonParser *parser; /* the parser with the parsed text; owned */
  GHashTable *lines;  /* JsonObject → the line on which the object starts; owned */
  GArray     *starts; /* guint: for each object that is being parsed, outermost first, the line on which it
                         starts; owned */
} TlJsonLines;

gboolean tl_json_lines_parse (TlJsonLines *self, const char *json, gsize length, GError **error);
void     tl_json_lines_clear (TlJsonLines *self);
guint    tl_json_lines_get (const TlJsonLines *self, JsonObject *object);

#endif /* TL_JSON_LINES_H */
