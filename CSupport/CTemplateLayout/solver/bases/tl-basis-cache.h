/* tl-basis-cache.h: a cache of compiled active sets that were optimal.
 *
 * A feed needs few active sets: with and without an image, with one line of text and with several. They are
 * cached, and a new row of the feed costs one evaluation and a sign check.
 *
 * From row to row few constants change. Values that do not depend on rows whose constants have changed stay
 * valid, and only the other assignments and checks are run again.
 */
#ifndef TL_BASIS_CACHE_H
#define TL_BASIS_CACHE_H

#include "solver/bases/tl-compiled-basis.h"

/* The number of successors that an entry stores: by the row whose check failed, the basis that was optimal
 * then. */
#define TL_N_SUCCESSORS 16

typedef struct
{
  TlCompiledBasis *basis;                       /* one reference */
  guint            n_changed;                   /* number of changed rows that its second section includes */
  guint8           successors[TL_N_SUCCESSORS]; /* 1 more than the index of an entry; 0: none */
  guint64          last_use;
} TlBasisEntry;

typedef struct
{
  TlBasisEntry *entries; /* owned */
  guint         n_entries;
  guint         capacity;
  TlBasisEntry *current;      /* the one that gave the current solution; NULL: pivots did */
  gboolean      is_synced;    /* the solver's own active set is that of `current` */
  guint8       *changed_rows; /* by row: its constant has changed; NULL: changes are not recorded */
  guint         n_changed;    /* number of changed rows */
  guint64       clock;
} TlBasisCache;

void tl_basis_cache_forget_known_changes (TlBasisCache *cache);

/* Records that a row's constant changes. */
static inline void
tl_basis_cache_note_change (TlBasisCache *cache, guint row)
{
  if (cache->changed_rows == NULL || cache->changed_rows[row])
    return;
  cache->changed_rows[row] = TRUE;
  cache->n_changed++;
}

/* Forgets which rows have changed; changes are recorded again after the next solution by a cached basis. */
static inline void
tl_basis_cache_forget_changes (TlBasisCache *cache)
{
  if (cache->changed_rows != NULL || cache->n_entries > 0)
    tl_basis_cache_forget_known_changes (cache);
}

void     tl_basis_cache_clear (TlBasisCache *cache);
gboolean tl_basis_cache_run (TlSolver *solver);
void     tl_basis_cache_share (TlSolver *solver);
void     tl_basis_cache_begin_pivots (TlSolver *solver);
void     tl_basis_cache_sync (TlSolver *solver);

#endif /* TL_BASIS_CACHE_H */
