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
 * From row to row of a feed few constants change. Rows that have changed while a programme was current are
 * its dynamic rows; what depends on none of them keeps its value, and only the assignments and checks that
 * do (the hot ones) are run again.
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
/* By the row whose check failed, the programme that served then. */
#define TL_N_SUCCESSORS 16

#define TL_NO_ROW G_MAXUINT

typedef struct
{
  guint  target;
  guint  row;
  guint  n_terms;
  double scale;
} TlAssignment;

typedef struct
{
  guint  row;
  guint  n_terms;
  double side;
} TlCheck;

/* A list of assignments and a list of checks. Terms follow each other as those that they belong to do.
 *
 * Assignments without terms come first, and so do checks of a single term; these are more than half of
 * all, and a loop over them has no branches. */
typedef struct
{
  GArray *assignments;      /* TlAssignment */
  GArray *assignment_terms; /* TlTerm */
  GArray *checks;           /* TlCheck */
  GArray *check_terms;      /* TlTerm; coefficients are multiplied by the side */
  guint   n_plain;          /* so many assignments at the beginning have no terms */
  guint   n_single;         /* so many checks at the beginning have one term */
} TlCode;

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
code_init (TlCode *code)
{
  code->assignments = g_array_new (FALSE, FALSE, sizeof (TlAssignment));
  code->assignment_terms = g_array_new (FALSE, FALSE, sizeof (TlTerm));
  code->checks = g_array_new (FALSE, FALSE, sizeof (TlCheck));
  code->check_terms = g_array_new (FALSE, FALSE, sizeof (TlTerm));
}

static void
code_reset (TlCode *code)
{
  g_array_set_size (code->assignments, 0);
  g_array_set_size (code->assignment_terms, 0);
  g_array_set_size (code->checks, 0);
  g_array_set_size (code->check_terms, 0);
  code->n_plain = code->n_single = 0;
}

static void
code_append_assignment (TlCode *code, const TlAssignment *assignment, const TlTerm *terms)
{
  g_array_append_val (code->assignments, *assignment);
  g_array_append_vals (code->assignment_terms, terms, assignment->n_terms);
  if (assignment->n_terms == 0 && code->n_plain + 1 == code->assignments->len)
    code->n_plain++;
}

static void
code_append_check (TlCode *code, const TlCheck *check, const TlTerm *terms)
{
  g_array_append_val (code->checks, *check);
  g_array_append_vals (code->check_terms, terms, check->n_terms);
  if (check->n_terms == 1 && code->n_single + 1 == code->checks->len)
    code->n_single++;
}

static void
code_clear (TlCode *code)
{
  g_array_unref (code->assignments);
  g_array_unref (code->assignment_terms);
  g_array_unref (code->checks);
  g_array_unref (code->check_terms);
}

