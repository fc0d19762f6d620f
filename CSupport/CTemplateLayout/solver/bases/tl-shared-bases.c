/* tl-shared-bases.c: the compiled bases that solvers share; see tl-shared-bases.h. */
#include "solver/bases/tl-shared-bases.h"

#include "solver/bases/tl-basis-cache.h"
#include "solver/bases/tl-mutex.h"
#include "solver/bases/tl-structure.h"

/* The largest number of structures, and the largest number of bases for each structure. */
#define TL_MAX_STRUCTURES 64
#define TL_MAX_SHARED_BASES 8
/* The memory that all shared structures and bases may take together, in bytes. A basis that takes more than a
 * 64th of this memory is not shared, so the bases of one structure take at most an eighth. */
#define TL_MAX_SHARED_BYTES (1 << 20)
/* The number of places for hashes of structures that have occurred. */
#define TL_N_SEEN 256

/* A structure and its shared bases. */
typedef struct
{
  guint64          hash;
  TlStructure     *structure;                  /* the structure; owned */
  TlCompiledBasis *bases[TL_MAX_SHARED_BASES]; /* the bases; one reference to each is owned */
  guint            n_bases;
  guint            next;     /* the index of the basis that is replaced next when `bases` is full */
  gsize            size;     /* the memory that the structure and the bases take, in bytes */
  guint64          last_use; /* the value of `clock_ticks` at the last use */
} TlSharedEntry;

/* Guards the variables below. It is held while structures are compared or copied, never while a system is
 * solved. */
static GMutex        shared_mutex;
static TlSharedEntry entries[TL_MAX_STRUCTURES];
static guint         n_entries;
static guint         latest; /* the index of the entry that was found last, if there still is one */
static gsize         total_size;
static guint64       clock_ticks;
static guint64       seen[TL_N_SEEN]; /* hashes of structures, at (hash >> 8) % TL_N_SEEN; 0 for none */

/* Returns the entry at @index, and counts this as a use of the entry. */
static TlSharedEntry *
use_entry (guint index)
{
  latest = index;
  entries[index].last_use = ++clock_ticks;
  return &entries[index];
}

/* The entry that was found last, if it has the solver's structure; otherwise NULL. */
static TlSharedEntry *
find_latest (const TlSolver *solver)
{
  return latest < n_entries && tl_structure_is_of (entries[latest].structure, solver) ? use_entry (latest)
                                                                                      : NULL;
}

/* The entry of the solver's structure, whose hash is known; NULL if there is none. */
static TlSharedEntry *
find_entry (const TlSolver *solver)
{
  for (guint i = 0; i < n_entries; i++)
    {
      if (entries[i].hash == solver->bases->structure_hash
          && tl_structure_is_of (entries[i].structure, solver))
        return use_entry (i);
    }
  return NULL;
}

/* Records that the structure with @hash has occurred. Returns whether it is known to have occurred before;
 * another hash may have overwritten the record. */
static gboolean
note_seen (guint64 hash)
{
  guint64 *place = &seen[(hash >> 8) % TL_N_SEEN];
  gboolean is_known = *place == hash;

  *place = hash;
  return is_known;
}

/* Collects references to the bases of an entry, which is %NULL for none. Returns their number. */
static guint
entry_collect (const TlSharedEntry *entry, TlCompiledBasis **bases)
{
  guint n_bases = entry == NULL ? 0 : entry->n_bases;

  for (guint i = 0; i < n_bases; i++)
    bases[i] = tl_compiled_basis_ref (entry->bases[i]);
  return n_bases;
}

/* Collects references to the bases of the solver's structure if it is that of the entry that was found last,
 * as when cells of one kind are built one after the other. This takes no hash. Returns whether it is. */
static gboolean
collect_latest (TlSolver *solver, TlCompiledBasis **bases, guint *n_bases)
{
  const TlSharedEntry *entry;

  tl_mutex_lock (&shared_mutex);
  entry = find_latest (solver);
  *n_bases = entry_collect (entry, bases);
  solver->bases->structure_hash = entry == NULL ? 0 : entry->hash;
  solver->bases->is_worth_sharing = entry != NULL;
  tl_mutex_unlock (&shared_mutex);
  return entry != NULL;
}

