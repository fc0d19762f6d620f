/* tl-arena.h: many small blocks of memory without a header each, found by 32-bit offsets. */
#ifndef TL_ARENA_H
#define TL_ARENA_H

#include <glib.h>

/* Where a block of an arena begins; 0 for none. */
typedef guint32 TlArenaOffset;

/* Pieces up to this size, in units of eight bytes, share chunks; larger ones have a chunk each. */
#define TL_ARENA_MAX_UNITS 512

typedef struct
{
  GPtrArray    *chunks;                       /* of memory; owned; NULL where a large block was freed */
  GArray       *empty;                        /* guint: which chunks those are; owned */
  guint         n_used;                       /* units used of the chunk that is being filled */
  guint         filling;                      /* which chunk that is */
  TlArenaOffset free[TL_ARENA_MAX_UNITS + 1]; /* by size: the first of a list of free blocks */
} TlArena;

void          tl_arena_init (TlArena *arena);
void          tl_arena_clear (TlArena *arena);
TlArenaOffset tl_arena_alloc (TlArena *arena, gsize n_bytes);
void          tl_arena_free (TlArena *arena, TlArenaOffset offset, gsize n_bytes);
gpointer      tl_arena_address (const TlArena *arena, TlArenaOffset offset);

#endif /* TL_ARENA_H */
