/* tl-programme.c: see tl-programme.h.
 *
 * From row to row of a feed few constants change. Rows that have changed while a programme was current are
 * its dynamic rows; what depends on none of them keeps its value, and only the assignments and checks that do
 * (the hot ones) are run again.
 */
#include "solver/tl-programme.h"

#include <string.h>

#include "solver/tl-code.h"
#include "solver/tl-precise.h"
#include "solver/tl-solver-private.h"

/* How many active sets are remembered. */
#define TL_MEMORY_SIZE 64
/* By the row whose check failed, the programme that served then. */
#define TL_N_SUCCESSORS 16

typedef struct
{
  TlCode   whole;
  TlCode   hot;     /* the part of it that dynamic rows reach */
  guint8  *dynamic; /* by row: its constant has changed; owned */
  guint    n_active;
  guint   *active; /* by position; owned */
  guint    n_rows;
  gint8   *sides; /* by row; owned */
  gboolean uses_ties;
  guint8   successors[TL_N_SUCCESSORS]; /* index + 1 of a programme; 0: none */
  guint64  last_use;
} TlProgramme;

struct _TlProgrammeMemory
{
  GPtrArray   *programmes; /* TlProgramme; owned */
  TlProgramme *current;    /* the one that gave the present solution; NULL: pivots did */
  gboolean     is_synced;  /* the solver's own active set is that of `current` */
  guint64      clock;
};

static void
programme_free (gpointer data)
{
  TlProgramme *programme = data;

  tl_code_clear (&programme->whole);
  tl_code_clear (&programme->hot);
  g_free (programme->dynamic);
  g_free (programme->active);
  g_free (programme->sides);
  g_free (programme);
}

TlProgrammeMemory *
tl_programme_memory_new (void)
{
  TlProgrammeMemory *memory = g_new0 (TlProgrammeMemory, 1);

  memory->programmes = g_ptr_array_new_with_free_func (programme_free);
  memory->is_synced = TRUE;
  return memory;
}

void
tl_programme_memory_free (TlProgrammeMemory *memory)
{
  g_ptr_array_unref (memory->programmes);
  g_free (memory);
}

/* Makes a programme, or none, the one whose solution the values are. */
static void
memory_set_current (TlSolver *solver, TlProgramme *programme)
{
  solver->memory->current = programme;
  solver->dynamic_rows = programme == NULL ? NULL : programme->dynamic;
  solver->dynamic_rows_grew = FALSE;
}

/* Forgets all programmes. The solver must have left its active set. */
void
tl_programme_memory_clear (TlProgrammeMemory *memory)
{
  g_assert (memory->is_synced && memory->current == NULL);
  g_ptr_array_set_size (memory->programmes, 0);
}

static TlProgramme *
programme_compile (const TlSolver *solver)
{
  TlProgramme *programme = g_new0 (TlProgramme, 1);

  tl_code_init (&programme->whole);
  tl_code_init (&programme->hot);
  programme->dynamic = g_new0 (guint8, solver->rows->len);
  programme->n_active = solver->n_active;
  programme->active = g_memdup2 (solver->active, solver->n_active * sizeof (guint));
  programme->n_rows = solver->rows->len;
  programme->sides = g_new (gint8, solver->rows->len);
  programme->uses_ties = solver->uses_ties;
  tl_code_compile_assignments (&programme->whole, solver);
  tl_code_compile_checks (&programme->whole, solver, TRUE);
  tl_code_compile_checks (&programme->whole, solver, FALSE);
  for (guint i = 0; i < solver->rows->len; i++)
    programme->sides[i] = tl_solver_row (solver, i)->side;
  return programme;
}

static void
memory_make_room (TlProgrammeMemory *memory)
{
  guint oldest = 0;

  if (memory->programmes->len < TL_MEMORY_SIZE)
    return;
  for (guint i = 1; i < memory->programmes->len; i++)
    {
      const TlProgramme *programme = g_ptr_array_index (memory->programmes, i);
      const TlProgramme *candidate = g_ptr_array_index (memory->programmes, oldest);

      if (programme->last_use < candidate->last_use)
        oldest = i;
    }
  g_ptr_array_remove_index (memory->programmes, oldest);
  for (guint i = 0; i < memory->programmes->len; i++)
    {
      TlProgramme *programme = g_ptr_array_index (memory->programmes, i);

      memset (programme->successors, 0, sizeof programme->successors); /* the numbers have changed */
    }
}

/* Remembers the solver's active set, which pivots have found optimal. */
static void
memory_learn (TlSolver *solver)
{
  TlProgrammeMemory *memory = solver->memory;

  memory_make_room (memory);
  memory_set_current (solver, programme_compile (solver));
  memory->current->last_use = ++memory->clock; /* or the newest would be the first to go */
  g_ptr_array_add (memory->programmes, memory->current);
}

static gboolean
terms_are_hot (const TlTerm *terms, guint n_terms, const guint8 *hot)
{
  for (guint i = 0; i < n_terms; i++)
    {
      if (hot[terms[i].variable])
        return TRUE;
    }
  return FALSE;
}

