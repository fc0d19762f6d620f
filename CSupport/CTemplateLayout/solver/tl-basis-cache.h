/* tl-basis-cache.h: active sets that were optimal, compiled.
 *
 * A feed needs few active sets: with an image and without, with one line of text and with several. They are
 * kept, and a new row of the feed costs one evaluation and a check of signs.
 *
 * From row to row few constants change. What depends on none of the rows whose constants have changed keeps
 * its value, and only the other assignments and checks are run again.
 */
#ifndef TL_BASIS_CACHE_H
#define TL_BASIS_CACHE_H

#include "solver/tl-compiled-basis.h"

/* By the row whose check failed, the basis that served then. */
#define TL_N_SUCCESSORS 16

typedef struct
{
  TlCompiledBasis *basis;                       /* one reference */
  guint            n_changed;                   /* how many changed rows its second section knows */
  guint8           successors[TL_N_SUCCESSORS]; /* 1 more than the index of an entry; 0: none */
  guint64          last_use;
} TlBasisEntry;

typedef struct
{
  TlBasisEntry *entries; /* owned */
  guint         n_entries;
  guint         capacity;
  TlBasisEntry *current;      /* the one that gave the present solution; NULL: pivots did */
  gboolean      is_synced;    /* the solver's own active set is that of `current` */
  guint8       *changed_rows; /* by row: its constant has changed while a basis was current; NULL: none is */
  guint         n_changed;    /* how many rows have */
  guint64       clock;
} TlBasisCache;

void tl_basis_cache_forget_known_changes (TlBasisCache *cache);

/* A row's constant changes. */
static inline void
tl_basis_cache_note_change (TlBasisCache *cache, guint row)
{
  if (cache->changed_rows == NULL || cache->changed_rows[row])
    return;
  cache->changed_rows[row] = TRUE;
  cache->n_changed++;
}

/* Forgets which rows have changed; none is noted until a basis serves again. */
static inline void
tl_basis_cache_forget_changes (TlBasisCache *cache)
{
  if (cache->changed_rows != NULL || cache->n_entries > 0)
    tl_basis_cache_forget_known_changes (cache);
}

void     tl_basis_cache_clear (TlBasisCache *cache);
gboolean tl_basis_cache_run (TlSolver *solver);
void     tl_basis_cache_share (TlSolver *solver);
void     tl_basis_cache_leave (TlSolver *solver);
void     tl_basis_cache_sync (TlSolver *solver);

#endif /* TL_BASIS_CACHE_H */
