/* tl-arena.c: an allocator for many small memory blocks; see tl-arena.h. */
#include "cache/tl-arena.h"

/* The size of a unit, in bytes. */
#define UNIT 8
/* The number of bits of an offset that contain the index of the block's first unit in its chunk; the other
 * bits contain the index of the chunk. A chunk of 2^13 units takes 64 KiB. */
#define CHUNK_BITS 13
#define CHUNK_UNITS (1u << CHUNK_BITS)
#define MAX_CHUNKS (1u << (32 - CHUNK_BITS))

/* The number of units that a block of @n_bytes takes. */
static guint
units_of (gsize n_bytes)
{
  return (guint)((n_bytes + UNIT - 1) / UNIT);
}

void
tl_arena_init (TlArena *arena)
{
  *arena = (TlArena){ .chunks = g_ptr_array_new_with_free_func (g_free),
                      .empty = g_array_new (FALSE, FALSE, sizeof (guint)),
                      .n_used = CHUNK_UNITS };
}

void
tl_arena_clear (TlArena *arena)
{
  g_ptr_array_unref (arena->chunks);
  g_array_unref (arena->empty);
}

gpointer
tl_arena_address (const TlArena *arena, TlArenaOffset offset)
{
  guint8 *chunk = g_ptr_array_index (arena->chunks, offset >> CHUNK_BITS);

  return chunk + (gsize)(offset & (CHUNK_UNITS - 1)) * UNIT;
}

/* Adds a chunk of @n_bytes. Returns its index, or MAX_CHUNKS if there cannot be more chunks. */
static guint
add_chunk (TlArena *arena, gsize n_bytes)
{
  guint index;

  if (arena->empty->len > 0)
    {
      index = g_array_index (arena->empty, guint, arena->empty->len - 1);
      g_array_set_size (arena->empty, arena->empty->len - 1);
      g_ptr_array_index (arena->chunks, index) = g_malloc (n_bytes);
      return index;
    }
  if (arena->chunks->len == MAX_CHUNKS)
    return MAX_CHUNKS;
  g_ptr_array_add (arena->chunks, g_malloc (n_bytes));
  return arena->chunks->len - 1;
}

/* Allocates a block in a chunk of its own. The block begins at the second unit of the chunk, because the
 * offset 0 is not valid. Returns the block's offset, or 0 if no offsets are left. */
static TlArenaOffset
alloc_large (TlArena *arena, gsize n_bytes)
{
  guint index = add_chunk (arena, n_bytes + UNIT);

  return index == MAX_CHUNKS ? 0 : (index << CHUNK_BITS) + 1;
}

/* Allocates a block of memory, aligned to eight bytes. Returns its offset, or 0 if no offsets are left. */
TlArenaOffset
tl_arena_alloc (TlArena *arena, gsize n_bytes)
{
  guint         n_units = units_of (n_bytes);
  TlArenaOffset offset;

  if (n_bytes > TL_ARENA_MAX_UNITS * UNIT)
    return alloc_large (arena, n_bytes);
  offset = arena->free[n_units];
  if (offset != 0)
    {
      arena->free[n_units] = *(TlArenaOffset *)tl_arena_address (arena, offset);
      return offset;
    }
  if (arena->n_used + n_units > CHUNK_UNITS)
    {
      guint index = add_chunk (arena, (gsize)CHUNK_UNITS * UNIT);

      if (index == MAX_CHUNKS)
        return 0;
      arena->filling = index;
      arena->n_used = 1;
    }
  offset = (arena->filling << CHUNK_BITS) + arena->n_used;
  arena->n_used += n_units;
  return offset;
}

/* Frees a block of @n_bytes bytes. */
void
tl_arena_free (TlArena *arena, TlArenaOffset offset, gsize n_bytes)
{
  guint n_units = units_of (n_bytes);

  if (n_bytes > TL_ARENA_MAX_UNITS * UNIT)
    {
      guint index = offset >> CHUNK_BITS;

      g_free (g_ptr_array_index (arena->chunks, index));
      g_ptr_array_index (arena->chunks, index) = NULL;
      g_array_append_val (arena->empty, index);
      return;
    }
  *(TlArenaOffset *)tl_arena_address (arena, offset) = arena->free[n_units];
  arena->free[n_units] = offset;
}
