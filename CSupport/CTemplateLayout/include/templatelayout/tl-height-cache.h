/* tl-height-cache.h: heights remembered by the identity of a row's content. */
#ifndef TL_HEIGHT_CACHE_H
#define TL_HEIGHT_CACHE_H

#include <templatelayout/tl-macros.h>

G_BEGIN_DECLS

/**
 * TlHeightCache:
 *
 * Heights by key, for each context that rows were laid out in, on hash tables.
 *
 * A context is the content width and whatever else heights depend on, in the caller's words; see
 * tl_height_cache_set_context(). A list that is turned and turned back finds its heights again. Contexts
 * that were not used for long are dropped first, then, where the number of heights is bounded, the
 * heights that were not used for long.
 *
 * Beside a key a height has the version of the content that it was computed for: content that has
 * changed misses by itself, and its new height takes the place of the old one.
 *
 * Storing, looking up and removing take constant time. A height takes at most 64 bytes and its key.
 */
typedef struct _TlHeightCache TlHeightCache;

/**
 * TlKeyKind:
 * @TL_KEY_NUMBER: a 64-bit integer
 * @TL_KEY_STRING: characters
 * @TL_KEY_BYTES: bytes, such as those of a UUID
 * @TL_KEY_OBJECT: something that the functions of tl_height_cache_new_full() compare
 *
 * What a key is; keys of two kinds never meet.
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
 * @kind: what the key is
 * @length: the number of bytes at @data; the hash value of an object
 * @number: a number, or
 * @data: (transfer none): the bytes or the object
 *
 * The identity of a row's content, made by one of the functions below and used at once: it holds no copy.
 */
typedef struct
{
  TlKeyKind kind;
  guint     length;
  union
  {
    gint64        number;
    gconstpointer data;
  };
} TlHeightKey;

/**
 * TlCacheStatistics:
 * @n_hits: lookups that found a height
 * @n_misses: lookups that found none, or one of another version
 * @n_evictions: heights dropped to stay within the bounds
 *
 * What became of a cache's lookups.
 */
typedef struct
{
  guint64 n_hits;
  guint64 n_misses;
  guint64 n_evictions;
} TlCacheStatistics;

/**
 * TlHeightFileError:
 * @TL_HEIGHT_FILE_ERROR_NOT_A_CACHE: the file is something else
 * @TL_HEIGHT_FILE_ERROR_FORMAT: the file is in the format of another version
 * @TL_HEIGHT_FILE_ERROR_TRUNCATED: the end of the file is missing
 * @TL_HEIGHT_FILE_ERROR_DAMAGED: the file is not as it was written
 * @TL_HEIGHT_FILE_ERROR_ENGINE: the heights were computed by another version of the engine
 * @TL_HEIGHT_FILE_ERROR_FONTS: the heights were computed with other fonts
 *
 * Why a file of heights is refused.
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

TL_PUBLIC GQuark            tl_height_file_error_quark       (void);

TL_PUBLIC TlHeightKey       tl_height_key_number             (gint64         number);
TL_PUBLIC TlHeightKey       tl_height_key_string             (const char    *string,
                                                              gssize         length);
TL_PUBLIC TlHeightKey       tl_height_key_bytes              (gconstpointer  data,
                                                              gsize          length);
TL_PUBLIC TlHeightKey       tl_height_key_object             (gconstpointer  object,
                                                              guint          hash);

TL_PUBLIC TlHeightCache    *tl_height_cache_new              (void);
TL_PUBLIC TlHeightCache    *tl_height_cache_new_full         (GEqualFunc     equal,
                                                              GCopyFunc      copy,
                                                              GDestroyNotify free);
TL_PUBLIC void              tl_height_cache_free             (TlHeightCache *cache);

TL_PUBLIC void              tl_height_cache_set_context      (TlHeightCache *cache,
                                                              double         width,
                                                              const char    *traits);
TL_PUBLIC void              tl_height_cache_set_max_contexts (TlHeightCache *cache,
                                                              guint          n_contexts);
TL_PUBLIC void              tl_height_cache_set_max_heights  (TlHeightCache *cache,
                                                              guint          n_heights);
TL_PUBLIC guint             tl_height_cache_get_n_heights    (const TlHeightCache *cache);
TL_PUBLIC guint             tl_height_cache_get_n_contexts   (const TlHeightCache *cache);
TL_PUBLIC TlCacheStatistics tl_height_cache_get_statistics   (const TlHeightCache *cache);

TL_PUBLIC gboolean          tl_height_cache_store            (TlHeightCache *cache,
                                                              TlHeightKey    key,
                                                              guint64        version,
                                                              double         height);
TL_PUBLIC gboolean          tl_height_cache_lookup           (TlHeightCache *cache,
                                                              TlHeightKey    key,
                                                              guint64        version,
                                                              double        *height);
TL_PUBLIC gboolean          tl_height_cache_remove           (TlHeightCache *cache,
                                                              TlHeightKey    key);
TL_PUBLIC void              tl_height_cache_clear            (TlHeightCache *cache);

TL_PUBLIC gboolean          tl_height_cache_save             (const TlHeightCache *cache,
                                                              const char          *path,
                                                              const char          *fonts,
                                                              GError             **error);
TL_PUBLIC gboolean          tl_height_cache_load             (TlHeightCache       *cache,
                                                              const char          *path,
                                                              const char          *fonts,
                                                              GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlHeightCache, tl_height_cache_free)

G_END_DECLS

#endif /* TL_HEIGHT_CACHE_H */
