/* tl-height-cache.h: row heights cached by the identity of a row's content. */
#ifndef TL_HEIGHT_CACHE_H
#define TL_HEIGHT_CACHE_H

#include <templatelayout/tl-macros.h>

G_BEGIN_DECLS

/**
 * TlHeightCache:
 *
 * A cache of row heights by key, with one hash table for each context that rows were laid out in.
 *
 * A context is the content width together with a string from the caller that identifies everything else that
 * heights depend on; see tl_height_cache_set_context(). A list that returns to an earlier width finds its
 * heights again. The number of contexts is bounded; the number of heights can be bounded too. The least
 * recently used contexts are evicted first, then the least recently used heights of the current context.
 *
 * A height is stored with the version of the content that it was computed for. A lookup with another version
 * is a miss, and storing a height with another version replaces the old height.
 *
 * Storing and looking up take constant time on average, plus the time to read the key; removing takes
 * constant time on average for each context. Evicting a context takes time in proportion to its heights. A
 * height takes at most 64 bytes plus its key.
 */
typedef struct _TlHeightCache TlHeightCache;

#define TL_TYPE_HEIGHT_CACHE (tl_height_cache_get_type ())

/**
 * TlKeyKind:
 * @TL_KEY_NUMBER: a 64-bit integer
 * @TL_KEY_STRING: characters
 * @TL_KEY_BYTES: bytes, such as those of a UUID
 * @TL_KEY_OBJECT: an object, compared by the functions given to tl_height_cache_new_full()
 *
 * The kind of a key. Keys of different kinds are never equal.
 */
typedef enum
{
  TL_KEY_NUMBER,
  TL_KEY_STRING,
  TL_KEY_BYTES,
  TL_KEY_OBJECT
} TlKeyKind;

/**
 * TlHeightKey:
 * @kind: the kind of key
 * @length: the number of bytes at @data, or the hash value of an object
 * @number: the number, for %TL_KEY_NUMBER
 * @data: (transfer none): the bytes or the object, for the other kinds
 *
 * The identity of a row's content, created by one of the functions below. A key refers to the caller's data
 * instead of copying them and is valid as long as the data are.
 */
typedef struct
{
  TlKeyKind kind;
  guint     length;
  G_GNUC_EXTENSION union
  {
    gint64        number;
    gconstpointer data;
  };
} TlHeightKey;

/**
 * TlCacheStatistics:
 * @n_hits: the number of lookups that found a height
 * @n_misses: the number of lookups that found none, or one of another version
 * @n_evictions: the number of heights evicted to stay within the bounds
 *
 * The statistics of a cache.
 */
typedef struct
{
  guint64 n_hits;
  guint64 n_misses;
  guint64 n_evictions;
} TlCacheStatistics;

/**
 * TL_HEIGHT_RULES_VERSION:
 *
 * The version of the rules by which heights are computed, as text. It must be changed in each release that
 * computes other heights, whether the engine, the measurement of text or the sizes of views have changed.
 * Heights that a program stores itself are valid only for the version with which they were computed; saved
 * files of other versions are rejected.
 */
#define TL_HEIGHT_RULES_VERSION "2"

/**
 * TlHeightFileError:
 * @TL_HEIGHT_FILE_ERROR_NOT_A_CACHE: the file was not written by tl_height_cache_save()
 * @TL_HEIGHT_FILE_ERROR_FORMAT: the file has another version of the file format
 * @TL_HEIGHT_FILE_ERROR_TRUNCATED: the end of the file is missing
 * @TL_HEIGHT_FILE_ERROR_DAMAGED: the file has changed since it was written
 * @TL_HEIGHT_FILE_ERROR_ENGINE: the heights were computed by rules of another %TL_HEIGHT_RULES_VERSION
 * @TL_HEIGHT_FILE_ERROR_FONTS: the heights were computed with other fonts
 *
 * Error codes for files of heights that are rejected.
 */
typedef enum
{
  TL_HEIGHT_FILE_ERROR_NOT_A_CACHE,
  TL_HEIGHT_FILE_ERROR_FORMAT,
  TL_HEIGHT_FILE_ERROR_TRUNCATED,
  TL_HEIGHT_FILE_ERROR_DAMAGED,
  TL_HEIGHT_FILE_ERROR_ENGINE,
  TL_HEIGHT_FILE_ERROR_FONTS
} TlHeightFileError;

#define TL_HEIGHT_FILE_ERROR (tl_height_file_error_quark ())

/**
 * tl_height_file_error_quark:
 *
 * Gets the error domain of #TlHeightFileError, for which %TL_HEIGHT_FILE_ERROR is a shorthand. Constant time.
 *
 * Returns: the domain
 */
TL_PUBLIC GQuark tl_height_file_error_quark (void);

/**
 * tl_height_key_number: (skip)
 * @number: any 64-bit identity
 *
 * Creates a key from a number. Constant time.
 *
 * Not for language bindings, which cannot pass structures by value.
 *
 * Returns: the key
 */
