/* tl-code.c: an active set as assignments and checks over contiguous arrays.
 *
 *     x[target] = scale · constant[row] + Σ coefficient · x[variable]
 *     side · (Σ coefficient · x[variable] − constant[row]) >= 0
 *
 * Terms stand in the order in which their variables are assigned, so that a sum waits for the latest one only
 * at its end. The kernel, where there is one, takes two assignments a row: what is left of its right side,
 * into a slot behind the variables, and the variable by the kernel's inverse.
 */
#include "solver/tl-code.h"

#include "solver/tl-factor-private.h"
#include "solver/tl-solver-private.h"

void
tl_code_init (TlCode *code)
{
  code->assignments = g_array_new (FALSE, FALSE, sizeof (TlAssignment));
  code->assignment_terms = g_array_new (FALSE, FALSE, sizeof (TlTerm));
  code->checks = g_array_new (FALSE, FALSE, sizeof (TlCheck));
  code->check_terms = g_array_new (FALSE, FALSE, sizeof (TlTerm));
}

void
tl_code_reset (TlCode *code)
{
  g_array_set_size (code->assignments, 0);
  g_array_set_size (code->assignment_terms, 0);
  g_array_set_size (code->checks, 0);
  g_array_set_size (code->check_terms, 0);
  code->n_plain = code->n_single = 0;
}

void
tl_code_append_assignment (TlCode *code, const TlAssignment *assignment, const TlTerm *terms)
{
  g_array_append_val (code->assignments, *assignment);
  g_array_append_vals (code->assignment_terms, terms, assignment->n_terms);
  if (assignment->n_terms == 0 && code->n_plain + 1 == code->assignments->len)
    code->n_plain++;
}

void
tl_code_append_check (TlCode *code, const TlCheck *check, const TlTerm *terms)
{
  g_array_append_val (code->checks, *check);
  g_array_append_vals (code->check_terms, terms, check->n_terms);
  if (check->n_terms == 1 && code->n_single + 1 == code->checks->len)
    code->n_single++;
}

void
tl_code_clear (TlCode *code)
{
  g_array_unref (code->assignments);
  g_array_unref (code->assignment_terms);
  g_array_unref (code->checks);
  g_array_unref (code->check_terms);
}

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
  tl_code_append_assignment (code, &assignment, terms);
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
  tl_code_append_assignment (code, &assignment, terms);
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
  guint   first = code->check_terms->len;

  tl_code_append_check (code, &check, tl_solver_row_terms (solver, row));
  for (guint i = first; i < code->check_terms->len; i++)
    g_array_index (code->check_terms, TlTerm, i).coefficient *= side;
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

void
tl_code_compile_assignments (TlCode *code, const TlSolver *solver)
{
  const TlFactor *factor = solver->factor;
  guint          *order = g_new0 (guint, solver->n_variables + TL_CODE_MAX_KERNEL);

  compile_steps (code, solver, 0, factor->steps->len, TRUE, order);
  compile_steps (code, solver, 0, factor->n_front, FALSE, order);
  if (factor->kernel_rows->len > 0)
    compile_kernel (code, solver, order);
  compile_steps (code, solver, factor->n_front, factor->steps->len, FALSE, order);
  g_free (order);
}

/* The checks of rows with one term, or of all others. */
void
tl_code_compile_checks (TlCode *code, const TlSolver *solver, gboolean single)
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
gboolean
tl_code_run (const TlCode *code, TlSolver *solver, guint *failure)
{
  code_assign (code, (const double *)(gpointer)solver->constants->data, solver->values);
  *failure = code_find_failure (code, solver);
  return *failure == TL_NO_ROW;
}
