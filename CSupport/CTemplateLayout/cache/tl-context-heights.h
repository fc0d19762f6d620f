/* tl-context-heights.h: the heights of one context, a content width with traits (see TlHeightCache), in order
 * of their last use. */
#ifndef TL_CONTEXT_HEIGHTS_H
#define TL_CONTEXT_HEIGHTS_H

#include <templatelayout/tl-height-cache.h>

#include "cache/tl-arena.h"

/* The functions that compare, copy and free keys that are objects. */
typedef struct
{
  GEqualFunc     equal;
  GCopyFunc      copy;
  GDestroyNotify free;
} TlObjectFuncs;

typedef struct
{
  double               width;
  char                *traits;  /* owned */
  const TlObjectFuncs *funcs;   /* the cache's functions for objects; not owned */
  GHashTable          *entries; /* set of TlHeightEntry, which are in the arena; owned */
  TlArena              arena;
  TlArenaOffset        newest; /* the ends of a list of all entries in order of last use */
  TlArenaOffset        oldest;
} TlContextHeights;

/* A height followed by its key. Memory is allocated only for the key's actual length. */
typedef struct
{
  TlArenaOffset newer;
  TlArenaOffset older;
  guint64       version;
  double        height;
  guint         hash;
  guint         kind : 2; /* TlKeyKind */
  guint         is_probe : 1;
  guint         length : 29; /* the length of a string or of bytes, in bytes */
  union
  {
    gint64        number;
    guint8        bytes[8]; /* the first bytes; the others follow the struct */
    gconstpointer data;     /* the bytes of a probe, which is an entry made for a lookup */
    struct
    {
      gconstpointer        value; /* owned, except by a probe */
      const TlObjectFuncs *funcs;
    } object;
  } key;
} TlHeightEntry;

TlContextHeights *tl_context_heights_new (double width, const char *traits, const TlObjectFuncs *funcs);
void              tl_context_heights_free (TlContextHeights *context);
gboolean          tl_context_heights_is (const TlContextHeights *context, double width, const char *traits);
TlHeightEntry    *tl_context_heights_find (const TlContextHeights *context, TlHeightKey key);
gboolean tl_context_heights_add (TlContextHeights *context, TlHeightKey key, guint64 version, double height);
void     tl_context_heights_remove (TlContextHeights *context, TlHeightEntry *entry);
void     tl_context_heights_touch (TlContextHeights *context, TlHeightEntry *entry);
guint    tl_context_heights_get_count (const TlContextHeights *context);
TlHeightEntry *tl_context_heights_get_oldest (const TlContextHeights *context);
TlHeightEntry *tl_context_heights_get_newer (const TlContextHeights *context, const TlHeightEntry *entry);
const guint8  *tl_height_entry_get_bytes (const TlHeightEntry *entry);

#endif /* TL_CONTEXT_HEIGHTS_H */