TL_PUBLIC TlHeightKey tl_height_key_number (gint64 number);

/**
 * tl_height_key_string: (skip)
 * @string: (transfer none) (nullable): characters, in any encoding
 * @length: the number of bytes, or -1 if the string ends with a zero byte
 *
 * Creates a key from a string. %NULL and strings of 512 MiB or more are not valid keys: nothing is stored
 * under them. Takes constant time if @length is not negative, otherwise time in proportion to the length.
 *
 * Not for language bindings, which cannot pass structures by value.
 *
 * Returns: the key, valid as long as @string is
 */
TL_PUBLIC TlHeightKey tl_height_key_string (const char *string, gssize length);

/**
 * tl_height_key_bytes: (skip)
 * @data: (transfer none) (nullable): bytes
 * @length: the number of bytes
 *
 * Creates a key from bytes. %NULL is a valid key only if @length is 0; 512 MiB or more are not a valid key.
 * Constant time.
 *
 * Not for language bindings, which cannot pass structures by value.
 *
 * Returns: the key, valid as long as @data is
 */
TL_PUBLIC TlHeightKey tl_height_key_bytes (gconstpointer data, gsize length);

/**
 * tl_height_key_object: (skip)
 * @object: (transfer none): an object that the cache's functions compare and copy
 * @hash: the object's hash value; equal objects have equal hash values
 *
 * Creates a key from an object, for a cache that tl_height_cache_new_full() created. %NULL is not a valid
 * key. Constant time.
 *
 * Not for language bindings, which cannot pass structures by value.
 *
 * Returns: the key, valid as long as @object is
 */
TL_PUBLIC TlHeightKey tl_height_key_object (gconstpointer object, guint hash);

/**
 * tl_height_cache_new:
 *
 * Creates an empty cache whose keys are numbers, strings and bytes. Constant time.
 *
 * Returns: (transfer full): a new cache; free it with tl_height_cache_free()
 */
TL_PUBLIC TlHeightCache *tl_height_cache_new (void);

/**
 * tl_height_cache_new_full: (skip)
 * @equal: (nullable) (scope notified): returns whether two objects are equal
 * @copy: (nullable) (scope notified): copies an object, or takes a reference; its second argument is %NULL
 * @free: (nullable) (scope notified): frees what @copy returned
 *
 * Creates an empty cache whose keys can also be objects. Nothing is stored under an object unless all three
 * functions are given. Constant time.
 *
 * Not for language bindings: the functions have no data of their own.
 *
 * Returns: (transfer full): a new cache; free it with tl_height_cache_free()
 */
TL_PUBLIC TlHeightCache *tl_height_cache_new_full (GEqualFunc equal, GCopyFunc copy, GDestroyNotify free);

/**
 * tl_height_cache_get_type:
 *
 * Gets the boxed type, whose copies are references; language bindings use it. Constant time.
 *
 * Returns: the type
 */
TL_PUBLIC GType tl_height_cache_get_type (void);

/**
 * tl_height_cache_ref:
 * @cache: a cache
 *
 * Adds a reference, which tl_height_cache_free() releases. Still only one thread at a time may use the
 * object. Constant time.
 *
 * Returns: (transfer full): @cache
 */
TL_PUBLIC TlHeightCache *tl_height_cache_ref (TlHeightCache *cache);

/**
 * tl_height_cache_free:
 * @cache: (transfer full) (nullable): a cache
 *
 * Releases a reference; the last one frees a cache. %NULL is ignored. Takes time in proportion to the number
 * of heights.
 */
TL_PUBLIC void tl_height_cache_free (TlHeightCache *cache);

/**
 * tl_height_cache_set_context:
 * @cache: a cache
 * @width: the content width of rows, in points
 * @traits: (nullable): a string that identifies everything else that heights depend on, such as the scale,
 *   the text size and the widths of accessories; copied; %NULL for ""
 *
 * Sets the context that heights are stored and looked up in from now on. Nothing is stored before the first
 * call, or while the width is not finite or not above 0.
 *
 * A context takes memory only once a height is stored in it. The call takes time in proportion to the number
 * of contexts.
 */
TL_PUBLIC void tl_height_cache_set_context (TlHeightCache *cache, double width, const char *traits);

/**
 * tl_height_cache_set_max_contexts:
 * @cache: a cache
 * @n_contexts: the largest number of contexts, at least 1; 8 by default
 *
 * Bounds the number of contexts; when there are more, the least recently used ones are evicted.
 */
TL_PUBLIC void tl_height_cache_set_max_contexts (TlHeightCache *cache, guint n_contexts);

/**
 * tl_height_cache_set_max_heights:
 * @cache: a cache
 * @n_heights: the largest number of heights in all contexts together; 0, the default, for no bound
 *
 * Bounds the number of heights. The least recently used contexts are evicted first, then the least recently
 * used heights of the current one. Lookups count as uses only while there is a bound.
 */
TL_PUBLIC void tl_height_cache_set_max_heights (TlHeightCache *cache, guint n_heights);

