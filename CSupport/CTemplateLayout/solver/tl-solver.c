/* tl-solver.c: the public face: variables, constraints, edits, solutions.
 *
 * Edits only note what changed; tl_solver_solve() does the work. See tl-solver-private.h for the
 * problem and Documentation/solver.md for the method.
 */
#include "solver/tl-solver-private.h"

#include <math.h>

G_DEFINE_QUARK (tl - solver - error - quark, tl_solver_error)

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
  g_ptr_array_unref (solver->conflicts);
  tl_factor_free (solver->factor);
  tl_programme_memory_free (solver->memory);
  g_free (solver->values);
  g_free (solver->stays);
  g_free (solver->active);
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
  solver->values = g_renew (double, solver->values, solver->variable_capacity + TL_PROGRAMME_MAX_KERNEL);
  solver->stays = g_renew (guint, solver->stays, solver->variable_capacity);
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
  TlTerm own = { solver->n_variables, 1.0 };

  solver_reserve_variables (solver);
  solver->values[solver->n_variables] = 0.0;
  solver->stays[solver->n_variables] = tl_rows_append (solver, TL_ROW_STAY, &own, 1);
  solver->costs_dirty = TRUE; /* the gradient has one entry a variable */
  solver->dynamic_rows = NULL;
  solver->structure_dirty = TRUE;
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
  return solver->n_variables;
}

static gboolean
check_finite (double value, const char *what, GError **error)
{
  if (isfinite (value))
    return TRUE;
  g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NOT_FINITE, "the %s is %s", what,
               isnan (value) ? "not a number" : "infinite");
  return FALSE;
}

static gboolean
check_priority (TlPriority priority, GError **error)
{
  if (!check_finite ((double)priority, "priority", error))
    return FALSE;
  if (priority > 0.0f && priority <= TL_PRIORITY_REQUIRED)
    return TRUE;
  g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_BAD_PRIORITY,
               "a priority must be above 0 and at most 1000, not %g", (double)priority);
  return FALSE;
}

static gboolean
check_terms (const TlSolver *solver, const TlTerm *terms, guint n_terms, GError **error)
{
  for (guint i = 0; i < n_terms; i++)
    {
      if (terms[i].variable == 0 || terms[i].variable > solver->n_variables)
        {
          g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNKNOWN_ID, "there is no variable %u",
                       terms[i].variable);
          return FALSE;
        }
      if (!check_finite (terms[i].coefficient, "coefficient", error))
        return FALSE;
    }
  return TRUE;
}

static TlRow *
solver_lookup (const TlSolver *solver, TlConstraint constraint)
{
  TlRow *row;

  if (constraint == 0 || constraint > solver->rows->len)
    return NULL;
  row = tl_solver_row (solver, constraint - 1);
  return row->kind == TL_ROW_GOAL ? row : NULL;
}

static TlRow *
solver_require (const TlSolver *solver, TlConstraint constraint, GError **error)
{
  TlRow *row = solver_lookup (solver, constraint);

  if (row == NULL)
    g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNKNOWN_ID, "there is no constraint %u", constraint);
  return row;
}

/* So many removed rows are looked at for one that comes back. */
#define TL_MAX_REVIVED 4

static gboolean
row_is_stated_as (const TlSolver *solver, const TlRow *row, const TlTerm *terms, guint n_terms)
{
  const TlTerm *own = tl_solver_row_terms (solver, row);

  if (row->n_terms != n_terms)
    return FALSE;
  for (guint i = 0; i < n_terms; i++)
    {
      if (own[i].variable != terms[i].variable - 1 || own[i].coefficient < terms[i].coefficient
          || own[i].coefficient > terms[i].coefficient)
        return FALSE;
    }
  return TRUE;
}

static gboolean
priorities_are_equal (const TlRow *row, TlPriority above, TlPriority below)
{
  return row->above <= above && row->above >= above && row->below <= below && row->below >= below;
}

/* A constraint removed since the last solution and now stated again, as when a fence is removed and added
 * for every row of a list: it never left, only its constant and its age change. */
static gboolean
solver_revive (
  TlSolver *solver, const TlTerm *terms, guint n_terms, TlPriority above, TlPriority below, guint *revived)
{
  guint n_removed = solver->removed_rows->len;

  for (guint i = n_removed; i-- > (n_removed > TL_MAX_REVIVED ? n_removed - TL_MAX_REVIVED : 0);)
    {
      TlRow *row;

      *revived = g_array_index (solver->removed_rows, guint, i);
      row = tl_solver_row (solver, *revived);
      if (!priorities_are_equal (row, above, below) || !row_is_stated_as (solver, row, terms, n_terms))
        continue;
      row->kind = TL_ROW_GOAL;
      row->serial = ++solver->last_serial;
      g_array_remove_index (solver->removed_rows, i);
      return TRUE;
    }
  return FALSE;
}

