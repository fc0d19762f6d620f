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

/* The heights of one context. */
typedef struct
{
  double               width;   /* the content width, in points */
  char                *traits;  /* the string that identifies everything else that heights depend on; owned */
  const TlObjectFuncs *funcs;   /* the cache's functions for objects; not owned */
  GHashTable          *entries; /* a set of TlHeightEntry, whose memory is in `arena`; owned */
  TlArena              arena;
  TlArenaOffset        newest; /* the most recently used entry; 0 for none */
  TlArenaOffset        oldest; /* the least recently used entry; 0 for none */
} TlContextHeights;

/* A height with its key, which comes last. Memory is allocated only for the actual length of the key. */
typedef struct
{
  TlArenaOffset newer;        /* the next more recently used entry; 0 for none */
  TlArenaOffset older;        /* the next less recently used entry; 0 for none */
  guint64       version;      /* the version of the content that the height was computed for */
  double        height;       /* the height, in points */
  guint         hash;         /* the hash value of the key */
  guint         kind : 2;     /* a TlKeyKind */
  guint         is_probe : 1; /* whether this is a probe: a temporary entry that is made for a lookup */
  guint         length : 29;  /* the length of a string or of bytes, in bytes */
  union
  {
    gint64        number;
    guint8        bytes[8]; /* the first bytes of a string or of bytes; the others follow */
    gconstpointer data;     /* in a probe, instead of `bytes`: a pointer to all bytes */
    struct
    {
      gconstpointer        value; /* the object; owned, except by a probe */
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
