/* tl-height-key.c: keys, made of what the caller has. */
#include <templatelayout/tl-height-cache.h>

#include <string.h>

/**
 * tl_height_key_number:
 * @number: any 64-bit identity
 *
 * Makes a key of a number.
 *
 * Returns: the key
 */
TlHeightKey
tl_height_key_number (gint64 number)
{
  return (TlHeightKey){ .kind = TL_KEY_NUMBER, .number = number };
}

/**
 * tl_height_key_string:
 * @string: (transfer none) (nullable): characters, in any encoding
 * @length: their number of bytes, -1 if they end with a zero byte
 *
 * Makes a key of a string. %NULL and strings of more than 512 MB are no keys: nothing is stored under them.
 *
 * Returns: the key, valid as long as @string is
 */
TlHeightKey
tl_height_key_string (const char *string, gssize length)
{
  gsize       n_bytes = length >= 0 || string == NULL ? (gsize)length : strlen (string);
  TlHeightKey key = tl_height_key_bytes (string, n_bytes);

  key.kind = TL_KEY_STRING;
  return key;
}

/**
 * tl_height_key_bytes:
 * @data: (transfer none) (nullable): bytes
 * @length: how many
 *
 * Makes a key of bytes. %NULL is a key only where there are none.
 *
 * Returns: the key, valid as long as @data is
 */
TlHeightKey
tl_height_key_bytes (gconstpointer data, gsize length)
{
  if (data == NULL && length > 0)
    length = G_MAXUINT; /* too long for a key */
  return (TlHeightKey){ .kind = TL_KEY_BYTES, .length = (guint)MIN (length, G_MAXUINT), .data = data };
}

/**
 * tl_height_key_object:
 * @object: (transfer none): something that the cache's functions compare and copy
 * @hash: its hash value; the same for equal objects
 *
 * Makes a key of an object, %NULL being none, for a cache from tl_height_cache_new_full().
 *
 * Returns: the key, valid as long as @object is
 */
TlHeightKey
tl_height_key_object (gconstpointer object, guint hash)
{
  return (TlHeightKey){ .kind = TL_KEY_OBJECT, .length = hash, .data = object };
}
