/* tl-basis-compile.c: compiles the solver's active set.
 *
 * The terms of a sum are sorted by the order in which their variables are assigned, so that only the end of
 * the sum waits for the latest assignment. The kernel takes two assignments for each of its rows. The first
 * stores the row's right side, minus the terms outside the kernel, in a slot after the variables. The second
 * computes one of the kernel's variables from all these slots, by means of the kernel's inverse.
 */
#include "solver/bases/tl-compiled-basis.h"

#include "solver/active-set/tl-workspace.h"
#include "solver/factorisation/tl-factor-private.h"
#include "solver/model/tl-solver-data.h"
#include "solver/simplex/tl-simplex.h"

/* The state of a compilation. */
typedef struct
{
  const TlSolver *solver;
  TlSection      *section;
  TlTerm         *next_term; /* the place of the terms of the next assignment */
  guint          *order;     /* by variable and slot: the index of its assignment */
} TlCompilation;

/* Sorts terms by the @order of their variables. It is an insertion sort, because nearly all rows have up to
 * three terms. */
static void
sort_by_order (TlTerm *terms, guint n_terms, const guint *order)
{
  for (guint i = 1; i < n_terms; i++)
    {
      TlTerm moving = terms[i];
      guint  place = i;

      for (; place > 0 && order[terms[place - 1].variable] > order[moving.variable]; place--)
        terms[place] = terms[place - 1];
      terms[place] = moving;
    }
}

/* Appends an assignment whose terms have been written to `next_term`. */
static void
append_assignment (TlCompilation *compilation, guint target, guint row, guint n_terms, double scale)
{
  TlSection *section = compilation->section;

  compilation->order[target] = section->n_assignments;
  section->n_plain += n_terms == 0 && section->n_plain == section->n_assignments;
  section->assignments[section->n_assignments++] = (TlAssignment){ target, row, n_terms, scale };
  compilation->next_term += n_terms;
}

/* Appends the assignment of a step's variable. */
static void
compile_step (TlCompilation *compilation, const TlStep *step)
{
  const TlSolver *solver = compilation->solver;
  const TlTerm   *others = solver->work->factor->others + step->first_term;
  TlTerm         *terms = compilation->next_term;
  double          scale = 1.0 / step->pivot;

  for (guint i = 0; i < step->n_terms; i++)
    terms[i] = (TlTerm){ others[i].variable, -scale * others[i].coefficient };
  sort_by_order (terms, step->n_terms, compilation->order);
  append_assignment (compilation, step->variable, solver->active[step->position], step->n_terms, scale);
}

/* Appends the assignment of the kernel's variable at @column, by means of @inverse: the kernel's inverse,
 * column by column. */
static void
compile_kernel_variable (TlCompilation *compilation, guint column, const double *inverse, guint size)
{
  const TlSolver *solver = compilation->solver;
  guint           target = g_array_index (solver->work->factor->kernel_columns, guint, column);

  for (guint row = 0; row < size; row++)
    compilation->next_term[row] = (TlTerm){ solver->n_variables + row, inverse[row * size + column] };
  append_assignment (compilation, target, solver->origins[target], size, 1.0);
}

static void
compile_kernel (TlCompilation *compilation)
{
  TlFactor *factor = compilation->solver->work->factor;
  guint     size = factor->kernel_rows->len;
  double   *inverse = g_new0 (double, size *size + 1);

  for (guint row = 0; row < size; row++)
    {
      TlStep step = g_array_index (factor->kernel_rows, TlStep, row);

      step.variable = compilation->solver->n_variables + row;
      step.pivot = 1.0;
      compile_step (compilation, &step);
      inverse[row * size + row] = 1.0;
      tl_kernel_solve (factor->kernel, inverse + row * size);
    }
  for (guint column = 0; column < size; column++)
    compile_kernel_variable (compilation, column, inverse, size);
  g_free (inverse);
}

/* Appends the assignments of those steps from @first to before @end that have no terms (if @plain) or terms
 * (if not). */
static void
compile_steps (TlCompilation *compilation, guint first, guint end, gboolean plain)
{
  const TlFactor *factor = compilation->solver->work->factor;

  for (guint i = first; i < end; i++)
    {
      const TlStep *step = &factor->steps[i];

      if ((step->n_terms == 0) == plain)
        compile_step (compilation, step);
    }
}

static void
compile_assignments (TlCompilation *compilation)
{
  const TlFactor *factor = compilation->solver->work->factor;

  compile_steps (compilation, 0, factor->n_steps, TRUE);
  compile_steps (compilation, 0, factor->n_front, FALSE);
  compile_kernel (compilation);
  compile_steps (compilation, factor->n_front, factor->n_steps, FALSE);
}

