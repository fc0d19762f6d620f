/* tl-height-cache.c: heights by key, on GHashTable. */
#include <templatelayout/tl-height-cache.h>

#include <math.h>
#include <string.h>

#include "cache/tl-width-heights.h"

/* What is remembered under one key; the hash tables hold entries that are their own keys. */
typedef struct
{
  gint64         number; /* must be the first field: g_int64_hash() reads it */
  char          *string; /* NULL for an integer key; owned */
  TlWidthHeights heights;
} TlEntry;

struct _TlHeightCache
{
  GHashTable *by_number; /* set of TlEntry; owns them */
  GHashTable *by_string; /* TlEntry.string → TlEntry; owns the entries, which own the strings */
};

static void
entry_free (gpointer data)
{
  TlEntry *entry = data;

  tl_width_heights_clear (&entry->heights);
  g_free (entry->string);
  g_free (entry);
}

static TlEntry *
entry_new (gint64 number, const char *string, double width, double height)
{
  TlEntry *entry = g_new (TlEntry, 1);

  entry->number = number;
  entry->string = g_strdup (string);
  tl_width_heights_init (&entry->heights, width, height);
  return entry;
}

/**
 * tl_height_cache_new:
 *
 * Creates an empty cache.
 *
 * Returns: (transfer full): a new cache; free it with tl_height_cache_free()
 */
TlHeightCache *
tl_height_cache_new (void)
{
  TlHeightCache *cache = g_new (TlHeightCache, 1);

  cache->by_number = g_hash_table_new_full (g_int64_hash, g_int64_equal, entry_free, NULL);
  cache->by_string = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, entry_free);
  return cache;
}

/**
 * tl_height_cache_free:
 * @cache: (transfer full) (nullable): a cache
 *
 * Frees a cache. %NULL is ignored.
 */
void
tl_height_cache_free (TlHeightCache *cache)
{
  if (cache == NULL)
    return;
  g_hash_table_unref (cache->by_number);
  g_hash_table_unref (cache->by_string);
  g_free (cache);
}

/**
 * tl_height_cache_get_n_keys:
 * @cache: a cache
 *
 * Counts the keys under which heights are remembered.
 *
 * Returns: the number of keys, whatever the number of widths
 */
guint
tl_height_cache_get_n_keys (const TlHeightCache *cache)
{
  return g_hash_table_size (cache->by_number) + g_hash_table_size (cache->by_string);
}

/* A height that may be remembered: finite, at a width at which something can be laid out. */
static gboolean
is_worth_storing (double width, double height)
{
  return isfinite (width) && isfinite (height) && width > 0.0 && height >= 0.0;
}

/**
 * tl_height_cache_store:
 * @cache: a cache
 * @key: the key, any 64-bit identity of the row's content
 * @width: the content width that the height was computed for, in points
 * @height: the height, in points
 *
 * Remembers the height of @key at @width, in place of an earlier one. Constant time.
 *
 * Returns: %TRUE if it was stored; %FALSE if it was refused because the width is not above 0, the height
 *   negative or one of them not finite
 */
gboolean
tl_height_cache_store (TlHeightCache *cache, gint64 key, double width, double height)
{
  TlEntry *entry;

  if (!is_worth_storing (width, height))
    return FALSE;
  entry = g_hash_table_lookup (cache->by_number, &key);
  if (entry != NULL)
    tl_width_heights_store (&entry->heights, width, height);
  else
    g_hash_table_add (cache->by_number, entry_new (key, NULL, width, height));
  return TRUE;
}

/**
 * tl_height_cache_lookup:
 * @cache: a cache
 * @key: a key
 * @width: the content width, in points
 * @height: (out) (optional): return location for the height, in points
 *
 * Looks up the height remembered for @key at @width. A height remembered at another width does not
 * count: the same row is taller in a narrower list. Constant time.
 *
 * Returns: %TRUE and sets @height if a height is remembered; otherwise %FALSE, @height untouched
 */
gboolean
tl_height_cache_lookup (const TlHeightCache *cache, gint64 key, double width, double *height)
{
  const TlEntry *entry = g_hash_table_lookup (cache->by_number, &key);

  return entry != NULL && tl_width_heights_lookup (&entry->heights, width, height);
}

/**
 * tl_height_cache_remove:
 * @cache: a cache
 * @key: a key
 *
 * Forgets the heights of @key at all widths.
 *
 * Returns: %TRUE if there were any
 */
gboolean
tl_height_cache_remove (TlHeightCache *cache, gint64 key)
{
  return g_hash_table_remove (cache->by_number, &key);
}

/**
 * tl_height_cache_store_string:
 * @cache: a cache
 * @key: the key; copied
 * @width: the content width that the height was computed for, in points
 * @height: the height, in points
 *
 * Remembers the height of a string key, as tl_height_cache_store() does.
 *
 * Returns: %TRUE if it was stored; %FALSE if it was refused
 */
gboolean
tl_height_cache_store_string (TlHeightCache *cache, const char *key, double width, double height)
{
  TlEntry *entry;

  if (!is_worth_storing (width, height))
    return FALSE;
  entry = g_hash_table_lookup (cache->by_string, key);
  if (entry == NULL)
    {
      entry = entry_new (0, key, width, height);
      g_hash_table_insert (cache->by_string, entry->string, entry);
    }
  tl_width_heights_store (&entry->heights, width, height);
  return TRUE;
}

/**
 * tl_height_cache_lookup_string:
 * @cache: a cache
 * @key: a key
 * @width: the content width, in points
 * @height: (out) (optional): return location for the height, in points
 *
 * Looks up the height of a string key, as tl_height_cache_lookup() does.
 *
 * Returns: %TRUE and sets @height if a height is remembered; otherwise %FALSE, @height untouched
 */
gboolean
tl_height_cache_lookup_string (const TlHeightCache *cache, const char *key, double width, double *height)
{
  const TlEntry *entry = g_hash_table_lookup (cache->by_string, key);

  return entry != NULL && tl_width_heights_lookup (&entry->heights, width, height);
}

/**
 * tl_height_cache_remove_string:
 * @cache: a cache
 * @key: a key
 *
 * Forgets the heights of a string key at all widths.
 *
 * Returns: %TRUE if there were any
 */
gboolean
tl_height_cache_remove_string (TlHeightCache *cache, const char *key)
{
  return g_hash_table_remove (cache->by_string, key);
}

/**
 * tl_height_cache_clear:
 * @cache: a cache
 *
 * Forgets all heights.
 */
void
tl_height_cache_clear (TlHeightCache *cache)
{
  g_hash_table_remove_all (cache->by_number);
  g_hash_table_remove_all (cache->by_string);
}
