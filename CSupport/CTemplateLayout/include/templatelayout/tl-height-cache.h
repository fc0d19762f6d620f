/* tl-height-cache.h: heights remembered by the identity of a row's content. */
#ifndef TL_HEIGHT_CACHE_H
#define TL_HEIGHT_CACHE_H

#include <templatelayout/tl-macros.h>

G_BEGIN_DECLS

/**
 * TlHeightCache:
 *
 * Heights by key and content width, on a hash table.
 *
 * A key is a 64-bit integer or a string; the two never meet, 7 and "7" are different keys. Under each
 * key one height is remembered for every width that was asked for, so that a list which is turned and
 * turned back finds its heights again.
 */
typedef struct _TlHeightCache TlHeightCache;

TL_PUBLIC TlHeightCache *tl_height_cache_new           (void);
TL_PUBLIC void           tl_height_cache_free          (TlHeightCache *cache);
TL_PUBLIC guint          tl_height_cache_get_n_keys    (const TlHeightCache *cache);

TL_PUBLIC gboolean       tl_height_cache_store         (TlHeightCache *cache,
                                                        gint64         key,
                                                        double         width,
                                                        double         height);
TL_PUBLIC gboolean       tl_height_cache_lookup        (const TlHeightCache *cache,
                                                        gint64               key,
                                                        double               width,
                                                        double              *height);
TL_PUBLIC gboolean       tl_height_cache_remove        (TlHeightCache *cache,
                                                        gint64         key);

TL_PUBLIC gboolean       tl_height_cache_store_string  (TlHeightCache *cache,
                                                        const char    *key,
                                                        double         width,
                                                        double         height);
TL_PUBLIC gboolean       tl_height_cache_lookup_string (const TlHeightCache *cache,
                                                        const char          *key,
                                                        double               width,
                                                        double              *height);
TL_PUBLIC gboolean       tl_height_cache_remove_string (TlHeightCache *cache,
                                                        const char    *key);

TL_PUBLIC void           tl_height_cache_clear         (TlHeightCache *cache);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlHeightCache, tl_height_cache_free)

G_END_DECLS

#endif /* TL_HEIGHT_CACHE_H */
