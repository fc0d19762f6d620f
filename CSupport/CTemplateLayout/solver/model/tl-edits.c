/* tl-edits.c: changing the constants and priorities of existing constraints. */
#include "solver/model/tl-model.h"

#include <math.h>

#include "solver/arithmetic/tl-equal.h"

gboolean
tl_solver_set_constant (TlSolver *solver, TlConstraint constraint, double constant, GError **error)
{
  TlRow *row;

  g_return_val_if_fail (tl_solver_can_change (solver), FALSE);
  row = tl_solver_require (solver, constraint, error);
  if (row == NULL || !tl_check_finite (constant, "constant", error))
    return FALSE;
  if (tl_numbers_are_equal (constant, tl_solver_constant (solver, constraint - 1)))
    return TRUE;
  tl_solver_write_constant (solver, constraint - 1, constant);
  solver->state.values_dirty = TRUE;
  return TRUE;
}

/* Whether @constraints are ids of rows whose constants are already recorded as changed, and @constants are
 * valid. From one row of a feed to the next this is usual, and no further checks are needed. */
static gboolean
rows_have_changed_before (const TlSolver     *solver,
                          const TlConstraint *constraints,
                          const double       *constants,
                          guint               n_constraints)
{
  const guint8 *changed = solver->changed.rows;
  guint         n_rows = solver->n_rows;

  if (changed == NULL || solver->removed_rows.length > 0)
    return FALSE;
  for (guint i = 0; i < n_constraints; i++)
    {
      guint index = constraints[i] - 1;

      if (G_UNLIKELY (index >= n_rows || !changed[index] || tl_constant_is_unusual (constants[i])))
        return FALSE;
    }
  return TRUE;
}

/* Checks that the constraints exist and the constants are finite. Returns %FALSE with @error set if not. */
static gboolean
check_constants (const TlSolver     *solver,
                 const TlConstraint *constraints,
                 const double       *constants,
                 guint               n_constraints,
                 GError            **error)
{
  for (guint i = 0; i < n_constraints; i++)
    {
      if (tl_solver_require (solver, constraints[i], error) == NULL
          || !tl_check_finite (constants[i], "constant", error))
        return FALSE;
    }
  return TRUE;
}

gboolean
tl_solver_set_constants (TlSolver           *solver,
                         const TlConstraint *constraints,
                         const double       *constants,
                         guint               n_constraints,
                         GError            **error)
{
  double *restrict rows;
  gboolean changed = FALSE;

  g_return_val_if_fail (tl_solver_can_change (solver)
                          && ((constraints != NULL && constants != NULL) || n_constraints == 0),
                        FALSE);
  if (n_constraints == 0)
    return TRUE;
  rows = solver->constants;
  if (rows_have_changed_before (solver, constraints, constants, n_constraints))
    {
      for (guint i = 0; i < n_constraints; i++)
        rows[constraints[i] - 1] = constants[i];
      solver->state.values_dirty = TRUE; /* without comparing old and new constants, which would cost more
                                            than running the compiled basis again */
    }
  else
    {
      if (!check_constants (solver, constraints, constants, n_constraints, error))
        return FALSE;
      for (guint i = 0; i < n_constraints; i++)
        {
          changed |= !tl_numbers_are_equal (rows[constraints[i] - 1], constants[i]);
          tl_solver_write_constant (solver, constraints[i] - 1, constants[i]);
        }
    }
  solver->state.values_dirty |= changed;
  return TRUE;
}

/* Changes a row's priorities, which makes the gradient stale. Does nothing if the row has these priorities
 * already. */
static void
solver_change_priorities (TlSolver *solver, TlRow *row, TlPriority above, TlPriority below)
{
  if (tl_numbers_are_equal ((double)above, (double)row->above)
      && tl_numbers_are_equal ((double)below, (double)row->below))
    return;
  solver->state.values_dirty = TRUE;
  tl_solver_assign_priorities (solver, row, above, below);
  solver->state.costs_dirty = TRUE;
  solver->state.structure_dirty = TRUE;
  solver->state.is_optimal = FALSE;
}

gboolean
tl_solver_set_priority (TlSolver *solver, TlConstraint constraint, TlPriority priority, GError **error)
{
  TlRow *row;

  g_return_val_if_fail (tl_solver_can_change (solver), FALSE);
  row = tl_solver_require (solver, constraint, error);
  if (row == NULL || !tl_check_priority (priority, error))
    return FALSE;
  solver_change_priorities (solver, row, row->above > 0.0f ? priority : 0.0f,
                            row->below > 0.0f ? priority : 0.0f);
  return TRUE;
}

gboolean
tl_solver_set_two_sided_priorities (TlSolver    *solver,
                                    TlConstraint constraint,
                                    TlPriority   above_priority,
                                    TlPriority   below_priority,
                                    GError     **error)
{
  TlRow *row;

  g_return_val_if_fail (tl_solver_can_change (solver), FALSE);
  row = tl_solver_require (solver, constraint, error);
  if (row == NULL || !tl_check_priority (above_priority, error) || !tl_check_priority (below_priority, error))
    return FALSE;
  solver_change_priorities (solver, row, above_priority, below_priority);
  return TRUE;
}