static guint
solver_append_goal (TlSolver *solver, const TlTerm *terms, guint n_terms)
{
  TlTerm  small[8] = { { 0, 0.0 } };
  TlTerm *zero_based = n_terms <= G_N_ELEMENTS (small) ? small : g_new (TlTerm, n_terms);
  guint   index;

  for (guint i = 0; i < n_terms; i++)
    {
      zero_based[i].variable = terms[i].variable - 1;
      zero_based[i].coefficient = terms[i].coefficient;
    }
  index = tl_rows_append (solver, TL_ROW_GOAL, zero_based, n_terms);
  if (zero_based != small)
    g_free (zero_based);
  solver->structure_dirty = TRUE;
  solver->dynamic_rows = NULL; /* they are numbered without the new row */
  return index;
}

static void
solver_note_edit (TlSolver *solver)
{
  solver->values_dirty = TRUE;
}

/* Gives a row its priorities in place of those it had. */
static void
solver_assign_priorities (TlSolver *solver, TlRow *row, TlPriority above, TlPriority below)
{
  tl_levels_use (solver, above);
  tl_levels_use (solver, below);
  tl_levels_release (solver, row->above);
  tl_levels_release (solver, row->below);
  row->above = above;
  row->below = below;
  if (!solver->levels_dirty)
    tl_levels_rank_row (solver, row);
}

static TlConstraint
solver_add_goal (
  TlSolver *solver, const TlTerm *terms, guint n_terms, double constant, TlPriority above, TlPriority below)
{
  guint index;

  if (!solver_revive (solver, terms, n_terms, above, below, &index))
    {
      index = solver_append_goal (solver, terms, n_terms);
      solver_assign_priorities (solver, tl_solver_row (solver, index), above, below);
    }
  tl_solver_write_constant (solver, index, constant);
  solver_note_edit (solver);
  return index + 1;
}

/**
 * tl_solver_add_constraint:
 * @solver: a solver
 * @terms: (array length=n_terms): the left side; copied. A variable may occur more than once
 * @n_terms: how many terms there are; 0 is allowed and makes a constraint on numbers alone
 * @relation: how the left side compares with @constant
 * @constant: the right side
 * @priority: how much the constraint matters
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Adds the constraint "sum of the terms, @relation, @constant". Takes constant time; the solution
 * changes with the next tl_solver_solve().
 *
 * Returns: the constraint's id, or 0 with @error set when a number is not finite, a variable unknown or
 *   the priority out of range
 */
TlConstraint
tl_solver_add_constraint (TlSolver     *solver,
                          const TlTerm *terms,
                          guint         n_terms,
                          TlRelation    relation,
                          double        constant,
                          TlPriority    priority,
                          GError      **error)
{
  if (!check_terms (solver, terms, n_terms, error) || !check_finite (constant, "constant", error)
      || !check_priority (priority, error))
    return 0;
  return solver_add_goal (solver, terms, n_terms, constant,
                          relation == TL_RELATION_GREATER_OR_EQUAL ? 0.0f : priority,
                          relation == TL_RELATION_LESS_OR_EQUAL ? 0.0f : priority);
}

/**
 * tl_solver_add_two_sided:
 * @solver: a solver
 * @terms: (array length=n_terms): the left side; copied
 * @n_terms: how many terms there are
 * @constant: the right side
 * @above_priority: how much it matters that the left side is not above @constant (content hugging)
 * @below_priority: how much it matters that it is not below (compression resistance)
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Adds two inequalities with one right side, as a view's intrinsic size needs them, in one constraint.
 *
 * Returns: the constraint's id, or 0 with @error set, as tl_solver_add_constraint()
 */
TlConstraint
tl_solver_add_two_sided (TlSolver     *solver,
                         const TlTerm *terms,
                         guint         n_terms,
                         double        constant,
                         TlPriority    above_priority,
                         TlPriority    below_priority,
                         GError      **error)
{
  if (!check_terms (solver, terms, n_terms, error) || !check_finite (constant, "constant", error)
      || !check_priority (above_priority, error) || !check_priority (below_priority, error))
    return 0;
  return solver_add_goal (solver, terms, n_terms, constant, above_priority, below_priority);
}

