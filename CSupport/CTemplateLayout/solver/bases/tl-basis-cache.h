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
#include "solver/model/tl-model.h"

/* The number of successors that an entry stores. If a check of the entry's basis fails, the successor stored
 * for the failed row (its index modulo this number) is the entry whose basis was optimal the last time. */
#define TL_N_SUCCESSORS 16

typedef struct
{
  TlCompiledBasis *basis;         /* one reference */
  guint64          split_version; /* `version` of the TlChangedRows for which `basis` was split */
  guint8           successors[TL_N_SUCCESSORS]; /* 1 more than the index of an entry; 0: none */
  guint64          last_use;
} TlBasisEntry;

struct _TlBasisCache
{
  TlBasisEntry *entries; /* owned */
  guint         n_entries;
  guint         capacity;
  TlBasisEntry *current;        /* the entry that gave the current solution; NULL if pivots did */
  gboolean      is_synced;      /* the solver's own active set is that of `current` */
  guint64       clock;          /* increases with every use of an entry; the source of `last_use` */
  guint64       structure_hash; /* hash of the structure at the first solution; see tl-structure.h */
  gboolean is_worth_sharing;    /* other solvers have had the structure of the first solution, and it has not
                                   changed */
};

/* Frees all bases. The solver must have left them (see tl_basis_cache_begin_pivots()) or be about to be
 * freed. */
void tl_basis_cache_clear (TlSolver *solver);

/* Solves with a cached basis if only constants have changed, otherwise with a basis that other solvers share.
 * Returns FALSE if no basis is optimal; the values are then meaningless. */
gboolean tl_basis_cache_run (TlSolver *solver);

/* Compiles the active set of the current solution immediately, to share it, if other solvers have had the
 * same structure. */
void tl_basis_cache_share (TlSolver *solver);

/* Prepares for pivots, which leave the active set of the current solution. */
void tl_basis_cache_begin_pivots (TlSolver *solver);

/* Sets the solver's active set and the rows' sides to those of the current basis. */
void tl_basis_cache_sync (TlSolver *solver);

#endif /* TL_BASIS_CACHE_H */
