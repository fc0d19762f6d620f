/* tl-basis-cache.c: the cache of a solver's compiled bases; see tl-basis-cache.h. */
#include "solver/bases/tl-basis-cache.h"

#include "solver/active-set/tl-active-set.h"
#include "solver/active-set/tl-precise.h"
#include "solver/bases/tl-shared-bases.h"

/* The `split_version` and the `whole_version` of an entry whose basis has not been split or run yet. */
#define TL_NO_VERSION G_MAXUINT64
/* The largest number of bases that a solver caches. */
#define TL_MAX_BASES 64

void
tl_basis_cache_clear (TlSolver *solver)
{
  TlBasisCache *cache = solver->bases;

  for (guint i = 0; i < cache->n_entries; i++)
    tl_compiled_basis_unref (cache->entries[i].basis);
  g_clear_pointer (&cache->entries, g_free);
  cache->n_entries = cache->capacity = 0;
  cache->current = NULL;
  tl_changed_rows_forget (&solver->changed);
}

/* Makes @entry the current one, because its basis has given the solution; @entry is %NULL if no basis has.
 * From then on, changes of constants are recorded. */
static void
cache_set_current (TlSolver *solver, TlBasisEntry *entry)
{
  TlBasisCache *cache = solver->bases;

  cache->current = entry;
  if (entry == NULL)
    return;
  entry->last_use = ++cache->clock;
  if (solver->changed.rows == NULL)
    solver->changed.rows = g_new0 (guint8, solver->n_rows);
}

static TlBasisEntry *
cache_oldest (TlBasisCache *cache)
{
  TlBasisEntry *oldest = &cache->entries[0];

  for (guint i = 1; i < cache->n_entries; i++)
    {
      if (cache->entries[i].last_use < oldest->last_use)
        oldest = &cache->entries[i];
    }
  return oldest;
}

/* Returns the place for one more entry; if the cache is full, that of the least recently used entry, whose
 * basis is released. No entry may be current. */
static TlBasisEntry *
cache_make_room (TlBasisCache *cache)
{
  if (cache->n_entries == TL_MAX_BASES)
    {
      TlBasisEntry *oldest = cache_oldest (cache);

      tl_compiled_basis_unref (oldest->basis);
      return oldest;
    }
  if (cache->n_entries == cache->capacity)
    {
      cache->capacity = MAX (1, 2 * cache->capacity);
      cache->entries = g_renew (TlBasisEntry, cache->entries, cache->capacity);
    }
  return &cache->entries[cache->n_entries++];
}

/* Adds a basis to the cache, takes ownership of the reference, and makes the new entry current. */
static void
cache_take (TlSolver *solver, TlCompiledBasis *basis)
{
  TlBasisEntry *entry = cache_make_room (solver->bases);

  *entry = (TlBasisEntry){ .basis = basis, .split_version = TL_NO_VERSION, .whole_version = TL_NO_VERSION };
  if (basis->n_slots > 0 && solver->variable_capacity + solver->n_slots < basis->n_variables + basis->n_slots)
    tl_variables_reserve (solver, solver->variable_capacity, basis->n_slots);
  cache_set_current (solver, entry);
}

/* Whether the solver's active set is known to be optimal and can be compiled. */
static gboolean
cache_can_compile (TlSolver *solver)
{
  if (solver->state.factor_dirty)
    tl_active_set_refactor (solver);
  return solver->state.is_optimal && tl_factor_get_n_updates (solver->work->factor) == 0
         && tl_factor_get_kernel_size (solver->work->factor) <= TL_LARGEST_COMPILED_KERNEL
         && !tl_precise_forbids_compilation (solver);
}

/* Compiles the solver's active set, if it is known to be optimal, makes the compiled basis current, and
 * shares it. Returns %FALSE if the active set cannot be compiled. */
static gboolean
cache_compile_active_set (TlSolver *solver)
{
  tl_workspace_attach (solver);
  if (!cache_can_compile (solver))
    return FALSE;
  cache_take (solver, tl_compiled_basis_new (solver));
  tl_shared_bases_publish (solver, solver->bases->current->basis);
  return TRUE;
}

/* Splits an entry's basis into sections again, by all rows whose constants have changed up to now. */
static void
entry_split (TlBasisEntry *entry, const TlChangedRows *changed)
{
  TlCompiledBasis *former = entry->basis;

  entry->basis = tl_compiled_basis_split (former, changed->rows);
  entry->split_version = changed->version;
  tl_compiled_basis_unref (former);
}

/* Runs those parts of the current basis that depend on changed constants; the whole basis if it is not split
 * by the rows that have changed. If it was run as a whole for the same rows before, it is split first,
 * because the same rows are likely to change again. Returns whether it is optimal; if not, sets @failure to
 * the row of a failed check. */
