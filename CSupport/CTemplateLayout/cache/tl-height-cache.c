/* tl-height-cache.c: heights by key and context; a GHashTable for each context finds them. */
#include "cache/tl-height-cache-private.h"

#include <string.h>

#include "cache/tl-stored-height.h"

/* The default bound on the number of contexts, enough for two orientations and the widths of a split view. */
#define CONTEXTS 8
/* The length of the longest key, in bytes. */
#define MAX_KEY_BYTES ((1u << 29) - 1)

static void
context_free (gpointer context)
{
  tl_context_heights_free (context);
}

G_DEFINE_BOXED_TYPE (TlHeightCache, tl_height_cache, tl_height_cache_ref, tl_height_cache_free)

TlHeightCache *
tl_height_cache_new (void)
{
  return tl_height_cache_new_full (NULL, NULL, NULL);
}

TlHeightCache *
tl_height_cache_new_full (GEqualFunc equal, GCopyFunc copy, GDestroyNotify free)
{
  TlHeightCache *cache = g_atomic_rc_box_new0 (TlHeightCache);

  cache->contexts = g_ptr_array_new_with_free_func (context_free);
  cache->funcs = (TlObjectFuncs){ equal, copy, free };
  cache->traits = g_strdup ("");
  cache->max_contexts = CONTEXTS;
  return cache;
}

TlHeightCache *
tl_height_cache_ref (TlHeightCache *cache)
{
  g_return_val_if_fail (cache != NULL, NULL);
  return g_atomic_rc_box_acquire (cache);
}

static void
cache_clear (gpointer data)
{
  TlHeightCache *cache = data;

  g_ptr_array_unref (cache->contexts);
  g_free (cache->traits);
}

void
tl_height_cache_free (TlHeightCache *cache)
{
  if (cache != NULL)
    g_atomic_rc_box_release_full (cache, cache_clear);
}

/* --- Contexts and bounds --- */

static TlContextHeights *
context_at (const TlHeightCache *cache, guint index)
{
  return g_ptr_array_index (cache->contexts, index);
}

/* The current context; NULL if it is not in `contexts`, because no height is stored in it. */
static TlContextHeights *
present_context (const TlHeightCache *cache)
{
  return cache->is_current ? context_at (cache, 0) : NULL;
}

/* Evicts the least recently used context. */
static void
drop_last_context (TlHeightCache *cache)
{
  guint n_dropped = tl_context_heights_get_count (context_at (cache, cache->contexts->len - 1));

  cache->statistics.n_evictions += n_dropped;
  cache->n_heights -= n_dropped;
  g_ptr_array_set_size (cache->contexts, (gint)cache->contexts->len - 1);
  cache->is_current = cache->is_current && cache->contexts->len > 0;
}

/* Evicts the least recently used data until the bounds hold: first contexts other than the current one, then
 * heights of the current context. */
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

void
tl_height_cache_set_context (TlHeightCache *cache, double width, const char *traits)
{
  g_return_if_fail (cache != NULL);
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

void
tl_height_cache_set_max_contexts (TlHeightCache *cache, guint n_contexts)
{
  g_return_if_fail (cache != NULL);
  cache->max_contexts = MAX (1, n_contexts);
  keep_bounds (cache);
}

void
tl_height_cache_set_max_heights (TlHeightCache *cache, guint n_heights)
{
  g_return_if_fail (cache != NULL);
  cache->max_heights = n_heights;
  keep_bounds (cache);
}

guint
tl_height_cache_get_n_heights (const TlHeightCache *cache)
{
  g_return_val_if_fail (cache != NULL, 0);
  return cache->n_heights;
}

guint
tl_height_cache_get_n_contexts (const TlHeightCache *cache)
{
  g_return_val_if_fail (cache != NULL, 0);
  return cache->contexts->len;
}

TlCacheStatistics
tl_height_cache_get_statistics (const TlHeightCache *cache)
{
  g_return_val_if_fail (cache != NULL, ((TlCacheStatistics){ 0 }));
  return cache->statistics;
}

/* --- Heights --- */

/* Returns the current context, which is created if necessary; NULL if its width is not valid, so that nothing
 * can be stored. */
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

/* Whether heights can be stored under a key. */
static gboolean
is_key (const TlHeightCache *cache, TlHeightKey key)
{
  switch (key.kind)
    {
    case TL_KEY_STRING:
    case TL_KEY_BYTES:
      return key.length <= MAX_KEY_BYTES;
    case TL_KEY_OBJECT:
      return key.data != NULL && cache->funcs.equal != NULL && cache->funcs.copy != NULL
             && cache->funcs.free != NULL;
    case TL_KEY_NUMBER:
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
tl_height_cache_store (TlHeightCache *cache, TlHeightKey key, guint64 version, double height)
{
  g_return_val_if_fail (cache != NULL, FALSE);

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

gboolean
tl_height_cache_lookup (TlHeightCache *cache, TlHeightKey key, guint64 version, double *height)
{
  g_return_val_if_fail (cache != NULL, FALSE);

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

gboolean
tl_height_cache_remove (TlHeightCache *cache, TlHeightKey key)
{
  g_return_val_if_fail (cache != NULL, FALSE);

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

void
tl_height_cache_clear (TlHeightCache *cache)
{
  g_return_if_fail (cache != NULL);
  g_ptr_array_set_size (cache->contexts, 0);
  cache->n_heights = 0;
  cache->is_current = FALSE;
}
