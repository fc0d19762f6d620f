/* tl-height-cache.c: heights by key and context, on GHashTable. */
#include "cache/tl-height-cache-private.h"

#include <string.h>

#include "cache/tl-stored-height.h"

/* How many contexts are kept unless the caller says otherwise: two orientations, a split view's widths. */
#define CONTEXTS 8
/* The longest key, bytes. */
#define LONGEST_KEY ((1u << 29) - 1)

static void
context_free (gpointer context)
{
  tl_context_heights_free (context);
}

/**
 * tl_height_cache_new:
 *
 * Creates an empty cache for numbers, strings and bytes.
 *
 * Returns: (transfer full): a new cache; free it with tl_height_cache_free()
 */
TlHeightCache *
tl_height_cache_new (void)
{
  return tl_height_cache_new_full (NULL, NULL, NULL);
}

/**
 * tl_height_cache_new_full:
 * @equal: (nullable) (scope notified): tells whether two objects are equal
 * @copy: (nullable) (scope notified): copies an object, or takes a reference; its second argument is %NULL
 * @free: (nullable) (scope notified): frees what @copy returned
 *
 * Creates an empty cache whose keys can be objects besides. Nothing is stored under an object unless all
 * three functions are given.
 *
 * Returns: (transfer full): a new cache; free it with tl_height_cache_free()
 */
TlHeightCache *
tl_height_cache_new_full (GEqualFunc equal, GCopyFunc copy, GDestroyNotify free)
{
  TlHeightCache *cache = g_new0 (TlHeightCache, 1);

  cache->contexts = g_ptr_array_new_with_free_func (context_free);
  cache->funcs = (TlObjectFuncs){ equal, copy, free };
  cache->traits = g_strdup ("");
  cache->max_contexts = CONTEXTS;
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
  g_ptr_array_unref (cache->contexts);
  g_free (cache->traits);
  g_free (cache);
}

/* --- Contexts and bounds --- */

static TlContextHeights *
context_at (const TlHeightCache *cache, guint index)
{
  return g_ptr_array_index (cache->contexts, index);
}

static TlContextHeights *
present_context (const TlHeightCache *cache)
{
  return cache->is_current ? context_at (cache, 0) : NULL;
}

static void
drop_last_context (TlHeightCache *cache)
{
  guint n_dropped = tl_context_heights_get_count (context_at (cache, cache->contexts->len - 1));

  cache->statistics.n_evictions += n_dropped;
  cache->n_heights -= n_dropped;
  g_ptr_array_set_size (cache->contexts, (gint)cache->contexts->len - 1);
  cache->is_current = cache->is_current && cache->contexts->len > 0;
}

/* Drops what was not used for long until the bounds hold: other contexts first. */
static void
keep_bounds (TlHeightCache *cache)
{
  guint n_present = cache->is_current ? 1 : 0;

  while (cache->contexts->len > cache->max_contexts)
    drop_last_context (cache);
  if (cache->max_heights == 0)
    return;
  while (cache->n_heights > cache->max_heights && cache->contexts->len > n_present)
    drop_last_context (cache);
  while (cache->n_heights > cache->max_heights)
    {
      tl_context_heights_remove (context_at (cache, 0),
                                 tl_context_heights_get_oldest (context_at (cache, 0)));
      cache->n_heights--;
      cache->statistics.n_evictions++;
    }
}

/**
 * tl_height_cache_set_context:
 * @cache: a cache
 * @width: the content width that rows are laid out in, in points
 * @traits: (nullable): whatever else heights depend on, such as the scale, the text size and the widths of
 *   accessories, in the caller's words; %NULL for ""
 *
 * Says what heights are stored and looked up for from now on. Nothing is stored at a width that is not
 * above 0 or not finite, nor before this was called.
 *
 * It is cheap: a context takes memory only when a height is stored in it.
 */
void
tl_height_cache_set_context (TlHeightCache *cache, double width, const char *traits)
{
  traits = traits == NULL ? "" : traits;
  cache->width = width;
  if (strcmp (cache->traits, traits) != 0)
    {
      g_free (cache->traits);
      cache->traits = g_strdup (traits);
    }
  cache->is_current = FALSE;
  for (guint i = 0; i < cache->contexts->len && !cache->is_current; i++)
    if (tl_context_heights_is (context_at (cache, i), width, traits))
      {
        g_ptr_array_insert (cache->contexts, 0, g_ptr_array_steal_index (cache->contexts, i));
        cache->is_current = TRUE;
      }
}

/**
 * tl_height_cache_set_max_contexts:
 * @cache: a cache
 * @n_contexts: how many contexts are kept, at least 1; 8 at first
 *
 * Bounds the number of contexts; those that were not used for long are dropped first.
 */
void
tl_height_cache_set_max_contexts (TlHeightCache *cache, guint n_contexts)
{
  cache->max_contexts = MAX (1, n_contexts);
  keep_bounds (cache);
}

/**
 * tl_height_cache_set_max_heights:
 * @cache: a cache
 * @n_heights: how many heights are kept in all contexts together; 0, as at first, for no bound
 *
 * Bounds the number of heights. Contexts that were not used for long are dropped first, then the heights
 * of the present one that were not used for long. Lookups count as uses only while there is a bound.
 */