/**
 * tl_solver_remove_constraint:
 * @solver: a solver
 * @constraint: a constraint's id
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Removes a constraint. Constraints that had been given up because of it are held again from the next
 * solution on.
 *
 * Returns: %TRUE, or %FALSE with @error set when there is no such constraint
 */
gboolean
tl_solver_remove_constraint (TlSolver *solver, TlConstraint constraint, GError **error)
{
  TlRow *row = solver_require (solver, constraint, error);

  if (row == NULL)
    return FALSE;
  row->kind = TL_ROW_REMOVED;
  row->user_data = NULL;
  g_array_append_vals (solver->removed_rows, &(guint){ constraint - 1 }, 1);
  solver_note_edit (solver);
  return TRUE;
}

/* Takes a removed row out of the system. An active one stays in the active set, at no cost, until a pivot
 * lets it go. */
static void
solver_let_go (TlSolver *solver, guint index)
{
  TlRow *row = tl_solver_row (solver, index);

  if (row->position == TL_NO_POSITION)
    tl_pricing_add_cost (solver, row, -1.0);
  solver_assign_priorities (solver, row, 0.0f, 0.0f);
  row->broken = FALSE;
  solver->optimal = FALSE;
  solver->structure_dirty = TRUE;
  if (row->position == TL_NO_POSITION)
    {
      tl_rows_recycle (solver, index);
      return;
    }
  row->kind = TL_ROW_LEAVING;
  row->above_level = row->below_level = TL_NO_LEVEL;
  solver->n_leaving++;
}

static void
solver_let_go_of_removed (TlSolver *solver)
{
  if (solver->removed_rows->len == 0)
    return;
  tl_programme_memory_sync (solver);
  for (guint i = 0; i < solver->removed_rows->len; i++)
    solver_let_go (solver, g_array_index (solver->removed_rows, guint, i));
  g_array_set_size (solver->removed_rows, 0);
}

/**
 * tl_solver_set_constant:
 * @solver: a solver
 * @constraint: a constraint's id
 * @constant: its new right side
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Changes a constraint's right side. Takes constant time; any number of changes are solved together by
 * the next tl_solver_solve(), which as long as no inequality changes between loose and tight only
 * evaluates the solution anew.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
gboolean
tl_solver_set_constant (TlSolver *solver, TlConstraint constraint, double constant, GError **error)
{
  TlRow *row = solver_require (solver, constraint, error);

  if (row == NULL || !check_finite (constant, "constant", error))
    return FALSE;
  tl_solver_write_constant (solver, constraint - 1, constant);
  solver_note_edit (solver);
  return TRUE;
}

/* Whether all constraints are rows whose constants have changed before, as they have from row to row of a
 * feed; no closer look is needed then. */