/**
 * tl_height_cache_get_n_heights:
 * @cache: a cache
 *
 * Gets the number of heights in all contexts. Constant time.
 *
 * Returns: the number of heights
 */
TL_PUBLIC guint tl_height_cache_get_n_heights (const TlHeightCache *cache);

/**
 * tl_height_cache_get_n_contexts:
 * @cache: a cache
 *
 * Gets the number of contexts with stored heights. Constant time.
 *
 * Returns: the number of contexts
 */
TL_PUBLIC guint tl_height_cache_get_n_contexts (const TlHeightCache *cache);

/**
 * tl_height_cache_get_statistics: (skip)
 * @cache: a cache
 *
 * Gets the statistics since the cache was created. Constant time.
 *
 * Not for language bindings, which cannot pass structures by value.
 *
 * Returns: the statistics
 */
TL_PUBLIC TlCacheStatistics tl_height_cache_get_statistics (const TlHeightCache *cache);

/**
 * tl_height_cache_store: (skip)
 * @cache: a cache
 * @key: the key; copied
 * @version: the version of the content that the key identifies; 0 if content has no versions
 * @height: the height, in points
 *
 * Stores the height of @key in the current context. An earlier height of @key, of any version, is replaced.
 * Takes constant time on average, plus the time to read the key and to evict contexts.
 *
 * Not for language bindings, which cannot pass structures by value.
 *
 * Returns: %TRUE if it was stored; %FALSE if it was rejected because there is no context with a finite width
 *   above 0, because the height is negative, not finite or above %TL_HEIGHT_MAX, because @key is not a valid
 *   key, or because the context is full
 */
TL_PUBLIC gboolean tl_height_cache_store (TlHeightCache *cache,
                                          TlHeightKey    key,
                                          guint64        version,
                                          double         height);

/**
 * tl_height_cache_lookup: (skip)
 * @cache: a cache
 * @key: a key
 * @version: the version of the content that @key identifies
 * @height: (out) (optional): return location for the height, in points
 *
 * Looks up the height stored for @key in the current context. A height stored in another context or for
 * another version is not found. Takes constant time on average, plus the time to read the key.
 *
 * Not for language bindings, which cannot pass structures by value.
 *
 * Returns: %TRUE and sets @height if a height is stored; otherwise %FALSE, @height untouched
 */
TL_PUBLIC gboolean tl_height_cache_lookup (TlHeightCache *cache,
                                           TlHeightKey    key,
                                           guint64        version,
                                           double        *height);

/**
 * tl_height_cache_remove: (skip)
 * @cache: a cache
 * @key: a key
 *
 * Removes the heights of @key from all contexts. For each context, takes constant time on average plus the
 * time to read the key.
 *
 * Not for language bindings, which cannot pass structures by value.
 *
 * Returns: %TRUE if any height was removed
 */
TL_PUBLIC gboolean tl_height_cache_remove (TlHeightCache *cache, TlHeightKey key);

/**
 * tl_height_cache_clear:
 * @cache: a cache
 *
 * Removes all heights; the current context and the statistics are kept. Takes time in proportion to the
 * number of heights.
 */
TL_PUBLIC void tl_height_cache_clear (TlHeightCache *cache);

/**
 * tl_height_cache_save:
 * @cache: a cache
 * @path: the file to write
 * @fonts: a string that identifies the fonts with which the heights were computed
 * @error: return location for an error
 *
 * Saves all heights to a file, except those whose keys are objects.
 *
 * The heights are written to a temporary file in the folder of @path and flushed to disk; the temporary file
 * is then renamed to @path. Whenever the process or the machine stops, @path therefore contains either the
 * old heights or the new ones. The temporary file of an interrupted call remains; its name is that of @path
 * with a random suffix. Takes time in proportion to the number of heights.
 *
 * Returns: %TRUE; %FALSE with an error of %G_FILE_ERROR if the file could not be written or is not a regular
 *   file, or of %G_CONVERT_ERROR if @fonts or the traits of a context are not UTF-8
 */
TL_PUBLIC gboolean tl_height_cache_save (const TlHeightCache *cache,
                                         const char          *path,
                                         const char          *fonts,
                                         GError             **error);

/**
 * tl_height_cache_load:
 * @cache: a cache
 * @path: a file that tl_height_cache_save() has written
 * @fonts: a string that identifies the fonts with which heights are computed now
 * @error: return location for an error
 *
 * Adds the heights of a file to a cache, whose bounds continue to hold. The current context stays the same.
 * Takes time in proportion to the number of heights.
 *
 * Returns: %TRUE; %FALSE with an error of %TL_HEIGHT_FILE_ERROR if the file is rejected, or of %G_FILE_ERROR
 *   if it could not be read or is not a regular file. If the call fails, the cache is unchanged
 */
TL_PUBLIC gboolean tl_height_cache_load (TlHeightCache *cache,
                                         const char    *path,
                                         const char    *fonts,
                                         GError       **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlHeightCache, tl_height_cache_free)

G_END_DECLS

#endif /* TL_HEIGHT_CACHE_H */