void
tl_height_cache_set_max_heights (TlHeightCache *cache, guint n_heights)
{
  cache->max_heights = n_heights;
  keep_bounds (cache);
}

/**
 * tl_height_cache_get_n_heights:
 * @cache: a cache
 *
 * Counts the heights of all contexts. Constant time.
 *
 * Returns: the number of heights
 */
guint
tl_height_cache_get_n_heights (const TlHeightCache *cache)
{
  return cache->n_heights;
}

/**
 * tl_height_cache_get_n_contexts:
 * @cache: a cache
 *
 * Counts the contexts that heights are remembered for.
 *
 * Returns: the number of contexts
 */
guint
tl_height_cache_get_n_contexts (const TlHeightCache *cache)
{
  return cache->contexts->len;
}

/**
 * tl_height_cache_get_statistics:
 * @cache: a cache
 *
 * Says what became of all lookups since the cache was made.
 *
 * Returns: the counts
 */
TlCacheStatistics
tl_height_cache_get_statistics (const TlHeightCache *cache)
{
  return cache->statistics;
}

/* --- Heights --- */

/* The present context, made if it is not there yet; NULL if nothing can be stored in it. */
static TlContextHeights *
need_context (TlHeightCache *cache)
{
  if (!cache->is_current && isfinite (cache->width) && cache->width > 0.0)
    {
      g_ptr_array_insert (cache->contexts, 0,
                          tl_context_heights_new (cache->width, cache->traits, &cache->funcs));
      cache->is_current = TRUE;
    }
  return present_context (cache);
}

static gboolean
is_key (const TlHeightCache *cache, TlHeightKey key)
{
  switch (key.kind)
    {
    case TL_KEY_STRING:
    case TL_KEY_BYTES:
      return key.length <= LONGEST_KEY;
    case TL_KEY_OBJECT:
      return key.data != NULL && cache->funcs.equal != NULL && cache->funcs.copy != NULL
             && cache->funcs.free != NULL;
    case TL_KEY_NUMBER:
    default:
      return TRUE;
    }
}

/**
 * tl_height_cache_store:
 * @cache: a cache
 * @key: the key; copied
 * @version: a version of the content behind the key; 0 if there are none
 * @height: the height, in points
 *
 * Remembers the height of @key in the present context, in place of an earlier one of any version.
 * Constant time.
 *
 * Returns: %TRUE if it was stored; %FALSE if it was refused because there is no context with a width
 *   above 0, because the height is negative, not finite or above %TL_HEIGHT_MAX, or because the key cannot be
 * held
 */
gboolean
tl_height_cache_store (TlHeightCache *cache, TlHeightKey key, guint64 version, double height)
{
  TlContextHeights *context;
  TlHeightEntry    *entry;

  if (!tl_stored_accepts (height) || !is_key (cache, key) || (context = need_context (cache)) == NULL)
    return FALSE;
  entry = tl_context_heights_find (context, key);
  if (entry != NULL)
    {
      entry->version = version;
      entry->height = height;
      tl_context_heights_touch (context, entry);
      return TRUE;
    }
  if (!tl_context_heights_add (context, key, version, height))
    return FALSE;
  cache->n_heights++;
  keep_bounds (cache);
  return TRUE;
}

/**
 * tl_height_cache_lookup:
 * @cache: a cache
 * @key: a key
 * @version: the version of the content behind it
 * @height: (out) (optional): return location for the height, in points
 *
 * Looks up the height remembered for @key in the present context. A height remembered in another context
 * or for another version does not count. Constant time.
 *
 * Returns: %TRUE and sets @height if a height is remembered; otherwise %FALSE, @height untouched
 */
gboolean
tl_height_cache_lookup (TlHeightCache *cache, TlHeightKey key, guint64 version, double *height)
{
  TlContextHeights *context = present_context (cache);
  TlHeightEntry    *entry;

  if (context == NULL || !is_key (cache, key) || (entry = tl_context_heights_find (context, key)) == NULL
      || entry->version != version)
    {
      cache->statistics.n_misses++;
      return FALSE;
    }
  cache->statistics.n_hits++;
  if (cache->max_heights != 0)
    tl_context_heights_touch (context, entry);
  if (height != NULL)
    *height = entry->height;
  return TRUE;
}

/**
 * tl_height_cache_remove:
 * @cache: a cache
 * @key: a key
 *
 * Forgets the heights of @key in all contexts.
 *
 * Returns: %TRUE if there were any
 */
gboolean
tl_height_cache_remove (TlHeightCache *cache, TlHeightKey key)
{
  gboolean removed = FALSE;

  for (guint i = 0; is_key (cache, key) && i < cache->contexts->len; i++)
    {
      TlHeightEntry *entry = tl_context_heights_find (context_at (cache, i), key);

      if (entry == NULL)
        continue;
      tl_context_heights_remove (context_at (cache, i), entry);
      cache->n_heights--;
      removed = TRUE;
    }
  return removed;
}

/**
 * tl_height_cache_clear:
 * @cache: a cache
 *
 * Forgets all heights; the present context and the counts of lookups stay.
 */
void
tl_height_cache_clear (TlHeightCache *cache)
{
  g_ptr_array_set_size (cache->contexts, 0);
  cache->n_heights = 0;
  cache->is_current = FALSE;
}
