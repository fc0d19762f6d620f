/* tl-arena.h: many small pieces of memory without a header each, named by 32-bit numbers. */
#ifndef TL_ARENA_H
#define TL_ARENA_H

#include <glib.h>

/* The name of a piece; 0 for none. */
typedef guint32 TlPiece;

/* Pieces up to this size, in units of eight bytes, share chunks; larger ones have a chunk each. */
#define TL_ARENA_MOST_UNITS 512

typedef struct
{
  GPtrArray *chunks;                         /* of memory; owned; NULL where a large piece was freed */
  GArray    *empty;                          /* guint: which chunks those are; owned */
  guint      n_used;                         /* units used of the chunk that is being filled */
  guint      filling;                        /* which chunk that is */
  TlPiece    free[TL_ARENA_MOST_UNITS + 1];  /* by size: the first of a list of free pieces */
} TlArena;

void     tl_arena_init    (TlArena *arena);
void     tl_arena_clear   (TlArena *arena);
TlPiece  tl_arena_alloc   (TlArena *arena, gsize n_bytes);
void     tl_arena_free    (TlArena *arena, TlPiece piece, gsize n_bytes);
gpointer tl_arena_address (const TlArena *arena, TlPiece piece);

#endif /* TL_ARENA_H */