static gboolean
cache_run_current (TlSolver *solver, guint *failure)
{
  TlBasisEntry *entry = solver->bases->current;
  const guint64 version = solver->changed.version;

  if (entry->split_version == version)
    return tl_compiled_basis_run_changed (entry->basis, solver, failure);
  if (entry->whole_version == version)
    entry_split (entry, &solver->changed);
  entry->whole_version = version;
  return tl_compiled_basis_run (entry->basis, solver, failure);
}

/* Runs the basis at @index, and makes it current if it is optimal. Returns whether it is. */
static gboolean
cache_try (TlSolver *solver, guint index)
{
  TlBasisEntry *entry = &solver->bases->entries[index];
  guint         failure;

  if (!tl_compiled_basis_run (entry->basis, solver, &failure))
    return FALSE;
  solver->bases->is_synced = FALSE;
  cache_set_current (solver, entry);
  return TRUE;
}

/* Tries the basis that was optimal when the check of the row @failure failed before, then all others. Returns
 * whether one of them is optimal. */
static gboolean
cache_try_others (TlSolver *solver, guint failure)
{
  const TlBasisCache *cache = solver->bases;
  TlBasisEntry       *failed = cache->current;
  guint8             *successor = &failed->successors[failure % TL_N_SUCCESSORS];
  guint               first = *successor, n_entries = cache->n_entries;

  if (first > 0 && cache_try (solver, first - 1))
    return TRUE;
  for (guint i = 0; i < n_entries; i++)
    {
      if (&cache->entries[i] == failed || i + 1 == first || !cache_try (solver, i))
        continue;
      *successor = (guint8)(i + 1);
      return TRUE;
    }
  return FALSE;
}

/* Adopts a shared basis that is optimal. Returns %FALSE if there is none. */
static gboolean
cache_adopt_shared (TlSolver *solver)
{
  TlCompiledBasis *basis = tl_shared_bases_find (solver);

  if (basis == NULL)
    return FALSE;
  tl_basis_cache_clear (solver);
  cache_take (solver, basis);
  solver->bases->is_synced = FALSE;
  solver->n_active = solver->n_variables;
  solver->state.is_optimal = TRUE;
  solver->state.uses_limits = basis->n_limits > 0;
  solver->state.structure_dirty = FALSE;
  return TRUE;
}

/* Runs the current basis or, if there is none, compiles the solver's own active set and runs the compiled
 * basis. If that basis is not optimal, tries all others. Returns whether a basis is optimal. */
static gboolean
cache_run_any (TlSolver *solver)
{
  gboolean has_run;
  guint    failure;

  if (solver->bases->current != NULL)
    has_run = cache_run_current (solver, &failure);
  else if (!cache_compile_active_set (solver))
    return FALSE;
  else
    has_run = tl_compiled_basis_run (solver->bases->current->basis, solver, &failure);
  return has_run || cache_try_others (solver, failure);
}

gboolean
tl_basis_cache_run (TlSolver *solver)
{
  if (solver->numerics.has_large_constant || tl_solver_count_conflicts (solver) > 0)
    return FALSE;
  if (solver->state.structure_dirty)
    return cache_adopt_shared (solver);
  if (!solver->state.is_optimal)
    return FALSE;
  solver->has_low_values = FALSE;
  return cache_run_any (solver);
}

void
tl_basis_cache_share (TlSolver *solver)
{
  guint failure;

  if (!solver->bases->is_worth_sharing || tl_solver_count_conflicts (solver) > 0
      || solver->numerics.has_large_constant || !cache_compile_active_set (solver))
    return;
  if (tl_compiled_basis_run (solver->bases->current->basis, solver, &failure))
    return;
  tl_basis_cache_begin_pivots (solver);
  tl_active_set_evaluate (solver);
}

void
tl_basis_cache_begin_pivots (TlSolver *solver)
{
  tl_basis_cache_sync (solver);
  cache_set_current (solver, NULL);
}

void
tl_basis_cache_sync (TlSolver *solver)
{
  const TlCompiledBasis *basis;

  if (solver->bases->is_synced)
    return;
  solver->bases->is_synced = TRUE;
  basis = solver->bases->current->basis;
  for (guint i = 0; i < basis->n_rows; i++)
    {
      tl_solver_row (solver, i)->side = basis->sides[i];
      tl_solver_row (solver, i)->position = TL_NO_POSITION;
    }
  for (guint p = 0; p < basis->n_variables; p++)
    {
      solver->active[p] = basis->active[p];
      tl_solver_row (solver, basis->active[p])->position = p;
    }
  solver->n_active = basis->n_variables;
  solver->state.uses_ties = basis->uses_ties;
  solver->state.uses_limits = basis->n_limits > 0;
  solver->state.factor_dirty = TRUE;
  solver->state.costs_dirty = TRUE;
  if (solver->state.levels_dirty)
    tl_levels_rank_rows (solver);
}
