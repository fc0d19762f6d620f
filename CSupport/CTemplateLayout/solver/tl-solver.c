/* tl-solver.c: solvers, their variables, and their solutions.
 *
 * Edits only note what changed; tl_solver_solve() does the work. See tl-solver-private.h for the problem and
 * Documentation/solver.md for the method.
 */
#include "solver/tl-code.h"
#include "solver/tl-solver-private.h"

#include <math.h>

/* The formatter takes the name for a difference. */
/* clang-format off */
G_DEFINE_QUARK (tl-solver-error-quark, tl_solver_error)
/* clang-format on */

/**
 * tl_solver_new:
 *
 * Creates a solver without variables or constraints.
 *
 * Returns: (transfer full): a new solver; free it with tl_solver_free()
 */
TlSolver *
tl_solver_new (void)
{
  TlSolver *solver = g_new0 (TlSolver, 1);

  solver->rows = g_array_new (FALSE, FALSE, sizeof (TlRow));
  solver->constants = g_array_new (FALSE, FALSE, sizeof (double));
  solver->removed_rows = g_array_new (FALSE, FALSE, sizeof (guint));
  solver->free_rows = g_array_new (FALSE, FALSE, sizeof (guint));
  solver->terms = g_array_new (FALSE, FALSE, sizeof (TlTerm));
  solver->levels = g_array_new (FALSE, FALSE, sizeof (TlLevel));
  solver->breakpoints = g_array_new (FALSE, FALSE, sizeof (TlBreakpoint));
  solver->slopes = g_array_new (FALSE, FALSE, sizeof (TlSlope));
  solver->pivot_tolerance = TL_PIVOT_TOLERANCE;
  solver->conflicts = g_ptr_array_new_with_free_func (tl_conflict_record_free);
  solver->factor = tl_factor_new ();
  solver->memory = tl_programme_memory_new ();
  tl_levels_use (solver, TL_PRIORITY_REQUIRED);
  return solver;
}

/**
 * tl_solver_free:
 * @solver: (transfer full) (nullable): a solver
 *
 * Frees a solver with all its variables and constraints. %NULL is ignored.
 */
void
tl_solver_free (TlSolver *solver)
{
  if (solver == NULL)
    return;
  g_array_unref (solver->rows);
  g_array_unref (solver->constants);
  g_array_unref (solver->removed_rows);
  g_array_unref (solver->free_rows);
  g_array_unref (solver->terms);
  g_array_unref (solver->levels);
  g_array_unref (solver->breakpoints);
  g_array_unref (solver->slopes);
  g_ptr_array_unref (solver->conflicts);
  tl_factor_free (solver->factor);
  tl_programme_memory_free (solver->memory);
  g_free (solver->values);
  g_free (solver->low_values);
  g_free (solver->stays);
  g_free (solver->term_places);
  g_free (solver->active);
  g_free (solver->open);
  g_free (solver->scratch);
  g_free (solver->direction);
  g_free (solver->gradient);
  g_free (solver->multipliers);
  g_free (solver->level_is_zero);
  g_free (solver);
}

static void
solver_reserve_variables (TlSolver *solver)
{
  if (solver->n_variables < solver->variable_capacity)
    return;
  solver->variable_capacity = MAX (32, solver->variable_capacity * 2);
  solver->values = g_renew (double, solver->values, solver->variable_capacity + TL_CODE_MAX_KERNEL);
  solver->low_values = g_renew (double, solver->low_values, solver->variable_capacity);
  solver->stays = g_renew (guint, solver->stays, solver->variable_capacity);
  g_free (solver->term_places);
  solver->term_places = g_new0 (guint, solver->variable_capacity);
  solver->active = g_renew (guint, solver->active, solver->variable_capacity);
  solver->scratch = g_renew (double, solver->scratch, solver->variable_capacity);
  solver->direction = g_renew (double, solver->direction, solver->variable_capacity);
}

/**
 * tl_solver_add_variable:
 * @solver: a solver
 *
 * Adds a variable, which may take any sign and is 0 until constraints say otherwise.
 *
 * Returns: the variable's id; ids count up from 1
 */
TlVariable
tl_solver_add_variable (TlSolver *solver)
{
  TlTerm own = { 0, 1.0 };

  g_return_val_if_fail (solver != NULL, 0);
  own.variable = solver->n_variables;
  solver_reserve_variables (solver);
  solver->values[solver->n_variables] = solver->low_values[solver->n_variables] = 0.0;
  solver->stays[solver->n_variables] = tl_rows_append (solver, TL_ROW_STAY, &own, 1);
  solver->costs_dirty = TRUE; /* the gradient has one entry a variable */
  solver->dynamic_rows = NULL;
  solver->structure_dirty = TRUE;
  solver->knows_open = FALSE;
  return ++solver->n_variables;
}

/**
 * tl_solver_get_n_variables:
 * @solver: a solver
 *
 * Counts the variables.
 *
 * Returns: the number of variables, which is also the highest id
 */
guint
tl_solver_get_n_variables (const TlSolver *solver)
{
  g_return_val_if_fail (solver != NULL, 0);
  return solver->n_variables;
}

