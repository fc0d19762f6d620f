/* tl-basis-cache.h: a cache of compiled active sets that were optimal.
 *
 * The rows of a feed need few active sets, for example with and without an image, with one line of text and
 * with several. The active sets are cached, so the layout of a new row costs one evaluation and a check of
 * signs.
 *
 * From one row of a feed to the next, few constants change. Values that do not depend on the changed
 * constants remain valid; only the other assignments and checks are run again. For this, a basis is split
 * into sections, which costs several solutions, so it is split only when the same constants have changed
 * twice.
 */
#ifndef TL_BASIS_CACHE_H
#define TL_BASIS_CACHE_H

#include "solver/bases/tl-compiled-basis.h"
#include "solver/model/tl-model.h"

/* The number of successors that an entry stores. If a check of the entry's basis fails, the index of the
 * check's row, modulo this number, selects a successor: the entry whose basis was optimal when that check
 * failed the last time. */
#define TL_N_SUCCESSORS 16

/* A cached basis. */
typedef struct
{
  TlCompiledBasis *basis; /* the basis; one reference is owned */
  guint64 split_version;  /* the `version` of the TlChangedRows by which `basis` was split into sections */
  guint64 whole_version;  /* the `version` of the TlChangedRows when the whole of `basis` was last run */
  guint8  successors[TL_N_SUCCESSORS]; /* the entries to try after a failure, as index + 1; 0 for none */
  guint64 last_use;                    /* the value of the cache's `clock` at the last use */
} TlBasisEntry;

struct _TlBasisCache
{
  TlBasisEntry *entries; /* the cached bases, in no particular order; owned */
  guint         n_entries;
  guint         capacity;
  TlBasisEntry *current;        /* the entry that gave the current solution; NULL if pivots gave it */
  gboolean      is_synced;      /* whether the solver's own active set is that of `current` */
  guint64       clock;          /* increases with every use of an entry; the source of `last_use` */
  guint64       structure_hash; /* the hash of the structure at the first solution; 0 for none */
  gboolean is_worth_sharing; /* whether another solver has had the structure, which has not changed since the
                                first solution */
};

/* Frees all bases of the cache. If the current solution is given by one of them,
 * tl_basis_cache_begin_pivots() must be called first, unless the solver is about to be freed. */
void tl_basis_cache_clear (TlSolver *solver);

/* Solves the system with a cached basis if only constants have changed, otherwise with a basis that solvers
 * of the same structure share. Returns %FALSE if no basis is optimal or none can be used; the values are then
 * meaningless. */
gboolean tl_basis_cache_run (TlSolver *solver);

/* If another solver has had the same structure, compiles the active set of the current solution immediately
 * and shares it. */
void tl_basis_cache_share (TlSolver *solver);

/* Prepares for pivots: sets the solver's active set to that of the current basis, and makes no basis the
 * current one. */
void tl_basis_cache_begin_pivots (TlSolver *solver);

/* Sets the solver's active set and the rows' sides to those of the current basis, unless this has been done
 * already. */
void tl_basis_cache_sync (TlSolver *solver);

#endif /* TL_BASIS_CACHE_H */