/* Collects references to the bases of the solver's structure. Returns their number. */
static guint
collect_bases (TlSolver *solver, TlCompiledBasis **bases)
{
  const TlSharedEntry *entry;
  guint                n_bases;

  if (collect_latest (solver, bases, &n_bases))
    return n_bases;
  solver->bases->structure_hash = tl_structure_hash (solver);
  tl_mutex_lock (&shared_mutex);
  entry = find_entry (solver);
  n_bases = entry_collect (entry, bases);
  solver->bases->is_worth_sharing = entry != NULL || note_seen (solver->bases->structure_hash);
  tl_mutex_unlock (&shared_mutex);
  return n_bases;
}

/* Runs a basis for the solver's constants. Returns whether it is optimal. */
static gboolean
basis_serves (TlSolver *solver, const TlCompiledBasis *basis)
{
  guint failure;

  if (solver->variable_capacity + solver->n_slots < basis->n_variables + basis->n_slots)
    tl_variables_reserve (solver, solver->variable_capacity, basis->n_slots);
  return tl_compiled_basis_run (basis, solver, &failure);
}

TlCompiledBasis *
tl_shared_bases_find (TlSolver *solver)
{
  TlCompiledBasis *bases[TL_MAX_SHARED_BASES], *found = NULL;
  guint            n_bases;

  solver->bases->structure_hash = 0;
  solver->bases->is_worth_sharing = FALSE;
  if (solver->n_active > 0 || !tl_structure_can_be_shared (solver))
    return NULL;
  n_bases = collect_bases (solver, bases);
  for (guint i = 0; i < n_bases; i++)
    {
      if (found == NULL && basis_serves (solver, bases[i]))
        found = bases[i];
      else
        tl_compiled_basis_unref (bases[i]);
    }
  return found;
}

static void
entry_clear (TlSharedEntry *entry)
{
  total_size -= entry->size;
  for (guint i = 0; i < entry->n_bases; i++)
    tl_compiled_basis_unref (entry->bases[i]);
  tl_structure_free (entry->structure);
}

/* Removes the least recently used entry; the last entry moves to its place. */
static void
drop_oldest (void)
{
  guint oldest = 0;

  for (guint i = 1; i < n_entries; i++)
    {
      if (entries[i].last_use < entries[oldest].last_use)
        oldest = i;
    }
  entry_clear (&entries[oldest]);
  entries[oldest] = entries[--n_entries];
}

/* Removes the least recently used entries until @size bytes and one more entry can be added. */
static void
make_room (gsize size)
{
  while (n_entries == TL_MAX_STRUCTURES || (n_entries > 0 && total_size + size > TL_MAX_SHARED_BYTES))
    drop_oldest ();
}

static TlSharedEntry *
add_entry (const TlSolver *solver)
{
  TlStructure   *structure = tl_structure_new (solver);
  TlSharedEntry *entry;

  make_room (tl_structure_size (structure));
  entry = &entries[n_entries++];
  *entry = (TlSharedEntry){ .hash = solver->bases->structure_hash,
                            .structure = structure,
                            .size = tl_structure_size (structure),
                            .last_use = ++clock_ticks };
  total_size += entry->size;
  return entry;
}

static void
entry_add_basis (TlSharedEntry *entry, TlCompiledBasis *basis)
{
  gsize size = tl_compiled_basis_size (basis);

  if (entry->n_bases == TL_MAX_SHARED_BASES)
    {
      gsize former = tl_compiled_basis_size (entry->bases[entry->next]);

      tl_compiled_basis_unref (entry->bases[entry->next]);
      entry->size -= former;
      total_size -= former;
    }
  else
    entry->next = entry->n_bases++;
  entry->bases[entry->next] = tl_compiled_basis_ref (basis);
  entry->next = (entry->next + 1) % TL_MAX_SHARED_BASES;
  entry->size += size;
  total_size += size;
}

void
tl_shared_bases_publish (TlSolver *solver, TlCompiledBasis *basis)
{
  TlSharedEntry *entry;

  if (!solver->bases->is_worth_sharing || !tl_structure_can_be_shared (solver)
      || tl_compiled_basis_size (basis) > TL_MAX_SHARED_BYTES / (8 * TL_MAX_SHARED_BASES))
    return;
  tl_mutex_lock (&shared_mutex);
  entry = find_entry (solver);
  if (entry == NULL)
    entry = add_entry (solver);
  entry_add_basis (entry, basis);
  make_room (0);
  tl_mutex_unlock (&shared_mutex);
}

void
tl_solver_clear_shared_bases (void)
{
  tl_mutex_lock (&shared_mutex);
  for (guint i = 0; i < n_entries; i++)
    entry_clear (&entries[i]);
  n_entries = 0;
  for (guint i = 0; i < TL_N_SEEN; i++)
    seen[i] = 0;
  tl_mutex_unlock (&shared_mutex);
}
