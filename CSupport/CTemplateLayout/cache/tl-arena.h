/* tl-arena.h: an allocator for many small memory blocks. The blocks have no headers and are addressed by
 * 32-bit offsets. */
#ifndef TL_ARENA_H
#define TL_ARENA_H

#include <glib.h>

/* The offset of a block in an arena; 0 for none. */
typedef guint32 TlArenaOffset;

/* The largest size of a block that shares a chunk with other blocks, in units of eight bytes. Each larger
 * block has a chunk of its own. */
#define TL_ARENA_MAX_UNITS 512

typedef struct
{
  GPtrArray    *chunks;  /* the chunks of memory, NULL where a large block was freed; owned */
  GArray       *empty;   /* guint: the indices of the elements of `chunks` that are NULL; owned */
  guint         n_used;  /* the number of used units, of eight bytes each, in the current chunk */
  guint         filling; /* the index of the current chunk */
  TlArenaOffset free[TL_ARENA_MAX_UNITS + 1]; /* by block size in units: the head of its free list */
} TlArena;

void          tl_arena_init (TlArena *arena);
void          tl_arena_clear (TlArena *arena);
TlArenaOffset tl_arena_alloc (TlArena *arena, gsize n_bytes);
void          tl_arena_free (TlArena *arena, TlArenaOffset offset, gsize n_bytes);
gpointer      tl_arena_address (const TlArena *arena, TlArenaOffset offset);

#endif /* TL_ARENA_H */
