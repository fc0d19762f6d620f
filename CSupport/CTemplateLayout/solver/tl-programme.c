/* tl-programme.c: see tl-programme.h.
 *
 * A programme is a list of assignments and a list of checks, both over contiguous arrays:
 *
 *     x[target] = scale · constant[row] + Σ coefficient · x[variable]
 *     side · (Σ coefficient · x[variable] − constant[row]) >= 0
 *
 * Terms stand in the order in which their variables are assigned, so that a sum waits for the latest one
 * only at its end.
 *
 * The kernel, where there is one, takes two assignments a row: what is left of its right side, into a slot
 * behind the variables, and the variable by the kernel's inverse.
 */
#include "solver/tl-programme.h"

#include <math.h>
#include <string.h>

#include "solver/tl-factor-private.h"
#include "solver/tl-solver-private.h"

/* So many active sets are remembered. */
#define TL_MEMORY_SIZE 16
/* By the check that failed, the programme that served then. */
#define TL_N_SUCCESSORS 16

typedef struct
{
  guint  target;
  guint  row;
  guint  first_term;
  guint  n_terms;
  double scale;
} TlAssignment;

typedef struct
{
  guint  row;
  guint  first_term; /* coefficients are multiplied by the side */
  guint  n_terms;
  double side;
} TlCheck;

