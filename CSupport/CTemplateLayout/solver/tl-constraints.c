/* tl-constraints.c: adding and removing constraints, and going through them.
 *
 * Edits only note what changed; tl_solver_solve() does the work.
 */
#include "solver/tl-solver-private.h"

/* How many removed rows are looked at for one that comes back. */
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

/* Gives a row its priorities in place of those it had. */
void
tl_solver_assign_priorities (TlSolver *solver, TlRow *row, TlPriority above, TlPriority below)
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
      tl_solver_assign_priorities (solver, tl_solver_row (solver, index), above, below);
    }
  tl_solver_write_constant (solver, index, constant);
  solver->values_dirty = TRUE;
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
 * Adds the constraint "sum of the terms, @relation, @constant". Takes time in proportion to the number of
 * terms; the solution changes with the next tl_solver_solve().
 *
 * Returns: the constraint's id, or 0 with @error set when a number is not finite, a variable or the relation
 *   unknown or the priority out of range
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
  g_return_val_if_fail (solver != NULL && (terms != NULL || n_terms == 0), 0);
  if (!tl_check_terms (solver, terms, n_terms, error) || !tl_check_relation (relation, error)
      || !tl_check_finite (constant, "constant", error) || !tl_check_priority (priority, error))
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
  g_return_val_if_fail (solver != NULL && (terms != NULL || n_terms == 0), 0);
  if (!tl_check_terms (solver, terms, n_terms, error) || !tl_check_finite (constant, "constant", error)
      || !tl_check_priority (above_priority, error) || !tl_check_priority (below_priority, error))
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
  TlRow *row = tl_solver_require (solver, constraint, error);

  if (row == NULL)
    return FALSE;
  row->kind = TL_ROW_REMOVED;
  row->user_data = NULL;
  g_array_append_vals (solver->removed_rows, &(guint){ constraint - 1 }, 1);
  solver->values_dirty = TRUE;
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
  tl_solver_assign_priorities (solver, row, 0.0f, 0.0f);
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

void
tl_solver_let_go_of_removed (TlSolver *solver)
{
  if (solver->removed_rows->len == 0)
    return;
  tl_programme_memory_sync (solver);
  for (guint i = 0; i < solver->removed_rows->len; i++)
    solver_let_go (solver, g_array_index (solver->removed_rows, guint, i));
  g_array_set_size (solver->removed_rows, 0);
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
  TlRow *row = tl_solver_lookup (solver, constraint);

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
  const TlRow *row = tl_solver_lookup (solver, constraint);

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
      if (tl_solver_lookup (solver, id) != NULL)
        return id;
    }
  return 0;
}