static gboolean
solver_report_conflicts (const TlSolver *solver, GError **error)
{
  const TlConflictRecord *first;

  if (solver->conflicts->len == 0)
    return TRUE;
  first = g_ptr_array_index (solver->conflicts, 0);
  g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE,
               "%u required constraint%s cannot hold; constraint %u contradicts %u others",
               solver->conflicts->len, solver->conflicts->len == 1 ? "" : "s", first->broken,
               first->constraints->len - 1);
  return FALSE;
}

static gboolean
solver_is_edited (const TlSolver *solver)
{
  return solver->values_dirty || solver->structure_dirty || solver->removed_rows->len > 0 || !solver->optimal;
}

/* There is no solution: nothing of an attempt is left. */
static gboolean
solver_give_up (TlSolver *solver)
{
  tl_conflict_forgive (solver);
  tl_simplex_forget (solver);
  for (guint j = 0; j < solver->n_variables; j++)
    solver->values[j] = 0.0;
  return FALSE;
}

/**
 * tl_solver_solve:
 * @solver: a solver
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Brings the variables' values up to date with all edits since the last call; without any it costs
 * nothing. Required constraints that cannot hold together with older ones are given up, the others are
 * solved, and tl_solver_get_conflict() explains it; so the values can be used after
 * %TL_SOLVER_ERROR_UNSATISFIABLE too. A constraint that was given up is tried again after the next edit.
 *
 * A solution that pivots have found is proved before it is given out: the values from the constants, the
 * multipliers of each priority from the costs, both with a fresh factorisation. With coefficients of very
 * different sizes both are refined to the last bit. Where no proof comes about the error is
 * %TL_SOLVER_ERROR_NUMERIC, and all values are 0.
 *
 * Returns: %TRUE if all required constraints hold; otherwise %FALSE with @error set
 */
gboolean
tl_solver_solve (TlSolver *solver, GError **error)
{
  g_return_val_if_fail (solver != NULL, FALSE);
  if (!solver_is_edited (solver))
    return solver_report_conflicts (solver, error);
  solver->knows_open = FALSE;
  tl_solver_let_go_of_removed (solver);
  if (!solver->structure_dirty && solver->conflicts->len == 0 && tl_programme_memory_run (solver))
    {
      solver->values_dirty = FALSE;
      return TRUE;
    }
  tl_programme_memory_leave (solver);
  if (solver->structure_dirty)
    tl_programme_memory_clear (solver->memory);
  if (solver->conflicts->len > 0)
    tl_conflict_forgive (solver);
  if (!tl_simplex_refresh (solver, error)
      || (tl_conflict_exists (solver) && !tl_conflict_settle (solver, error)))
    return solver_give_up (solver);
  solver->structure_dirty = FALSE;
  return solver_report_conflicts (solver, error);
}

/**
 * tl_solver_get_value:
 * @solver: a solver
 * @variable: a variable's id
 *
 * Gets a variable's value in the last solution.
 *
 * Returns: the value; 0 for an unknown variable or before the first solution
 */
double
tl_solver_get_value (const TlSolver *solver, TlVariable variable)
{
  g_return_val_if_fail (solver != NULL && variable > 0 && variable <= solver->n_variables, 0.0);
  return solver->values[variable - 1];
}

/**
 * tl_solver_get_residual:
 * @solver: a solver
 * @constraint: a constraint's id
 *
 * Gets by how much the left side of a constraint exceeds its right side in the last solution.
 *
 * Returns: left side less right side; 0 for an unknown constraint
 */
double
tl_solver_get_residual (const TlSolver *solver, TlConstraint constraint)
{
  const TlRow *row = tl_solver_lookup (solver, constraint);

  return row == NULL ? 0.0 : tl_rows_residual (solver, row);
}

/**
 * tl_solver_get_n_conflicts:
 * @solver: a solver
 *
 * Counts the constraints that were given up in the last solution.
 *
 * Returns: the number of conflicts
 */
guint
tl_solver_get_n_conflicts (const TlSolver *solver)
{
  g_return_val_if_fail (solver != NULL, 0);
  return solver->conflicts->len;
}

/**
 * tl_solver_get_conflict:
 * @solver: a solver
 * @index: from 0 to one less than tl_solver_get_n_conflicts()
 * @conflict: (out caller-allocates): return location for the conflict
 *
 * Gets why a constraint was given up.
 *
 * Returns: %TRUE if there is a conflict at @index; otherwise %FALSE, @conflict untouched
 */
gboolean
tl_solver_get_conflict (const TlSolver *solver, guint index, TlConflict *conflict)
{
  const TlConflictRecord *record;

  g_return_val_if_fail (solver != NULL && conflict != NULL, FALSE);
  if (index >= solver->conflicts->len)
    return FALSE;
  record = g_ptr_array_index (solver->conflicts, index);
  conflict->broken = record->broken;
  conflict->constraints = (const TlConstraint *)(gpointer)record->constraints->data;
  conflict->n_constraints = record->constraints->len;
  return TRUE;
}