/* Returns the number of checks that a row needs: 0 if the optimality of the active set does not depend on the
 * row's side. An inactive required row on a side that costs must be tight; this takes two checks, one for
 * each side. */
static guint
row_n_checks (const TlSolver *solver, const TlRow *row)
{
  if (row->position != TL_NO_POSITION)
    return 0;
  if (row->kind == TL_ROW_ORIGIN)
    return solver->state.uses_ties ? 1 : 0;
  if (row->kind != TL_ROW_GOAL || (row->above_level == TL_NO_LEVEL && row->below_level == TL_NO_LEVEL))
    return 0;
  return (row->side > 0 ? row->above_level : row->below_level) == 0 ? 2 : 1;
}

/* Appends the check that @row is on @side; its terms are written to @next_term. Returns the place for the
 * terms that follow. */
static TlTerm *
compile_check (TlSection *section, const TlSolver *solver, const TlRow *row, gint side, TlTerm *next_term)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);

  section->checks[section->n_checks++] = (TlCheck){ tl_solver_row_index (solver, row), row->n_terms, side };
  section->n_single += row->n_terms == 1;
  for (guint i = 0; i < row->n_terms; i++)
    *next_term++ = (TlTerm){ terms[i].variable, side * terms[i].coefficient };
  return next_term;
}

/* Appends the checks of all rows with one term (if @single) or of all other rows (if not). Returns the place
 * for the terms that follow. */
static TlTerm *
compile_checks (TlSection *section, const TlSolver *solver, gboolean single, TlTerm *next_term)
{
  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);
      guint        n_checks = (row->n_terms == 1) == single ? row_n_checks (solver, row) : 0;

      if (n_checks > 0)
        next_term = compile_check (section, solver, row, row->side, next_term);
      if (n_checks > 1)
        next_term = compile_check (section, solver, row, -row->side, next_term);
    }
  return next_term;
}

/* Fills the list of limit rows; those that were in reach when the active set was optimal come first. */
static void
compile_limits (TlCompiledBasis *basis, const TlSolver *solver)
{
  guint n_others = 0;

  for (guint i = 0; i < basis->n_limits; i++)
    {
      guint row = g_array_index (solver->work->limit_rows, guint, i);

      if (tl_solver_row (solver, row)->was_in_reach)
        basis->limits[basis->n_in_reach++] = row;
      else
        basis->limits[basis->n_limits - ++n_others] = row;
    }
}

/* Returns a basis without arrays that contains the sizes of the arrays for the active set. */
static TlCompiledBasis
measure_basis (const TlSolver *solver)
{
  const TlFactor *factor = solver->work->factor;
  guint           n_slots = factor->kernel_rows->len;
  TlCompiledBasis sizes = { .n_variables = solver->n_variables,
                            .n_slots = n_slots,
                            .n_rows = solver->n_rows,
                            .n_assignments = factor->n_steps + 2 * n_slots,
                            .n_assignment_terms = factor->n_others + n_slots * n_slots,
                            .n_limits = solver->state.uses_limits ? solver->work->limit_rows->len : 0,
                            .uses_ties = solver->state.uses_ties };

  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);
      guint        n_checks = row_n_checks (solver, row);

      sizes.n_checks += n_checks;
      sizes.n_check_terms += n_checks * row->n_terms;
    }
  return sizes;
}

TlCompiledBasis *
tl_compiled_basis_new (TlSolver *solver)
{
  TlCompiledBasis  sizes;
  TlCompiledBasis *basis;
  TlSection       *section;
  TlCompilation    compilation;
  TlTerm          *next_term;

  if (solver->state.uses_limits)
    tl_limits_collect (solver);
  sizes = measure_basis (solver);
  basis = tl_compiled_basis_alloc (&sizes);
  section = &basis->sections[0];
  compilation = (TlCompilation){ solver, section, section->assignment_terms, NULL };
  compilation.order = g_new0 (guint, basis->n_variables + basis->n_slots + 1);
  compile_assignments (&compilation);
  g_free (compilation.order);
  next_term = compile_checks (section, solver, TRUE, section->check_terms);
  compile_checks (section, solver, FALSE, next_term);
  compile_limits (basis, solver);
  for (guint p = 0; p < basis->n_variables; p++)
    basis->active[p] = solver->active[p];
  for (guint i = 0; i < basis->n_rows; i++)
    basis->sides[i] = tl_solver_row (solver, i)->side;
  return basis;
}