static void
heat_assignments (TlProgramme *programme, guint8 *hot)
{
  const TlTerm *terms = (const TlTerm *)(gpointer)programme->whole.assignment_terms->data;

  for (guint i = 0; i < programme->whole.assignments->len; i++)
    {
      TlAssignment assignment = g_array_index (programme->whole.assignments, TlAssignment, i);

      if (programme->dynamic[assignment.row] || terms_are_hot (terms, assignment.n_terms, hot))
        {
          hot[assignment.target] = TRUE;
          tl_code_append_assignment (&programme->hot, &assignment, terms);
        }
      terms += assignment.n_terms;
    }
}

static void
heat_checks (TlProgramme *programme, const guint8 *hot)
{
  const TlTerm *terms = (const TlTerm *)(gpointer)programme->whole.check_terms->data;

  for (guint i = 0; i < programme->whole.checks->len; i++)
    {
      TlCheck check = g_array_index (programme->whole.checks, TlCheck, i);

      if (programme->dynamic[check.row] || terms_are_hot (terms, check.n_terms, hot))
        tl_code_append_check (&programme->hot, &check, terms);
      terms += check.n_terms;
    }
}

/* Finds what the dynamic rows reach. */
static void
programme_heat (TlProgramme *programme, guint n_variables)
{
  guint8 *hot = g_new0 (guint8, n_variables + TL_CODE_MAX_KERNEL);

  tl_code_reset (&programme->hot);
  heat_assignments (programme, hot);
  heat_checks (programme, hot);
  g_free (hot);
}

/* Runs the current programme for the constants that have changed since it ran last. */
static gboolean
memory_run_current (TlSolver *solver, guint *failure)
{
  TlProgramme *programme = solver->memory->current;

  if (!solver->dynamic_rows_grew)
    return tl_code_run (&programme->hot, solver, failure);
  programme_heat (programme, solver->n_variables);
  solver->dynamic_rows_grew = FALSE;
  return tl_code_run (&programme->whole, solver, failure);
}

static void
memory_adopt (TlSolver *solver, TlProgramme *programme)
{
  solver->memory->is_synced = FALSE;
  programme->last_use = ++solver->memory->clock;
  memory_set_current (solver, programme);
}

/* Runs a programme other than the current one, and makes it current if it gives the solution. */
static gboolean
memory_try (TlSolver *solver, guint index)
{
  TlProgramme *programme = g_ptr_array_index (solver->memory->programmes, index);
  guint        failure;

  if (!tl_code_run (&programme->whole, solver, &failure))
    return FALSE;
  memory_adopt (solver, programme);
  return TRUE;
}

/* Tries the programme that served when the same check failed before, then all others. */
static gboolean
memory_try_others (TlSolver *solver, guint failure)
{
  TlProgramme *failed = solver->memory->current;
  guint8      *successor = &failed->successors[failure % TL_N_SUCCESSORS];
  guint        first = *successor;

  if (first > 0 && memory_try (solver, first - 1))
    return TRUE;
  for (guint i = 0; i < solver->memory->programmes->len; i++)
    {
      if (g_ptr_array_index (solver->memory->programmes, i) == failed || i + 1 == first
          || !memory_try (solver, i))
        continue;
      *successor = (guint8)(i + 1);
      return TRUE;
    }
  return FALSE;
}

/* Solves for changed constants with a remembered active set. Returns %FALSE when none is optimal; the
 * values are then of no meaning. Rows, costs and variables must be those of the last solution. */
gboolean
tl_programme_memory_run (TlSolver *solver)
{
  TlProgrammeMemory *memory = solver->memory;
  guint              failure;

  if (!solver->optimal || solver->has_huge)
    return FALSE;
  if (memory->current == NULL)
    {
      if (solver->factor_dirty || tl_factor_get_n_updates (solver->factor) > 0
          || tl_factor_get_kernel_size (solver->factor) > TL_CODE_MAX_KERNEL || tl_precise_is_needed (solver))
        return FALSE;
      memory_learn (solver);
      solver->dynamic_rows_grew = TRUE; /* nothing has been assigned by it yet */
    }
  solver->has_low_values = FALSE;
  if (memory_run_current (solver, &failure))
    return TRUE;
  return memory_try_others (solver, failure);
}

/* The solver is about to leave the active set of the present solution by pivots. */
void
tl_programme_memory_leave (TlSolver *solver)
{
  tl_programme_memory_sync (solver);
  memory_set_current (solver, NULL);
}

/* Gives the solver's rows the active set and the sides of the programme that served last. */
void
tl_programme_memory_sync (TlSolver *solver)
{
  TlProgrammeMemory *memory = solver->memory;
  const TlProgramme *programme = memory->current;

  if (memory->is_synced)
    return;
  memory->is_synced = TRUE;
  for (guint p = 0; p < solver->n_active; p++)
    tl_solver_row (solver, solver->active[p])->position = TL_NO_POSITION;
  for (guint i = 0; i < programme->n_rows; i++)
    tl_solver_row (solver, i)->side = programme->sides[i];
  for (guint p = 0; p < programme->n_active; p++)
    {
      solver->active[p] = programme->active[p];
      tl_solver_row (solver, programme->active[p])->position = p;
    }
  solver->n_active = programme->n_active;
  solver->uses_ties = programme->uses_ties;
  solver->factor_dirty = TRUE;
  solver->costs_dirty = TRUE;
}