typedef struct
{
  GArray  *assignments; /* TlAssignment */
  GArray  *checks;      /* TlCheck */
  GArray  *terms;       /* TlTerm */
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

  g_array_unref (programme->assignments);
  g_array_unref (programme->checks);
  g_array_unref (programme->terms);
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

/* Forgets all programmes. The solver must be synced. */
void
tl_programme_memory_clear (TlProgrammeMemory *memory)
{
  g_assert (memory->is_synced);
  g_ptr_array_set_size (memory->programmes, 0);
  memory->current = NULL;
}

/* Compiling */

static gint
compare_assignment_order (gconstpointer left, gconstpointer right, gpointer data)
{
  const guint *order = data;
  guint        left_order = order[((const TlTerm *)left)->variable];
  guint        right_order = order[((const TlTerm *)right)->variable];

  return left_order < right_order ? -1 : left_order > right_order;
}

/* Appends an assignment by one row; `order` knows when each variable was assigned. */
static void
compile_step (TlProgramme *programme, const TlSolver *solver, const TlStep *step, guint *order)
{
  const TlTerm *others = (const TlTerm *)(gpointer)solver->factor->others->data + step->first_term;
  TlAssignment  assignment = { step->variable, solver->active[step->position], programme->terms->len,
                               step->n_terms, 1.0 / step->pivot };

  for (guint i = 0; i < step->n_terms; i++)
    {
      TlTerm term = { others[i].variable, -others[i].coefficient * assignment.scale };

      g_array_append_val (programme->terms, term);
    }
  g_qsort_with_data (&g_array_index (programme->terms, TlTerm, assignment.first_term), (gint)step->n_terms,
                     sizeof (TlTerm), compare_assignment_order, order);
  order[step->variable] = programme->assignments->len;
  g_array_append_val (programme->assignments, assignment);
}

/* Column `column` of the kernel's inverse: what each kernel variable gets from one kernel row. */
static void
compile_kernel_variable (TlProgramme *programme, const TlSolver *solver, guint column, const double *inverse)
{
  TlFactor    *factor = solver->factor;
  guint        size = factor->kernel_rows->len;
  guint        target = g_array_index (factor->kernel_columns, guint, column);
  TlAssignment assignment = { target, solver->stays[target], programme->terms->len, size, 1.0 };

  for (guint row = 0; row < size; row++)
    {
      TlTerm term = { solver->n_variables + row, inverse[row * size + column] };

      g_array_append_val (programme->terms, term);
    }
  g_array_append_val (programme->assignments, assignment);
}

static void
compile_kernel (TlProgramme *programme, const TlSolver *solver, guint *order)
{
  TlFactor *factor = solver->factor;
  guint     size = factor->kernel_rows->len;
  double   *inverse = g_new0 (double, size *size);

  for (guint row = 0; row < size; row++)
    {
      TlStep step = g_array_index (factor->kernel_rows, TlStep, row);

      step.variable = solver->n_variables + row;
      step.pivot = 1.0;
      compile_step (programme, solver, &step, order);
      inverse[row * size + row] = 1.0;
      tl_kernel_solve (factor->kernel, inverse + row * size);
    }
  for (guint column = 0; column < size; column++)
    compile_kernel_variable (programme, solver, column, inverse);
  g_free (inverse);
}

/* Checks that a row is on the side `side`. */
static void
compile_check (TlProgramme *programme, const TlSolver *solver, guint index, gint side)
{
  const TlRow  *row = tl_solver_row (solver, index);
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  TlCheck       check = { index, programme->terms->len, row->n_terms, side };

  for (guint i = 0; i < row->n_terms; i++)
    {
      TlTerm term = { terms[i].variable, side * terms[i].coefficient };

      g_array_append_val (programme->terms, term);
    }
  g_array_append_val (programme->checks, check);
}

/* Whether the optimality of the active set depends on the side that a row is on. */
static gboolean
row_needs_check (const TlSolver *solver, const TlRow *row)
{
  if (row->position != TL_NO_POSITION)
    return FALSE;
  if (row->kind == TL_ROW_STAY)
    return solver->uses_ties;
  return row->kind == TL_ROW_GOAL && (row->above_level != TL_NO_LEVEL || row->below_level != TL_NO_LEVEL);
}

static void
compile_assignments (TlProgramme *programme, const TlSolver *solver)
{
  const TlFactor *factor = solver->factor;
  guint          *order = g_new0 (guint, solver->n_variables + TL_PROGRAMME_MAX_KERNEL);

  for (guint i = 0; i < factor->n_front; i++)
    compile_step (programme, solver, &g_array_index (factor->steps, TlStep, i), order);
  if (factor->kernel_rows->len > 0)
    compile_kernel (programme, solver, order);
  for (guint i = factor->n_front; i < factor->steps->len; i++)
    compile_step (programme, solver, &g_array_index (factor->steps, TlStep, i), order);
  g_free (order);
}

static TlProgramme *
programme_compile (const TlSolver *solver)
{
  TlProgramme *programme = g_new0 (TlProgramme, 1);

  programme->assignments = g_array_sized_new (FALSE, FALSE, sizeof (TlAssignment), solver->n_active);
  programme->checks = g_array_sized_new (FALSE, FALSE, sizeof (TlCheck), solver->rows->len);
  programme->terms = g_array_sized_new (FALSE, FALSE, sizeof (TlTerm), 4 * solver->n_active);
  programme->n_active = solver->n_active;
  programme->active = g_memdup2 (solver->active, solver->n_active * sizeof (guint));
  programme->n_rows = solver->rows->len;
  programme->sides = g_new (gint8, solver->rows->len);
  programme->uses_ties = solver->uses_ties;
  compile_assignments (programme, solver);
  for (guint i = 0; i < solver->rows->len; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      programme->sides[i] = row->side;
      if (!row_needs_check (solver, row))
        continue;
      compile_check (programme, solver, i, row->side);
      /* A redundant required row may be on a side where it costs, as long as it is tight. */
      if ((row->side > 0 ? row->above_level : row->below_level) == 0)
        compile_check (programme, solver, i, -row->side);
    }
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
  memory->current = programme_compile (solver);
  g_ptr_array_add (memory->programmes, memory->current);
}

/* Running */

static void
programme_evaluate (const TlProgramme *programme, const double *constants, double *values)
{
  const TlAssignment *assignment = (const TlAssignment *)(gpointer)programme->assignments->data;
  const TlTerm       *terms = (const TlTerm *)(gpointer)programme->terms->data;

  for (guint n_left = programme->assignments->len; n_left > 0; n_left--, assignment++)
    {
      const TlTerm *term = terms + assignment->first_term;
      double        value = assignment->scale * constants[assignment->row];

      for (guint i = assignment->n_terms; i > 0; i--, term++)
        value += term->coefficient * values[term->variable];
      values[assignment->target] = value;
    }
}

/* The first check that fails, or the number of checks. A sign is looked at closely only when it is wrong:
 * it may be rounding. */
static guint
programme_find_failure (const TlProgramme *programme, const TlSolver *solver)
{
  const double  *constants = (const double *)(gpointer)solver->constants->data;
  const double  *values = solver->values;
  const TlCheck *checks = (const TlCheck *)(gpointer)programme->checks->data;
  const TlTerm  *terms = (const TlTerm *)(gpointer)programme->terms->data;

  for (guint k = 0; k < programme->checks->len; k++)
    {
      const TlTerm *term = terms + checks[k].first_term;
      double        residual = -checks[k].side * constants[checks[k].row];

      for (guint i = checks[k].n_terms; i > 0; i--, term++)
        residual += term->coefficient * values[term->variable];
      if (residual < 0.0
          && checks[k].side * tl_rows_snapped_residual (solver, tl_solver_row (solver, checks[k].row)) < 0.0)
        return k;
    }
  return programme->checks->len;
}

/* Runs a programme. Returns whether it gives the solution; if not, `failure` is the first failed check. */
static gboolean
programme_run (const TlProgramme *programme, TlSolver *solver, guint *failure)
{
  programme_evaluate (programme, (const double *)(gpointer)solver->constants->data, solver->values);
  *failure = programme_find_failure (programme, solver);
  return *failure == programme->checks->len;
}

static void
memory_adopt (TlProgrammeMemory *memory, TlProgramme *programme)
{
  memory->is_synced = FALSE;
  memory->current = programme;
  programme->last_use = ++memory->clock;
}

/* Tries the programme that served when the same check failed before, then all others. */
static gboolean
memory_try_others (TlSolver *solver, guint failure)
{
  TlProgrammeMemory *memory = solver->memory;
  TlProgramme       *failed = memory->current;
  guint8            *successor = &failed->successors[failure % TL_N_SUCCESSORS];
  guint              first = *successor, ignored;

  if (first > 0 && programme_run (g_ptr_array_index (memory->programmes, first - 1), solver, &ignored))
    {
      memory_adopt (memory, g_ptr_array_index (memory->programmes, first - 1));
      return TRUE;
    }
  for (guint i = 0; i < memory->programmes->len; i++)
    {
      TlProgramme *programme = g_ptr_array_index (memory->programmes, i);

      if (programme == failed || i + 1 == first || !programme_run (programme, solver, &ignored))
        continue;
      *successor = (guint8)(i + 1);
      memory_adopt (memory, programme);
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

  if (!solver->optimal)
    return FALSE;
  if (memory->current == NULL)
    {
      if (solver->factor_dirty || tl_factor_get_n_updates (solver->factor) > 0
          || tl_factor_get_kernel_size (solver->factor) > TL_PROGRAMME_MAX_KERNEL)
        return FALSE;
      memory_learn (solver);
    }
  if (programme_run (memory->current, solver, &failure))
    return TRUE;
  return memory_try_others (solver, failure);
}

/* The solver is about to leave the active set of the present solution by pivots. */
void
tl_programme_memory_leave (TlSolver *solver)
{
  tl_programme_memory_sync (solver);
  solver->memory->current = NULL;
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
