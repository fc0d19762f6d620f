/* tl-height-key.c: creates keys from numbers, strings, bytes and objects. */
#include <templatelayout/tl-height-cache.h>

#include <string.h>

TlHeightKey
tl_height_key_number (gint64 number)
{
  return (TlHeightKey){ .kind = TL_KEY_NUMBER, .number = number };
}

TlHeightKey
tl_height_key_string (const char *string, gssize length)
{
  gsize       n_bytes = string == NULL ? G_MAXUINT : length >= 0 ? (gsize)length : strlen (string);
  TlHeightKey key = tl_height_key_bytes (string, n_bytes);

  key.kind = TL_KEY_STRING;
  return key;
}

TlHeightKey
tl_height_key_bytes (gconstpointer data, gsize length)
{
  if (data == NULL && length > 0)
    length = G_MAXUINT; /* too long for a key */
  return (TlHeightKey){ .kind = TL_KEY_BYTES, .length = (guint)MIN (length, G_MAXUINT), .data = data };
}

TlHeightKey
tl_height_key_object (gconstpointer object, guint hash)
{
  return (TlHeightKey){ .kind = TL_KEY_OBJECT, .length = hash, .data = object };
}