static void
programme_free (gpointer data)
{
  TlProgramme *programme = data;

  code_clear (&programme->whole);
  code_clear (&programme->hot);
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
compile_step (TlCode *code, const TlSolver *solver, const TlStep *step, guint *order)
{
  TlAssignment assignment
    = { step->variable, solver->active[step->position], step->n_terms, 1.0 / step->pivot };
  TlTerm *terms = step->n_terms == 0
                    ? NULL
                    : g_memdup2 ((const TlTerm *)(gpointer)solver->factor->others->data + step->first_term,
                                 step->n_terms * sizeof (TlTerm));

  for (guint i = 0; i < step->n_terms; i++)
    terms[i].coefficient *= -assignment.scale;
  if (step->n_terms > 1)
    g_qsort_with_data (terms, (gint)step->n_terms, sizeof (TlTerm), compare_assignment_order, order);
  order[step->variable] = code->assignments->len;
  code_append_assignment (code, &assignment, terms);
  g_free (terms);
}

/* Column `column` of the kernel's inverse: what each kernel variable gets from one kernel row. */
static void
compile_kernel_variable (TlCode *code, const TlSolver *solver, guint column, const double *inverse)
{
  TlFactor    *factor = solver->factor;
  guint        size = factor->kernel_rows->len;
  guint        target = g_array_index (factor->kernel_columns, guint, column);
  TlAssignment assignment = { target, solver->stays[target], size, 1.0 };
  TlTerm      *terms = g_newa (TlTerm, size);

  for (guint row = 0; row < size; row++)
    terms[row] = (TlTerm){ solver->n_variables + row, inverse[row * size + column] };
  code_append_assignment (code, &assignment, terms);
}

static void
compile_kernel (TlCode *code, const TlSolver *solver, guint *order)
{
  TlFactor *factor = solver->factor;
  guint     size = factor->kernel_rows->len;
  double   *inverse = g_new0 (double, size *size);

  for (guint row = 0; row < size; row++)
    {
      TlStep step = g_array_index (factor->kernel_rows, TlStep, row);

      step.variable = solver->n_variables + row;
      step.pivot = 1.0;
      compile_step (code, solver, &step, order);
      inverse[row * size + row] = 1.0;
      tl_kernel_solve (factor->kernel, inverse + row * size);
    }
  for (guint column = 0; column < size; column++)
    compile_kernel_variable (code, solver, column, inverse);
  g_free (inverse);
}

/* Checks that a row is on the side `side`. */
static void
compile_check (TlCode *code, const TlSolver *solver, const TlRow *row, gint side)
{
  TlCheck check = { tl_solver_row_index (solver, row), row->n_terms, side };
  TlTerm *terms = g_newa (TlTerm, row->n_terms + 1);

  memcpy (terms, tl_solver_row_terms (solver, row), row->n_terms * sizeof (TlTerm));
  for (guint i = 0; i < row->n_terms; i++)
    terms[i].coefficient *= side;
  code_append_check (code, &check, terms);
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
compile_steps (TlCode *code, const TlSolver *solver, guint first, guint end, gboolean plain, guint *order)
{
  for (guint i = first; i < end; i++)
    {
      const TlStep *step = &g_array_index (solver->factor->steps, TlStep, i);

      if ((step->n_terms == 0) == plain)
        compile_step (code, solver, step, order);
    }
}

static void
compile_assignments (TlCode *code, const TlSolver *solver)
{
  const TlFactor *factor = solver->factor;
  guint          *order = g_new0 (guint, solver->n_variables + TL_PROGRAMME_MAX_KERNEL);

  compile_steps (code, solver, 0, factor->steps->len, TRUE, order);
  compile_steps (code, solver, 0, factor->n_front, FALSE, order);
  if (factor->kernel_rows->len > 0)
    compile_kernel (code, solver, order);
  compile_steps (code, solver, factor->n_front, factor->steps->len, FALSE, order);
  g_free (order);
}

/* The checks of rows with one term, or of all others. */
static void
compile_checks (TlCode *code, const TlSolver *solver, gboolean single)
{
  for (guint i = 0; i < solver->rows->len; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if ((row->n_terms == 1) != single || !row_needs_check (solver, row))
        continue;
      compile_check (code, solver, row, row->side);
      /* A redundant required row may be on a side where it costs, as long as it is tight. */
      if ((row->side > 0 ? row->above_level : row->below_level) == 0)
        compile_check (code, solver, row, -row->side);
    }
}

static TlProgramme *
programme_compile (const TlSolver *solver)
{
  TlProgramme *programme = g_new0 (TlProgramme, 1);

  code_init (&programme->whole);
  code_init (&programme->hot);
  programme->dynamic = g_new0 (guint8, solver->rows->len);
  programme->n_active = solver->n_active;
  programme->active = g_memdup2 (solver->active, solver->n_active * sizeof (guint));
  programme->n_rows = solver->rows->len;
  programme->sides = g_new (gint8, solver->rows->len);
  programme->uses_ties = solver->uses_ties;
  compile_assignments (&programme->whole, solver);
  compile_checks (&programme->whole, solver, TRUE);
  compile_checks (&programme->whole, solver, FALSE);
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
  g_ptr_array_add (memory->programmes, memory->current);
}

/* Running */

/* Adds the terms of a sum; nearly all have one to three. */
#define TL_ADD_TERMS(sum, term, n_terms, values)                                                             \
  switch (n_terms)                                                                                           \
    {                                                                                                        \
    default:                                                                                                 \
      for (guint n_more = (n_terms)-3; n_more > 0; n_more--, (term)++)                                       \
        (sum) += (term)->coefficient * (values)[(term)->variable];                                           \
      /* fall through */                                                                                     \
    case 3:                                                                                                  \
      (sum) += (term)->coefficient * (values)[(term)->variable];                                             \
      (term)++;                                                                                              \
      /* fall through */                                                                                     \
    case 2:                                                                                                  \
      (sum) += (term)->coefficient * (values)[(term)->variable];                                             \
      (term)++;                                                                                              \
      /* fall through */                                                                                     \
    case 1:                                                                                                  \
      (sum) += (term)->coefficient * (values)[(term)->variable];                                             \
      (term)++;                                                                                              \
      /* fall through */                                                                                     \
    case 0:                                                                                                  \
      break;                                                                                                 \
    }

static void
code_assign (const TlCode *code, const double *constants, double *values)
{
  const TlAssignment *assignment = (const TlAssignment *)(gpointer)code->assignments->data;
  const TlAssignment *plain_end = assignment + code->n_plain;
  const TlAssignment *end = assignment + code->assignments->len;
  const TlTerm       *term = (const TlTerm *)(gpointer)code->assignment_terms->data;

  for (; assignment < plain_end; assignment++)
    values[assignment->target] = assignment->scale * constants[assignment->row];
  for (; assignment < end; assignment++)
    {
      double value = assignment->scale * constants[assignment->row];

      TL_ADD_TERMS (value, term, assignment->n_terms, values);
      values[assignment->target] = value;
    }
}

/* Whether a wrong sign is more than rounding. */
static gboolean
check_fails (const TlCheck *check, const TlSolver *solver)
{
  return check->side * tl_rows_snapped_residual (solver, tl_solver_row (solver, check->row)) < 0.0;
}

/* The row of the first check that fails, or TL_NO_ROW. */
static guint
code_find_failure (const TlCode *code, const TlSolver *solver)
{
  const double  *constants = (const double *)(gpointer)solver->constants->data;
  const double  *values = solver->values;
  const TlCheck *check = (const TlCheck *)(gpointer)code->checks->data;
  const TlCheck *single_end = check + code->n_single;
  const TlCheck *end = check + code->checks->len;
  const TlTerm  *term = (const TlTerm *)(gpointer)code->check_terms->data;

  for (; check < single_end; check++, term++)
    {
      double residual = term->coefficient * values[term->variable] - check->side * constants[check->row];

      if (G_UNLIKELY (residual < 0.0) && check_fails (check, solver))
        return check->row;
    }
  for (; check < end; check++)
    {
      double residual = -check->side * constants[check->row];

      TL_ADD_TERMS (residual, term, check->n_terms, values);
      if (G_UNLIKELY (residual < 0.0) && check_fails (check, solver))
        return check->row;
    }
  return TL_NO_ROW;
}

/* Runs assignments and checks. Returns whether they give the solution; if not, `failure` is the row of the
 * first check that failed. */
static gboolean
code_run (const TlCode *code, TlSolver *solver, guint *failure)
{
  code_assign (code, (const double *)(gpointer)solver->constants->data, solver->values);
  *failure = code_find_failure (code, solver);
  return *failure == TL_NO_ROW;
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
          code_append_assignment (&programme->hot, &assignment, terms);
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
        code_append_check (&programme->hot, &check, terms);
      terms += check.n_terms;
    }
}

/* Finds what the dynamic rows reach. */
static void
programme_heat (TlProgramme *programme, guint n_variables)
{
  guint8 *hot = g_new0 (guint8, n_variables + TL_PROGRAMME_MAX_KERNEL);

  code_reset (&programme->hot);
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
    return code_run (&programme->hot, solver, failure);
  programme_heat (programme, solver->n_variables);
  solver->dynamic_rows_grew = FALSE;
  return code_run (&programme->whole, solver, failure);
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

  if (!code_run (&programme->whole, solver, &failure))
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

  if (!solver->optimal)
    return FALSE;
  if (memory->current == NULL)
    {
      if (solver->factor_dirty || tl_factor_get_n_updates (solver->factor) > 0
          || tl_factor_get_kernel_size (solver->factor) > TL_PROGRAMME_MAX_KERNEL)
        return FALSE;
      memory_learn (solver);
      solver->dynamic_rows_grew = TRUE; /* nothing has been assigned by it yet */
    }
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
