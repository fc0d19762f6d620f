/* tl-height-cache-private.h: the cache's data, shared by tl-height-cache.c and tl-height-file.c. */
#ifndef TL_HEIGHT_CACHE_PRIVATE_H
#define TL_HEIGHT_CACHE_PRIVATE_H

#include "cache/tl-context-heights.h"

struct _TlHeightCache
{
  GPtrArray        *contexts; /* TlContextHeights: the contexts, most recently used first; owned */
  TlObjectFuncs     funcs;
  double            width;      /* the width of the current context, which may not be in `contexts` yet */
  char             *traits;     /* the traits of the current context; owned */
  gboolean          is_current; /* whether the first of `contexts` is the current one */
  guint             n_heights;
  guint             max_contexts;
  guint             max_heights; /* the maximum number of heights; 0 for no limit */
  TlCacheStatistics statistics;
};

#endif /* TL_HEIGHT_CACHE_PRIVATE_H */