static gboolean
constants_are_dynamic (const TlSolver     *solver,
                       const TlConstraint *constraints,
                       const double       *constants,
                       guint               n_constraints)
{
  const guint8 *dynamic = solver->dynamic_rows;
  guint         n_rows = solver->rows->len;

  if (dynamic == NULL || solver->removed_rows->len > 0)
    return FALSE;
  for (guint i = 0; i < n_constraints; i++)
    {
      guint index = constraints[i] - 1;

      if (G_UNLIKELY (index >= n_rows || !dynamic[index] || !isfinite (constants[i])))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_constants (const TlSolver     *solver,
                 const TlConstraint *constraints,
                 const double       *constants,
                 guint               n_constraints,
                 GError            **error)
{
  for (guint i = 0; i < n_constraints; i++)
    {
      if (solver_require (solver, constraints[i], error) == NULL
          || !check_finite (constants[i], "constant", error))
        return FALSE;
    }
  return TRUE;
}

/**
 * tl_solver_set_constants:
 * @solver: a solver
 * @constraints: (array length=n_constraints): constraints' ids
 * @constants: (array length=n_constraints): their new right sides
 * @n_constraints: how many there are
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Changes many right sides at once, all of them or none.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
gboolean
tl_solver_set_constants (TlSolver           *solver,
                         const TlConstraint *constraints,
                         const double       *constants,
                         guint               n_constraints,
                         GError            **error)
{
  double *restrict rows = (double *)(gpointer)solver->constants->data;

  if (constants_are_dynamic (solver, constraints, constants, n_constraints))
    {
      for (guint i = 0; i < n_constraints; i++)
        rows[constraints[i] - 1] = constants[i];
    }
  else
    {
      if (!check_constants (solver, constraints, constants, n_constraints, error))
        return FALSE;
      for (guint i = 0; i < n_constraints; i++)
        tl_solver_write_constant (solver, constraints[i] - 1, constants[i]);
    }
  solver_note_edit (solver);
  return TRUE;
}

/* Changes what a row costs; its gradient goes along. */
static void
solver_change_priorities (TlSolver *solver, TlRow *row, TlPriority above, TlPriority below)
{
  solver_note_edit (solver);
  solver_assign_priorities (solver, row, above, below);
  solver->costs_dirty = TRUE;
  solver->structure_dirty = TRUE;
  solver->optimal = FALSE;
}

/**
 * tl_solver_set_priority:
 * @solver: a solver
 * @constraint: a constraint's id
 * @priority: its new priority, on each side on which it has one
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Changes how much a constraint matters, also from and to required.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
gboolean
tl_solver_set_priority (TlSolver *solver, TlConstraint constraint, TlPriority priority, GError **error)
{
  TlRow *row = solver_require (solver, constraint, error);

  if (row == NULL || !check_priority (priority, error))
    return FALSE;
  solver_change_priorities (solver, row, row->above > 0.0f ? priority : 0.0f,
                            row->below > 0.0f ? priority : 0.0f);
  return TRUE;
}

/**
 * tl_solver_set_two_sided_priorities:
 * @solver: a solver
 * @constraint: the id of a constraint, which becomes two-sided if it was not
 * @above_priority: how much it matters that the left side is not above the constant
 * @below_priority: how much it matters that it is not below
 * @error: return location for a #TL_SOLVER_ERROR
 *
 * Changes how much the two sides of a constraint matter.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
gboolean
tl_solver_set_two_sided_priorities (TlSolver    *solver,
                                    TlConstraint constraint,
                                    TlPriority   above_priority,
                                    TlPriority   below_priority,
                                    GError     **error)
{
  TlRow *row = solver_require (solver, constraint, error);

  if (row == NULL || !check_priority (above_priority, error) || !check_priority (below_priority, error))
    return FALSE;
  solver_change_priorities (solver, row, above_priority, below_priority);
  return TRUE;
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
 * Returns: %TRUE if all required constraints hold; otherwise %FALSE with @error set
 */
gboolean
tl_solver_solve (TlSolver *solver, GError **error)
{
  if (!solver_is_edited (solver))
    return solver_report_conflicts (solver, error);
  solver_let_go_of_removed (solver);
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
  if (!tl_simplex_refresh (solver, error))
    return FALSE;
  if (tl_conflict_exists (solver) && !tl_conflict_settle (solver, error))
    return FALSE;
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
  g_return_val_if_fail (variable > 0 && variable <= solver->n_variables, 0.0);
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
  const TlRow *row = solver_lookup (solver, constraint);

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

  if (index >= solver->conflicts->len)
    return FALSE;
  record = g_ptr_array_index (solver->conflicts, index);
  conflict->broken = record->broken;
  conflict->constraints = (const TlConstraint *)(gpointer)record->constraints->data;
  conflict->n_constraints = record->constraints->len;
  return TRUE;
}

/**
 * tl_solver_set_user_data:
 * @solver: a solver
 * @constraint: a constraint's id
 * @user_data: (nullable): any pointer; not owned
 *
 * Attaches a pointer to a constraint.
 */
void
tl_solver_set_user_data (TlSolver *solver, TlConstraint constraint, gpointer user_data)
{
  TlRow *row = solver_lookup (solver, constraint);

  g_return_if_fail (row != NULL);
  row->user_data = user_data;
}

/**
 * tl_solver_get_user_data:
 * @solver: a solver
 * @constraint: a constraint's id
 *
 * Gets the pointer attached to a constraint.
 *
 * Returns: (nullable) (transfer none): the pointer, %NULL if there is none or no such constraint
 */
gpointer
tl_solver_get_user_data (const TlSolver *solver, TlConstraint constraint)
{
  const TlRow *row = solver_lookup (solver, constraint);

  return row == NULL ? NULL : row->user_data;
}

/**
 * tl_solver_next_constraint:
 * @solver: a solver
 * @after: a constraint's id, or 0 to begin
 *
 * Iterates over the constraints in order of their ids.
 *
 * Returns: the next id, or 0 after the last one
 */
TlConstraint
tl_solver_next_constraint (const TlSolver *solver, TlConstraint after)
{
  for (TlConstraint id = after + 1; id <= solver->rows->len; id++)
    {
      if (solver_lookup (solver, id) != NULL)
        return id;
    }
  return 0;
}
